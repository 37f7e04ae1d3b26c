import { expect, test } from 'vitest';
import { hasSqlite, missingPackages } from './packages.mjs';

const LOCKED = {
  '': {},
  'apps/web': { version: '1.0.0' },
  'node_modules/@orrery/web': { resolved: 'apps/web', link: true },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/@tools/linux-x64': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/@tools/darwin-arm64': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/@tools/linux-x64-musl': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/better-sqlite3': { version: '12.0.0', optional: true },
};
const LINUX = { platform: 'linux', arch: 'x64' };
const INSTALLED = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/@tools/linux-x64': { version: '2.0.0' },
  'node_modules/of-an-earlier-version': { version: '1.0.0' },
};

test('a start asks for what it needs and no more, and what is there besides does not disturb', () => {
  expect(missingPackages(LOCKED, INSTALLED, { ...LINUX, isForStart: true })).toEqual([]);
  expect(missingPackages(LOCKED, INSTALLED, { ...LINUX, isForStart: false })).toEqual(['node_modules/vitest']);
  expect(missingPackages(LOCKED, {}, { ...LINUX, isForStart: true })).toEqual(['node_modules/fastify', 'node_modules/@tools/linux-x64']);
});

test('another version, or packages that came from another machine, are installed anew', () => {
  const older = { ...INSTALLED, 'node_modules/fastify': { version: '4.9.0' } };
  expect(missingPackages(LOCKED, older, { ...LINUX, isForStart: true })).toEqual(['node_modules/fastify']);
  expect(missingPackages(LOCKED, INSTALLED, { platform: 'darwin', arch: 'arm64', isForStart: true })).toEqual([
    'node_modules/@tools/darwin-arm64',
  ]);
});

test.each([
  ['20.19.0', false, false],
  ['22.12.0', false, false],
  ['22.15.1', true, false],
  ['22.16.0', true, true],
  ['23.11.0', true, false],
  ['24.0.0', true, true],
  ['26.1.0', true, true],
  ['24.0.0', false, false],
])('Node %s, with a SQLite: %s, needs none compiled: %s', (version, isThere, expected) => {
  expect(hasSqlite(version, isThere)).toBe(expected);
});
