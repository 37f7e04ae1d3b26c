/**
 * Keeps the whole app in the browser, so that it opens and plays without a network. It runs there as the text of this function, which
 * `offline.ts` writes into sw.js: it may name nothing that is outside of it.
 *
 * `files` has a hash for the path of each. A file is kept under both: a newer version fetches only what has changed, and while it waits to
 * be wanted it takes nothing from the one in use. `serverPaths`: pages that are the server's, not the app's.
 */
export function serviceWorker(self: ServiceWorkerGlobalScope, files: Readonly<Record<string, string>>, serverPaths: RegExp): void {
  const CACHE = 'orrery-app';
  const PAGE = '/index.html';
  const paths = Object.keys(files);
  const keyOf = (path: string): string => new URL(`${path}?${files[path]}`, self.location.origin).href;

  async function keepAll(): Promise<void> {
    const cache = await self.caches.open(CACHE);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    // One after the other: the page that is being looked at has things to fetch too.
    for (const path of paths.filter((one) => !kept.has(keyOf(one)))) {
      // What is under assets/ never changes and may be there already.
      const response = await self.fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(keyOf(path), response);
    }
  }

  async function takeOver(): Promise<void> {
    const cache = await self.caches.open(CACHE);
    const wanted = new Set(paths.map(keyOf));
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
    // Versions of Orrery until 0.1.0 kept the app under names of this kind.
    for (const name of await self.caches.keys()) if (name.startsWith('workbox-')) await self.caches.delete(name);
    await self.clients.claim();
  }

  async function kept(path: string, request: Request): Promise<Response> {
    const cache = await self.caches.open(CACHE);
    return (await cache.match(keyOf(path))) ?? self.fetch(request);
  }

  function answerOf({ method, mode, url }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== self.location.origin) return undefined;
    if (files[pathname] !== undefined) return pathname;
    return mode === 'navigate' && !serverPaths.test(pathname) ? PAGE : undefined;
  }

  self.addEventListener('install', (event) => event.waitUntil(keepAll()));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('fetch', (event) => {
    const path = answerOf(event.request);
    if (path !== undefined) event.respondWith(kept(path, event.request));
  });
  /** A push is shown whatever is in it: browsers take the right away from those who stay silent. */
  async function show(data: PushMessageData | null): Promise<void> {
    let said: Record<string, unknown> = {};
    try {
      said = data?.json() ?? {};
    } catch {}
    const text = (name: string, otherwise: string): string => (typeof said[name] === 'string' ? said[name] : otherwise);
    const options = { body: text('body', ''), tag: text('tag', 'orrery'), lang: text('lang', ''), data: text('url', '/') };
    await self.registration.showNotification(text('title', 'Orrery'), { ...options, icon: '/icon-192.png', badge: '/icon-192.png' });
  }

  /** The very table, in the tab that has it, else in any, else in a new one. Never another site's page, whatever a message says. */
  async function open(wanted: unknown): Promise<void> {
    const url = new URL(typeof wanted === 'string' ? wanted : '/', self.location.origin);
    const path = url.origin === self.location.origin ? url.href : `${self.location.origin}/`;
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = tabs.find((tab) => tab.url === path);
    if (there === undefined) await self.clients.openWindow(path);
    else await there.focus();
  }

  /** The browser has another address from now on: where it was wanted, the server is told. */
  async function renew(old: PushSubscription | null): Promise<void> {
    const key = old?.options.applicationServerKey;
    if (key === null || key === undefined) return;
    const { endpoint, keys } = (
      await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    ).toJSON();
    const locale = self.navigator.language.startsWith('ru') ? 'ru' : 'en';
    const body = JSON.stringify({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, locale });
    await self.fetch('/api/me/calls/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }

  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));
  self.addEventListener('message', ({ data }) => {
    if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  });
}
