import type { ServerMessage } from '@orrery/protocol';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.ts';
import { coveredBy } from './covered.ts';
import { expect, test } from './fixtures.ts';
import { pressFirst } from './hand.ts';
import { meet, openActions, playSteps, untilSettled, withSettings } from './play.ts';

test('at a table of the server, too, another person’s moves are shown at the chosen pace', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  for (const page of [host, guest]) await withSettings(page, { pace: 'click' });
  await meet(host, guest, '/new/alien-frontiers');
  for (const page of [host, guest]) await openActions(page);
  const asked = (page: Page) => page.locator('[data-list-action]:enabled').count();
  await expect.poll(async () => (await asked(host)) + (await asked(guest))).toBeGreaterThan(0);
  const [mover, watcher] = (await asked(host)) > 0 ? [host, guest] : [guest, host];

  const shown = () => watcher.locator('#board').getAttribute('data-seq');
  const before = Number(await shown());
  expect(await playSteps(mover, 2)).toBe(2);
  const after = Number(await untilSettled(mover));
  expect(after).toBeGreaterThanOrEqual(before + 2);
  const next = watcher.locator('[data-continue][aria-disabled=false]');
  await expect(next).toBeVisible();
  for (let seq = Number(await shown()); seq < after; seq++) {
    expect(Number(await shown())).toBe(seq);
    await next.click();
    await expect.poll(async () => Number(await shown())).toBe(seq + 1);
  }
  await expect(next).toHaveCount(0);
});

test('what is said for a moment covers neither what is lit nor the question', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  // Whatever is done, the server says that something else happened first.
  await guest.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, request } = JSON.parse(String(text));
      const refused = { type: 'refused', request, refusal: { code: 'stale-decision' } } satisfies ServerMessage;
      if (type === 'act') socket.send(JSON.stringify(refused));
      else server.send(text);
    });
  });
  await meet(host, guest, '/new/not-alone');
  await untilSettled(guest);
  for (const size of Object.values(SIZES)) {
    await guest.setViewportSize(size);
    await untilSettled(guest);
    await pressFirst(guest, '.hand .own[data-action]', 'click');
    await expect(guest.locator('.toast')).toBeVisible();
    expect(await coveredBy(guest, '.toast')).toEqual([]);
    await guest.locator('.toast button').last().click();
    await expect(guest.locator('.toast')).toHaveCount(0);
  }
});
