import { parseArgs } from 'node:util';
import { EVENING_ATTACKS } from './attacks/evenings.ts';
import { FLOODS } from './attacks/floods.ts';
import { LIMITS } from './attacks/limits.ts';
import { MATCHES } from './attacks/matches.ts';
import { OTHERS } from './attacks/others.ts';
import { OUTWARD } from './attacks/outward.ts';
import { PEOPLE } from './attacks/people.ts';
import { STOPPING } from './attacks/stopping.ts';
import { STORAGE } from './attacks/storage.ts';
import { TELLING } from './attacks/telling.ts';
import { WAYS_IN } from './attacks/ways-in.ts';
import { WORDS } from './attacks/words.ts';
import { type Attack, Ground, type Outcome } from './ground.ts';

/** `npm run audit:server`: attacks servers of its own as strangers would, and prints what came back. Exit code 1: something gave way. */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, json: { type: 'boolean', default: false } } });
const all = [STOPPING, LIMITS, EVENING_ATTACKS, MATCHES, STORAGE, PEOPLE, WAYS_IN, TELLING, OTHERS, WORDS, FLOODS, OUTWARD].flat();
const attacks = all.filter(({ name }) => name.includes(values.only));

async function outcomeOf(attack: Attack): Promise<Outcome> {
  const ground = await Ground.open(attack);
  try {
    return await attack.run(ground);
  } catch (reason) {
    return { came: `failed: ${reason instanceof Error ? reason.message : String(reason)}`, ok: false };
  } finally {
    await ground.remove();
  }
}

let failed = 0;
if (!values.json) console.log('| attack | what came back | ok |\n|---|---|---|');
for (const attack of attacks) {
  const { came, ok } = await outcomeOf(attack);
  if (!ok) failed += 1;
  console.log(values.json ? JSON.stringify({ attack: attack.name, came, ok }) : `| ${attack.name} | ${came} | ${ok ? 'yes' : 'NO'} |`);
}
console.error(failed === 0 ? `${attacks.length} attacks held off` : `${failed} of ${attacks.length} attacks gave something away`);
process.exit(failed === 0 ? 0 : 1);
