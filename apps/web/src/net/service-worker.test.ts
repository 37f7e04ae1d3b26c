import { beforeEach, expect, test, vi } from 'vitest';
import { serviceWorker } from './service-worker.ts';

const ORIGIN = 'https://orrery.example';

/** What a browser has for a worker, kept from one version of the app to the next. */
class Browser {
  readonly caches = new Map<string, Map<string, Response>>();
  readonly fetched: string[] = [];
  readonly shown: object[] = [];
  readonly opened: string[] = [];
  /** Pages that are open, and which of them was brought forward. */
  tabs: string[] = [];
  focused: string | undefined;
  isAway = false;

  /** The worker as it is in sw.js: a text by itself. */
  worker(files: Record<string, string>) {
    const heard = new Map<string, (event: object) => void>();
    const skipWaiting = vi.fn();
    const scope = {
      location: { origin: ORIGIN },
      caches: {
        open: async (name: string) => this.#cache(name),
        keys: async () => [...this.caches.keys()],
        delete: async (name: string) => this.caches.delete(name),
      },
      clients: {
        claim: async () => {},
        matchAll: async () => this.tabs.map((url) => ({ url, focus: async () => (this.focused = url) })),
        openWindow: async (url: string) => void this.opened.push(url),
      },
      registration: { showNotification: async (title: string, options: object) => void this.shown.push({ title, ...options }) },
      fetch: async (asked: string | { readonly url: string }) => this.#fetch(typeof asked === 'string' ? asked : asked.url),
      skipWaiting,
      addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    };
    new Function('self', 'files', `(${serviceWorker})(self, files, /^\\/api\\//)`)(scope, files);
    const lifecycle = async (type: string): Promise<void> => {
      let waited: Promise<void> = Promise.resolve();
      heard.get(type)?.({ waitUntil: (work: Promise<void>) => (waited = work) });
      await waited;
    };
    const happens = async (type: string, event: object): Promise<void> => {
      let waited: Promise<void> = Promise.resolve();
      heard.get(type)?.({ ...event, waitUntil: (work: Promise<void>) => (waited = work) });
      await waited;
    };
    const answer = async (path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string | undefined> => {
      let given: Promise<Response> | undefined;
      const request = { url: new URL(path, ORIGIN).href, mode, method };
      heard.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => (given = response) });
      return given === undefined ? undefined : (await given).clone().text();
    };
    return { install: () => lifecycle('install'), activate: () => lifecycle('activate'), answer, happens, heard, skipWaiting };
  }

  #cache(name: string) {
    const kept = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, kept);
    return {
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      match: async (key: string) => kept.get(key),
      put: async (key: string, response: Response) => void kept.set(key, response),
      delete: async ({ url }: { readonly url: string }) => kept.delete(url),
    };
  }

  #fetch(path: string): Response {
    if (this.isAway) throw new TypeError('no network');
    this.fetched.push(path);
    return path.includes('broken') ? new Response('', { status: 500 }) : new Response(`content of ${path}`);
  }
}

const FILES = { '/index.html': 'a1', '/icon.svg': 'b1', '/assets/app-1.js': 'c1' };
let browser: Browser;

beforeEach(() => {
  browser = new Browser();
});

test('once installed, every page and file comes without a network, and the server is left alone', async () => {
  const worker = browser.worker(FILES);
  await worker.install();
  await worker.activate();
  browser.isAway = true;
  for (const page of ['/', '/t/abc', '/rules/theseus?language=ru']) expect(await worker.answer(page)).toBe('content of /index.html');
  expect(await worker.answer('/assets/app-1.js', { mode: 'cors' })).toBe('content of /assets/app-1.js');
  expect(await worker.answer('/icon.svg')).toBe('content of /icon.svg');
  expect(await worker.answer('/api/tables')).toBeUndefined();
  expect(await worker.answer('/t/abc', { mode: 'cors' })).toBeUndefined();
  expect(await worker.answer('/icon.svg', { method: 'POST' })).toBeUndefined();
  expect(await worker.answer('https://elsewhere.example/icon.svg')).toBeUndefined();
});

test('a newer version fetches what has changed, leaves the older one whole until it takes over, and then clears up', async () => {
  const older = browser.worker(FILES);
  await older.install();
  browser.caches.set('workbox-precache-v2', new Map());
  browser.caches.set('of somebody else', new Map());
  browser.fetched.length = 0;
  const newer = browser.worker({ '/index.html': 'a2', '/icon.svg': 'b1', '/assets/app-2.js': 'c2' });
  await newer.install();
  expect(browser.fetched).toEqual(['/index.html', '/assets/app-2.js']);
  browser.isAway = true;
  expect(await older.answer('/assets/app-1.js')).toBe('content of /assets/app-1.js');
  await newer.activate();
  expect([...browser.caches.keys()]).toEqual(['orrery-app', 'of somebody else']);
  expect([...(browser.caches.get('orrery-app')?.keys() ?? [])].sort()).toEqual([
    `${ORIGIN}/assets/app-2.js?c2`,
    `${ORIGIN}/icon.svg?b1`,
    `${ORIGIN}/index.html?a2`,
  ]);
});

test('a version of which a file does not come is not installed; what was thrown out of the cache comes from the network', async () => {
  await expect(browser.worker({ ...FILES, '/broken.js': 'd1' }).install()).rejects.toThrow('/broken.js: 500');
  const worker = browser.worker(FILES);
  await worker.install();
  browser.caches.get('orrery-app')?.clear();
  expect(await worker.answer('/icon.svg')).toBe(`content of ${ORIGIN}/icon.svg`);
});

test('it waits until it is wanted', () => {
  const { heard, skipWaiting } = browser.worker(FILES);
  heard.get('message')?.({ data: { type: 'something else' } });
  expect(skipWaiting).not.toHaveBeenCalled();
  heard.get('message')?.({ data: { type: 'SKIP_WAITING' } });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('a push is shown, also one that nobody can read', async () => {
  const { happens } = browser.worker(FILES);
  const said = { title: 'Theseus', body: 'It is your turn.', url: '/match/m1', tag: 'm1', lang: 'en' };
  await happens('push', { data: { json: () => said } });
  await happens('push', {
    data: {
      json() {
        throw new SyntaxError('no JSON');
      },
    },
  });
  await happens('push', { data: null });
  expect(browser.shown).toMatchObject([
    { title: 'Theseus', body: 'It is your turn.', tag: 'm1', data: '/match/m1', lang: 'en' },
    { title: 'Orrery', data: '/' },
    { title: 'Orrery', data: '/' },
  ]);
});

test('a press on it opens the very table, once, and never a page of another site', async () => {
  const { happens } = browser.worker(FILES);
  const close = vi.fn();
  browser.tabs = [`${ORIGIN}/`, `${ORIGIN}/match/m1`];
  await happens('notificationclick', { notification: { data: '/match/m1', close } });
  expect([browser.focused, browser.opened]).toEqual([`${ORIGIN}/match/m1`, []]);
  browser.tabs = [];
  await happens('notificationclick', { notification: { data: '/match/m2', close } });
  await happens('notificationclick', { notification: { data: 'https://elsewhere.example/', close } });
  await happens('notificationclick', { notification: { data: '//elsewhere.example/', close } });
  expect(browser.opened).toEqual([`${ORIGIN}/match/m2`, `${ORIGIN}/`, `${ORIGIN}/`]);
  expect(close).toHaveBeenCalledTimes(4);
});
