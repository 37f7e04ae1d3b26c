import { at, BadInput, flag, type Json, objectAt, oneOf, optional, wholeNumber } from '@orrery/engine';
import type { Step } from '../../pending.ts';
import type { Stage } from '../../state.ts';

const STEP_NAMES = [
  'choose-actions',
  'discard',
  'place',
  'pay',
  'pay-cards',
  'sell',
  'consume',
  'cards-for-chips',
  'gamble',
  'produce',
] as const;

export interface StepPlace {
  /** Cards of the tableau. */
  readonly cards: number;
  readonly stage: Stage;
  /** Actions everybody chooses in a round. */
  readonly choices: 1 | 2;
}

/** A question of `asked`: its name alone, or with what belongs to it. Only those of the running stage. */
export function readStep(place: string, given: Json, where: StepPlace): Step {
  const step = readNamed(place, given, where);
  if (!stagesOf(step).includes(where.stage)) throw new BadInput(place, `${step.do} is not asked in the stage ${where.stage}`);
  return step;
}

function readNamed(place: string, given: Json, { cards, choices }: StepPlace): Step {
  const step = objectAt(place, typeof given === 'string' ? { ask: given } : given, ['ask', 'count', 'because', 'kind', 'second', 'at']);
  const ask = oneOf(at(place, 'ask'), step.ask, STEP_NAMES);
  const count = (otherwise: number) =>
    optional(step.count, otherwise, (number) => wholeNumber(at(place, 'count'), number, { min: 1, max: 136 }));
  const spot = () => wholeNumber(at(place, 'at'), step.at, { min: 0, max: cards - 1 });
  const isSecond = optional(step.second, false, (yes) => flag(at(place, 'second'), yes));
  switch (ask) {
    case 'choose-actions':
      return { do: ask, count: oneOf(at(place, 'count'), step.count ?? choices, [choices]) };
    case 'discard':
      return { do: ask, because: oneOf(at(place, 'because'), step.because, ['start', 'explore', 'limit'] as const), count: count(1) };
    case 'place':
      return { do: ask, kind: oneOf(at(place, 'kind'), step.kind, ['development', 'world'] as const), isSecond };
    case 'pay':
      return { do: ask, at: spot(), isSecond };
    case 'pay-cards':
      return { do: ask, at: spot(), count: count(1), isSecond };
    case 'cards-for-chips':
      return { do: ask, at: spot(), count: count(1) };
    case 'gamble':
      return { do: ask, at: spot() };
    case 'sell':
    case 'consume':
    case 'produce':
      return { do: ask };
  }
}

function stagesOf(step: Step): readonly Stage[] {
  switch (step.do) {
    case 'pick':
      return ['draft'];
    case 'choose-start':
      return ['start'];
    case 'choose-actions':
      return ['choose'];
    case 'discard':
      return [step.because];
    case 'place':
      return [step.kind === 'development' ? 'develop' : 'settle'];
    case 'pay':
    case 'pay-cards':
      return ['develop', 'settle'];
    case 'sell':
    case 'consume':
    case 'cards-for-chips':
    case 'gamble':
      return ['consume'];
    case 'produce':
      return ['produce'];
  }
}
