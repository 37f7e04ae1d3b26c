import { type Chance, chanceFromSeed, type Seat, sideChances, silent, weightsFor } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { learntMind } from '../bot/net/learnt.ts';
import { guessActions, readyFor, shareOfFirst } from '../bot/net/mind.ts';
import { prospect } from '../bot/prospector.ts';
import { answerQuickly } from '../bot/quick.ts';
import { type Answerer, answerSoundly, playRound, reopenSealed, valueOfRound } from '../bot/round.ts';
import { afterChoice, type Scenario, scenariosOf } from '../bot/scenarios.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { imagine } from '../knowledge/imagine.ts';
import { view } from '../knowledge/view.ts';
import type { State } from '../state.ts';
import { HONEST } from '../study/honest.ts';
import { study } from '../study/index.ts';

/** How matches are played on, and how far. */
export interface PlayingOn {
  /** Names the futures: who holds and draws what in them, and what the others choose. */
  readonly salt: string;
  /** Whole rounds after the one the question is asked in. */
  readonly rounds: number;
  /** Of what it may choose in such a round, how much the seat looks at, and against how many ways of the others to choose. */
  readonly look: { readonly choices: number; readonly scenarios: number };
  /** By whom the others are played; the seat itself is by the net. */
  readonly others: 'thumb' | 'net';
}

/** What an answer seems worth before anything is played on behind it: the round it is given in to its end, as the nets see it there. */
export const AT_ONCE: PlayingOn = {
  salt: 'race-for-the-galaxy puzzle at once',
  rounds: 0,
  look: { choices: 1, scenarios: 1 },
  others: 'thumb',
};

/** By which answers are weighed, always in the same futures: the next round, too. */
export const WEIGHING: PlayingOn = { salt: 'race-for-the-galaxy puzzle', rounds: 1, look: { choices: 2, scenarios: 1 }, others: 'thumb' };

/** Twice as far, more looked at before each choice, and nobody by rules of thumb. */
export const confirming = (salt: string): PlayingOn => ({ salt, rounds: 2, look: { choices: 4, scenarios: 3 }, others: 'net' });

/**
 * The chance to win behind a line in futures of the given number. From what the seat can see alone: the line is played in a world that is
 * imagined anew, in which what others have answered in secret is open again. Of one number the hidden cards, their order and the lots of
 * who chooses what are the same, whatever was answered.
 */
export function futuresOf(start: State, seat: Seat, { salt, rounds, look, others }: PlayingOn) {
  const seen = view(start, seat);
  const mind = learntMind();
  const answer: Answerer = (state, next, answers) =>
    next === seat || others === 'net' ? answerSoundly(mind, state, { seat: next, answers }) : answerQuickly(state, next, answers);
  return (line: readonly Action[], future: number): number => {
    const name = `${salt} ${future}`;
    let world = answered(imagine(seen, chanceFromSeed(name)), seat, { line, name });
    playRound(world, answer);
    for (let round = 0; round < rounds && world.stage === 'choose'; round++) {
      const named = `${name} round ${world.round}`;
      world = answered(world, seat, { line: [chosen(world, seat, { look, name: named })], name: named });
      playRound(world, answer);
    }
    return chanceIn(world, seat);
  };
}

interface Answering {
  readonly line: readonly Action[];
  readonly name: string;
}

/** The seat has answered so, and the others whatever they are asked with it. */
function answered(world: State, seat: Seat, { line, name }: Answering): State {
  const [first] = line;
  if (first?.type === 'choose-actions') {
    const [scenario] = scenariosIn(world, seat, { count: 1, chance: chanceFromSeed(`${name} chosen`) });
    return afterChoice(world, scenario, { seat, action: first });
  }
  reopenSealed(world, seat);
  for (const action of line) apply(world, seat, action, silent);
  return world;
}

function scenariosIn(world: State, seat: Seat, { count, chance }: { readonly count: number; readonly chance: Chance }): Scenario[] {
  const mind = learntMind();
  readyFor(mind, world);
  return scenariosOf(world, { seat, count, chance, guess: (state, other) => guessActions(mind, state, other) });
}

/** What the seat chooses for a round: of what promises most, what the round comes to best. What the others do is not known to it. */
function chosen(world: State, seat: Seat, { look, name }: Pick<PlayingOn, 'look'> & Pick<Answering, 'name'>): Action {
  const answers = legal(world, seat);
  const promises = prospect(world, seat, answers);
  const order = answers.map((_, at) => at).sort((one, other) => promises[other] - promises[one] || one - other);
  const scenarios = scenariosIn(world, seat, { count: look.scenarios, chance: chanceFromSeed(`${name} thought`) });
  const worthOf = (action: Action): number =>
    scenarios.reduce((sum, scenario) => sum + valueOfRound(learntMind(), afterChoice(world, scenario, { seat, action }), seat), 0);
  const looked = order.slice(0, look.choices).map((at) => ({ action: answers[at], worth: worthOf(answers[at]) }));
  return looked.reduce((best, each) => (each.worth > best.worth ? each : best)).action;
}

/** As matches from such positions were won (docs/STUDY.md). */
function chanceIn(state: State, seat: Seat): number {
  if (state.stage === 'over') return shareOfFirst(state, seat);
  return sideChances(study.prospects(state, seat), weightsFor(HONEST, state.seats))[seat] ?? 0;
}
