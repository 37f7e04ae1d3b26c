import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { brokenGames, without } from './build.mjs';
import { ROOT } from './install.mjs';

const error = (file, text, line = 7) => ({ text, location: { file, line } });

test('of each game that cannot be built the first error is told', () => {
  const errors = [
    error('packages/games/theseus/src/state.ts', 'Unexpected "}"'),
    error('packages/games/theseus/src/rules/spots.ts', 'another'),
    error('packages/games/not-alone/src/state.ts', 'No matching export', 1),
  ];
  expect([...brokenGames(errors)]).toEqual([
    ['theseus', 'packages/games/theseus/src/state.ts:7: Unexpected "}"'],
    ['not-alone', 'packages/games/not-alone/src/state.ts:1: No matching export'],
  ]);
});

test.each([
  ['no error of the bundler', []],
  ['an error elsewhere', [error('packages/games/theseus/src/state.ts', 'a'), error('packages/engine/src/step.ts', 'b')]],
  ['an error without a place', [{ text: 'a', location: null }]],
])('%s leaves nothing to go on with', (_, errors) => {
  expect(brokenGames(errors)).toBeUndefined();
});

test('a game left out still has its manifest, and loading it says why it cannot', async () => {
  const games = './packages/games';
  const contents = `
    export { manifest } from '${games}/theseus/src/manifest.ts';
    export const broken = () => import('${games}/theseus/src/index.ts');
    export const whole = () => import('${games}/not-alone/src/cards/sets.ts');`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    logLevel: 'error',
    format: 'esm',
    platform: 'node',
    plugins: [without(new Map([['theseus', 'state.ts:7: half a line']]))],
  });
  const bundled = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  expect(bundled.manifest.id).toBe('theseus');
  await expect(bundled.broken()).rejects.toThrow('state.ts:7: half a line');
  await expect(bundled.whole()).resolves.toBeDefined();
});
