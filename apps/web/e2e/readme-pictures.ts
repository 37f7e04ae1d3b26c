import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/** Pictures the README shows, and what they are called there. */
export const README: Readonly<Record<string, string>> = {
  'match-late-wide-en-dark': 'alien-frontiers',
  'race-actions-wide-en-dark': 'race-for-the-galaxy',
  'theseus-move-wide-en-dark': 'theseus',
  'not-alone-reckoning-wide-en-dark': 'not-alone',
  'race-actions-phone-en-dark': 'phone',
};

export const README_FOLDER = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));

const QUALITY = 0.86;

/** The browser itself packs it: about a fifth of the PNG, which everybody who clones would have to fetch. */
export async function toWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const packed = await page.evaluate(
    async ({ source, quality }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64');
}
