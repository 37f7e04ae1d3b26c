import { GAMES } from '@orrery/catalogue';
import { type GameManifest, LOCALES } from '@orrery/engine';
import { expect, test } from 'vitest';
import { workedTurn } from './frames.ts';
import { tableSetUp } from './set-up.ts';

for (const game of GAMES as readonly GameManifest[]) {
  test(`${game.id}: a turn of the first lesson can be shown, and every picture has its words in both languages`, async () => {
    const [first] = game.lessons ?? [];
    if (first === undefined) throw new Error(`${game.id} has no lesson`);
    const [module, lesson] = await Promise.all([game.module(), first.lesson()]);
    const moments = workedTurn(module, lesson, 3);
    expect(moments.length).toBeGreaterThanOrEqual(3);
    for (const locale of LOCALES) {
      const { steps } = await first.words(locale);
      for (const { step } of moments.slice(1)) expect(steps[step ?? '']?.why).toBeTruthy();
    }
    // Each picture shows something else.
    expect(new Set(moments.map(({ state }) => JSON.stringify(module.view(state, lesson.learner)))).size).toBe(moments.length);
  });
}

function partOf(view: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((whole, name) => Reflect.get(Object(whole), name), view);
}

/** As each game's figures.ts says it, which also draws and so cannot be asked here. */
const READY: Readonly<Record<string, (view: unknown) => boolean>> = {
  'race-for-the-galaxy': (view) => partOf(view, 'stage') === 'choose',
  theseus: (view) => Number(partOf(view, 'turn', 'number')) > 0,
  'not-alone': (view) => partOf(view, 'turn', 'stage') === 'exploration',
};

for (const game of GAMES as readonly GameManifest[]) {
  test(`${game.id}: a table can be set up for a picture, alike every time`, async () => {
    const module = await game.module();
    const given = { seats: game.offered.seats, isReady: READY[game.id] ?? (() => true) };
    const view = module.view(tableSetUp(module, given), 'spectator');
    expect(given.isReady(view)).toBe(true);
    expect(view).toEqual(module.view(tableSetUp(module, given), 'spectator'));
  });
}
