import type { Measure } from './measures.ts';

/** What each measure is worth at the beginning and at the end of a match, in doublings of the chance to win times ln 2. */
export type NamedWeights = Readonly<Record<Measure, readonly [early: number, late: number]>>;

/** Points of lead that make about three to one: fewer at the end of a match. */
const SCALE = { early: 6, late: 2 };

const points = (worth: number): readonly [number, number] => [worth / SCALE.early, worth / SCALE.late];

/** Set by hand: most measures are points already. */
export const BY_HAND: NamedWeights = {
  life: points(1),
  data: points(1),
  tokens: points(1),
  hand: points(1),
  units: points(1),
  'small-units': points(1),
  'better-sides': points(1),
  handicaps: points(1),
  actions: points(1),
  traps: points(1),
  modules: points(1),
  duplications: points(1),
  loaded: points(1),
  pending: points(0.3),
  'assault-next': points(0.75),
  'assault-near': points(0.35),
  'assault-far': points(0.15),
  forced: points(-0.7),
  race: points(14),
};
