import type { State } from '../state.ts';
import { habitOfSeeker, habitsOf, tableHabits } from './habits.ts';
import { countedIn, type Hunt, LEAN, mixtureOf, ROUNDS } from './hunt.ts';

/** How the Hunted are expected to choose: well, and a little by habit. */
export function expectedHide(state: State, hunt: Hunt, rounds = ROUNDS): readonly Float64Array[] {
  const weight = LEAN.hunted * tableHabits(hunt.hunters.length).more.hunted;
  const habits = habitsOf(hunt.hunters);
  return mixtureOf(state, hunt, LEAN, rounds).hide.map((shares, at) => blend(shares, habits[at], weight));
}

/** The same of the Creature. */
export function expectedSeek(state: State, hunt: Hunt, rounds = ROUNDS): Float64Array {
  const { more, measure } = tableHabits(hunt.hunters.length);
  const habit = habitOfSeeker(hunt.measure === measure ? hunt : countedIn(state, hunt, measure));
  return blend(mixtureOf(state, hunt, LEAN, rounds).seek, habit, LEAN.creature * more.creature);
}

/** How the Hunted choose who count on a Creature of habit, and avoid where it lays its tokens. */
export const waryHide = (state: State, hunt: Hunt): readonly Float64Array[] => mixtureOf(state, { ...hunt, isCreature: false }, LEAN).hide;

/** How a Creature lays its tokens that counts on Hunted of habit, and seeks where they like to go. */
export const warySeek = (state: State, hunt: Hunt): Float64Array => mixtureOf(state, { ...hunt, isCreature: true }, LEAN).seek;

const blend = (shares: Float64Array, habit: Float64Array, weight: number): Float64Array =>
  shares.map((share, at) => (1 - weight) * share + weight * habit[at]);
