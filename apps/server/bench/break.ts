import { parseArgs } from 'node:util';
import { breakServer } from './break-server.ts';

/** `npx tsx apps/server/bench/break.ts --each 10000`: sends a server of its own what it must refuse. Exit code 1: something gave way. */
const { values } = parseArgs({ options: { each: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'break' } } });
const start = performance.now();
const { answers, violations } = await breakServer({
  each: Number(values.each),
  seed: values.seed,
  progress: (line) => console.error(line),
});
console.log(
  JSON.stringify({ each: Number(values.each), seconds: Math.round((performance.now() - start) / 1000), answers, violations }, undefined, 2),
);
process.exit(violations.length === 0 ? 0 : 1);
