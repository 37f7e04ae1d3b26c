import type { Page } from '@playwright/test';
import type { Look } from './browser.ts';
import { boxesWith, pick } from './hand.ts';
import { begin, beHunted, playOnTable } from './not-alone-play.ts';
import { chooseOption } from './play.ts';
import * as chart from './race-play.ts';
import * as station from './theseus-play.ts';

/** Brings a page to what its picture shows. */
export type Visit = (page: Page, address: string, look: Look) => Promise<void>;

/** Tables that are reached by playing: what a described position cannot show, such as news, talk and results. */
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
  'race-explore': async (page, address) => {
    await chart.begin(page, 3, { address, level: 'greedy' });
    await chart.untilAsked(page, '.shown');
  },
  'race-powers': async (page, address) => {
    await chart.begin(page, 5, { address, level: 'greedy' });
    await chart.playOnChart(page, 20);
    await chart.untilAsked(page, '.powers');
  },
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
