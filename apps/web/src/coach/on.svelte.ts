import { manifestOf } from '@orrery/catalogue';
import { isLessonDone } from '../lessons/kept.ts';
import { settings } from '../store/settings.svelte.ts';

/** Whether the coach is at the tables of this game: as was chosen there last, and before that for those who come from a lesson. */
export function isCoachOn(game: string, from: 'lesson' | 'lobby'): boolean {
  const hasLearnt = from === 'lesson' || manifestOf(game)?.lessons?.some(({ id }) => isLessonDone(game, id)) === true;
  return settings.coachIn[game] ?? hasLearnt;
}

export function turnCoach(game: string, turned: 'on' | 'off'): void {
  settings.coachIn = { ...settings.coachIn, [game]: turned === 'on' };
}
