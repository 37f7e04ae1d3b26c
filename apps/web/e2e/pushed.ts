import type { Page, Worker } from '@playwright/test';
import type { PushBrowser } from '../../server/test/support/push-service.ts';

/** From the next page on, notices may be shown and are taken at the push service that stands in on loopback: the maker's own is not here. */
export async function subscribesAt(page: Page, address: string, browser: PushBrowser): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: address });
  await page.context().addInitScript(standIn, browser.subscription);
}

/** Runs in the page: whoever subscribes is given this; all else is real. */
function standIn({ endpoint, keys }: PushBrowser['subscription']): void {
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => localStorage.removeItem('subscribed') === undefined,
  };
  const there = () => (localStorage.getItem('subscribed') === null ? null : made);
  // The browser of the tests shows no notices and so never allows them.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    getSubscription: async () => there(),
    async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
      localStorage.setItem('subscribed', String(applicationServerKey));
      return there();
    },
  });
}

/** With which key of a server this browser has subscribed. */
export function subscribedWith(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('subscribed'));
}

/** What the service worker hands to the browser to show; the browser of the tests has nowhere to show it, so it is kept. */
export interface Notices {
  readonly shown: () => Promise<readonly { readonly title: string; readonly body: string; readonly data: string }[]>;
}

export async function noticesOf(page: Page): Promise<Notices> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker]: Worker[] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    const show = async (title: string, options: object) => void shown.push({ title, ...options });
    Object.defineProperty(Reflect.get(self, 'registration'), 'showNotification', { value: show });
  });
  return { shown: () => worker.evaluate(() => Reflect.get(self, 'shown')) };
}

/** What a push service would hand to the browser: the worker shows it. */
export async function deliver(page: Page, origin: string, data: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(data) });
}
