import { type Refusal, type Result, type Seat, step } from '@orrery/engine';
import { checkList, checkSaid } from '@orrery/testkit/table-checks';
import type { Action, ActionOf, Target } from '../actions.ts';
import type { BonusId } from '../cards/bonus.ts';
import type { Faction } from '../cards/factions.ts';
import type { SectorId } from '../cards/sectors.ts';
import type { CardId } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import { theseus } from '../index.ts';
import { Names } from '../input/position/names.ts';
import type { RoomSpot } from '../pending.ts';
import { type Installed, type Place, type Player, SPACE, type Spot, type State, SUPPLY, type Unit } from '../state.ts';
import { text } from '../text/en/index.ts';
import { described, type Scene } from './scene.ts';

/** `marines 1` (its first soldier or Creature), `minor-alien 2`, `runner 1`; or its number. */
export type UnitName = string | number;
/** `corridors 0`: an install slot; `corridors pending 0`. */
export type SpotName = string | Spot;
/** `corridors a`. */
export type RoomName = string | RoomSpot;

/**
 * A table as a test sees it: acts only through actions, and answers what a player would notice. Every state it passes keeps the
 * invariants. The turn of `you` has begun and its movement is asked for, unless the scene says what is `waiting`.
 */
export function table(scene: Scene = {}): Table {
  return new Table(theseus.position(described(scene)));
}

interface MoveExtras {
  /** The sectors of the route, one per point, where several lead to the room. */
  readonly route?: readonly SectorId[];
  readonly teleports?: boolean;
}

export class Table {
  state: State;
  /** Everything told so far. */
  readonly events: Event[] = [];
  readonly #names: Names;

