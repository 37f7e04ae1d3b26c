import type { Member, Seat } from '@orrery/engine';
import type { BonusId } from './cards/bonus.ts';
import type { Room, SectorId } from './cards/sectors.ts';
import type { CardId } from './cards/titles.ts';
import type { Place, Spot, State, UnitNumber } from './state.ts';

/** A room of the ring. */
export interface RoomSpot {
  readonly place: Place;
  readonly room: Room;
}

/** How a unit came to where it arrives: by its own movement, led by an enemy's card, put there by a card, or out of space. */
export type ArrivalBy = 'movement' | 'led' | 'relocated' | 'from-space';

/** An enemy unit that a card has led away. */
export interface Led {
  readonly card: CardId;
  readonly unit: UnitNumber;
}

/**
 * What is still to be done: plain data on a stack (`State.pending`, the next last), so a chain of effects can stop for an answer
 * anywhere and be stored there. `seat` is who decides if the step needs an answer. `flow.ts` does the steps that need none.
 */
export type Pending =
  // Set-up.
  | { readonly do: 'place-board'; readonly seat: Seat }
  | { readonly do: 'choose-alliance-sector'; readonly seat: Seat; readonly from: readonly SectorId[] }
  | { readonly do: 'place-marker'; readonly seat: Seat }
  /** Choose this many more cards of the 25. */
  | { readonly do: 'choose-deck'; readonly seat: Seat; readonly left: number }
  /** `drawn`: cards on top of the deck to choose from; one of them is installed. */
  | { readonly do: 'install-first'; readonly seat: Seat; readonly drawn: number }
  /** Cards drawn in the set-up and not installed go to the pending slots. */
  | { readonly do: 'lay-pending'; readonly seat: Seat; readonly drawn: number }
  | { readonly do: 'place-unit'; readonly seat: Seat; readonly anywhere: boolean }
  | { readonly do: 'begin' }
  // A turn.
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'movement'; readonly seat: Seat; readonly isExtra: boolean }
  /** The unit still has to spend the rest of its route, sector by sector, and then to arrive. */
  | {
      readonly do: 'travel';
      readonly seat: Seat;
      readonly unit: UnitNumber;
      readonly route: readonly Place[];
      readonly to: RoomSpot;
      readonly teleports: boolean;
      readonly by: ArrivalBy;
    }
  /** Ejection, release, then traps, then a Minor Assault if the sector is full. `quiet`: no traps. */
  | {
      readonly do: 'arrive';
      readonly seat: Seat;
      readonly unit: UnitNumber;
      readonly to: RoomSpot;
      readonly by: ArrivalBy;
      readonly quiet: boolean;
    }
  /** Traps of this sector that still have to work on the unit; which is next the active player says where it matters. */
  | {
      readonly do: 'traps';
      readonly seat: Seat;
      readonly unit: UnitNumber;
      readonly place: Place;
      readonly moment: 'stop' | 'pass';
      readonly slots: readonly number[];
      /** Slots of cards that let go on this arrival and therefore do not catch. */
      readonly spent: readonly number[];
      /** It came with a Parasite: no other is laid on it. */
      readonly isInfested: boolean;
    }
  | { readonly do: 'fill-check'; readonly seat: Seat; readonly place: Place }
  /** The active player may play instants or spend tokens before the turn goes on. */
  | {
      readonly do: 'between';
      readonly seat: Seat;
      readonly before: 'actions' | 'sector-action' | 'end';
      /** Before the end: phase 4 was asked, so its player could do there whatever they wanted. */
      readonly hadSay?: true;
    }
  /**
   * The player's action cards of the sector that are still to be performed, in the order the player says where it matters. `led`: enemy units
   * that one copy of a card has led away already; the next copy of that card leads others.
   */
  | {
      readonly do: 'actions';
      readonly seat: Seat;
      readonly unit: UnitNumber;
      readonly place: Place;
      readonly slots: readonly number[];
      readonly led: readonly Led[];
    }
  /**
   * One performance of a card. `times`: how many more performances of the same card follow (Duplications). `title`: the card may be gone from
   * its slot before its last target is dealt with. Made by `beginPerformance` alone.
   */
  | {
      readonly do: 'perform';
      readonly seat: Seat;
      readonly unit: UnitNumber | undefined;
      readonly card: Spot;
      readonly title: CardId;
      readonly times: number;
      /** Units, or cards, this resolution has used already: each may be used once. */
      readonly used: readonly number[];
      /** How many more of an "up to X". */
      readonly left: number;
    }
  | { readonly do: 'birth'; readonly seat: Seat; readonly place: Place }
  | { readonly do: 'capture'; readonly seat: Seat; readonly unit: UnitNumber; readonly place: Place }
  | { readonly do: 'sector-action'; readonly seat: Seat; readonly unit: UnitNumber; readonly place: Place }
  | { readonly do: 'extra-turn'; readonly seat: Seat }
  | { readonly do: 'pending-cards'; readonly seat: Seat; readonly place: Place }
  /** The emptied pending slot is filled from the deck, or the end token goes on. */
  | { readonly do: 'refill'; readonly seat: Seat; readonly spot: Spot }
  | { readonly do: 'end-turn'; readonly seat: Seat }
  // Attacks.
  /** Units that still attack, one after the other; then what strikes from hiding. `place`: a Minor Assault there; none: everywhere. */
  | {
      readonly do: 'assault';
      readonly seat: Seat;
      readonly place: Place | undefined;
      readonly units: readonly UnitNumber[];
      readonly hiding: readonly Spot[];
      readonly isFull: boolean;
    }
  /** `sets`: how many more attacks this unit makes, each at a target of the attacker's choice; undefined: as often as modules let it when it begins. */
  | { readonly do: 'attack'; readonly seat: Seat; readonly unit: UnitNumber; readonly sets: number | undefined }
  | { readonly do: 'support'; readonly seat: Seat; readonly wounds: number }
  // Choices that cards and sectors ask for.
  | { readonly do: 'put-malfunction'; readonly seat: Seat }
  /** Deathmatch: `left` more points are taken from enemies. */
  | { readonly do: 'take-points'; readonly seat: Seat; readonly left: number; readonly cause: CardId | BonusId };

