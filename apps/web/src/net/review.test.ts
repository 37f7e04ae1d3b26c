import { chooseAction } from '@orrery/bots';
import { type ActionBase, below, chanceFromSeed, readOptions, silent } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';
import { expect, test } from 'vitest';
import { botGame } from './bot-games.ts';
import { review } from './review.ts';

/** Questions of matches of Theseus played at random: in it many moves are soon paid for. */
async function* questions(matches: number, every: number): AsyncGenerator<BotRequest> {
  const { module } = await botGame('theseus');
  for (let match = 0; match < matches; match++) {
    const chance = chanceFromSeed(`reviewed ${match}`);
    const state = module.setup(readOptions(module.options, {}, 2), 2, chance);
    for (let action = 1; module.asked(state).length > 0; action++) {
      const [seat] = module.asked(state);
      const legal: readonly ActionBase[] = module.legal(state, seat);
      if (action % every === 0 && legal.length > 4) {
        yield { game: 'theseus', level: 'navigator', seat, view: module.view(state, seat), legal, salt: `reviewed ${action}` };
      }
      module.apply(state, seat, legal[below(chance, legal.length)], silent);
    }
  }
}

test('a move that gives away much is told of with a better one, and the better one is not', { timeout: 60_000 }, async () => {
  const game = await botGame('theseus');
  for await (const question of questions(3, 13)) {
    const { alternatives } = chooseAction(game, 'greedy', { ...question, isMute: true });
    const worst = alternatives.at(-1)?.action ?? question.legal[0];
    const found = await review(question, [worst]);
    if (found === undefined) continue;
    expect(found.cost).toBeGreaterThanOrEqual(0.08);
    expect(question.legal).toContainEqual(found.better);
    expect(found.better).not.toEqual(worst);
    expect(found.reason.kind).not.toBe('same');
    // What follows in the same press may be impossible in a table that is only imagined: the first is told all the same.
    expect(await review(question, [worst, worst])).toEqual(found);
    expect((await review(question, [found.better]))?.cost ?? 0).toBeLessThan(found.cost);
    return;
  }
  throw new Error('the worst moves of three matches cost nobody anything');
});
