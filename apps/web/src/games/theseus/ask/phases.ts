import type { Pending } from '@orrery/theseus';

export const PHASES = [1, 2, 3, 4] as const;
export type Phase = (typeof PHASES)[number];

/** The phase each step belongs to; none: what it belongs to lies below it. */
const PHASE_OF: { readonly [Do in Exclude<Pending['do'], 'between'>]: Phase | undefined } = {
  'place-board': undefined,
  'choose-alliance-sector': undefined,
  'place-marker': undefined,
  'choose-deck': undefined,
  'install-first': undefined,
  'lay-pending': undefined,
  'place-unit': undefined,
  begin: undefined,
  turn: 1,
  movement: 1,
  travel: 1,
  arrive: 1,
  traps: 1,
  'fill-check': 1,
  actions: 2,
  perform: 2,
  birth: 2,
  capture: 2,
  'take-points': 2,
  'put-malfunction': 3,
  'sector-action': 3,
  'extra-turn': 3,
  'pending-cards': 4,
  refill: 4,
  'end-turn': 4,
  assault: undefined,
  attack: undefined,
  support: undefined,
};
const BEFORE = { actions: 2, 'sector-action': 3, end: 4 } as const;

/** Where the turn stands, read off what is still to be done, the next last. */
export function phaseOf(waiting: readonly Pending[]): Phase | undefined {
  for (const step of [...waiting].reverse()) {
    const phase = step.do === 'between' ? BEFORE[step.before] : PHASE_OF[step.do];
    if (phase !== undefined) return phase;
  }
  return undefined;
}
