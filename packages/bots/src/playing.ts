import type { ActionBase, BotKnowledge, PlainGame, Result, Seat, Told, WithChance } from '@orrery/engine';
import { chanceFromSeed, type EventBase, type Hearing, seedFrom, silent } from '@orrery/engine';
import type { Question, Thought } from './bot.ts';
import { chooseAction } from './choose.ts';

/** A game whose own types are forgotten, with what its bots know. */
export interface AnyBotGame {
  readonly module: PlainGame;
  readonly knowledge: BotKnowledge<WithChance, ActionBase> | undefined;
}

/** Answers for a seat: a bot, or a person. */
export type Player = (question: Question<ActionBase, unknown>) => Thought<ActionBase> | Promise<Thought<ActionBase>>;

/** A bot of this level as a player. */
export function botPlayer(game: AnyBotGame, level: string): Player {
  return (question) => chooseAction(game, level, question);
}

export interface Table {
  readonly game: AnyBotGame;
  /** Whole, as `readOptions` gives them. */
  readonly options: unknown;
  /** Seat by seat. */
  readonly players: readonly Player[];
  /** Of the match's chance. */
  readonly seed: string;
  /** For the players' own chance: not from the seed, or a bot could reckon the dice to come. */
  readonly salt: string;
}

export interface Played {
  readonly result: Result;
  readonly actions: number;
  /** Times the match went once round the table. */
  readonly rounds: number;
  readonly state: WithChance;
}

/** One action of a match as it is played. */
export interface PlayedAction {
  readonly seat: Seat;
  readonly action: ActionBase;
  readonly told: readonly Told<EventBase>[];
  readonly state: WithChance;
}

/** No match of any game is longer. */
const LONGEST = 200_000;

/** The seed of one of many matches. */
export function seedOf(run: string, index: number): string {
  return seedFrom(`${run} match ${index}`);
}

/** Plays a match to its end. `watch`, where given, is shown every action. */
export async function playMatch(table: Table, watch?: (played: PlayedAction) => void): Promise<Played> {
  const { module } = table.game;
  const seats = table.players.length;
  const state = module.setup(table.options, seats, chanceFromSeed(table.seed));
  let turns = 0;
  let last: Seat | undefined;
  for (let actions = 0; actions < LONGEST; actions++) {
    const result = module.result(state);
    if (result !== undefined) return { result, actions, rounds: Math.ceil(turns / seats), state };
    const seat = module.asked(state)[0];
    if (seat !== last) turns += 1;
    last = seat;
    const legal = module.legal(state, seat);
    const answer = table.players[seat]({
      seat,
      view: module.view(state, seat),
      legal,
      salt: `${table.salt} seat ${seat} action ${actions}`,
      isMute: true,
    });
    const { action } = answer instanceof Promise ? await answer : answer;
    const told = watch === undefined ? applySilently(module, state, { seat, action }) : applyTold(module, state, { seat, action });
    watch?.({ seat, action, told, state });
  }
  throw new Error(`${module.id}: a match with seed ${table.seed} has not ended after ${LONGEST} actions`);
}

interface Choice {
  readonly seat: Seat;
  readonly action: ActionBase;
}

const NOTHING_TOLD: readonly Told<EventBase>[] = [];

function applySilently(module: PlainGame, state: WithChance, { seat, action }: Choice): readonly Told<EventBase>[] {
  module.apply(state, seat, action, silent);
  return NOTHING_TOLD;
}

function applyTold(module: PlainGame, state: WithChance, { seat, action }: Choice): readonly Told<EventBase>[] {
  const told: Told<EventBase>[] = [];
  module.apply(state, seat, action, (event: EventBase, hearing?: Hearing<EventBase>) => {
    told.push({ event, only: hearing?.only, adds: hearing?.adds });
  });
  return told;
}
