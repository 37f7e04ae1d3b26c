/** Draws the PNG icons that installing needs from public/icon.svg, with the Chromium of the tests. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../e2e/browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = await readFile(`${folder}icon.svg`, 'utf8');
/** Maskable icons lose up to a fifth at each side, so the ground fills the square and the drawing keeps away from it. */
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'icon-maskable-512.png', size: 512, inset: 60 },
];

const browser = await chromium.launch(CHROMIUM);
for (const { file, size, inset } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = inset > 0 ? '#0b1020' : 'transparent';
  await page.setContent(
    `<style>body{margin:0;background:${ground}}svg{position:absolute;inset:${inset}px;width:${size - 2 * inset}px}</style>${drawing}`,
  );
  await writeFile(`${folder}${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
