import { type Violation, verifyGame } from '@orrery/engine';
import type { Command, Given } from '../command.ts';
import { type Game, gameOf } from '../games.ts';
import { breathe, progressOf, say } from '../output.ts';
import { GAME_ARG, JSON_ARG, MANY, OPTION_ARG, optionsOf, SEED_ARG, seatsOf } from '../settings.ts';

const VIOLATED = 1;
/** More would be the same again. */
const MOST_VIOLATIONS = 50;
/** Comparing whole states at every step would take most of the time and find hardly more. */
const DEEP_EVERY = 20;

export const verify: Command = {
  definition: {
    meta: { name: 'verify', description: 'Play random matches and check every property of the contract and the invariants of the game' },
    args: {
      ...GAME_ARG,
      seats: { type: 'string', description: 'number of players (default: every count in turn)', valueHint: 'n' },
      games: { type: 'string', description: 'number of matches for each count (default 20)', valueHint: 'n' },
      'deep-every': { type: 'string', description: 'compare whole states once in this many steps (default 20)', valueHint: 'n' },
      ...SEED_ARG,
      ...OPTION_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const game = gameOf(given.word('game'));
    const games = given.whole('games', { min: 1, max: MANY }) ?? 20;
    const deepEvery = given.whole('deep-every', { min: 1, max: MANY }) ?? DEEP_EVERY;
    const counts = countsOf(game, given);
    const tell = progressOf(output, 'matches', games * counts.length);
    let found = 0;
    for (const [turn, seats] of counts.entries()) {
      const options = JSON.parse(JSON.stringify(optionsOf(game, given, seats)));
      const verified = { game: game.module.id, seats, games: 0, actions: 0, violations: [] as (Violation & { readonly repeat: string })[] };
      for (let index = 0; index < games && verified.violations.length < MOST_VIOLATIONS; index++) {
        const seed = seedOf(given, games, index);
        const { actions, violations } = verifyGame(game.module, { seats, options, seed, deepEvery });
        verified.games += 1;
        verified.actions += actions;
        verified.violations.push(...violations.map((one) => ({ ...one, repeat: repeatOf(given, seats, seed) })));
        tell(turn * games + index + 1);
        await breathe();
      }
      found += verified.violations.length;
      say(output, verified, () => inWords(verified));
    }
    return found === 0 ? 0 : VIOLATED;
  },
};

function countsOf(game: Game, given: Given): readonly number[] {
  const { min, max } = game.module.seats;
  if (given.text('seats') !== undefined) return [seatsOf(game, given, min)];
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** A single match has the very seed that was given, so that a violation can be seen again. */
function seedOf(given: Given, games: number, index: number): string {
  const seed = given.text('seed') ?? 'orrery';
  return games === 1 ? seed : `${seed}/${index}`;
}

function repeatOf(given: Given, seats: number, seed: string): string {
  const options = given.texts('option').map((option) => ` --option ${option}`);
  const deep = given.text('deep-every');
  return `orrery verify ${given.word('game')} --seats ${seats} --games 1 --seed ${seed}${options.join('')}${deep === undefined ? '' : ` --deep-every ${deep}`}`;
}

interface Verified {
  readonly seats: number;
  readonly games: number;
  readonly actions: number;
  readonly violations: readonly (Violation & { readonly repeat: string })[];
}

function inWords({ seats, games, actions, violations }: Verified): string {
  const head = `${seats} players: ${games} matches, ${actions} actions, ${violations.length === 0 ? 'no violation' : `${violations.length} violations`}`;
  return [head, ...violations.map((one) => `  ${one.property} at step ${one.step}: ${one.detail}\n    ${one.repeat}`)].join('\n');
}
