import type { Page } from '@playwright/test';
import { chanceScript } from './browser.ts';
import { expect, test } from './fixtures.ts';

/** A seed as matches are dealt by, and what else chance decides. */
function drawsOf(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => [...crypto.getRandomValues(new Uint8Array(16)), Math.random(), Math.random()]);
}

test('whatever chance decides in a page depends on the title of the test alone', async ({ visit }) => {
  const [one, other] = [await visit(), await visit()];
  const draws = await drawsOf(one);
  expect(await drawsOf(other)).toEqual(draws);
  expect(new Set(draws).size).toBeGreaterThan(10);
  expect(draws.slice(16).every((drawn) => drawn >= 0 && drawn < 1)).toBe(true);
  await other.evaluate(chanceScript('another title'));
  expect(await drawsOf(other)).not.toEqual(draws);
  expect((await drawsOf(one)).slice(16)).not.toEqual(draws.slice(16));
});
