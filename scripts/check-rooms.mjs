/**
 * Types of the rooms whose own tsconfig.json asks for more than the root's does. A program holds what a room imports too, the
 * games for instance, which are not held to it: only the files of the room itself are reported.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './install.mjs';

const ROOMS = ['packages/engine', 'packages/match', 'packages/protocol', 'apps/server'];

const host = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
};

/** One program for all of them: what they share is read once. */
function problemsOf(rooms) {
  const configs = rooms.map((room) => parsed(join(ROOT, room, 'tsconfig.json')));
  const own = configs.flatMap(({ fileNames }) => fileNames);
  const program = ts.createProgram({ rootNames: own, options: configs[0].options });
  const found = own.flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)));
  return { count: own.length, problems: [...configs.flatMap(({ errors }) => errors), ...program.getOptionsDiagnostics(), ...found] };
}

function parsed(path) {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error !== undefined) return { fileNames: [], options: {}, errors: [error] };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path), undefined, path);
}

const { count, problems } = problemsOf(ROOMS);
if (problems.length > 0) {
  console.error(ts.formatDiagnostics(problems, host));
  process.exit(1);
}
console.log(`${count} files of ${ROOMS.join(', ')}`);
