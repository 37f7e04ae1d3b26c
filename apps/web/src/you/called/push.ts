/** Why no push can come to this browser. */
export type NoPush = 'browser' | 'address' | 'server' | 'denied';

export function noPush(key: string | undefined): NoPush | undefined {
  if (key === undefined) return 'server';
  if (!isSecureContext) return 'address';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'browser';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** What this browser said yes to; undefined: nothing yet. */
async function subscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** By what the server knows this browser again. */
export async function ownMark(): Promise<string | undefined> {
  if (!isSecureContext || !('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  const there = await subscription();
  if (there === undefined) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(there.endpoint));
  return base64url(new Uint8Array(hash));
}

/** Asks for the right, if need be; undefined: it was not given. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.ready;
  // One that was made for another key takes nothing from this one.
  await (await subscription())?.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return made.toJSON();
}

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
