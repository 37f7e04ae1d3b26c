import { GAMES } from '@orrery/catalogue';
import type { GameManifest } from '@orrery/engine';
import type { Page } from '@playwright/test';
import { keepMatches, type Played, playMatch } from './kept-match.ts';
import type { Visit } from './pictured-tables.ts';
import { untilSettled } from './play.ts';

/** Each lesson at the first step at which something is to be done. */
const LESSONS: Readonly<Record<string, Visit>> = Object.fromEntries(
  GAMES.flatMap(({ id, lessons = [] }: GameManifest) =>
    lessons.map((lesson): [string, Visit] => [
      `lesson-${id}-${lesson.id}`,
      async (page, address) => {
        await page.goto(`${address}/learn/${id}`);
        await page.locator(`[data-lesson=${lesson.id}] button`).first().click();
        await page.waitForURL('**/local/*');
        for (let step = 0; step < 4; step++) {
          await untilSettled(page);
          await page.locator('[data-coach]').waitFor();
          if (await page.locator('[data-coach-show]').isVisible()) break;
          await page.locator('[data-coach-next]').click();
        }
      },
    ]),
  ),
);

const OVER = Number.POSITIVE_INFINITY;
const FINISHED: Readonly<Record<string, Played>> = {
  race: { game: 'race-for-the-galaxy', seats: 4, answers: OVER },
  theseus: { game: 'theseus', seats: 3, answers: OVER },
  'not-alone': { game: 'not-alone', seats: 5, answers: OVER },
};

async function openFinished(page: Page, address: string, played: Played): Promise<string> {
  const [path] = await keepMatches(page, [await playMatch(played)], address);
  return path.replace('/local/', '');
}

/** Results, replays and studies of the games that take long to be played by hand. */
const ENDINGS: Readonly<Record<string, Visit>> = Object.fromEntries(
  Object.entries(FINISHED).flatMap(([name, played]): [string, Visit][] => [
    [
      `${name}-ended`,
      async (page, address) => {
        await page.goto(`${address}/local/${await openFinished(page, address, played)}`);
        await page.locator('dialog[open]').waitFor();
      },
    ],
    [
      `${name}-replay`,
      async (page, address) => {
        await page.goto(`${address}/replay/${await openFinished(page, address, played)}`);
        await page.locator('input[type=range]').fill('60');
      },
    ],
    [
      `${name}-study`,
      async (page, address) => {
        await page.goto(`${address}/study/${await openFinished(page, address, played)}`);
        await page.locator('[data-study-stage=whole]').waitFor({ timeout: 240_000 });
        await page.locator('[data-study-point]').first().click();
      },
    ],
  ]),
);

export const LEARNT: Readonly<Record<string, Visit>> = {
  ...Object.fromEntries(GAMES.map(({ id }): [string, Visit] => [`learn-${id}`, (page, address) => open(page, `${address}/learn/${id}`)])),
  ...LESSONS,
  ...ENDINGS,
};

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-lesson]').first().waitFor();
}
