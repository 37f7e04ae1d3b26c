import { readdirSync } from 'node:fs';

/** Imports point one way: engine ← games ← catalogue ← bots ← match ← protocol ← apps; study stands on bots; testkit only from tests. */
const TEST = '(\\.test\\.ts|/testing/|/test/|/e2e/|/bench/)';

function mayOnlyImport(from, allowed) {
  return {
    name: `${from.replaceAll('/', '-')}-imports`,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: TEST },
    to: { path: '^(packages|apps)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
  };
}

const NODE_FREE = ['packages/engine', 'packages/games', 'packages/catalogue', 'packages/match', 'packages/study'];
const GAMES = readdirSync(new URL('packages/games/', import.meta.url));

export default {
  forbidden: [
    mayOnlyImport('packages/engine', []),
    ...GAMES.map((game) => mayOnlyImport(`packages/games/${game}`, ['packages/engine'])),
    mayOnlyImport('packages/catalogue', ['packages/engine', 'packages/games']),
    mayOnlyImport('packages/bots', ['packages/engine', 'packages/catalogue']),
    mayOnlyImport('packages/study', ['packages/engine', 'packages/bots']),
    mayOnlyImport('packages/match', ['packages/engine', 'packages/bots']),
    mayOnlyImport('packages/protocol', ['packages/engine', 'packages/match']),
    mayOnlyImport('apps/web', [
      'packages/engine',
      'packages/bots',
      'packages/study',
      'packages/match',
      'packages/protocol',
      'packages/catalogue',
      'packages/games',
    ]),
    mayOnlyImport('apps/server', [
      'packages/engine',
      'packages/bots',
      'packages/study',
      'packages/match',
      'packages/protocol',
      'packages/catalogue',
      'packages/games',
    ]),
    // Of the server only what moves its data and looks after its people.
    mayOnlyImport('apps/cli', [
      'packages/engine',
      'packages/bots',
      'packages/study',
      'packages/catalogue',
      'packages/games',
      'packages/protocol',
      'apps/server/src/admin',
      'apps/server/src/storage/migrate',
    ]),
    {
      name: 'testkit-only-from-tests',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: `(^packages/testkit/|${TEST})` },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'rules-have-no-machine',
      comment: 'Rules and matches run in browsers too: no files, network or clock of Node.',
      severity: 'error',
      from: { path: `^(${NODE_FREE.join('|')})/`, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tables-before-rules',
      comment: 'A table is drawn by the facts of its game; the rules come behind the first look at it.',
      severity: 'error',
      from: { path: '^apps/web/src/games/[^/]+/', pathNot: `(/foresight\\.ts$|/popovers/|${TEST})` },
      to: { path: '^packages/games/[^/]+/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-door-to-sqlite',
      comment: 'Where Node has a SQLite of its own, better-sqlite3 is not there: storage/sqlite/driver chooses.',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/server/(src/storage/sqlite/driver|bench)/' },
      to: { path: '(^|/)better-sqlite3' },
    },
    // A component may draw itself again (nested text), hence not from components. What is loaded later closes no circle.
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '\\.svelte$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?raw$|virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.svelte-check)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'svelte'],
      extensions: ['.ts', '.mjs', '.js', '.svelte'],
    },
  },
};
