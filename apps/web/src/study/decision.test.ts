import { GAMES } from '@orrery/catalogue';
import { chanceFromSeed, LOCALES, wordsAt } from '@orrery/engine';
import { judge, reasonFor } from '@orrery/study';
import { randomPlay } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { gameEntry } from '../games/registry.ts';
import { toldDecision, toldLuck, toldOutcome } from './decision.ts';

const pass = { type: 'pass' };
const land = { type: 'land' };
const text = { action: ({ type }: { readonly type: string }) => type };
// biome-ignore lint/suspicious/noExplicitAny: of the words of a game only those of actions are asked for here
const speech = { text: text as any, names: String };
const judged = (cost: number, best = [land, pass]) => ({
  action: pass,
  effort: 1,
  judged: { effort: 1, cost, played: { action: pass, chance: 0.3 }, best: best.map((action) => ({ action, chance: 0.3 + cost })) },
});

test('a decision is told with what it cost and what was better', () => {
  expect(toldDecision(judged(0.1), speech)).toEqual({
    verdict: 'costly',
    cost: 0.1,
    played: { words: 'pass', chance: 0.3 },
    others: [{ words: 'land', chance: 0.4 }],
  });
});

test('what costs nothing worth a word is the best, or as good', () => {
  expect(toldDecision(judged(0, [pass, land]), speech).verdict).toBe('best');
  expect(toldDecision(judged(0.004), speech).verdict).toBe('as-good');
});

test('nobody looked yet, or there was no choice', () => {
  expect(toldDecision({ action: pass, effort: 0 }, speech).verdict).toBe('not-yet');
  expect(toldDecision({ action: pass, effort: 0.1 }, speech).verdict).toBe('no-choice');
});

test('luck is told where there was chance, of those to whom it brought or took something', () => {
  expect(toldLuck({})).toBeUndefined();
  expect(toldLuck({ luck: [0.1, -0.1, 0.001] })).toEqual([
    { seat: 0, change: 0.1 },
    { seat: 1, change: -0.1 },
  ]);
});

test('what luck brought is told as a log has it: what is worth no line is left out, and no more than a glance takes', () => {
  const roll = (face: number) => ({ type: 'rolled', face });
  const log = {
    ...text,
    event: ({ type, face }: { type: string; face?: number }) => (type === 'rolled' ? `Ada rolls ${face}` : undefined),
  };
  // biome-ignore lint/suspicious/noExplicitAny: of the words of a game only those of events are asked for here
  const told = { text: log as any, names: String };
  expect(toldOutcome([{ type: 'passed' }, roll(3), roll(5)], told)).toBe('Ada rolls 3. Ada rolls 5.');
  expect(toldOutcome([{ type: 'passed' }], told)).toBe('');
  expect(toldOutcome([1, 2, 3, 4, 5, 6, 7].map(roll), told)).toMatch(/^Ada rolls 1\. .*Ada rolls 6\. …$/);
  expect(toldOutcome([1, 2, 3].map(roll), told, 2)).toBe('Ada rolls 1. Ada rolls 2. …');
});

/** One question in so many, and no more than these of a match. */
const EVERY = 23;
const MOST = 3;
const EFFORT = 0.02;

describe.each(GAMES.map(({ id }) => id))('the study of %s on the screen', (id) => {
  test('with own eyes says the same whatever the seat could not know', async () => {
    const entry = gameEntry(id);
    if (entry?.study === undefined || entry.reasons === undefined) throw new Error(`${id} cannot be studied`);
    const [module, knowledge, study, reasons] = await Promise.all([entry.module(), entry.knowledge(), entry.study(), entry.reasons()]);
    const texts = await Promise.all(
      LOCALES.map(async (locale) => ({ text: await entry.text(locale), why: await entry.reasonWords?.(locale) })),
    );
    const names = (seat: number) => `Player ${seat + 1}`;

    /** Everything the screen says about this answer, in both languages. */
    function said(state: Parameters<typeof module.clone>[0], seat: number): readonly unknown[] {
      const view = module.view(state, seat);
      const legal = module.legal(state, seat);
      const [action] = legal;
      const found = judge({ module, knowledge, study }, { state, seat, eyes: 'own', salt: id }, { played: action, effort: EFFORT });
      const best = found?.best[0]?.action ?? action;
      const reason = reasonFor({ module, knowledge, reasons }, { seat, view, salt: id }, { better: best, worse: legal[legal.length - 1] });
      return texts.flatMap(({ text: whole, why }) => [
        toldDecision({ action, effort: 1, ...(found && { judged: found }) }, { text: wordsAt(whole, view), names }),
        why?.tell(reason, { view, seat, names }),
      ]);
    }

    const met: { readonly state: ReturnType<typeof module.clone>; readonly seat: number }[] = [];
    let count = 0;
    randomPlay(module).playRandomly(
      { seats: entry.offered.seats, options: {}, seed: `study of ${id}` },
      {
        see(state, { seat }) {
          count += 1;
          if (count % EVERY === 0 && met.length < MOST && module.legal(state, seat).length > 1)
            met.push({ state: module.clone(state), seat });
        },
      },
    );
    expect(met).toHaveLength(MOST);
    for (const { state, seat } of met) {
      const other = module.imagine(module.view(state, seat), chanceFromSeed(`${id}: other secrets`));
      expect(said(other, seat)).toEqual(said(state, seat));
    }
  });
});
