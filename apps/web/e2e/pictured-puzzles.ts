import { puzzlesOf } from '@orrery/catalogue/puzzles';
import type { Puzzle } from '@orrery/engine';
import type { Page } from '@playwright/test';
import { gamesWithPuzzles } from '../src/puzzles/games.ts';
import type { Visit } from './pictured-tables.ts';
import { untilSettled } from './play.ts';

const KINDS = {
  'alien-frontiers': ['landing', 'roll', 'landing-turn'],
  theseus: ['win-now', 'hold', 'most-data'],
  'not-alone': ['tokens', 'hide'],
  'race-for-the-galaxy': ['placement', 'choice', 'payment'],
} as const;

/** One in the middle of its kind. */
async function middleOf(game: string, kind: string): Promise<Puzzle> {
  const some = ((await puzzlesOf(game))?.puzzles ?? []).filter((puzzle) => puzzle.kind === kind);
  return some[Math.floor(some.length / 2)];
}

async function openPuzzle(page: Page, address: string, { game, kind }: { game: string; kind: string }): Promise<void> {
  await page.goto(`${address}/puzzles/${game}/${(await middleOf(game, kind)).id}`);
  await untilSettled(page);
}

/** Each kind as it is asked, and with its answer. */
export const PUZZLES: Readonly<Record<string, Visit>> = {
  puzzles: async (page, address) => {
    await page.goto(`${address}/puzzles`);
    await page.locator('[data-puzzles-of]').first().waitFor();
  },
  ...Object.fromEntries(
    gamesWithPuzzles().map((game): [string, Visit] => [
      `puzzles-of-${game}`,
      async (page, address) => {
        await page.goto(`${address}/puzzles/${game}`);
        await page.locator('main section').first().waitFor();
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(KINDS).flatMap(([game, kinds]) =>
      kinds.flatMap((kind): [string, Visit][] => [
        [`puzzle-${game}-${kind}`, (page, address) => openPuzzle(page, address, { game, kind })],
        [
          `puzzle-${game}-${kind}-answer`,
          async (page, address) => {
            await openPuzzle(page, address, { game, kind });
            await page.locator('[data-puzzle-show]').click();
            await page.locator('[data-puzzle-why]').waitFor({ timeout: 60_000 });
          },
        ],
      ]),
    ),
  ),
};
