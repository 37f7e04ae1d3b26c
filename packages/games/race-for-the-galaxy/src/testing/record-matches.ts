import { mkdirSync, writeFileSync } from 'node:fs';
import { hashOf, type RecordedAction, recordOf, seedFrom } from '@orrery/engine';
import { raceForTheGalaxy } from '../index.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

/** Writes the golden matches anew, one action a line, so that a difference can be read. */
export function recordMatches(folder: URL): void {
  mkdirSync(folder, { recursive: true });
  OPTION_SETS.forEach(({ seats, options }, match) => {
    const seed = seedFrom(`golden match ${match}`);
    const actions: RecordedAction[] = [];
    const last = playRandomly({ seats, options, seed }, { see: (_, choice) => actions.push(choice) });
    const { id: game, rulesVersion } = raceForTheGalaxy;
    const result = raceForTheGalaxy.result(last);
    const record = recordOf({ game, rulesVersion, options, seats: NAMES.slice(0, seats), seed, actions, result, hash: hashOf(last) });
    const { actions: _, ...head } = record;
    const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
    const name = `random-${String(match + 1).padStart(2, '0')}-of-${seats}.json`;
    writeFileSync(new URL(name, folder), `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}\n`);
  });
}
