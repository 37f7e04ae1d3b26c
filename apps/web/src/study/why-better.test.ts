import { manifestOf } from '@orrery/catalogue';
import { type AnyJudgedGame, WAYS_TO_LOOK, whyBetter } from '@orrery/study';
import { randomPlay } from '@orrery/testkit';
import { expect, test } from 'vitest';

const MOST = 4;

/** Whether hidden things are the reason, each way to look, in the first positions in which the game gives likelihoods, or in which it does not. */
async function saidIn(id: string, { isSecret }: { readonly isSecret: boolean }) {
  const manifest = manifestOf(id);
  if (manifest?.study === undefined || manifest.reasons === undefined) throw new Error(`${id} cannot be studied`);
  const [module, knowledge, study, reasons] = await Promise.all([
    manifest.module(),
    manifest.knowledge(),
    manifest.study(),
    manifest.reasons(),
  ]);
  const game: AnyJudgedGame = { module, knowledge, study };
  const said: Record<(typeof WAYS_TO_LOOK)[number], boolean>[] = [];
  randomPlay(module).playRandomly(
    { seats: 3, options: {}, seed: `why of ${id}` },
    {
      see(state, { seat }) {
        const legal = module.legal(state, seat);
        const pair = { better: legal[0], worse: legal[legal.length - 1] };
        const weighs = reasons.ofSecret?.(state, seat, pair) !== undefined;
        if (said.length === MOST || legal.length < 2 || weighs !== isSecret) return;
        const [own, open] = WAYS_TO_LOOK.map((eyes) => whyBetter(game, reasons, { state, seat, eyes, salt: id }, pair) === 'hidden');
        said.push({ own, open });
      },
    },
  );
  return said;
}

test('with all cards open nobody is told how likely somebody hides where everybody sees them', async () => {
  const said = await saidIn('not-alone', { isSecret: true });
  expect(said).toEqual(Array.from({ length: MOST }, () => ({ own: false, open: true })));
});

test('where nothing is mixed the reason is told with open cards, too', async () => {
  const said = await saidIn('race-for-the-galaxy', { isSecret: false });
  expect(said).toEqual(Array.from({ length: MOST }, () => ({ own: false, open: false })));
});