  constructor(state: State) {
    this.state = state;
    this.#names = new Names({
      factions: state.players.map(({ faction }) => faction),
      ring: state.sectors.map(({ id }) => id),
      units: state.units,
    });
  }

  seat(faction: Faction): Seat {
    return this.#names.seat('seat', faction);
  }

  place(sector: SectorId): Place {
    return this.#names.place('place', sector);
  }

  room(name: RoomName): RoomSpot {
    return this.#names.room('room', typeof name === 'string' ? name : { ...name });
  }

  spot(name: SpotName): Spot {
    return this.#names.spot('spot', typeof name === 'string' ? name : { ...name });
  }

  unitNumber(name: UnitName): number {
    return this.#names.unit('unit', name);
  }

  unit(name: UnitName): Unit {
    return this.state.units[this.unitNumber(name)];
  }

  player(faction: Faction): Player {
    return this.state.players[this.seat(faction)];
  }

  life(faction: Faction): number {
    return this.player(faction).life;
  }

  data(faction: Faction): number {
    return this.player(faction).data;
  }

  card(name: SpotName): Installed | undefined {
    const { place, slot } = this.spot(name);
    return this.state.sectors[place].slots[slot] ?? undefined;
  }

  pending(name: SpotName): CardId | undefined {
    const { place, slot } = this.spot(name);
    return this.state.sectors[place].pending[slot]?.card;
  }

  /** `corridors a`, `space`, `supply` or `on a card`. */
  at(name: UnitName): string {
    const { at, room } = this.unit(name);
    if (at >= 0) return `${this.state.sectors[at].id} ${room}`;
    return at === SPACE ? 'space' : at === SUPPLY ? 'supply' : 'on a card';
  }

  /** Who is asked. */
  get asked(): Faction | undefined {
    const [seat] = theseus.asked(this.state);
    return seat === undefined ? undefined : this.state.players[seat].faction;
  }

  /** What is asked. */
  get asks(): string | undefined {
    const [seat] = theseus.asked(this.state);
    return seat === undefined ? undefined : theseus.decision(this.state, seat)?.ask;
  }

  /** One action of the player who is asked; a refusal fails the test. */
  act(action: Action): this {
    const [seat] = theseus.asked(this.state);
    if (seat === undefined) throw new Error('the match is over');
    const done = step(theseus, this.state, seat, action);
    if (!done.ok) throw new Error(`${this.asked} may not ${JSON.stringify(action)}: ${JSON.stringify(done.refusal)}, asked: ${this.asks}`);
    checkList(theseus, this.state, seat, action);
    this.state = done.state;
    for (const { event } of done.told) this.events.push(event);
    theseus.check(this.state);
    return this;
  }

  /** Why the player who is asked may not do it, or undefined when that is allowed. */
  refusal(action: Action): string | undefined {
    return this.refused(action)?.code;
  }

  /** The code of the refusal with the rule it names: `room-taken TH-2.6`. */
  refusalByRule(action: Action): string | undefined {
    const refusal = this.refused(action);
    return refusal && `${refusal.code} ${refusal.rule}`;
  }

  /** The whole refusal, with its rule and values. */
  refused(action: Action): Refusal | undefined {
    const [seat] = theseus.asked(this.state);
    return checkSaid(text, theseus.refuse(this.state, seat ?? 0, action));
  }

  /** Legal actions of one type of the player who is asked. */
  legal<Type extends Action['type']>(type: Type): ActionOf<Type>[] {
    const [seat] = theseus.asked(this.state);
    if (seat === undefined) return [];
    return theseus.legal(this.state, seat).filter((action): action is ActionOf<Type> => action.type === type);
  }

  /** The movement of a unit into a room; a unit in space enters there. */
  move(unit: UnitName, to: RoomName, extras: MoveExtras = {}): this {
    const number = this.unitNumber(unit);
    if (this.unit(unit).at === SPACE) return this.act({ type: 'enter-from-space', unit: number, to: this.room(to) });
    const wanted = this.room(to);
    const { teleports = false } = extras;
    const route = extras.route?.map((sector) => this.place(sector));
    const fits = (say: ActionOf<'move-unit'>) =>
      say.unit === number &&
      say.to.place === wanted.place &&
      say.to.room === wanted.room &&
      say.teleports === teleports &&
      (route === undefined || String(say.route) === String(route));
    const [found, other] = this.legal('move-unit').filter(fits);
    if (found === undefined) throw new Error(`${unit} cannot move to ${JSON.stringify(to)}; its ends: ${this.ends(unit).join(', ')}`);
    if (other !== undefined) throw new Error(`several routes lead ${unit} to ${JSON.stringify(to)}: name one`);
    return this.act(found);
  }

  /** Sectors in which the unit may end its movement, without teleports, in the order of the ring. */
  ends(unit: UnitName): SectorId[] {
    const number = this.unitNumber(unit);
    const moves = this.legal('move-unit').filter((say) => say.unit === number && !say.teleports);
    const places = new Set(moves.map(({ to }) => to.place));
    return this.state.sectors.filter((_, place) => places.has(place)).map(({ id }) => id);
  }

  /** Plays an instant out of the hand. */
  instant(card: CardId, target: Target = { kind: 'none' }): this {
    return this.act({ type: 'play-instant', card, target });
  }

  /** Plays a bonus card, one's own unless an ally's is named. */
  bonus(card: BonusId, target: Target = { kind: 'none' }, from: Faction | undefined = this.asked): this {
    return this.act({ type: 'play-bonus', card, from: from === undefined ? 0 : this.seat(from), target });
  }

  /** Answers: the next trap or action card. */
  next(card: SpotName): this {
    return this.act({ type: 'resolve-next', card: this.spot(card) });
  }

  anyOrder(): this {
    return this.act({ type: 'any-order' });
  }

  target(unit: UnitName): this {
    return this.act({ type: 'choose-unit', unit: this.unitNumber(unit) });
  }

  aimAt(card: SpotName): this {
    return this.act({ type: 'aim-at-card', card: this.spot(card) });
  }

  /** An enemy unit is led into a room. */
  lead(unit: UnitName, to: RoomName): this {
    const number = this.unitNumber(unit);
    const wanted = this.room(to);
    const found = this.legal('lead-unit').find(
      (say) => say.unit === number && say.to.place === wanted.place && say.to.room === wanted.room,
    );
    if (found === undefined) throw new Error(`${unit} cannot be led to ${JSON.stringify(to)}`);
    return this.act(found);
  }

  relocate(unit: UnitName, to: RoomName): this {
    return this.act({ type: 'relocate', unit: this.unitNumber(unit), to: this.room(to) });
  }

  decline(): this {
    return this.act({ type: 'decline' });
  }

  goOn(): this {
    return this.act({ type: 'go-on' });
  }

  /** Goes on wherever the turn only asks whether something is played first. */
  passOn(): this {
    for (let count = 0; this.asks === 'between'; count++) {
      if (count > 20) throw new Error('a turn that does not go on');
      this.goOn();
    }
    return this;
  }

  takeUpgrade(): this {
    return this.act({ type: 'take-upgrade' });
  }

  skipPending(): this {
    return this.act({ type: 'skip-pending' });
  }

  install(from: SpotName, to?: SpotName): this {
    return this.act({ type: 'install', from: this.spot(from), to: to === undefined ? undefined : this.spot(to) });
  }

  get result(): Result | undefined {
    return theseus.result(this.state);
  }

  /** Factions that won, once the match is over. */
  get winners(): Faction[] | undefined {
    return this.state.ended?.winners.map((seat) => this.state.players[seat].faction);
  }

  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }

  /** Types of everything told, in order. */
  get story(): Event['type'][] {
    return this.events.map(({ type }) => type);
  }
}
