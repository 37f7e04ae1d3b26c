import { isClosed, openMatch } from '@orrery/match';
import { gameEntry } from '../games/registry.ts';
import { openLesson } from '../net/lesson-match.ts';
import { localStore } from '../net/local-store.ts';
import { rulesFor } from '../net/rules.ts';

/** How far a lesson of this browser is: its match is opened, looked at and closed. Undefined where nobody can tell. */
export async function stepOfLesson(matchId: string): Promise<{ readonly step: number; readonly count: number } | undefined> {
  const store = await localStore();
  const { setup } = (await store.load(matchId)) ?? {};
  const entry = gameEntry(setup?.game ?? '');
  if (entry === undefined || setup?.start?.lesson === undefined) return undefined;
  const { start } = setup;
  const module = await rulesFor(entry, start);
  const lesson = await openLesson(module, { game: setup.game, lesson: start.lesson ?? '', position: start.position });
  const match = await openMatch({ module, id: matchId, store, now: Date.now });
  if (lesson === undefined || match === undefined || isClosed(match)) return undefined;
  lesson.follow(match);
  const now = lesson.now(0);
  match.close();
  return now === undefined ? undefined : { step: now.step, count: lesson.lesson.steps.length };
}
