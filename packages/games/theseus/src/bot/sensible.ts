import { quickTable, type Seat } from '@orrery/engine';
import type { Action, ActionOf, Target } from '../actions.ts';
import { BOARDS } from '../cards/boards.ts';
import { BONUS_CARDS } from '../cards/bonus.ts';
import type { ActionEffect, InstantEffect } from '../cards/effects.ts';
import { ROOMS, type Room, roomNumber, SECTOR_IDS, type SectorId } from '../cards/sectors.ts';
import { CARDS } from '../cards/titles.ts';
import { askedPending } from '../flow/flow.ts';
import {
  type AnyPending,
  type PendingByKind,
  type PendingOf,
  type Question,
  type QuestionKind,
  type RoomSpot,
  topPending,
} from '../pending.ts';
import { passagesFrom, roomBit, takenRooms } from '../rules/rooms.ts';
import { FULL_LIFE, type Spot, type State } from '../state.ts';
import { bestInstalls } from './installs.ts';
import { freshWorth, installedWorth, PENDING } from './worths.ts';

type Play = ActionOf<'play-instant'> | ActionOf<'play-bonus'>;

const MOST_CARDS = 4;
const MOST_CLEARED = 2;
const MOST_UPGRADED = 2;

type Thoughts = { readonly [Do in QuestionKind]: (state: State, step: PendingByKind[Do], legal: readonly Action[]) => readonly Action[] };

/** What is worth a thought when each question is put: what does something here, and of things that come to the same only one. */
const THOUGHTS: Thoughts = quickTable({
  'place-board': (state, _, legal) => withoutTwins(state, legal),
  'choose-alliance-sector': (state, _, legal) => withoutTwins(state, legal),
  'place-marker': (state, _, legal) => atTheTechBay(state, ofType(legal, 'place-marker')),
  'choose-deck': (_, __, legal) => bestCard(ofType(legal, 'choose-card')),
  'install-first': (state, { seat }, legal) => bestInstalls(state, seat, ofType(legal, 'install-first')),
  'place-unit': (state, _, legal) => withoutTwins(state, legal),
  movement: (state, { seat }, legal) => [...withoutTwins(state, legal), ...beforeMoving(state, seat, legal)],
  traps: (_, __, legal) => ofType(legal, 'any-order'),
  between: (_, __, legal) => ofType(legal, 'go-on'),
  actions: inOneOrder,
  perform: whilePerforming,
  birth: (state, _, legal) => withoutTwins(state, legal),
  capture: bestToAimAt,
  'sector-action': (state, _, legal) => [...ofType(legal, 'take-upgrade'), ...bestCards(state, ofType(legal, 'clear-base'), MOST_CLEARED)],
  'pending-cards': (state, { seat }, legal) => withPending(state, seat, legal),
  assault: oneOfEachSeat,
  attack: oneOfEachSeat,
  support: oneOfEachSeat,
  'put-malfunction': bestToAimAt,
  'take-points': (state, _, legal) => withoutTwins(state, legal),
});

export function sensible(state: State, _: Seat, legal: readonly Action[]): readonly Action[] {
  const step = askedPending(state);
  return step === undefined ? legal : thoughtsOn(state, step, legal);
}

function thoughtsOn<Do extends QuestionKind>(state: State, step: AnyPending<Do>, legal: readonly Action[]): readonly Action[] {
  return THOUGHTS[step.do](state, step, legal);
}

function bestToAimAt(state: State, _: Question, legal: readonly Action[]): Action[] {
  return [...bestCards(state, ofType(legal, 'aim-at-card'), MOST_CARDS), ...ofType(legal, 'decline')];
}

function ofType<Type extends Action['type']>(actions: readonly Action[], type: Type): ActionOf<Type>[] {
  const found: ActionOf<Type>[] = [];
  for (const action of actions) if (isOfType(action, type)) found.push(action);
  return found;
}

function isOfType<Type extends Action['type']>(action: Action, type: Type): action is ActionOf<Type> {
  return action.type === type;
}

/** Rooms of a board that change places without changing anything: they see the same rooms. Each has the first of its kind. */
const TWINS: Readonly<Record<SectorId, readonly (readonly Room[])[]>> = twinsOfAll();

function twinsOfAll(): Record<SectorId, readonly (readonly Room[])[]> {
  const all: Partial<Record<SectorId, readonly (readonly Room[])[]>> = {};
  for (const id of SECTOR_IDS) all[id] = ROOMS.map((room, at) => ROOMS.slice(0, at).filter((other) => areTwins(id, room, other)));
  return quickTable(all as Record<SectorId, readonly (readonly Room[])[]>);
}

