import { at, type Json, type Refusal, type Result, type Seat, step, unusedScript } from '@orrery/engine';
import { checkList, checkSaid } from '@orrery/testkit/table-checks';
import { expect, onTestFinished } from 'vitest';
import type { Action, Target } from '../actions.ts';
import type { TechId } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import { alienFrontiers } from '../index.ts';
import { COLOURS, type Colour } from '../input/position/described.ts';
import type { RefusalCode } from '../refusals.ts';
import { controllerOf } from '../rules/territories.ts';
import type { Face, Facility, Player, State, Territory } from '../state.ts';
import { text } from '../text/en/index.ts';

/** What a test says of the table; everything else is as docs/POSITIONS.md defaults it. */
export interface Scene {
  readonly [key: string]: Json | undefined;
  /** Who is on turn; red if not said. */
  readonly you?: Colour;
  /** Your unplaced ships. Without it your turn is about to begin, and `dice` are rolled. */
  readonly rolled?: readonly number[];
}

/**
 * A table as a test sees it: acts only through actions, and answers what a player would notice. Every state it
 * passes keeps the invariants, and a scripted die left unused fails the test.
 */
export function table(scene: Scene = {}): Table {
  const { you = 'red', rolled, turn = {}, ...rest } = scene;
  if (typeof turn !== 'object' || turn === null || Array.isArray(turn)) throw new Error(at('turn', 'must be an object'));
  const spoken = { ...turn, seat: you, ...(rolled === undefined ? {} : { unplaced: rolled }) };
  const game = new Table(alienFrontiers.position({ ...rest, turn: spoken }));
  onTestFinished(() => expect(unusedScript(game.state.chance), 'dice left unused').toEqual([]));
  return game;
}

type Seated = Colour | Seat;
type With = { readonly relic: boolean };
const NO_RELIC: With = { relic: false };
const WITH_RELIC: With = { relic: true };

export { WITH_RELIC as withRelic };

export const seatOf = (colour: Seated): Seat => (typeof colour === 'number' ? colour : COLOURS.indexOf(colour));

/** Targets as a test writes them. */
export const ship = (face: number, relic = NO_RELIC): Target => ({ kind: 'ship', face: face as Face, ...relic });
export const ships = (faces: readonly number[], relic = NO_RELIC): Target => ({ kind: 'ships', faces: faces as Face[], ...relic });
export const shift = (lower: number, raise: number): Target => ({
  kind: 'two-ships',
  lower: { face: lower as Face, relic: false },
  raise: { face: raise as Face, relic: false },
});
export const territory = (id: Territory): Target => ({ kind: 'territory', territory: id });
export const colony = (owner: Colour, id: Territory): Target => ({ kind: 'colony', owner: seatOf(owner), territory: id });
export const docked = (owner: Colour, where: Facility, face: number, relic = NO_RELIC): Target => ({
  kind: 'docked-ship',
  at: where,
  owner: seatOf(owner),
  face: face as Face,
  ...relic,
});
export const pile = (card: TechId): Target => ({ kind: 'card', card });

export class Table {
  state: State;
  /** Everything told so far. */
  readonly events: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** One action of the player on turn; a refusal fails the test. */
  act(action: Action): this {
    const done = step(alienFrontiers, this.state, this.state.turn.seat, action);
    if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
    checkList(alienFrontiers, this.state, this.state.turn.seat, action);
    this.state = done.state;
    for (const { event } of done.told) this.events.push(event);
    alienFrontiers.check(this.state);
    return this;
  }

  why(action: Action): RefusalCode | undefined {
    return this.#refused(action)?.code as RefusalCode | undefined;
  }

  /** The rule that forbids it. */
  whyRule(action: Action): string | undefined {
    return this.#refused(action)?.rule;
  }

  #refused(action: Action): Refusal | undefined {
    return checkSaid(text, alienFrontiers.refuse(this.state, this.state.turn.seat, action));
  }

  dock(where: Facility, faces: readonly number[], relic = NO_RELIC): this {
    return this.act(docking(where, faces, relic));
  }

  /** Single ships one after another, as a player would say "these to the mine". */
  dockEach(where: Facility, faces: readonly number[]): this {
    for (const face of faces) this.dock(where, [face]);
    return this;
  }

  refusal(where: Facility, faces: readonly number[], relic = NO_RELIC): RefusalCode | undefined {
    return this.why(docking(where, faces, relic));
  }

  use(card: TechId, target: Target): this {
    return this.act({ type: 'use-power', card, target });
  }

  useRefusal(card: TechId, target: Target): RefusalCode | undefined {
    return this.why({ type: 'use-power', card, target });
  }

  discard(card: TechId, target: Target): this {
    return this.act({ type: 'discard-card', card, target });
  }

  discardRefusal(card: TechId, target: Target): RefusalCode | undefined {
    return this.why({ type: 'discard-card', card, target });
  }

  land(id: Territory): this {
    return this.act({ type: 'land-colony', territory: id });
  }

  trade(times = 1): this {
    for (let count = 0; count < times; count++) this.act({ type: 'trade-at-market' });
    return this;
  }

  steal(from: Colour, token: 'fuel' | 'ore', count = 1): this {
    for (let taken = 0; taken < count; taken++) this.act({ type: 'steal-token', from: seatOf(from), token });
    return this;
  }

  stealCard(from: Colour, card: TechId): this {
    return this.act({ type: 'steal-card', from: seatOf(from), card });
  }

  teleport(to: Facility, faces: readonly number[] = [], relic = NO_RELIC): this {
    return this.act({ type: 'teleport-ship', to, faces: faces as Face[], ...relic });
  }

  /** Ends the turn; the next player's fleet is rolled with the next dice. */
  end(): this {
    return this.act({ type: 'end-turn' });
  }

  /** The player on turn. */
  get you(): Player {
    return this.state.players[this.state.turn.seat];
  }

  player(who: Seated): Player {
    return this.state.players[seatOf(who)];
  }

  points(who: Seated): number {
    return alienFrontiers.standing(this.state)[seatOf(who)].points;
  }

  /** Faces of the unplaced ships, in rising order. */
  get unplaced(): number[] {
    return this.state.turn.unplaced.map(({ face }) => face);
  }

  /** Who stands here, for instance `['red 4', 'blue relic 6']`. */
  at(where: Facility): string[] {
    return this.state.docks[where].map(({ owner, face, relic }) => `${COLOURS[owner]} ${relic ? 'relic ' : ''}${face}`);
  }

  controller(id: Territory): Colour | undefined {
    const seat = controllerOf(this.state, id);
    return seat === undefined ? undefined : COLOURS[seat];
  }

  /** What the player on turn is asked. */
  get asks(): string | undefined {
    const [seat] = alienFrontiers.asked(this.state);
    return seat === undefined ? undefined : alienFrontiers.decision(this.state, seat)?.ask;
  }

  /** Legal actions, or those of one type. */
  legal<Type extends Action['type']>(type: Type): Extract<Action, { type: Type }>[] {
    const actions = alienFrontiers.legal(this.state, this.state.turn.seat);
    return actions.filter((action): action is Extract<Action, { type: Type }> => action.type === type);
  }

  get result(): Result | undefined {
    return alienFrontiers.result(this.state);
  }

  told<Type extends Event['type']>(type: Type): Extract<Event, { type: Type }>[] {
    return this.events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }
}

function docking(where: Facility, faces: readonly number[], relic: With): Action {
  return { type: 'dock-ships', at: where, faces: faces as Face[], ...relic };
}
