/** Parts of Stryker: a checker that lets only the chosen mutants through, and a reporter that tells how far it is. */
import { readFileSync } from 'node:fs';
import { keyOf, keyOfResult } from './chosen.mjs';

export const NOT_CHOSEN = 'not chosen';
const SECONDS_BETWEEN_LINES = 20;

/** Stryker chooses by ranges of lines, which take everything nested in them along; this chooses single mutants. */
class ChosenOnly {
  static inject = [];
  chosen = new Set();

  async init() {
    this.chosen = readChosen();
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.chosen.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: NOT_CHOSEN },
      ]),
    );
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

function readChosen() {
  return new Set(JSON.parse(readFileSync(process.env.ORRERY_MUTANTS_CHOSEN, 'utf8')));
}

class ProgressLines {
  static inject = [];
  chosen = readChosen();
  counts = {};
  told = Date.now();

  onMutantTested(result) {
    if (!this.chosen.has(keyOfResult(result))) return;
    const { status } = result;
    this.counts[status] = (this.counts[status] ?? 0) + 1;
    if (Date.now() - this.told < SECONDS_BETWEEN_LINES * 1000) return;
    this.told = Date.now();
    const total = Object.values(this.counts).reduce((sum, count) => sum + count, 0);
    console.log(
      `  ${total} of ${this.chosen.size}: ${Object.entries(this.counts)
        .map(([name, count]) => `${count} ${name}`)
        .join(', ')}`,
    );
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'chosen-only', injectableClass: ChosenOnly },
  { kind: 'Reporter', name: 'progress-lines', injectableClass: ProgressLines },
];
