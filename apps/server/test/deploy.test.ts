import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STOPPING_MILLISECONDS } from '../src/closing.ts';
import { configFrom } from '../src/config.ts';
import { type TestServer, testServer } from './support/server.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

/** Of what the server itself counts, and Prometheus' own of whether it could ask. */
const NAME = /\b(?:orrery|nodejs|process)_\w+|\bup\b/g;

/** Every query of the dashboard and every condition of an alert. */
function queries(): readonly string[] {
  const alerts = [...read('deploy/alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, query]) => query);
  const panels: { readonly targets?: readonly { readonly expr: string }[] }[] = JSON.parse(read('deploy/grafana.json')).panels;
  return [...alerts, ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))];
}

test('every query of the dashboard and of the alerts names metrics that a server has', async () => {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const known = new Set(['up']);
  for (const [, name, type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    known.add(name);
    if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) known.add(`${name}_${part}`);
  }
  expect(queries().length).toBeGreaterThan(20);
  for (const query of queries()) {
    const names = query.match(NAME) ?? [];
    expect(names, query).not.toEqual([]);
    for (const name of names) expect(known, query).toContain(name);
  }
});

test('HOSTING says of every alert what to do', () => {
  const alerts = [...read('deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const hosting = read('docs/HOSTING.md');
  for (const alert of alerts) expect(hosting).toContain(`**${alert}**`);
});

/** All that the server asks its environment for. */
function settings(): ReadonlySet<string> {
  const asked = new Set<string>();
  const listening = new Proxy<Record<string, undefined>>({}, { get: (_, name) => void asked.add(String(name)) });
  configFrom([], listening);
  return asked;
}

test('the files of deploy/ set nothing that the server does not know', () => {
  const ofCaddy = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+)/g)].map(([, name]) => name);
  const known = new Set([...settings(), ...ofCaddy]);
  expect(known.size).toBeGreaterThan(12);
  for (const file of ['compose.yml', 'Dockerfile', 'orrery.service', 'orrery@.service']) {
    const names = read(`deploy/${file}`).match(/\bORRERY_\w+/g) ?? [];
    expect(names, file).not.toEqual([]);
    for (const name of names) expect(known, file).toContain(name);
  }
});

test('HOSTING has a line for every setting, and for nothing else', () => {
  const told = new Set(read('docs/HOSTING.md').match(/\bORRERY_\w+/g));
  const known = settings();
  for (const name of known) if (name !== 'ORRERY_BOT_WORKER') expect(told).toContain(name);
  for (const name of told) expect([...known, 'ORRERY_SITE', 'ORRERY_SQLITE']).toContain(name);
});

test('every supervisor of deploy/ leaves a node the time to drain and to stop', () => {
  for (const [file, allowed] of [
    ['orrery.service', /TimeoutStopSec=(\d+)/],
    ['orrery@.service', /TimeoutStopSec=(\d+)/],
    ['compose.yml', /stop_grace_period: (\d+)s/],
  ] as const) {
    const text = read(`deploy/${file}`);
    const drain = /ORRERY_DRAIN_SECONDS(?:=|: ")(\d+)/.exec(text)?.[1] ?? 0;
    expect(Number(allowed.exec(text)?.[1]), file).toBeGreaterThan(Number(drain) + STOPPING_MILLISECONDS / 1000);
  }
  expect(read('docs/HOSTING.md')).toContain(`at most ${STOPPING_MILLISECONDS / 1000} seconds more than it drains`);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd) console.warn('systemd-analyze is not installed: the units of deploy/ are not tried');

test.skipIf(!hasSystemd)('systemd takes the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-units-'));
  const units = { 'orrery.service': 'orrery.service', 'orrery@.service': 'orrery@8081.service' };
  for (const [file, name] of Object.entries(units))
    writeFileSync(join(folder, name), read(`deploy/${file}`).replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...Object.values(units).map((name) => join(folder, name))], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  // It tells of every unit of the machine; only ours are our concern.
  expect(stderr.split('\n').filter((line) => line.includes('orrery'))).toEqual([]);
  expect(status).toBe(0);
});
