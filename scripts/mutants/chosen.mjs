/** Every mutant of some files, and a seeded sample of them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { ROOT } from '../install.mjs';

/** Names a mutant alike in every run, whatever else is broken beside it. */
export function keyOf({ fileName, location: { start, end }, mutatorName, replacement }) {
  const file = relative(ROOT, fileName).replaceAll('\\', '/');
  return `${file}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${mutatorName} ${replacement}`;
}

/** The same of a result: Stryker counts lines and columns from 0 in what it tests and from 1 in what it reports. */
export function keyOfResult(result) {
  const lower = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  const { start, end } = result.location;
  return keyOf({ ...result, location: { start: lower(start), end: lower(end) } });
}

export async function everyMutant(files) {
  const silent = { info() {}, debug() {}, isDebugEnabled: () => false };
  const sources = files.map((file) => ({ name: join(ROOT, file), mutate: true, content: readFileSync(join(ROOT, file), 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { mutants } = await new Instrumenter(silent).instrument(sources, options);
  return mutants.map((mutant) => ({ ...mutant, key: keyOf(mutant), file: relative(ROOT, mutant.fileName).replaceAll('\\', '/') }));
}

/**
 * Each file gives its share, so the sample stands for the room: along the files in sequence, one mutant is drawn from every stretch
 * of equal length. Within a file the sequence is that of the seed.
 */
export function sampleOf(mutants, size, seed) {
  if (size >= mutants.length) return mutants;
  const lots = mutants.map((mutant) => ({ mutant, lot: createHash('sha256').update(`${seed} ${mutant.key}`).digest('hex') }));
  lots.sort((a, b) => compare(a.mutant.file, b.mutant.file) || compare(a.lot, b.lot));
  return Array.from({ length: size }, (_, index) => lots[Math.floor(((index + 0.5) * lots.length) / size)].mutant);
}

function compare(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
