/** The tests of one room, for Stryker; it runs in a copy of the packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const folders = [
  ...readdirSync('packages').map((name) => `packages/${name}`),
  ...readdirSync('packages/games').map((name) => `packages/games/${name}`),
];

export default defineConfig({
  // node_modules leads back to the packages as they are; mutants are in the copy.
  resolve: { alias: folders.filter((folder) => folder !== 'packages/games').flatMap(aliasesOf) },
  test: { ...JSON.parse(process.env.ORRERY_MUTANTS_TESTS), isolate: false, testTimeout: 20_000 },
});

function aliasesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts') && !file.includes('*'))
    .map(([path, file]) => ({ find: new RegExp(`^${name}${path.slice(1)}$`), replacement: resolve(folder, file) }));
}
