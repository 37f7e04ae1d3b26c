import { botPlayer, playMatch, seedOf } from '@orrery/bots';
import { hashOf, type Json, type MatchRecord, type RecordedAction, readOptions, recordOf } from '@orrery/engine';
import type { Game } from '../../src/games.ts';

/** Who plays duels that are not even. */
export const UNEQUAL: Readonly<Record<string, { readonly strong: string; readonly weak: string }>> = {
  'alien-frontiers': { strong: 'captain', weak: 'greedy' },
  'not-alone': { strong: 'stalker', weak: 'greedy' },
  'race-for-the-galaxy': { strong: 'magnate', weak: 'greedy' },
  theseus: { strong: 'navigator', weak: 'greedy' },
};

const SEATS = 2;

/** A duel with the weaker bot in the first seat or in the second, by turns. */
export async function unequalMatch(game: Game, index: number): Promise<{ readonly record: MatchRecord; readonly weakSeat: number }> {
  const { module } = game;
  const options = readOptions(module.options, {}, SEATS);
  const seed = seedOf(`unequal ${module.id}`, Math.floor(index / 2));
  const { strong, weak } = UNEQUAL[module.id];
  const weakSeat = index % 2;
  const bots = weakSeat === 0 ? [weak, strong] : [strong, weak];
  const actions: RecordedAction[] = [];
  const players = bots.map((level) => botPlayer(game, level));
  const table = { game, options, players, seed, salt: `unequal ${index}` };
  const { result, state } = await playMatch(table, ({ seat, action }) => actions.push({ seat, action }));
  const plain: Json = JSON.parse(JSON.stringify(options));
  const { id, rulesVersion } = module;
  return {
    record: recordOf({ game: id, rulesVersion, options: plain, seats: bots, seed, actions, result, hash: hashOf(state) }),
    weakSeat,
  };
}
