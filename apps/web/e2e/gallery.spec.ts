import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '../src/text/en.ts';
import { expect, test } from './fixtures.ts';
import { SETTLED } from './play.ts';
import { PIECES, serveGallery } from './serve-gallery.ts';

test('players are sent no gallery', async ({ visit, served }) => {
  const page = await visit();
  await page.goto('/gallery');
  await expect(page.locator('h1')).toHaveText(en.notFound.title);
  const files = readdirSync(served.webFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => /gallery/i.test(readFileSync(join(served.webFolder, file), 'utf8')))).toEqual([]);
});

test('while developing, every piece of the gallery is drawn', async ({ visit }) => {
  test.setTimeout(300_000);
  const gallery = await serveGallery();
  try {
    const page = await visit();
    await page.goto(`${gallery.address}gallery`, { timeout: 120_000 });
    await expect(page.locator('li')).toHaveCount(PIECES.length);
    for (const [at, piece] of PIECES.entries()) {
      const look = { theme: at % 2 === 0 ? 'dark' : 'light', locale: at % 3 === 0 ? 'ru' : 'en' } as const;
      await page.goto(gallery.pathOf(piece, look), { timeout: 120_000 });
      // A described position asks somebody something, so its table has something to press.
      const shown = piece === 'components' ? 'section >> nth=10' : `${SETTLED} :is(button, [role=button]):enabled`;
      await page.locator(shown).first().waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', look.locale);
    }
    await page.goto(`${gallery.address}gallery/components`);
    for (let at = 0; at < 4; at++) await page.frameLocator('iframe').nth(at).locator('section').first().waitFor();
    await page.close();
  } finally {
    await gallery.close();
  }
});
