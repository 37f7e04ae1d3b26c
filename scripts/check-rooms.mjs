/**
 * Types of the rooms whose own tsconfig.json asks for more than the root's does. A program holds what a room imports too, the
 * games for instance, which are not held to it: only what the compiler says of files of the rooms themselves is reported.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { compiler, fail, ROOT, runQuietly } from './install.mjs';

const ROOMS = ['packages/engine', 'packages/match', 'packages/protocol', 'apps/server'];
const CONFIG = join(ROOT, 'dist/check/rooms.json');

/** What the compiler said, each with the lines that explain it. */
const SAID = /^(?:(?<file>[^\s(][^(]*)\(\d+,\d+\): )?error TS\d+: .*(?:\n[ \t]+.*)*/gm;

function filesOf(room) {
  const path = join(ROOT, room, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames, errors } = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path), undefined, path);
  if (error !== undefined || errors.length > 0) fail(`${path} cannot be read.`);
  return fileNames;
}

/** One program for all of them: what they share is read once. */
const own = ROOMS.flatMap(filesOf);
mkdirSync(dirname(CONFIG), { recursive: true });
writeFileSync(CONFIG, JSON.stringify({ extends: join(ROOT, ROOMS[0], 'tsconfig.json'), files: own, include: [], exclude: [] }));
const { code, said } = await runQuietly(process.execPath, [...compiler(), '--noEmit', '--pretty', 'false', '-p', CONFIG]);
const found = [...said.matchAll(SAID)];
if (code !== 0 && found.length === 0) fail(said || `the compiler ended with ${code}`);
const isOwn = new Set(own);
const problems = found.filter(({ groups }) => groups.file === undefined || isOwn.has(join(ROOT, groups.file)));
if (problems.length > 0) fail(problems.map(([text]) => text).join('\n'));
console.log(`${own.length} files of ${ROOMS.join(', ')}`);
