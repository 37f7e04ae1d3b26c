import type { ActionBase, Done, NumbersTopic, Result, Seat, WithChance } from '@orrery/engine';
import { chancesIn } from '../chances.ts';
import type { AnyNumbersGame } from './numbers-game.ts';

/** What one side of a finished match had of a topic. */
export interface FoundOfTopic {
  readonly topic: string;
  readonly group: string;
  /** With the side's chance to win at the beginning of the turn or round in which it came; undefined where it is not asked for. */
  readonly things: ReadonlyMap<string, number | undefined>;
}

export interface WatchedSide {
  /** What it won: 1, less where first place was shared, or 0. */
  readonly won: number;
  readonly found: readonly FoundOfTopic[];
}

type Topic = NumbersTopic<WithChance, ActionBase>;
type Things = Map<string, number | undefined>;

/** Looks on while a match is played, and tells at its end what each side had. */
export class MatchWatch {
  readonly #game: AnyNumbersGame;
  readonly #topics: readonly (readonly [string, Topic])[];
  readonly #sides: readonly (readonly Seat[])[];
  /** Side by side, topic by topic. */
  readonly #things: readonly (readonly Things[])[];
  /** As the turn or round began, and what the seats' chances were then, by who asked. */
  #begun: WithChance;
  #chances = new Map<Seat, number>();

  constructor(game: AnyNumbersGame, start: WithChance, seats: number) {
    this.#game = game;
    this.#topics = Object.entries(game.numbers.topics);
    this.#sides = sidesOf(game, start, seats);
    this.#things = this.#sides.map(() => this.#topics.map(() => new Map()));
    this.#begun = game.module.clone(start);
    this.#look(start, undefined);
  }

  /** After every action. */
  see(state: WithChance, done: Done): void {
    this.#look(state, done);
    const { numbers, module } = this.#game;
    if (numbers.stretchOf(state) === numbers.stretchOf(this.#begun)) return;
    this.#begun = module.clone(state);
    this.#chances = new Map();
  }

  end(state: WithChance, result: Result): readonly WatchedSide[] {
    const winners = this.#sides.filter((side) => isFirst(result, side)).length;
    return this.#sides.map((side, at) => ({
      won: isFirst(result, side) ? 1 / winners : 0,
      found: this.#topics.flatMap(([topic, { groupOf }], which) => {
        const group = groupOf === undefined ? '' : groupOf(state, side);
        return group === undefined ? [] : [{ topic, group, things: this.#things[at][which] }];
      }),
    }));
  }

  #look(state: WithChance, done: Done | undefined): void {
    for (const [at, side] of this.#sides.entries()) {
      for (const [which, [, topic]] of this.#topics.entries()) {
        const things = this.#things[at][which];
        for (const thing of topic.found(state, side, done)) {
          if (!things.has(thing)) things.set(thing, topic.kind === 'difference' ? this.#chanceOf(side) : undefined);
        }
      }
    }
  }

  /** With the eyes of the side's first seat. */
  #chanceOf([seat]: readonly Seat[]): number {
    const known = this.#chances.get(seat);
    if (known !== undefined) return known;
    const chance = chancesIn(this.#game, this.#begun, seat)[seat];
    this.#chances.set(seat, chance);
    return chance;
  }
}

/** Who wins or loses together, the side of the lowest seat first. */
function sidesOf({ module }: Pick<AnyNumbersGame, 'module'>, state: WithChance, seats: number): readonly (readonly Seat[])[] {
  const sides = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    const side = module.sideOf?.(state, seat) ?? seat;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()];
}

const isFirst = ({ seats }: Result, side: readonly Seat[]): boolean => seats.some(({ seat, rank }) => rank === 1 && side.includes(seat));
