import { expect, test } from 'vitest';
import { MOST_CHANGES } from './seats.ts';
import { begin, bot, person, reopened, settings } from './testing/table.ts';

const KEPT = { keptMs: 600_000 };
const refused = { ok: false, refusal: { code: 'seat-kept' } };

function table() {
  const clock = { now: 1_800_000_000_000 };
  const set = settings({ occupants: [person('ann'), person('bob'), person('cid')], bots: undefined, now: () => clock.now });
  return { clock, set };
}

test('a seat that was left is kept for who left it, also when the match is read again', async () => {
  const { clock, set } = table();
  const match = await begin(set);
  await match.leave(1);
  clock.now += KEPT.keptMs - 1;
  expect(await match.sit(1, person('eve'), KEPT)).toEqual(refused);
  const again = await reopened(set);
  expect(await again.sit(1, person('eve'), { keptMs: Number.POSITIVE_INFINITY })).toEqual(refused);
  expect(await again.sit(1, person('eve'), KEPT)).toEqual(refused);
  expect(await again.sit(1, person('bob'), KEPT)).toMatchObject({ ok: true });
});

test('not for longer than it is to be', async () => {
  const { clock, set } = table();
  const match = await begin(set);
  await match.leave(1);
  clock.now += KEPT.keptMs;
  expect(await match.sit(1, person('eve'), KEPT)).toMatchObject({ ok: true });
});

test.each([
  ['opened to others', { kind: 'open' } as const],
  ['given to a bot', bot()],
])('nor once it was %s', async (_, occupant) => {
  const { set } = table();
  const match = await begin(set);
  await match.leave(1);
  await match.sit(1, occupant);
  const again = await reopened(set);
  expect(await again.sit(1, person('eve'), KEPT)).toMatchObject({ ok: true });
});

test('who comes for an open seat a moment too late does not put out the bot that has it by then', async () => {
  const { set } = table();
  const match = await begin(set);
  await match.leave(1);
  await match.sit(1, bot());
  const late = { ...KEPT, onlyIfOpen: true };
  expect(await match.sit(1, person('bob'), late)).toEqual({ ok: false, refusal: { code: 'not-your-seat' } });
  await match.leave(2);
  expect(await match.sit(2, person('cid'), late)).toMatchObject({ ok: true });
});

test('who left one seat has no claim on another', async () => {
  const { set } = table();
  const match = await begin(set);
  await match.leave(1);
  await match.leave(2);
  expect(await match.sit(2, person('bob'), KEPT)).not.toMatchObject({ ok: true });
  expect(await match.sit(1, person('bob'), KEPT)).toMatchObject({ ok: true });
});

test('nobody makes a log grow by sitting down and standing up, and who sits there may go', async () => {
  const { set } = table();
  const match = await begin(set);
  for (let change = 0; change < MOST_CHANGES; change += 2) {
    await match.leave(1);
    expect(await match.sit(1, person('bob'))).toMatchObject({ ok: true });
  }
  expect(await match.leave(1)).toMatchObject({ ok: true });
  const again = await reopened(set);
  expect(await again.sit(1, person('bob'))).toEqual({ ok: false, refusal: { code: 'too-many-changes' } });
});

test('to open a seat that is open already is done at once and adds nothing to the log', async () => {
  const { set } = table();
  const match = await begin(set);
  await match.leave(1);
  expect(await match.sit(1, { kind: 'open' })).toEqual({ ok: true, seq: 2 });
  for (let again = 0; again < 3; again++) expect(await match.sit(1, { kind: 'open' })).toEqual({ ok: true, seq: 2 });
  expect((await set.store.load('match-1'))?.entries).toHaveLength(2);
});

test('a seat passes from somebody to who they are under another id, and to nobody else', async () => {
  const { set } = table();
  const match = await begin(set);
  expect(await match.sit(1, person('eve'))).toMatchObject({ ok: false, refusal: { code: 'not-your-seat' } });
  expect(await match.sit(1, person('eve'), { from: 'person-cid' })).toMatchObject({ ok: false, refusal: { code: 'not-your-seat' } });
  expect(await match.sit(1, person('eve'), { from: 'person-bob' })).toMatchObject({ ok: true });
  expect((await reopened(set)).occupants[1]).toEqual(person('eve'));
});
