/** Where a command prints. Results go to standard output, everything else to standard error. */
export interface Output {
  /** True: results are objects, one per line, for programs. */
  readonly isJson: boolean;
  line(text: string): void;
  object(value: unknown): void;
  progress(text: string): void;
  /** What is wrong, in one line. */
  complain(problem: string): void;
}

/** The result in the form that was asked for. */
export function say(output: Output, value: unknown, words: () => string): void {
  if (output.isJson) output.object(value);
  else output.line(words());
}

export function standardOutput(isJson: boolean): Output {
  return {
    isJson,
    line: (text) => process.stdout.write(`${text}\n`),
    object: (value) => process.stdout.write(`${JSON.stringify(value)}\n`),
    progress: (text) => process.stderr.write(process.stderr.isTTY ? `\r\x1b[2K${text}` : `${text}\n`),
    complain: (problem) => process.stderr.write(`orrery: ${problem}\n`),
  };
}

/** `head` and the like close the pipe when they have seen enough; that is no error. */
export function endQuietlyOnClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

const PROGRESS_EVERY_MILLISECONDS = 2000;

/** Tells now and then how far a long run has come. */
export function progressOf(output: Output, what: string, all: number): (done: number) => void {
  const began = performance.now();
  let told = began;
  return (done) => {
    const now = performance.now();
    if (now - told < PROGRESS_EVERY_MILLISECONDS || done === all) return;
    told = now;
    const left = Math.round((((now - began) / done) * (all - done)) / 1000);
    output.progress(`${done} of ${all} ${what}, about ${left} s left`);
  };
}

/** A number for people: three figures that mean something. */
export function figure(value: number): string {
  if (value !== 0 && Math.abs(value) < 100) return String(Number(value.toPrecision(3)));
  return Math.round(value).toLocaleString('en-US');
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Lets signals and closed pipes be noticed between two pieces of a long work. */
export function breathe(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}
