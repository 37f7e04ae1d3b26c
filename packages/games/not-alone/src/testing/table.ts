import { heardBy, type Json, type Refusal, type Result, type Seat, step, type Told, unusedScript, type Viewer } from '@orrery/engine';
import { checkList, checkSaid } from '@orrery/testkit/table-checks';
import { expect, onTestFinished } from 'vitest';
import type { Action, ActionOf, Target } from '../actions.ts';
import type { AdaptationId } from '../cards/adaptations.ts';
import type { CharacterId } from '../cards/characters.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { PlaceId, PlaceNumber, PowerWay } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { Event } from '../events.ts';
import { notAlone } from '../index.ts';
import type { View } from '../knowledge/view.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Hunted, HuntToken, State } from '../state.ts';
import { text } from '../text/en/index.ts';

type Described = Readonly<Record<string, Json | undefined>>;

/** What a test says of the table; everything else is as docs/POSITIONS.md defaults it. */
export interface Scene {
  readonly [key: string]: Json | undefined;
  /** By name, clockwise from the Creature's left. */
  readonly hunted?: Readonly<Record<string, Described>>;
}

/** The Creature, one of the Hunted by name, or a seat. */
export type Who = string | Seat;

/**
 * A table as a test sees it: acts only through actions, and answers what a player would notice. Every state it passes keeps the
 * invariants, and a scripted draw left unused fails the test.
 */
export function table(scene: Scene = {}): Table {
  const { hunted = { ripley: {} }, ...rest } = scene;
  const names = Object.keys(hunted);
  const game = new Table(notAlone.position({ seats: names.length + 1, ...rest, hunted: Object.values(hunted) }), names);
  onTestFinished(() => expect(unusedScript(game.state.chance), 'draws left unused').toEqual([]));
  return game;
}

/** Targets as a test writes them. */
export const nothing: Target = { kind: 'none' };
export const named = (seat: Seat): Target => ({ kind: 'hunted', seat });
export const at = (place: number): Target => ({ kind: 'place', place: place as PlaceNumber });
export const between = (one: number, other: number): Target => ({ kind: 'pair', places: [one as PlaceNumber, other as PlaceNumber] });
export const moved = (token: HuntToken, to: number): Target => ({ kind: 'token', token, to: to as PlaceNumber });
export const paying = (card: PlaceId): Target => ({ kind: 'own-card', card });
export const swapping = (out: PlaceId, into: PlaceId): Target => ({ kind: 'swap', out, in: into });
export const powerOf = (card: PlaceId, place: number, way: PowerWay): Target => ({ kind: 'power', card, place: place as PlaceNumber, way });

export class Table {
  state: State;
  /** Everything told so far. */
  readonly told: Told<Event>[] = [];
  /** The last action brought something to light or drew by chance. */
  revealed = false;
  readonly #names: readonly string[];

  constructor(state: State, names: readonly string[]) {
    this.state = state;
    this.#names = names;
  }

  seat(who: Who): Seat {
    if (typeof who === 'number') return who;
    if (who === 'creature') return this.state.creature.seat;
    const index = this.#names.indexOf(who);
    if (index < 0) throw new Error(`nobody at this table is called ${who}`);
    return this.state.hunted[index].seat;
  }

  name(seat: Seat): string {
    return seat === this.state.creature.seat ? 'creature' : this.#names[this.state.hunted.findIndex((hunted) => hunted.seat === seat)];
  }

  /** One action; a refusal fails the test. */
  act(who: Who, action: Action): this {
    const done = step(notAlone, this.state, this.seat(who), action);
    if (!done.ok)
      throw new Error(`${who} may not ${JSON.stringify(action)}: ${JSON.stringify(done.refusal)}, asked: ${this.asked.join(', ')}`);
    checkList(notAlone, this.state, this.seat(who), action);
    this.state = done.state;
    this.revealed = done.revealed;
    this.told.push(...done.told);
    notAlone.check(this.state);
    return this;
  }

  /** Why this seat may not do that, or undefined when it may. */
  refusal(who: Who, action: Action): RefusalCode | undefined {
    return this.#refused(who, action)?.code as RefusalCode | undefined;
  }

  /** The number of the rule that forbids it. */
  rule(who: Who, action: Action): string | undefined {
    return this.#refused(who, action)?.rule;
  }

  /** Code and rule of a refusal, as one line. */
  why(who: Who, action: Action): string | undefined {
    const refusal = this.#refused(who, action);
    return refusal === undefined ? undefined : `${refusal.code} ${refusal.rule}`;
  }

