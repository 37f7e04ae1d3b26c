import { expect, test } from 'vitest';
import { doAs, person, reopened } from '../testing/table.ts';
import { bidOf, END, left, MINUTE, SECOND, TAKE, timedTable } from '../testing/timed.ts';

const back = (match: Awaited<ReturnType<typeof timedTable>>['match'], seat: number, keep: number) =>
  match.undo(seat, { keep, seq: match.seq });

test('to take back a small action gives nothing back', async () => {
  const { match, time } = await timedTable();
  time.now += 40 * SECOND;
  await doAs(match, 0, TAKE);
  await back(match, 0, 0);
  expect(left(match, time.now)).toEqual(['20+120', '120']);
});

test('a turn one comes back to was never over: its time ran on, and that of the other never was', async () => {
  const { match, time } = await timedTable();
  time.now += 30 * SECOND;
  await doAs(match, 0, END);
  time.now += 100 * SECOND;
  expect(left(match, time.now)).toEqual(['120', '0+80']);
  await back(match, 0, 0);
  expect(left(match, time.now)).toEqual(['0+50', '120']);
  await doAs(match, 0, END);
  expect(left(match, time.now)).toEqual(['50', '60+120']);
});

test('however often one ends a turn and takes that back, time goes on', async () => {
  const { match, time, set } = await timedTable();
  for (let again = 0; again < 8; again++) {
    time.now += 10 * SECOND;
    await doAs(match, 0, END);
    time.now += 10 * SECOND;
    await back(match, 0, 0);
  }
  expect(left(match, time.now)).toEqual(['0+20', '120']);
  // What was taken back has used time too, and is not played again when the match is read.
  expect(left(await reopened(set), time.now)).toEqual(['0+20', '120']);
  time.now += 15 * SECOND;
  await doAs(match, 0, END);
  time.now += 5 * SECOND;
  expect(await back(match, 0, 0)).toEqual({ ok: false, refusal: { code: 'time-is-up' } });
});

test('a sealed answer that one takes back was never given', async () => {
  const { match, time } = await timedTable({ occupants: [person('ann'), person('bob'), person('cid')] });
  for (const seat of [0, 1, 2]) await doAs(match, seat, END);
  time.now += 20 * SECOND;
  await doAs(match, 0, bidOf(match, 0));
  time.now += 20 * SECOND;
  await back(match, 0, 3);
  expect(left(match, time.now)).toEqual(['20+120', '20+120', '20+120']);
});

test('where the table lets somebody go back, they go on with what they had, and others whose turn it is have a new one', async () => {
  const { match, time } = await timedTable();
  time.now += 50 * SECOND;
  await doAs(match, 0, END);
  time.now += MINUTE + 30 * SECOND;
  await doAs(match, 1, TAKE);
  await match.requestUndo(0, { keep: 0, seq: match.seq });
  await match.answerUndo(1, { keep: 0, agree: true });
  expect(left(match, time.now)).toEqual(['10+120', '120']);
  await doAs(match, 0, END);
  await doAs(match, 1, TAKE);
  time.now += 10 * SECOND;
  await match.requestUndo(1, { keep: 0, seq: match.seq });
  await match.answerUndo(0, { keep: 0, agree: true });
  expect(left(match, time.now)).toEqual(['60+120', '120']);
});

test('while the table discusses, the clock of whoever is waited for runs: to ask is no way to have time', async () => {
  const { match, time } = await timedTable();
  await doAs(match, 0, { type: 'draw-card' });
  await match.requestUndo(0, { keep: 0, seq: match.seq });
  time.now += 45 * SECOND;
  expect(left(match, time.now)).toEqual(['15+120', '120']);
});
