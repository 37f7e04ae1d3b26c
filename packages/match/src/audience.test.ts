import { alienFrontiers } from '@orrery/alien-frontiers';
import type { Viewer } from '@orrery/engine';
import { expect, test } from 'vitest';
import { lanterns } from './testing/lanterns.ts';
import { begin, doAs, person, playOut } from './testing/table.ts';
import type { MatchChange } from './told.ts';

const TAKE = { type: 'take-coin' };

/** The game, and as whom it was looked at. */
function watchedGame() {
  const looks: Viewer[] = [];
  const module: typeof lanterns = {
    ...lanterns,
    view(state, viewer) {
      looks.push(viewer);
      return lanterns.view(state, viewer);
    },
  };
  return { module, looks };
}

test.each([
  { what: 'with secrets', module: lanterns },
  { what: 'without', module: alienFrontiers },
])('an update as text is the update as JSON, for every viewer from the opening to the end: a game $what', async ({ module }) => {
  const match = await begin({ module, occupants: [person('ann'), person('bob'), person('cid')] });
  const pairs: [string, string][] = [];
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const texts: string[] = [];
    pairs.push([match.updateText(viewer), JSON.stringify(match.update(viewer))]);
    match.subscribeText(viewer, (text) => texts.push(text));
    match.subscribe(viewer, (update) => pairs.push([texts.at(-1) ?? '', JSON.stringify(update)]));
  }
  await playOut(match, 'as text');
  expect(pairs.length).toBeGreaterThan(60);
  for (const [text, written] of pairs) expect(text).toBe(written);
});

test('the game is looked at once for each viewer somebody listens as, and not at all for who only follows', async () => {
  const { module, looks } = watchedGame();
  const match = await begin({ module });
  const followed: MatchChange[] = [];
  match.follow((change) => followed.push(change));
  const asked = match.update(0).asked?.id ?? -1;
  looks.length = 0;
  await match.act(0, { decision: asked, actions: [TAKE] });
  expect(looks).toEqual([]);
  expect(followed).toMatchObject([{ match: 'match-1', seq: 1, change: { kind: 'actions', seat: 0 }, waitingFor: [0] }]);
  expect(Object.keys(followed[0])).not.toContain('view');
  const stops = [match.subscribeText(1, () => {}), match.subscribeText(1, () => {}), match.subscribeText('spectator', () => {})];
  await match.act(0, { decision: match.update(0).asked?.id ?? -1, actions: [TAKE] });
  expect(looks.filter((viewer) => viewer !== 0)).toEqual([1, 'spectator']);
  for (const stop of stops) stop();
  looks.length = 0;
  await match.giveOrders(0, []);
  expect(looks).toEqual([]);
});

test('who is sent away while a change is being told does not hear of it any more', async () => {
  const match = await begin();
  const heard: string[] = [];
  const stops: (() => void)[] = [];
  match.follow(() => {
    for (const stop of stops) stop();
  });
  stops.push(match.subscribeText(1, () => heard.push('sent away')));
  match.subscribeText(1, () => heard.push('stays'));
  await doAs(match, 0, TAKE);
  expect(heard).toEqual(['stays']);
});
