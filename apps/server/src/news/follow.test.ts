import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Followers, followNews } from './follow.ts';

/** News of which the test says when they were missed, and what is done about it. */
function follow(changed: (noted: (name: string) => () => Promise<void>) => object = () => ({})) {
  const done: string[] = [];
  const noted = (name: string) => async () => void done.push(name);
  let onGap = (): void => {};
  let onDeaf = (): void => {};
  const followers = {
    matches: { refreshAll: noted('matches') },
    summaries: { forgetAll: noted('summaries') },
    tables: { shownLately: ['t'], follow: noted('tables') },
    hub: {
      watched: ['t'],
      people: [],
      dropSignedOut: noted('tabs'),
      tellOwnAgain: noted('own tables'),
      tellEveningsAgain: noted('evenings'),
    },
    chat: { missedNews: noted('missed lines'), catchUp: noted('chat') },
    accounts: { forgetAll: noted('people') },
    footings: { forgetAll: noted('footings') },
    storage: { ping: () => Promise.resolve() },
    warn: () => {},
    letsIn: () => true,
    ...changed(noted),
  };
  const news = {
    subscribe: () => () => {},
    onGap(hear: () => void) {
      onGap = hear;
    },
    onDeaf(hear: () => void) {
      onDeaf = hear;
    },
  };
  followNews(news as unknown as Parameters<typeof followNews>[0], followers as unknown as Followers);
  return { done, goDeaf: () => onDeaf(), missSome: () => onGap() };
}

test('without news nothing is remembered that can be looked up, and after a gap everything held here is asked for again, who sits at each tab included', async () => {
  let isAway = true;
  const { done, goDeaf, missSome } = follow(() => ({
    storage: { ping: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()) },
  }));
  goDeaf();
  await setImmediate();
  expect(done).toEqual([]);
  isAway = false;
  goDeaf();
  await setImmediate();
  expect(done.splice(0).toSorted()).toEqual(['footings', 'matches', 'people', 'summaries']);
  missSome();
  await expect
    .poll(() => done.toSorted())
    .toEqual(['chat', 'evenings', 'footings', 'matches', 'missed lines', 'own tables', 'people', 'summaries', 'tables', 'tabs']);
});

test('without news matches are looked up again and again, one round after the other', async () => {
  const ends: (() => void)[] = [];
  const { goDeaf } = follow(() => ({ matches: { refreshAll: () => new Promise<void>((resolve) => ends.push(resolve)) } }));
  for (const rounds of [1, 1, 1]) {
    goDeaf();
    await setImmediate();
    expect(ends).toHaveLength(rounds);
  }
  ends[0]();
  await setImmediate();
  goDeaf();
  await setImmediate();
  expect(ends).toHaveLength(2);
});

test('one table that cannot be read keeps no other from being read after a gap', async () => {
  const read: string[] = [];
  const reading = (what: string) => async (id: string) => {
    if (id === 'damaged') throw new SyntaxError('no JSON');
    read.push(`${what} ${id}`);
  };
  const { missSome } = follow((noted) => ({
    tables: { shownLately: ['damaged', 'shown'], follow: reading('table') },
    chat: { missedNews: noted('missed lines'), catchUp: reading('chat') },
    hub: {
      watched: ['damaged', 'watched'],
      people: [],
      dropSignedOut: noted('tabs'),
      tellOwnAgain: noted('own tables'),
      tellEveningsAgain: noted('evenings'),
    },
  }));
  missSome();
  await setImmediate();
  expect(read).toEqual(['table watched', 'table shown', 'chat watched']);
});
