import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = (path: string) => new URL(path, import.meta.url);

test('the gallery shows every component of src/ui', () => {
  const sheet = readFileSync(here('./Components.svelte'), 'utf8');
  const names = readdirSync(here('../ui')).flatMap((file) => (file.endsWith('.svelte') ? [file.replace('.svelte', '')] : []));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !sheet.includes(`<${name} `) && !sheet.includes(`<${name}>`))).toEqual([]);
});