  #refused(who: Who, action: Action): Refusal | undefined {
    return checkSaid(text, notAlone.refuse(this.state, this.seat(who), action));
  }

  lay(who: Who, ...cards: readonly PlaceId[]): this {
    for (const card of cards) this.act(who, { type: 'lay-place', card });
    return this;
  }

  resist(who: Who, will: 1 | 2): this {
    return this.act(who, { type: 'resist', will });
  }

  giveUp(who: Who): this {
    return this.act(who, { type: 'give-up' });
  }

  takeUp(who: Who): this {
    return this.act(who, { type: 'take-up-places' });
  }

  /** Lays a hunt token on one place, or between two. */
  token(token: HuntToken, ...places: readonly number[]): this {
    return this.act('creature', { type: 'place-token', token, at: places as PlaceNumber[] });
  }

  tokenRefusal(token: HuntToken, ...places: readonly number[]): RefusalCode | undefined {
    return this.refusal('creature', { type: 'place-token', token, at: places as PlaceNumber[] });
  }

  endHunting(): this {
    return this.act('creature', { type: 'end-hunting' });
  }

  hunt(card: HuntId, target: Target = nothing): this {
    return this.act('creature', { type: 'play-hunt', card, target });
  }

  huntRefusal(card: HuntId, target: Target = nothing): RefusalCode | undefined {
    return this.refusal('creature', { type: 'play-hunt', card, target });
  }

  survive(who: Who, card: SurvivalId, target: Target = nothing): this {
    return this.act(who, { type: 'play-survival', card, target });
  }

  surviveRefusal(who: Who, card: SurvivalId, target: Target = nothing): RefusalCode | undefined {
    return this.refusal(who, { type: 'play-survival', card, target });
  }

  useCharacter(who: Who, character: CharacterId, target: Target = nothing): this {
    return this.act(who, { type: 'use-character', character, target });
  }

  useAdaptation(adaptation: AdaptationId, target: Target = nothing): this {
    return this.act('creature', { type: 'use-adaptation', adaptation, target });
  }

  /** `from`: the place whose power is copied. */
  power(who: Who, card: PlaceId, way: PowerWay, from?: number): this {
    return this.act(who, usingPower(card, way, from));
  }

  powerRefusal(who: Who, card: PlaceId, way: PowerWay, from?: number): RefusalCode | undefined {
    return this.refusal(who, usingPower(card, way, from));
  }

  /** Returns a card of the pile instead of using the power of the place of `card`. */
  returnInstead(who: Who, card: PlaceId, returned: PlaceId): this {
    return this.act(who, { type: 'return-instead', card, returned });
  }

  returnRefusal(who: Who, card: PlaceId, returned: PlaceId): RefusalCode | undefined {
    return this.refusal(who, { type: 'return-instead', card, returned });
  }

  /** Answers a question to return cards of one's pile. */
  takeBack(who: Who, ...cards: readonly PlaceId[]): this {
    for (const card of cards) this.act(who, { type: 'return-place', card });
    return this;
  }

  discard(who: Who, ...cards: readonly PlaceId[]): this {
    for (const card of cards) this.act(who, { type: 'discard-place', card });
    return this;
  }

  pass(...whos: readonly Who[]): this {
    for (const who of whos) this.act(who, { type: 'pass' });
    return this;
  }

  /** Everybody who is asked in a window passes, until something else is asked. */
  passWindows(): this {
    for (let count = 0; count < 50; count++) {
      const seat = notAlone.asked(this.state).find((one) => this.legal(one, 'pass').length > 0 && this.asks(one) !== 'adapting');
      if (seat === undefined) return this;
      this.pass(seat);
    }
    throw new Error('a window that does not close');
  }

  decline(who: Who): this {
    return this.act(who, { type: 'decline' });
  }

  /** Names of those who are waited for. */
  get asked(): string[] {
    return notAlone.asked(this.state).map((seat) => this.name(seat));
  }

  /** What this seat may decide now. */
  asks(who: Who): string | undefined {
    return notAlone.decision(this.state, this.seat(who))?.ask;
  }

  /** Legal actions of one type. */
  legal<Type extends Action['type']>(who: Who, type: Type): ActionOf<Type>[] {
    return notAlone.legal(this.state, this.seat(who)).filter((action): action is ActionOf<Type> => action.type === type);
  }

  of(who: Who): Hunted {
    const seat = this.seat(who);
    const hunted = this.state.hunted.find((one) => one.seat === seat);
    if (hunted === undefined) throw new Error(`${who} is not Hunted`);
    return hunted;
  }

  /** Survival cards in hand. */
  survival(who: Who): SurvivalId[] {
    return this.of(who).survival.map(({ card }) => card);
  }

  get creatureHand(): HuntId[] {
    return this.state.creature.hand.map(({ card }) => card);
  }

  view(who: Who | 'spectator'): View {
    return notAlone.view(this.state, who === 'spectator' ? who : this.seat(who));
  }

  get stage(): string {
    return this.state.turn.stage;
  }

  get result(): Result | undefined {
    return notAlone.result(this.state);
  }

  /** What this viewer heard of one type, from the beginning. */
  heard<Type extends Event['type']>(who: Who | 'spectator', type: Type): Extract<Event, { type: Type }>[] {
    const viewer: Viewer = who === 'spectator' ? who : this.seat(who);
    return heardBy(this.told, viewer).filter((event): event is Extract<Event, { type: Type }> => event.type === type);
  }
}

function usingPower(card: PlaceId, way: PowerWay, from: number | undefined): Action {
  return { type: 'use-power', card, from: from as PlaceNumber | undefined, way };
}
