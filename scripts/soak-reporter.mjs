import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Keeps how each run of a test ended as soon as it has, so that a soak that is stopped loses nothing; says at once what failed. */
export default class SoakReporter {
  #folder = '';

  onBegin({ rootDir }) {
    this.#folder = rootDir;
  }

  onTestEnd(test, { status, duration, error }) {
    if (status === 'interrupted') return;
    const isPassed = status === test.expectedStatus;
    const file = relative(this.#folder, test.location.file);
    const line = { file, title: test.title, load: process.env.ORRERY_SOAK_LOAD, isPassed, seconds: Math.round(duration / 100) / 10 };
    appendFileSync(process.env.ORRERY_SOAK_RESULTS, `${JSON.stringify(line)}\n`);
    process.stdout.write(isPassed ? '·' : `\n✗ ${file} › ${test.title}, ${status}\n${error?.message ?? ''}\n${error?.snippet ?? ''}\n`);
  }

  printsToStdio() {
    return true;
  }
}
