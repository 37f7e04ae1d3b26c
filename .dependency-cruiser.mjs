/** Imports point one way: engine ← games, bots ← match ← apps; protocol ← apps; testkit only from tests. */
const TEST = '(\\.test\\.ts|/testing/|/test/|/e2e/|/bench/)';

function mayOnlyImport(from, allowed) {
  return {
    name: `${from.replaceAll('/', '-')}-imports`,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: TEST },
    to: { path: '^(packages|apps)/', pathNot: `^(${[from, ...allowed].join('|')})/` },
  };
}

const NODE_FREE = ['packages/engine', 'packages/games', 'packages/match'];

export default {
  forbidden: [
    mayOnlyImport('packages/engine', []),
    mayOnlyImport('packages/bots', ['packages/engine', 'packages/games']),
    mayOnlyImport('packages/match', ['packages/engine', 'packages/bots']),
    mayOnlyImport('packages/protocol', ['packages/engine', 'packages/match']),
    mayOnlyImport('packages/games/alien-frontiers', ['packages/engine']),
    mayOnlyImport('packages/games/not-alone', ['packages/engine']),
    mayOnlyImport('packages/games/race-for-the-galaxy', ['packages/engine']),
    mayOnlyImport('packages/games/theseus', ['packages/engine']),
    mayOnlyImport('apps/web', ['packages/engine', 'packages/bots', 'packages/match', 'packages/protocol', 'packages/games']),
    mayOnlyImport('apps/server', ['packages/engine', 'packages/bots', 'packages/match', 'packages/protocol', 'packages/games']),
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
    // A component may draw itself again (nested text), hence not from components.
    {
      name: 'no-cycles',
      severity: 'error',
      from: { pathNot: '\\.svelte$' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?raw$|virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'svelte'],
      extensions: ['.ts', '.mjs', '.js', '.svelte'],
    },
  },
};