function areTwins(id: SectorId, one: Room, other: Room): boolean {
  const both = roomBit(one) | roomBit(other);
  return (passagesFrom(id, one) & ~both) === (passagesFrom(id, other) & ~both);
}

/** An empty room with an empty twin before it is the same choice as that one. */
function hasEmptyTwin(state: State, { place, room }: RoomSpot, mover: number): boolean {
  const twins = TWINS[state.sectors[place].id][roomNumber(room)];
  if (twins.length === 0) return false;
  const taken = takenRooms(state, place, mover);
  if ((taken & roomBit(room)) !== 0) return false;
  for (const twin of twins) if ((taken & roomBit(twin)) === 0) return true;
  return false;
}

/** Moves, placements and arrivals without those into twin rooms. */
function withoutTwins(state: State, legal: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of legal) {
    switch (action.type) {
      case 'move-unit':
      case 'enter-from-space':
      case 'lead-unit':
      case 'relocate':
        if (!hasEmptyTwin(state, action.to, action.unit)) kept.push(action);
        break;
      case 'place-unit':
      case 'spawn':
        if (!hasEmptyTwin(state, action.to, -1)) kept.push(action);
        break;
      case 'play-instant':
      case 'play-bonus':
      case 'upgrade-unit':
      case 'upgrade-card':
        break;
      default:
        kept.push(action);
    }
  }
  return kept;
}

/** When each kind of card is best played: what can as well be done when the turn is nearly over waits till then. */
const BEST_PLAYED: { readonly [Word in InstantEffect['do']]: 'before-moving' | 'later' } = quickTable({
  'wound-near': 'before-moving',
  'step-on': 'before-moving',
  frenzy: 'before-moving',
  'wound-all-near': 'before-moving',
  'move-malfunction': 'later',
  'gain-data-now': 'before-moving',
  'data-for-enemies-near': 'before-moving',
  'shift-rooms': 'before-moving',
  'go-further': 'before-moving',
  'take-upgrades-now': 'before-moving',
  'regain-life-now': 'before-moving',
  eject: 'before-moving',
  'attack-now': 'before-moving',
  'discard-pending': 'later',
});

/**
 * Between the other steps a turn simply goes on, because the match answers so for players without standing orders, and bots have none:
 * cards are played, and tokens spent, before a movement, and what is left among the pending cards.
 */
function beforeMoving(state: State, seat: Seat, legal: readonly Action[]): Action[] {
  const plays = playsOf(state, legal).filter((play) => BEST_PLAYED[effectOf(play).do] === 'before-moving');
  return [...plays, ...upgradesOf(state, seat, legal)];
}

function upgradesOf(state: State, seat: Seat, legal: readonly Action[]): Action[] {
  const units = ofType(legal, 'upgrade-unit').filter(({ unit }) => state.units[unit].seat === seat || state.mode === 'teams');
  return [...units, ...bestUpgrades(state, ofType(legal, 'upgrade-card'))];
}

/** Cards on which a token does most. */
function bestUpgrades(state: State, upgrades: readonly ActionOf<'upgrade-card'>[]): ActionOf<'upgrade-card'>[] {
  if (upgrades.length <= MOST_UPGRADED) return [...upgrades];
  return bestCards(state, upgrades, MOST_UPGRADED);
}

function worthOfSpot(state: State, { place, row, slot }: Spot): number {
  if (row === 'slots') return installedWorth(state, place, slot);
  const lying = state.sectors[place].pending[slot];
  return lying === null ? 0 : PENDING * freshWorth(lying.card);
}

function bestCards<Kind extends { readonly card: Spot }>(state: State, actions: readonly Kind[], most: number): Kind[] {
  if (actions.length <= most) return [...actions];
  const valued = actions.map((action) => ({ action, worth: worthOfSpot(state, action.card) }));
  return valued
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ action }) => action);
}

function effectOf(play: Play): InstantEffect {
  if (play.type === 'play-bonus') return BONUS_CARDS[play.card].effect;
  const card = CARDS[play.card];
  if (card.type !== 'instant') throw new Error(`TH-7.7: ${play.card} is no instant`);
  return card.effect;
}

/** Cards to play that do something; of targets that come to the same one is enough. */
function playsOf(state: State, legal: readonly Action[]): Play[] {
  const kept: Play[] = [];
  let seen: Set<string> | undefined;
  for (const action of legal) {
    if (action.type !== 'play-instant' && action.type !== 'play-bonus') continue;
    const effect = effectOf(action);
    if (!doesSomething(state, effect, action.target)) continue;
    const like = `${action.card} ${likeness(state, effect, action.target)}`;
    // Most lists name no card to play.
    seen ??= new Set();
    if (seen.has(like)) continue;
    seen.add(like);
    kept.push(action);
  }
  return kept;
}

