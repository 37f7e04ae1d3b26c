import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type Action, type Card, cardOfFacts, raceForTheGalaxy, type State } from '../index.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';
import { raceForTheGalaxyBot } from './index.ts';

const LEVELS = ['greedy', 'prospector', 'magnate'] as const;

function valuesOf(level: string, state: State, seat: number): readonly number[] {
  const chance = chanceFromSeed('bot');
  const worlds = [raceForTheGalaxy.imagine(raceForTheGalaxy.view(state, seat), chance)];
  const legal = raceForTheGalaxy.legal(state, seat);
  return raceForTheGalaxyBot.weigh?.(level, { worlds, seat, legal, nodes: 36, chance }) ?? [];
}

function best(level: string, state: State, seat: number): Action {
  const values = valuesOf(level, state, seat);
  return raceForTheGalaxy.legal(state, seat)[values.indexOf(Math.max(...values))];
}

test('every kind of question at every kind of table gets a number for each answer, the same one twice', { timeout: 120_000 }, () => {
  const asks = new Set<string>();
  OPTION_SETS.forEach(({ seats, options }, index) => {
    const here = new Set<string>();
    playRandomly(
      { seats, options, seed: `questions ${index}` },
      {
        see: (state) => {
          const [seat] = raceForTheGalaxy.asked(state);
          if (seat === undefined) return;
          const ask = raceForTheGalaxy.decision(state, seat)?.ask ?? '';
          const legal = raceForTheGalaxy.legal(state, seat);
          if (here.has(ask) || legal.length < 2) return;
          here.add(ask);
          asks.add(ask);
          for (const level of LEVELS) {
            const values = valuesOf(level, state, seat);
            expect(values.length, `${level} ${ask}`).toBe(legal.length);
            expect(values.every(Number.isFinite), `${level} ${ask}`).toBe(true);
            if (level === 'magnate') expect(valuesOf(level, state, seat)).toEqual(values);
          }
        },
      },
    );
  });
  const known = [
    'pick',
    'choose-start',
    'choose-actions',
    'discard',
    'place-development',
    'place-world',
    'pay',
    'pay-cards',
    'sell',
    'consume',
  ];
  for (const ask of [...known, 'produce']) expect(asks).toContain(ask);
});

/** Two who play to the end and know nothing but their views. */
function duel(levels: readonly string[], { seed, own = [] }: { readonly seed: string; readonly own?: readonly Card[] }): State {
  const options = readOptions(raceForTheGalaxy.options, {}, 2);
  const state: State = { ...raceForTheGalaxy.setup(options, 2, chanceFromSeed(seed)), own };
  own.forEach((_, at) => {
    for (const { hand } of state.players) hand.push(`own-${at}`);
  });
  for (let left = 3000; left > 0 && state.stage !== 'over'; left--) {
    const [seat] = raceForTheGalaxy.asked(state);
    const legal = raceForTheGalaxy.legal(state, seat);
    raceForTheGalaxy.apply(state, seat, levels[seat] === 'random' ? legal[left % legal.length] : best(levels[seat], state, seat), silent);
  }
  return state;
}

test('magnate beats a player who plays at random', { timeout: 120_000 }, () => {
  for (const seed of ['one', 'two']) {
    const [own, other] = raceForTheGalaxy.result(duel(['magnate', 'random'], { seed }))?.seats ?? [];
    expect(own?.points).toBeGreaterThan((other?.points ?? 100) + 5);
  }
});

test('cards of a pack are weighed by their powers, and placed when they are good', { timeout: 120_000 }, () => {
  const bargain = { kind: 'world', cost: 1, isMilitary: false, world: 'grey', points: 6, copies: [2, 0] } as const;
  const poor = { kind: 'world', cost: 6, isMilitary: false, world: 'grey', points: 0, copies: [2, 0] } as const;
  const own = [cardOfFacts(bargain), cardOfFacts(poor)];
  for (const level of LEVELS) {
    const state = duel([level, level], { seed: 'pack', own });
    const placed = state.players.flatMap(({ tableau }) => tableau.map(({ card }) => card));
    expect(placed, level).toContain('own-0');
    expect(placed, level).not.toContain('own-1');
  }
});

test('a bot that can conquer a fine world settles it', () => {
  const described = {
    stage: 'settle',
    players: [{ tableau: ['new-sparta', 'space-marines'], hand: ['rebel-miners', 'contact-specialist'], actions: ['settle'] }, {}],
  };
  const state = raceForTheGalaxy.position(described);
  for (const level of LEVELS) expect(best(level, state, 0), level).toEqual({ type: 'place', card: 'rebel-miners' });
});
