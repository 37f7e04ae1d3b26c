import { readFileSync, writeFileSync } from 'node:fs';
import type { HonestWeights } from '@orrery/engine';

/** Into the table of the game; its head stays. */
export function writeHonest(game: string, honest: Readonly<Record<number, HonestWeights>>): void {
  const path = new URL(`../../../../packages/games/${game}/src/study/honest.ts`, import.meta.url);
  const head = readFileSync(path, 'utf8').split('= {')[0];
  const tables = Object.entries(honest).map(
    ([seats, weights]) => `  ${seats}: [\n${weights.map((knots) => `    [${knots.join(', ')}],\n`).join('')}  ],\n`,
  );
  writeFileSync(path, `${head}= {\n${tables.join('')}};\n`);
}