function doesSomething(state: State, effect: InstantEffect, target: Target): boolean {
  if (effect.do === 'regain-life-now' && state.mode !== 'deathmatch')
    return state.players[state.turn.seat].life <= FULL_LIFE - effect.count;
  if (effect.do === 'go-further') return topPending(state)?.do === 'movement' && state.turn.further === 0;
  return target.kind !== 'unit-to' || !hasEmptyTwin(state, target.to, target.unit);
}

/** Wounds fall on the faction, so all its units are one target. */
function likeness(state: State, effect: InstantEffect, target: Target): string {
  if (effect.do === 'wound-near' && target.kind === 'unit') return `seat ${state.units[target.unit].seat}`;
  return JSON.stringify(target);
}

/** With an empty deck every option brings the end nearer, so that it may be better to take none. */
function withPending(state: State, seat: Seat, legal: readonly Action[]): Action[] {
  const options: Action[] = [
    ...bestInstalls(state, seat, ofType(legal, 'install')),
    ...ofType(legal, 'replace-pending'),
    ...ofType(legal, 'fill-pending').slice(0, 1),
  ];
  if (options.length === 0 || state.players[seat].deck.length === 0) options.push(...ofType(legal, 'skip-pending'));
  return [...options, ...playsOf(state, legal)];
}

/** One card of each title first; all orders of equal cards are one. */
function inOneOrder(state: State, { place }: PendingOf<'actions'>, legal: readonly Action[]): Action[] {
  const { slots } = state.sectors[place];
  const seen = new Set<string>();
  const kept = ofType(legal, 'resolve-next').filter(({ card: { slot } }) => {
    const installed = slots[slot];
    const like = installed === null ? '' : `${installed.card} ${installed.upgrades} ${installed.counter}`;
    if (seen.has(like)) return false;
    seen.add(like);
    return true;
  });
  return kept.length > 0 ? kept : [...legal];
}

function oneOfEachSeat(state: State, _: Question, legal: readonly Action[]): Action[] {
  const seen = new Set<Seat>();
  return ofType(legal, 'choose-unit').filter(({ unit }) => {
    const { seat } = state.units[unit];
    if (seen.has(seat)) return false;
    seen.add(seat);
    return true;
  });
}

type Performing = (state: State, step: PendingOf<'perform'>, legal: readonly Action[]) => Action[];

const anyAnswer: Performing = (state, _, legal) => withoutTwins(state, legal);
const bestCardsAndOthers: Performing = (state, _, legal) => {
  const others = legal.filter(({ type }) => type !== 'aim-at-card');
  return [...bestCards(state, ofType(legal, 'aim-at-card'), MOST_CARDS), ...others];
};

/** What is worth a thought while a card is performed; those that ask nothing are never asked about. */
const PERFORMING: { readonly [Word in ActionEffect['do']]: Performing } = quickTable({
  'take-upgrades': anyAnswer,
  'gain-data': anyAnswer,
  'regain-life': anyAnswer,
  assault: anyAnswer,
  'deactivate-traps': bestCardsAndOthers,
  'move-enemies': anyAnswer,
  abduct: anyAnswer,
  transfer: anyAnswer,
  spawn: anyAnswer,
  'start-attacks': anyAnswer,
  'collect-records': anyAnswer,
  arm: anyAnswer,
  'install-pending': (state, { seat }, legal) => [...bestInstalls(state, seat, ofType(legal, 'install')), ...ofType(legal, 'decline')],
  'perform-another': anyAnswer,
  'wound-anywhere': oneOfEachSeat,
  'data-for-enemies-here': anyAnswer,
  'strip-upgrades': bestCardsAndOthers,
  'make-invisible': anyAnswer,
});

function whilePerforming(state: State, step: PendingOf<'perform'>, legal: readonly Action[]): Action[] {
  const card = CARDS[step.title];
  return card.type === 'action' ? PERFORMING[card.effect.do](state, step, legal) : [...legal];
}

/** Every visit of a marked Tech Bay is a token and a further turn; three Creatures that begin in the Corridors would stand in each other's way. */
function atTheTechBay(state: State, markers: readonly ActionOf<'place-marker'>[]): ActionOf<'place-marker'>[] {
  return markers.filter(({ place }) => BOARDS[state.sectors[place].id].action === 'extra-turn');
}

function bestCard(choices: readonly ActionOf<'choose-card'>[]): ActionOf<'choose-card'>[] {
  return [...choices].sort((one, other) => freshWorth(other.card) - freshWorth(one.card)).slice(0, 1);
}