export type PendingByKind = { readonly [Each in Pending as Each['do']]: Each };
export type PendingOf<Do extends Pending['do']> = Member<Pending, 'do', Do>;
/** One of these kinds, tied to its kind: lets a table by kind be looked up with the step itself. */
export type AnyPending<Do extends Pending['do']> = { readonly [Each in Do]: PendingByKind[Each] & { readonly do: Each } }[Do];

/** Steps nobody is ever asked about; `QUESTION` below says the same to the program. */
type Unasked = 'begin' | 'lay-pending' | 'turn' | 'travel' | 'arrive' | 'fill-check' | 'extra-turn' | 'refill' | 'end-turn';
/** Steps that may need an answer. */
export type QuestionKind = Exclude<Pending['do'], Unasked>;
export type Question = PendingOf<QuestionKind>;

const QUESTION: { readonly [Do in Pending['do']]: Do extends QuestionKind ? true : false } = {
  'place-board': true,
  'choose-alliance-sector': true,
  'place-marker': true,
  'choose-deck': true,
  'install-first': true,
  'lay-pending': false,
  'place-unit': true,
  begin: false,
  turn: false,
  movement: true,
  travel: false,
  arrive: false,
  traps: true,
  'fill-check': false,
  between: true,
  actions: true,
  perform: true,
  birth: true,
  capture: true,
  'sector-action': true,
  'extra-turn': false,
  'pending-cards': true,
  refill: false,
  'end-turn': false,
  assault: true,
  attack: true,
  support: true,
  'put-malfunction': true,
  'take-points': true,
};

/** Asked three times per action, and a set is three times as fast as a table. */
const QUESTIONS: ReadonlySet<string> = new Set(Object.entries(QUESTION).flatMap(([kind, isOne]) => (isOne ? [kind] : [])));

export function isQuestion(step: Pending): step is Question {
  return QUESTIONS.has(step.do);
}

/** The step whose answer is waited for, or the next to be done. */
export function topPending({ pending }: State): Pending | undefined {
  return pending[pending.length - 1];
}
