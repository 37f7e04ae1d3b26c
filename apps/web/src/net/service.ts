import '../store/install.svelte.ts';
import { say } from '../store/toasts.svelte.ts';
import { words } from '../store/words.svelte.ts';

/** The service worker keeps the whole app for play without a network; a new version waits until it is wanted. */
export async function startService(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined);
  if (registration === undefined) return;
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
  // A table may stay open for weeks without a page being loaded.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller !== null) offer(worker);
    });
  });
}

function offer(worker: ServiceWorker): void {
  const run = () => {
    // Another tab has wanted it already: from now on it answers, and what this page has not fetched yet is gone.
    if (worker.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  };
  say(words().app.newVersion, { action: { label: words().app.reload, run }, stays: true });
}
