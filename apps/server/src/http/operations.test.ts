import fastify from 'fastify';
import { expect, test } from 'vitest';
import { makeMetrics } from '../metrics.ts';
import type { Storage } from '../storage/ports.ts';
import { operationsRoutes } from './operations.ts';

test('a node that saves but hears nothing of the others is not ready and says for how long, and is open to proxies all the same', async () => {
  let silentMilliseconds = 0;
  const storage = {
    ping: async () => {},
    jobs: { backlog: async () => ({ due: 0, later: 0, lateMilliseconds: 0, givenUp: 0 }) },
    news: { silentMilliseconds: () => silentMilliseconds },
  } as unknown as Storage;
  const app = fastify();
  operationsRoutes(app, { metrics: makeMetrics(), storage, hasOpenMetrics: true, isReady: () => true });
  const asked = async (url: string) => {
    const { statusCode, body } = await app.inject({ url });
    return [statusCode, /^orrery_news_silent_seconds .*$/m.exec(body)?.[0] ?? JSON.parse(body).status];
  };
  expect([await asked('/readyz'), await asked('/metrics')]).toEqual([
    [200, 'ok'],
    [200, 'orrery_news_silent_seconds 0'],
  ]);
  silentMilliseconds = 11_000;
  expect([await asked('/readyz'), await asked('/openz'), await asked('/metrics')]).toEqual([
    [503, 'news-down'],
    [200, 'open'],
    [200, 'orrery_news_silent_seconds 11'],
  ]);
  silentMilliseconds = 7000;
  expect(await asked('/readyz')).toEqual([200, 'ok']);
  await app.close();
});
