import { at, BadInput, flag, type Json, type JsonObject, objectAt, oneOf, optional, wholeNumber } from '@orrery/engine';
import type { Pending, PendingOf } from '../../pending.ts';
import type { Stage } from '../../state.ts';

export interface PendingPlace {
  /** Cards of the tableau. */
  readonly cards: number;
  readonly stage: Stage;
  /** Actions everybody chooses in a round. */
  readonly choices: 1 | 2;
}

/** What a description says of a question, and where it says so. */
interface Said extends PendingPlace {
  readonly place: string;
  readonly fields: JsonObject;
}

/** How a question is described, and at which stages it can be asked. */
interface Describing<Of> {
  readonly read: (said: Said) => Of;
  readonly stages: (pending: Of) => readonly Stage[];
}

const DESCRIBED: { readonly [Do in Pending['do']]: Describing<PendingOf<Do>> } = {
  pick: { read: () => ({ do: 'pick' }), stages: () => ['draft'] },
  'choose-start': { read: () => ({ do: 'choose-start' }), stages: () => ['start'] },
  'choose-actions': {
    read: ({ place, fields, choices }) => ({
      do: 'choose-actions',
      count: oneOf(at(place, 'count'), fields.count ?? choices, [choices]),
    }),
    stages: () => ['choose'],
  },
  discard: {
    read: (said) => ({
      do: 'discard',
      because: oneOf(at(said.place, 'because'), said.fields.because, ['start', 'explore', 'limit'] as const),
      count: countIn(said),
    }),
    stages: ({ because }) => [because],
  },
  place: {
    read: (said) => ({
      do: 'place',
      kind: oneOf(at(said.place, 'kind'), said.fields.kind, ['development', 'world'] as const),
      isSecond: isSecond(said),
    }),
    stages: ({ kind }) => [kind === 'development' ? 'develop' : 'settle'],
  },
  pay: { read: (said) => ({ do: 'pay', at: spotIn(said), isSecond: isSecond(said) }), stages: () => ['develop', 'settle'] },
  'pay-cards': {
    read: (said) => ({ do: 'pay-cards', at: spotIn(said), count: countIn(said), isSecond: isSecond(said) }),
    stages: () => ['develop', 'settle'],
  },
  sell: { read: () => ({ do: 'sell' }), stages: () => ['consume'] },
  consume: { read: () => ({ do: 'consume' }), stages: () => ['consume'] },
  'cards-for-chips': {
    read: (said) => ({ do: 'cards-for-chips', at: spotIn(said), count: countIn(said) }),
    stages: () => ['consume'],
  },
  gamble: { read: (said) => ({ do: 'gamble', at: spotIn(said) }), stages: () => ['consume'] },
  produce: { read: () => ({ do: 'produce' }), stages: () => ['produce'] },
};

/** A draft is not described, and its start neither. */
const NAMES = (Object.keys(DESCRIBED) as Pending['do'][]).filter((name) => name !== 'pick' && name !== 'choose-start');

/** A question of `asked`: its name alone, or with what belongs to it. Only those of the running stage. */
export function readPending(place: string, given: Json, where: PendingPlace): Pending {
  const fields = objectAt(place, typeof given === 'string' ? { ask: given } : given, ['ask', 'count', 'because', 'kind', 'second', 'at']);
  const pending: Pending = DESCRIBED[oneOf(at(place, 'ask'), fields.ask, NAMES)].read({ ...where, place, fields });
  if (!stagesOf(pending).includes(where.stage)) throw new BadInput(place, `${pending.do} is not asked in the stage ${where.stage}`);
  return pending;
}

function stagesOf<Do extends Pending['do']>(pending: PendingOf<Do>): readonly Stage[] {
  return DESCRIBED[pending.do].stages(pending);
}

const MOST_CARDS = 136;

function countIn({ place, fields }: Said): number {
  return optional(fields.count, 1, (number) => wholeNumber(at(place, 'count'), number, { min: 1, max: MOST_CARDS }));
}

function spotIn({ place, fields, cards }: Said): number {
  return wholeNumber(at(place, 'at'), fields.at, { min: 0, max: cards - 1 });
}

function isSecond({ place, fields }: Said): boolean {
  return optional(fields.second, false, (yes) => flag(at(place, 'second'), yes));
}
