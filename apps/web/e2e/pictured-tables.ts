import type { Page } from '@playwright/test';
import type { Look } from './browser.ts';
import { boxesWith, pick } from './hand.ts';
import { keepMatches, type Played, playMatch } from './kept-match.ts';
import { begin, beHunted, playOnTable } from './not-alone-play.ts';
import { chooseOption, untilSettled } from './play.ts';
import { CONSUMING, EXPLORING } from './positions.ts';
import * as chart from './race-play.ts';
import * as station from './theseus-play.ts';

/** Brings a page to what its picture shows. */
export type Visit = (page: Page, address: string, look: Look) => Promise<void>;

async function described(page: Page, address: string, played: Played): Promise<void> {
  const [path] = await keepMatches(page, [await playMatch(played)], address);
  await page.goto(`${address}${path}`);
  await untilSettled(page);
}

/** Tables in a match; most are reached by playing, which shows news, talk and results, too. */
export const TABLES: Readonly<Record<string, Visit>> = {
  'race-start': (page, address) => chart.begin(page, 3, { address }),
  'race-actions': async (page, address) => {
    await chart.begin(page, 3, { address, level: 'greedy' });
    await chart.playOnChart(page, 30);
    await chart.untilAsked(page, '.actions');
  },
  'race-place': async (page, address) => {
    await chart.begin(page, 2, { address, level: 'greedy' });
    await chart.untilAsked(page, '.hand .lit');
    await page.locator('.hand .lit').first().click();
  },
  'race-pay': async (page, address) => {
    await chart.begin(page, 4, { address, level: 'greedy' });
    await chart.playOnChart(page, 20);
    await chart.untilAsked(page, '.paying');
  },
  'race-explore': (page, address) => described(page, address, { game: 'race-for-the-galaxy', seats: 3, position: EXPLORING, answers: 0 }),
  'race-powers': (page, address) => described(page, address, { game: 'race-for-the-galaxy', seats: 5, position: CONSUMING, answers: 0 }),
  'race-solo': async (page, address) => {
    await chart.begin(page, 1, { address });
    await chart.playOnChart(page, 40);
  },
  'race-draft': async (page, address) => {
    await chart.begin(page, 2, { address, prepare: () => chart.turnOn(page, 'draft') });
    await chart.playOnChart(page, 13);
  },
  'theseus-start': (page, address) => station.begin(page, 2, { address }),
  'theseus-move': async (page, address) => {
    await station.begin(page, 2, { address });
    await station.playOnStation(page, 24);
    await station.untilMovement(page);
    // The menu of a card that was looked at last may still be open over the button.
    await page.keyboard.press('Escape');
    await page.locator('[data-dangers]').click();
    await page.locator('.room[data-opens^="unit:"]').first().click();
    await page.locator('.room.target').first().hover();
  },
  'theseus-four': async (page, address) => {
    await station.begin(page, 4, { address });
    await station.playOnStation(page, 30);
  },
  'theseus-pandora': async (page, address) => {
    const prepare = () => pick(boxesWith(page, 'pandora').nth(1), 'pandora');
    await station.begin(page, 3, { address, prepare });
    await station.playOnStation(page, 30);
  },
  'theseus-teams': async (page, address) => {
    await station.begin(page, 4, { address, prepare: () => chooseOption(page, 'teams') });
    await station.playOnStation(page, 24);
  },
  'theseus-deck': async (page, address) => {
    await station.begin(page, 2, { address, prepare: () => chooseOption(page, 'chosen') });
  },
  'not-alone-creature': async (page, address) => {
    await begin(page, 4, { address });
    await playOnTable(page, 6);
  },
  'not-alone-hunted': async (page, address) => {
    await begin(page, 5, { address, prepare: () => beHunted(page) });
    await playOnTable(page, 10);
  },
  'not-alone-seven': async (page, address) => {
    await begin(page, 7, {
      address,
      prepare: async () => {
        await beHunted(page);
        await chooseOption(page, 'sanctuary');
      },
    });
    await playOnTable(page, 12);
  },
  'not-alone-sanctuary': async (page, address) => {
    await begin(page, 4, { address, prepare: () => chooseOption(page, 'sanctuary') });
    await playOnTable(page, 14);
  },
  'not-alone-reckoning': async (page, address) => {
    await begin(page, 4, {
      address,
      prepare: async () => {
        await beHunted(page);
        await chooseOption(page, 'sanctuary');
      },
    });
    for (let step = 0; step < 40 && !(await page.locator('.visits').isVisible()); step++) {
      await playOnTable(page, 1, 'click', step);
      // Until the next question is there, whatever it is.
      await page.locator('.na-table').locator('[data-action], [data-opens]').locator('visible=true').first().waitFor();
    }
  },
  'not-alone-talk': async (page, address) => {
    await begin(page, 7, { address, prepare: () => beHunted(page) });
    for (let step = 0; step < 60 && (await page.locator('[data-panel=chat] .numbers').count()) === 0; step++) {
      await playOnTable(page, 1, 'click', step);
    }
    await page.keyboard.press('Escape');
    await page.locator('[data-panel=chat]').click();
  },
  'not-alone-cover': async (page, address) => {
    await begin(page, 3, {
      address,
      prepare: async () => {
        await beHunted(page);
        await pick(boxesWith(page, 'person').nth(1), 'person');
      },
    });
    await page.locator('.curtain').waitFor();
  },
  'not-alone-result': async (page, address) => {
    await begin(page, 3, { address, prepare: () => beHunted(page) });
    await playOnTable(page, 600);
    await page.locator('dialog[open]').waitFor();
  },
};
