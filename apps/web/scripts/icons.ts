/** Draws the icons that installing needs, and the one that browsers ask for unasked, from public/icon.svg, with the Chromium of the tests. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../e2e/browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const drawing = await readFile(`${folder}icon.svg`, 'utf8');
/** Maskable icons lose up to a fifth at each side, so the ground fills the square and the drawing keeps away from it. */
const icons = [
  { file: 'favicon.ico', size: 32, inset: 0 },
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
  const drawn = await page.screenshot({ omitBackground: true });
  await writeFile(`${folder}${file}`, file.endsWith('.ico') ? asIco(drawn, size) : drawn);
  await page.close();
}
await browser.close();

/** A head that says there is one picture, of this size, and the picture. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
