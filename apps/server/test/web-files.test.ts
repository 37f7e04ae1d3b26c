import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from './support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-web-'));
const PAGE = '<!doctype html><title>Orrery</title>';
const SCRIPT = 'console.log("orrery");'.repeat(200);
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), '// kept for play without a network');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), SCRIPT);
  server = await testServer({ webFolder: folder });
});

afterAll(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${server.address}${path}`, { headers });

/** As a browser that has the file does; `fetch` would ask for a fresh copy. */
async function askAgain(path: string, etag: string): Promise<number | undefined> {
  const [response] = await once(request(`${server.address}${path}`, { headers: { 'if-none-match': etag } }).end(), 'response');
  response.resume();
  return response.statusCode;
}

test.each(['/', '/t/some-table', '/match/some-match', '/rules/alien-frontiers?rule=AF-5.4'])('%s is a page of the app', async (path) => {
  const response = await get(path, { accept: 'text/html' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toBe(PAGE);
});

test('files named after their content are kept for a year, the others are asked for again', async () => {
  const script = await get('/assets/main-abc123.js');
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toBe('gzip');
  expect(await script.text()).toBe(SCRIPT);
  const worker = await get('/sw.js');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(await askAgain('/sw.js', worker.headers.get('etag') ?? '')).toBe(304);
});

test('who asks again for a file that never changes gets the same, however the address is written', async () => {
  for (const path of ['/assets/main-abc123.js', '/assets/main-abc123.js?again', '/assets/m%61in-abc123.js']) {
    const script = await get(path);
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toBe(SCRIPT);
  }
});

test('who cannot read compressed files gets them as they are', async () => {
  const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'identity' });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
});

test.each(['/assets/gone.js', '/api/nothing', '/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2findex.html'])(
  '%s is not there, and is not a page',
  async (path) => {
    const response = await get(path, { accept: path.startsWith('/api') ? 'text/html' : '*/*' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: { code: 'not-found', message: 'there is nothing at this address' } });
  },
);

test('a page is told which powers it has no need of, by names that browsers know', async () => {
  const policy = (await get('/', { accept: 'text/html' })).headers.get('permissions-policy') ?? '';
  expect(policy.split(', ')).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()']));
  // Chromium logs an error for every name it does not know, and bluetooth is one.
  expect(policy).not.toContain('bluetooth');
});
