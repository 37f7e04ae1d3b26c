import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What `npm start` tells Node of the checkout this built server is from: without it, it would be another server that is measured. */
export function startFlags(file: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(join(dirname(file), '../../../../package.json'), 'utf8'));
  return String(scripts.start)
    .split(' ')
    .filter((word) => word.startsWith('--'));
}
