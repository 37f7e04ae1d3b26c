import { describeReasons } from '@orrery/testkit/reasons';
import { expect, test } from 'vitest';
import { leadOf } from '../bot/evaluate.ts';
import { scaleOf } from '../bot/scale.ts';
import { notAlone, type State } from '../index.ts';
import { manifest } from '../manifest.ts';
import { playRandomly } from '../testing/random-play.ts';
import { REASON_TABLES, unseen } from '../testing/unseen.ts';
import { differences } from './differences.ts';
import { words as en } from './en.ts';
import { words as ru } from './ru.ts';
import { ofSecret } from './secret.ts';

describeReasons(manifest, { positions: 12, tables: REASON_TABLES, unseen, latin: /Z-[123]/g });

test.each(REASON_TABLES)('the terms add up to what the evaluation makes of two states: %j', ({ seats, options }) => {
  let before: State | undefined;
  let compared = 0;
  playRandomly(
    { seats, options, seed: `terms of ${seats}` },
    {
      done(state) {
        if (state.ended !== undefined || state.hunted.length === 0) return;
        if (before !== undefined && compared < 60) {
          for (const seat of [state.creature.seat, state.hunted[0].seat]) {
            const sum = differences(state, before, { seat, start: before }).reduce((all, { worth }) => all + worth, 0);
            const lead = leadOf(state, scaleOf(state), seat) - leadOf(before, scaleOf(before), seat);
            if (!Number.isFinite(lead)) continue;
            expect(sum).toBeCloseTo(seat === state.creature.seat ? -lead : lead, 6);
          }
          compared += 1;
        }
        before = notAlone.clone(state);
      },
    },
  );
  expect(compared).toBeGreaterThan(20);
});

test('which card to lay is a matter of likelihoods, and never of what was imagined', () => {
  let told: string[] = [];
  playRandomly(
    { seats: 3, options: {}, seed: 'laying' },
    {
      see(state, { seat }) {
        const lays = notAlone.legal(state, seat).filter(({ type }) => type === 'lay-place');
        if (told.length > 0 || lays.length < 2) return;
        const found = ofSecret(state, seat, { better: lays[0], worse: lays[1] });
        if (found === undefined) return;
        const view = notAlone.view(state, seat);
        const gains = found.map((each) => ({ ...each, share: 1 }));
        const reason = { kind: 'clear', gains, prices: [] } as const;
        told = [en, ru].map((words) => words.tell(reason, { view, seat, names: String }));
      },
    },
  );
  expect(told[0]).toMatch(/the Creature is expected at .+ (hardly ever|in about \d+ % of cases), at /i);
  expect(told[1]).toMatch(/Существо ожидается .+ (в считаных случаях|примерно в \d+ % случаев), .+ — /);
});
