import { readFileSync } from 'node:fs';
import { chooseAction } from '@orrery/bots';
import { type Json, silent } from '@orrery/engine';
import { theseus } from '@orrery/theseus';
import { theseusBot } from '@orrery/theseus/bot';
import { expect, test } from 'vitest';

const FILE = new URL('../../../packages/games/theseus/src/testing/puzzles.jsonl', import.meta.url);

/** Whether the bot, asked action by action, wins before its turn is over. */
function winsAtOnce(level: string, position: Json): boolean {
  const state = theseus.position(position);
  const [seat] = theseus.asked(state);
  const turn = state.turn.number;
  while (theseus.asked(state)[0] === seat && state.turn.number === turn) {
    const question = { seat, view: theseus.view(state, seat), legal: theseus.legal(state, seat), salt: 'puzzle' };
    theseus.apply(state, seat, chooseAction({ module: theseus, knowledge: theseusBot }, level, question).action, silent);
  }
  return state.ended?.winners.length === 1 && state.ended.winners[0] === seat;
}

test('navigator finds every turn that wins by one answer alone', { timeout: 120_000 }, () => {
  const positions = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).position);
  expect(positions.filter((position) => !winsAtOnce('navigator', position))).toEqual([]);
});
