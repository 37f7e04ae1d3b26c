import { readFileSync, writeFileSync } from 'node:fs';
import type { HonestWeights } from '@orrery/engine';

/** Into the table of the game; its head stays. */
export function writeHonest(game: string, honest: Readonly<Record<number, HonestWeights>>): void {
  const path = new URL(`../../../../packages/games/${game}/src/study/honest.ts`, import.meta.url);
  const head = readFileSync(path, 'utf8').split('= {')[0];
  const tables = Object.entries(honest).map(([seats, weights]) => `  ${seats}: ${inRows(weights)},\n`);
  writeFileSync(path, `${head}= {\n${tables.join('')}};\n`);
}

/** As the formatter wants it. */
function inRows(weights: HonestWeights): string {
  const rows = weights.map((knots) => `[${knots.join(', ')}]`);
  return rows.length === 1 ? `[${rows[0]}]` : `[\n${rows.map((row) => `    ${row},\n`).join('')}  ]`;
}
