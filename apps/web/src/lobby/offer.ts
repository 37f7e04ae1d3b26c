import type { GameManifest } from '@orrery/engine';
import { type Habit, habitOf, isKnown } from './habits.ts';
import { changed, firstPlan, type SeatPlan, type Where } from './plan.ts';

type Offering = Pick<GameManifest, 'id' | 'seats' | 'levels' | 'offered' | 'first'>;

/**
 * What a new match begins with until somebody chooses otherwise: what was chosen last; for those who never played the game what it
 * says is good for a first match. `hasPlayed`: matches of this browser tell so, though nothing was kept of what was chosen.
 */
export function offerOf(game: Offering, where: Where, hasPlayed: boolean): Habit {
  const habit = habitOf(game.id, where);
  if (habit !== undefined && isPossible(game, habit)) return habit;
  const isNewcomer = !hasPlayed && !isKnown(game.id);
  const { seats, level } = isNewcomer ? { ...game.offered, ...game.first } : game.offered;
  const count = where === 'online' ? Math.max(2, game.seats.min) : seats;
  const elsewhere = habitOf(game.id, where === 'here' ? 'online' : 'here');
  const options = elsewhere?.options ?? (isNewcomer ? game.first.options : {});
  return { plan: firstPlan({ offered: { level: levelIn(game, elsewhere) ?? level } }, where, count), options };
}

/** The same with a bot wherever nobody sits at this screen but oneself: for a match that begins at once. */
export function offerNow(game: Offering, hasPlayed: boolean): Habit {
  const { plan, options } = offerOf(game, 'here', hasPlayed);
  const alone = plan.map((seat): SeatPlan => (seat.kind === 'me' ? seat : { ...seat, kind: 'bot' }));
  return { plan: alone.some(({ kind }) => kind === 'me') ? alone : changed(alone, 0, { kind: 'me' }), options };
}

/** How strong the bots were that somebody chose last. */
function levelIn({ levels }: Offering, habit: Habit | undefined): string | undefined {
  const chosen = habit?.plan.find(({ kind }) => kind === 'bot')?.level;
  return levels.find(({ id }) => id === chosen)?.id;
}

/** Games change: levels get other names, seats are added. */
function isPossible({ seats, levels }: Offering, { plan }: Habit): boolean {
  const isCount = plan.length >= seats.min && plan.length <= seats.max;
  return isCount && plan.every(({ level }) => levels.some(({ id }) => id === level));
}
