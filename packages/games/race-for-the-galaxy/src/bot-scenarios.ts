import { type Chance, nextWord, type Seat, silent } from '@orrery/engine';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { guessActions, type Mind } from './bot-mind.ts';
import { clone } from './clone.ts';
import { legal } from './legal.ts';
import { ACTION_CARDS, type ActionCard, type State } from './state.ts';

/** What the others might choose, and how likely that is. */
export interface Scenario {
  /** Seat by seat; the own place is empty. */
  readonly actions: readonly (readonly ActionCard[])[];
  readonly weight: number;
}

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

/** So many scenarios. At a table of two the likeliest answers, with their weights; else drawn by lot, each as heavy as the next. */
export function scenariosOf(
  mind: Mind,
  state: State,
  { seat, count, chance }: { readonly seat: Seat; readonly count: number; readonly chance: Chance },
): Scenario[] {
  const others = state.players.filter((player) => player.seat !== seat);
  if (others.length === 0) return Array.from({ length: count }, () => ({ actions: [], weight: 1 / count }));
  const answers = actionAnswers(state);
  const chances = others.map((player) => answerChances(guessActions(mind, state, player.seat), answers));
  if (others.length === 1) return likeliest(answers, chances[0], { other: others[0].seat, count });
  return Array.from({ length: count }, () => {
    const actions: (readonly ActionCard[])[] = state.players.map(() => []);
    others.forEach((player, at) => {
      actions[player.seat] = cardsOf(answers[drawn(chances[at], chance)]);
    });
    return { actions, weight: 1 / count };
  });
}

/** What may be answered to the choice of actions at this table. */
function actionAnswers(state: State): readonly Action[] {
  const asked = state.players.find(({ steps }) => steps.at(-1)?.do === 'choose-actions');
  return asked === undefined ? [] : legal(state, asked.seat);
}

function cardsOf(answer: Action): readonly ActionCard[] {
  return answer.type === 'choose-actions' ? answer.actions : [];
}

function likeliest(answers: readonly Action[], chances: readonly number[], { other, count }: { other: Seat; count: number }): Scenario[] {
  const order = answers.map((_, at) => at).sort((one, two) => chances[two] - chances[one] || one - two);
  const taken = order.slice(0, count);
  const sum = taken.reduce((total, at) => total + chances[at], 0);
  return taken.map((at) => ({
    actions: other === 0 ? [cardsOf(answers[at]), []] : [[], cardsOf(answers[at])],
    weight: chances[at] / sum,
  }));
}

export function drawn(chances: readonly number[], chance: Chance): number {
  let left = nextWord(chance) / WORDS;
  for (let at = 0; at < chances.length; at++) {
    left -= chances[at];
    if (left < 0) return at;
  }
  return chances.length - 1;
}

/** The state once all have chosen so: the first phase of the round has begun. */
export function afterChoice(state: State, scenario: Scenario, { seat, action }: { readonly seat: Seat; readonly action: Action }): State {
  const draft = clone(state);
  for (const player of draft.players) {
    if (player.seat === seat) continue;
    player.actions = [...scenario.actions[player.seat]];
    player.steps = [];
  }
  apply(draft, seat, action, silent);
  return draft;
}
