/** What can be broken on purpose: the source files of a room, and the tests that should notice. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../install.mjs';

const RANDOM_PLAY = [
  'packages/games/alien-frontiers/src/flow/refuse.test.ts',
  'packages/games/race-for-the-galaxy/src/forecast/costs.test.ts',
  'packages/games/theseus/src/flow/random-flow.test.ts',
];

/**
 * Golden matches and random play are left out: they cover every line, take seconds per mutant, and say that something changed,
 * not which rule. What only they notice counts as alive.
 */
const ROOMS = {
  engine: {
    folders: ['packages/engine/src'],
    tests: ['packages/engine/src/**/*.test.ts', 'packages/testkit/src/{step,replay,plain-data,verify,script,lesson,snapshot}.test.ts'],
  },
  match: { folders: ['packages/match/src'], tests: ['packages/match/src/**/*.test.ts'] },
  protocol: { folders: ['packages/protocol/src'], tests: ['packages/protocol/src/**/*.test.ts'] },
  ...Object.fromEntries(readdirSync(join(ROOT, 'packages/games')).map((game) => [game, roomOfGame(`packages/games/${game}/src`)])),
};

export const ROOM_NAMES = Object.keys(ROOMS);

function roomOfGame(src) {
  return {
    folders: ['rules', 'cards', 'flow'].map((folder) => `${src}/${folder}`),
    tests: [`${src}/{rules,cards,flow,input,knowledge,forecast}/**/*.test.ts`],
    without: RANDOM_PLAY,
  };
}

/** `only` are parts of paths; without any, all files of the room. */
export function roomCalled(name, only) {
  const { folders, tests, without = [] } = ROOMS[name];
  const files = folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)))
    .sort();
  return { name, files, tests: { include: tests, exclude: without } };
}
