import { expect, test } from 'vitest';
import { type Request, Requests } from './requests.ts';

const ACT: Request = { type: 'act', match: 'm', seat: 0, decision: 3, actions: [], request: 'a' };
const NOT_SAVED = { type: 'error', code: 'not-saved', message: '', request: 'a' } as const;
const STALE = { type: 'refused', request: 'a', refusal: { code: 'stale-decision' } } as const;
const DONE = { type: 'done', request: 'a', seq: 4 } as const;

test('what could not be saved is asked again until it is known, and told as what it was', async () => {
  const requests = new Requests();
  const outcome = requests.add(ACT);
  expect(requests.again('unsure')).toEqual([]);
  requests.hear(NOT_SAVED);
  expect(requests.areUnsure).toBe(true);
  expect(requests.again('unsure')).toEqual([ACT]);
  requests.hear(NOT_SAVED);
  expect(requests.again('unsure')).toEqual([ACT]);
  requests.hear(DONE);
  expect(await outcome).toEqual({ ok: true, late: 'saved' });
  expect(requests.areUnsure).toBe(false);
});

test('a question that is answered when it is asked again is not told as saved: nobody knows by what', async () => {
  const requests = new Requests();
  const outcome = requests.add(ACT);
  requests.hear(NOT_SAVED);
  requests.again('unsure');
  requests.hear(STALE);
  expect(await outcome).toEqual({ ok: true, late: 'answered' });
});

test('a refusal is a refusal, also of what could not be saved before', async () => {
  const requests = new Requests();
  const [first, second] = [requests.add(ACT), requests.add({ ...ACT, request: 'b' })];
  requests.hear(STALE);
  expect(await first).toEqual({ ok: false, refusal: { code: 'stale-decision' } });
  requests.hear({ ...NOT_SAVED, request: 'b' });
  requests.again('unsure');
  requests.hear({ type: 'refused', request: 'b', refusal: { code: 'not-your-seat' } });
  expect(await second).toEqual({ ok: false, refusal: { code: 'not-your-seat' } });
});

test('on a new line everything is asked again, and what was done before is done', async () => {
  const requests = new Requests();
  const [first, second] = [requests.add(ACT), requests.add({ ...ACT, request: 'b' })];
  expect(requests.again('all')).toHaveLength(2);
  requests.hear(STALE);
  expect(await first).toEqual({ ok: true });
  requests.giveUp('no-server');
  expect(await second).toEqual({ ok: false, refusal: { code: 'no-server' } });
});
