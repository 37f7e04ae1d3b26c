import { closeSync, openSync, readSync, statSync, writeSync } from 'node:fs';

/** One byte in the middle of it, as a bad disk would. */
export function damage(file: string): void {
  const middle = Math.floor(statSync(file).size / 2);
  const byte = Buffer.alloc(1);
  const open = openSync(file, 'r+');
  readSync(open, byte, 0, 1, middle);
  byte[0] = (byte[0] ?? 0) ^ 1;
  writeSync(open, byte, 0, 1, middle);
  closeSync(open);
}
