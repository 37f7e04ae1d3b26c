import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Followers, followNews } from './follow.ts';

test('without news nothing is remembered that can be looked up, and after a gap everything held here is asked for again, who sits at each tab included', async () => {
  const done: string[] = [];
  const noted = (name: string) => async () => void done.push(name);
  let onGap = (): void => {};
  let isAway = false;
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
    storage: { ping: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve()) },
    warn: () => {},
    letsIn: () => true,
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
  isAway = true;
  onDeaf();
  await setImmediate();
  expect(done).toEqual([]);
  isAway = false;
  onDeaf();
  await setImmediate();
  expect(done.splice(0).toSorted()).toEqual(['footings', 'people', 'summaries']);
  onGap();
  await expect
    .poll(() => done.toSorted())
    .toEqual(['chat', 'evenings', 'footings', 'matches', 'missed lines', 'own tables', 'people', 'summaries', 'tables', 'tabs']);
});
