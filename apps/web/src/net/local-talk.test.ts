import { expect, test } from 'vitest';
import type { ChatLine } from './connection.ts';
import type { Saying } from './local-store.ts';
import { BREATH_MS, LocalTalk } from './local-talk.ts';

function talkAt(clock: { now: number }, kept: Saying[]) {
  const lines: ChatLine[] = [];
  const store = {
    sayings: async () => kept,
    keepSaying: async (_matchId: string, saying: Saying) => void kept.push(saying),
  };
  const talk = new LocalTalk({ matchId: 'm', store, now: () => clock.now, said: (line) => lines.push(line) });
  const say = (seat: number, code: string) => talk.say({ match: 'm', seat, name: 'Vega', phrase: { code, values: [] } });
  return { talk, say, lines };
}

test('a bot takes a breath between two sayings, and others may speak meanwhile', () => {
  const clock = { now: 1000 };
  const { say, lines } = talkAt(clock, []);
  say(1, 'not-me');
  say(1, 'going-to');
  say(2, 'not-me');
  clock.now += BREATH_MS;
  say(1, 'careful');
  expect(lines.map(({ seat, phrase }) => [seat, phrase?.code])).toEqual([
    [1, 'not-me'],
    [2, 'not-me'],
    [1, 'careful'],
  ]);
});

test('what was said is said again when the match is opened again', async () => {
  const kept: Saying[] = [];
  talkAt({ now: 1000 }, kept).say(1, 'not-me');
  const again = talkAt({ now: 2000 }, kept);
  await again.talk.repeat();
  again.say(1, 'going-to');
  expect(again.lines.map(({ phrase, at }) => [phrase?.code, at])).toEqual([['not-me', 1000]]);
});
