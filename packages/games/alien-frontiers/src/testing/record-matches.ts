import { mkdirSync, writeFileSync } from 'node:fs';
import { hashOf, type RecordedAction, recordOf, seedFrom } from '@orrery/engine';
import { alienFrontiers } from '../index.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

const MATCHES = 12;
const NAMES = ['Red', 'Green', 'Blue', 'Yellow'];

/** Writes the golden matches anew, one action a line, so that a difference can be read. */
export function recordMatches(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  for (let match = 0; match < MATCHES; match++) {
    const { seats, options } = OPTION_SETS[match % OPTION_SETS.length];
    const seed = seedFrom(`golden match ${match}`);
    const actions: RecordedAction[] = [];
    const last = playRandomly({ seats, options, seed }, { see: (state, action) => actions.push({ seat: state.turn.seat, action }) });
    const { id: game, rulesVersion } = alienFrontiers;
    const result = alienFrontiers.result(last);
    const record = recordOf({ game, rulesVersion, options, seats: NAMES.slice(0, seats), seed, actions, result, hash: hashOf(last) });
    const { actions: _, ...head } = record;
    const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
    const name = `random-${String(match + 1).padStart(2, '0')}-of-${seats}.json`;
    writeFileSync(new URL(name, folder), `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}\n`);
  }
}
