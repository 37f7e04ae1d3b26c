import { chanceFromSeed, type Json, type JsonObject, type Result, readOptions, type Seat, step } from '@orrery/engine';
import { checkList, checkSaid } from '@orrery/testkit/table-checks';
import { expect, onTestFinished } from 'vitest';
import type { Action, PowerAt } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { GoalId } from '../cards/goals.ts';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { advance } from '../flow/flow.ts';
import { pointsOf } from '../flow/score.ts';
import {
  type ActionCard,
  costsOf,
  type Options,
  type Payment,
  type Phase,
  type Player,
  raceForTheGalaxy,
  type State,
  salePartsOf,
  strengthsOf,
  type View,
} from '../index.ts';
import type { RefusalCode } from '../refusals.ts';
import { text } from '../text/en/index.ts';

/** What a test says of the table; everything else is as docs/POSITIONS.md defaults it. */
export interface Scene {
  readonly [key: string]: Json | undefined;
  readonly players: readonly JsonObject[];
  /** Phases of the round that are still to come: the first of them begins at once. */
  readonly phases?: readonly Phase[];
  /** Cards drawn next, the first first. One left undrawn fails the test. */
  readonly deck?: readonly string[];
  /** Exactly these cards are left in the supply; the last seat holds the others. */
  readonly supply?: readonly string[];
}

/**
 * A table as a test sees it: acts only through actions, and answers what a player would notice. Every state it passes keeps the
 * invariants.
 */
export function table({ phases, supply, ...scene }: Scene): Table {
  const state = raceForTheGalaxy.position(supply === undefined ? staged(scene, phases) : staged(holdingTheRest(scene, supply), phases));
  const game = new Table(state);
  const undrawn = state.piles[0].deck.length - (scene.deck?.length ?? 0);
  onTestFinished(() => {
    if (scene.deck === undefined || game.events.some(({ type }) => type === 'reshuffled')) return;
    expect(game.state.piles[0].deck.slice(undrawn), 'cards of the deck left undrawn').toEqual([]);
  });
  if (phases !== undefined) game.goOn();
  return game;
}

/** The phase before has ended with nobody asked. It is one whose end does nothing more: the robot, too, has its turn at that end. */
function staged(scene: JsonObject & Pick<Scene, 'players'>, phases: Scene['phases']): JsonObject {
  if (phases === undefined) return scene;
  const players = scene.players.map((player) => ({ asked: [], ...player }));
  return { stage: phases[0] === 'produce' ? 'explore' : 'produce', ...scene, players, coming: [...phases] };
}

function holdingTheRest(scene: JsonObject & Pick<Scene, 'players'>, supply: readonly string[]): JsonObject & Pick<Scene, 'players'> {
  const full = raceForTheGalaxy.position({ ...scene, deck: [...supply] });
  const [last, ...others] = [...scene.players].reverse();
  const held = full.piles[0].deck.length - supply.length + (typeof last.hand === 'number' ? last.hand : 0);
  return { ...scene, deck: [...supply], players: [...others.reverse(), { ...last, hand: held }] };
}

/** A match from its set-up, seats and options said. */
export function match(seats: number, options: JsonObject = {}, seed = 'a match'): Table {
  return new Table(raceForTheGalaxy.setup(readOptions<Options>(raceForTheGalaxy.options, options, seats), seats, chanceFromSeed(seed)));
}

type Named = string;

