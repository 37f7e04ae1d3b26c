import { type Chance, nextWord, type Seat, shuffle, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { clone } from '../knowledge/clone.ts';
import { ACTION_CARDS, type ActionCard, type State } from '../state.ts';

/** What the others might choose, seat by seat; the seat that asks has an empty place. */
export type Scenario = readonly (readonly ActionCard[])[];

const WORDS = 0x1_0000_0000;

/** Chances of all answers to the choice of actions: a pair is as likely as both its cards together. */
export function answerChances(logits: readonly number[], answers: readonly Action[]): number[] {
  const worths = answers.map((answer) =>
    answer.type === 'choose-actions' ? answer.actions.reduce((sum, card) => sum + logits[ACTION_CARDS.indexOf(card)], 0) : 0,
  );
  const most = Math.max(...worths);
  const powers = worths.map((worth) => Math.exp(worth - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

export interface Guessing {
  readonly seat: Seat;
  readonly count: number;
  readonly chance: Chance;
  /** Logits of the action cards that another seat may choose. */
  readonly guess: (state: State, seat: Seat) => readonly number[];
}

/**
 * This number of scenarios, each as likely as the next. Draws of one seat are spread evenly over its chances, so that few of them already hold
 * them well; where there are several others, each has its own order of them.
 */
export function scenariosOf(state: State, { seat, count, chance, guess }: Guessing): Scenario[] {
  const scenarios = Array.from({ length: count }, () => state.players.map((): readonly ActionCard[] => []));
  const answers = actionAnswers(state);
  for (const player of state.players) {
    if (player.seat === seat) continue;
    const draws = spreadDraws(answerChances(guess(state, player.seat), answers), count, chance);
    shuffle(chance, draws);
    draws.forEach((draw, at) => {
      scenarios[at][player.seat] = cardsOf(answers[draw]);
    });
  }
  return scenarios;
}

function spreadDraws(chances: readonly number[], count: number, chance: Chance): number[] {
  const offset = nextWord(chance) / WORDS;
  const draws: number[] = [];
  let at = 0;
  let reached = chances[0];
  for (let draw = 0; draw < count; draw++) {
    while (reached < (draw + offset) / count && at < chances.length - 1) {
      at += 1;
      reached += chances[at];
    }
    draws.push(at);
  }
  return draws;
}

/** What may be answered to the choice of actions at this table. */
function actionAnswers(state: State): readonly Action[] {
  const asked = state.players.find(({ pending }) => pending.at(-1)?.do === 'choose-actions');
  return asked === undefined ? [] : legal(state, asked.seat);
}

function cardsOf(answer: Action): readonly ActionCard[] {
  return answer.type === 'choose-actions' ? answer.actions : [];
}

/** The state once all have chosen so: the first phase of the round has begun. */
export function afterChoice(state: State, scenario: Scenario, { seat, action }: { readonly seat: Seat; readonly action: Action }): State {
  const draft = clone(state);
  for (const player of draft.players) {
    if (player.seat === seat) continue;
    player.actions = [...scenario[player.seat]];
    player.pending = [];
  }
  apply(draft, seat, action, silent);
  return draft;
}
