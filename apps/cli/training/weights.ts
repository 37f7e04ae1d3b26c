import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES } from '@orrery/alien-frontiers/bot';
import type { Weights } from '@orrery/bots/training';

/** Weights by the name of their measure: at the beginning and at the end of a match. */
export type NamedWeights = Readonly<Record<string, readonly [early: number, late: number]>>;

const TABLE = new URL('../../../packages/games/alien-frontiers/src/bot/weights.ts', import.meta.url);

export function weightsFrom(named: NamedWeights): Weights {
  return {
    early: Float64Array.from(FEATURES, (feature) => named[feature]?.[0] ?? 0),
    late: Float64Array.from(FEATURES, (feature) => named[feature]?.[1] ?? 0),
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export function namesOf({ early, late }: Weights): NamedWeights {
  return Object.fromEntries(FEATURES.map((feature, at) => [feature, [rounded(early[at]), rounded(late[at])] as const]));
}

export function readWeights(path: string): Weights {
  const named: NamedWeights = JSON.parse(readFileSync(path, 'utf8'));
  return weightsFrom(named);
}

export function writeWeights(path: string, weights: Weights): void {
  writeFileSync(path, `${JSON.stringify(namesOf(weights), undefined, 1)}\n`);
}

/** Into the table of the game; its head stays. */
export function writeTable(weights: Weights): void {
  const lines = Object.entries(namesOf(weights)).map(
    ([feature, [early, late]]) => `  ${feature.includes('-') ? `'${feature}'` : feature}: [${early}, ${late}],`,
  );
  const head = readFileSync(TABLE, 'utf8').split('= {')[0];
  writeFileSync(TABLE, `${head}= {\n${lines.join('\n')}\n};\n`);
}