export class Table {
  state: State;
  /** Everything told so far. */
  readonly events: Event[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** What nobody has a choice in happens. */
  goOn(): this {
    advance(this.state, (event) => this.events.push(event));
    raceForTheGalaxy.check(this.state);
    return this;
  }

  act(seat: Seat, action: Action): this {
    const done = step(raceForTheGalaxy, this.state, seat, action);
    if (!done.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(done.refusal)}`);
    checkList(raceForTheGalaxy, this.state, seat, action);
    this.state = done.state;
    for (const { event } of done.told) this.events.push(event);
    raceForTheGalaxy.check(this.state);
    return this;
  }

  refusal(seat: Seat, action: Action): RefusalCode | undefined {
    return checkSaid(text, raceForTheGalaxy.refuse(this.state, seat, action))?.code as RefusalCode | undefined;
  }

  /** Code and rule of a refusal, as one line. */
  why(seat: Seat, action: Action): string | undefined {
    const refusal = checkSaid(text, raceForTheGalaxy.refuse(this.state, seat, action));
    return refusal === undefined ? undefined : `${refusal.code} ${refusal.rule}`;
  }

  // What players say.

  choose(seat: Seat, ...actions: readonly ActionCard[]): this {
    return this.act(seat, { type: 'choose-actions', actions });
  }

  place(seat: Seat, card: Named): this {
    return this.act(seat, placing(card));
  }

  pass(seat: Seat): this {
    return this.act(seat, { type: 'pass' });
  }

  stop(seat: Seat): this {
    return this.act(seat, { type: 'stop' });
  }

  /** Cards of the tableau put to use, and how many of the hand. */
  pay(seat: Seat, use: readonly Named[], cards: number): this {
    return this.act(seat, { type: 'pay', use: use.map((card) => this.placeOf(seat, card)).sort((one, other) => one - other), cards });
  }

  discard(seat: Seat, ...cards: readonly Named[]): this {
    for (const card of cards) this.act(seat, discarding(card));
    return this;
  }

  consume(seat: Seat, by: Named, ...goods: readonly Named[]): this {
    return this.act(seat, this.consuming(seat, by, ...goods));
  }

  consuming(seat: Seat, by: Named, ...goods: readonly Named[]): Action {
    const places = goods.map((card) => this.placeOf(seat, card)).sort((one, other) => one - other);
    return { type: 'consume', by: this.power(seat, by), goods: places };
  }

  produce(seat: Seat, by: Named, world: Named): this {
    return this.act(seat, this.producing(seat, by, world));
  }

  /** `bonus`, or a card of the tableau. */
  producing(seat: Seat, by: Named, world: Named): Action {
    return { type: 'produce', by: by === 'bonus' ? by : this.power(seat, by), world: this.placeOf(seat, world) };
  }

  /** The one action of this type; several or none fail the test. */
  only(seat: Seat, type: Action['type']): Action {
    const found = this.legal(seat).filter((action) => action.type === type);
    expect(found, `${type} of seat ${seat}`).toHaveLength(1);
    return found[0];
  }

  // What players notice.

  get stage(): State['stage'] {
    return this.state.stage;
  }

  get result(): Result | undefined {
    return raceForTheGalaxy.result(this.state);
  }

  get phasesBegun(): readonly string[] {
    return this.events.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : []));
  }

  legal(seat: Seat): readonly Action[] {
    return raceForTheGalaxy.legal(this.state, seat);
  }

  decision(seat: Seat): Decision | undefined {
    return raceForTheGalaxy.decision(this.state, seat);
  }

  view(seat: Seat): View {
    return raceForTheGalaxy.view(this.state, seat);
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  hand(seat: Seat): readonly CardId[] {
    return this.player(seat).hand;
  }

  tableau(seat: Seat): readonly CardId[] {
    return this.player(seat).tableau.map(({ card }) => card);
  }

  chips(seat: Seat): number {
    return this.player(seat).chips;
  }

  /** Worlds with a good. */
  goods(seat: Seat): readonly CardId[] {
    return this.player(seat).tableau.flatMap(({ card, good }) => (good === undefined ? [] : [card]));
  }

  /** Who holds the goal; the first tile where none is named. */
  holders(goal?: GoalId): readonly Seat[] {
    const tile = this.state.goals.find((each) => goal === undefined || each.goal === goal);
    return tile?.holders ?? [];
  }

  /** Points by source. */
  points(seat: Seat): Readonly<Record<string, number>> {
    const { sources = [] } = raceForTheGalaxy.standing(this.state)[seat];
    return Object.fromEntries(sources.map(({ source, points }) => [source, points]));
  }

  /** What a card of this tableau is worth. */
  worth(seat: Seat, card: Named): number {
    return pointsOf(this.state, this.player(seat), card as CardId);
  }

  /** Ways to get a card, by the names of what is put to use. */
  ways(seat: Seat, card: Named): readonly { readonly use: readonly CardId[]; readonly cards: number }[] {
    const { ways } = costsOf(this.state, seat, { card: card as CardId, isPlaced: false });
    return ways.map(({ use, cards }: Payment) => ({ use: use.map((at) => this.player(seat).tableau[at].card), cards }));
  }

  /** Cards to pay for a card of the hand; undefined: it is conquered. */
  cost(seat: Seat, card: Named): number | undefined {
    return costsOf(this.state, seat, { card: card as CardId, isPlaced: false }).price?.cards;
  }

  /** Military against a world. */
  force(seat: Seat, card: Named): number | undefined {
    return costsOf(this.state, seat, { card: card as CardId, isPlaced: false }).force?.total;
  }

  totalMilitary(seat: Seat): number {
    return strengthsOf(this.state, seat).military;
  }

  /** Cards for the good of this world, sold with all trade powers. */
  price(seat: Seat, world: Named): number {
    return salePartsOf(this.state, seat, { at: this.placeOf(seat, world), withTrade: true }).reduce((sum, { amount }) => sum + amount, 0);
  }

  placeOf(seat: Seat, card: Named): number {
    const at = this.tableau(seat).indexOf(card as CardId);
    if (at < 0) throw new Error(`${card} is not in the tableau of seat ${seat}`);
    return at;
  }

  /** `card`, or `card#1` for its second power of the current phase. */
  power(seat: Seat, name: Named): PowerAt {
    const [card, power = '0'] = name.split('#');
    return { at: this.placeOf(seat, card), power: Number(power) };
  }
}

export const placing = (card: Named): Action => ({ type: 'place', card: card as CardId });
export const discarding = (card: Named): Action => ({ type: 'discard', card: card as CardId });
export const good = (card: Named): JsonObject => ({ card, good: true });
