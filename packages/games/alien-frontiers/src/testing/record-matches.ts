import { mkdirSync, writeFileSync } from 'node:fs';
import { hashOf, type RecordedAction, recordOf, seedFrom } from '@orrery/engine';
import { alienFrontiers } from '../index.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

/**
 * Writes the golden matches anew: `npx tsx packages/games/alien-frontiers/src/testing/record-matches.ts`.
 * Only after a change of the rules that is meant, together with a new `rulesVersion`.
 */
const FOLDER = new URL('../../playthroughs/', import.meta.url);
const MATCHES = 12;
const COLOURS = ['Red', 'Green', 'Blue', 'Yellow'];

mkdirSync(FOLDER, { recursive: true });
for (let match = 0; match < MATCHES; match++) {
  const { seats, options } = OPTION_SETS[match % OPTION_SETS.length];
  const seed = seedFrom(`golden match ${match}`);
  const actions: RecordedAction[] = [];
  const last = playRandomly({ seats, options, seed }, { see: (state, action) => actions.push({ seat: state.turn.seat, action }) });
  const { id: game, rulesVersion } = alienFrontiers;
  const result = alienFrontiers.result(last);
  const record = recordOf({ game, rulesVersion, options, seats: COLOURS.slice(0, seats), seed, actions, result, hash: hashOf(last) });
  const name = `random-${String(match + 1).padStart(2, '0')}-of-${seats}.json`;
  const { actions: _, ...head } = record;
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(head).slice(0, -1)},"actions":[\n${lines}\n]}\n`);
}
