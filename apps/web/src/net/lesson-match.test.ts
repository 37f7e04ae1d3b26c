import { GAMES, manifestOf } from '@orrery/catalogue';
import { type AnyGame, type DoneAction, type GameManifest, replay } from '@orrery/engine';
import type { Match } from '@orrery/match';
import { describe, expect, test } from 'vitest';
import { type LessonMatch, openLesson } from './lesson-match.ts';
import { rulesFor } from './rules.ts';

/** So many actions of a lesson. */
const COUNT = 6;

interface Begun {
  readonly lesson: LessonMatch;
  readonly module: AnyGame;
}

/** A lesson after some actions, each the first that is legal. */
async function begun(game: string): Promise<Begun> {
  const manifest = manifestOf(game);
  const [entry] = manifest?.lessons ?? [];
  if (manifest === undefined || entry === undefined) throw new Error(`${game} has no lesson`);
  const { position } = await entry.lesson();
  const module = await rulesFor(manifest, { position });
  const actions: DoneAction[] = [];
  const state = module.position(position);
  for (let at = 0; at < COUNT; at++) {
    const [seat] = module.asked(state);
    const [action] = module.legal(state, seat);
    actions.push({ seat, action });
    module.apply(state, seat, action, () => undefined);
  }
  const lesson = await openLesson(module, { game, lesson: entry.id, position });
  if (lesson === undefined) throw new Error(`${game} has no lesson`);
  const followed: Pick<Match, 'actions'> = { actions: () => actions };
  lesson.follow(followed as Match);
  return { lesson, module };
}

describe.each(GAMES.filter((game: GameManifest) => game.lessons !== undefined).map(({ id }) => id))('a lesson of %s', (game) => {
  test('is a record at any of its moments, which the rules play again', async () => {
    const { lesson, module } = await begun(game);
    for (let count = 0; count <= COUNT; count++) {
      const record = lesson.recordAt(count);
      if (record === undefined) throw new Error('it cannot be followed');
      expect(record.actions).toHaveLength(count);
      expect([...replay(module, JSON.parse(JSON.stringify(record)))]).toHaveLength(count + 1);
      expect(record.start).not.toHaveProperty('lesson');
      expect(record.result).toBeUndefined();
    }
  });
});
