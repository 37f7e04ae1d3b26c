/** Loaded into a node before everything else: its clock can be set, as by somebody at the machine. SIGUSR2 reads the file anew. */
import { readFileSync } from 'node:fs';

const { ORRERY_FAULT_CLOCK: file = '' } = process.env;
const TrueDate = Date;
let aheadMilliseconds = 0;

function read() {
  aheadMilliseconds = Number(readFileSync(file, 'utf8'));
}

class SteppedDate extends TrueDate {
  constructor(...given) {
    super(...(given.length === 0 ? [SteppedDate.now()] : given));
  }

  static now() {
    return TrueDate.now() + aheadMilliseconds;
  }
}

globalThis.Date = SteppedDate;
read();
process.on('SIGUSR2', read);
