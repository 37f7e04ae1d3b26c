import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';
import { laid } from '../testing/scene.ts';
import { begun } from '../testing/set-up.ts';
import { theseusBot } from './index.ts';

const { evaluate, glance } = theseusBot;
const key = (state: State) => theseusBot.key?.(state);

function sensibleIn(state: State) {
  const [seat] = theseus.asked(state);
  return theseusBot.sensible?.(state, seat, theseus.legal(state, seat)) ?? [];
}

test('in whole random matches of every kind, what is sensible is legal, and the chances to win add up', { timeout: 120_000 }, () => {
  OPTION_SETS.forEach(({ seats, options }, index) => {
    let count = 0;
    playRandomly(
      { seats, options, seed: `bot ${index}` },
      {
        see: (state, { seat }) => {
          count += 1;
          if (count % 11 !== 0) return;
          const legal = theseus.legal(state, seat);
          const sensible = theseusBot.sensible?.(state, seat, legal) ?? [];
          expect(sensible.filter((action) => !legal.includes(action))).toEqual([]);
          const chances = Array.from({ length: seats }, (_, each) => evaluate(state, each));
          const sum = chances.reduce((all, one) => all + one, 0);
          for (const chance of chances) expect(chance).toBeGreaterThan(0);
          expect(sum).toBeCloseTo(state.mode === 'teams' ? 2 : state.mode === 'duel' ? 1 : 0.98);
        },
      },
    );
  });
});

test('life, data, units, tokens and cards are worth something to who has them', () => {
  const factions = ['scientists', 'marines'] as const;
  const even = evaluate(laid({ factions }), 0);
  const worth = (more: Parameters<typeof laid>[0]) => evaluate(laid({ factions, ...more }), 0) - even;
  expect(worth({ players: { scientists: { data: 3 } } })).toBeGreaterThan(0);
  expect(worth({ players: { marines: { life: 15 } } })).toBeGreaterThan(0);
  expect(worth({ players: { marines: { upgrades: 2 } } })).toBeLessThan(0);
  expect(worth({ units: { scientists: ['tech-bay a'] } })).toBeGreaterThan(0);
  expect(worth({ units: { marines: ['tech-bay a upgraded'] } })).toBeLessThan(0);
  expect(worth({ cards: { 'tech-bay': ['archives'] } })).toBeGreaterThan(0);
  expect(worth({ cards: { 'tech-bay': ['fire'] } })).toBeLessThan(0);
});

test('the last points of a race weigh more than the first, and a card that is off less than one that works', () => {
  const chance = (life: number) => evaluate(laid({ players: { aliens: { life } } }), 0);
  expect(chance(1) / chance(3)).toBeGreaterThan(1);
  const near = evaluate(laid({ factions: ['scientists', 'greys'], players: { scientists: { data: 19 }, greys: { data: 9 } } }), 0);
  const far = evaluate(laid({ factions: ['scientists', 'greys'], players: { scientists: { data: 10 } } }), 0);
  expect(near).toBeGreaterThan(far);
  const cards = { corridors: ['marine-assault'] };
  expect(evaluate(laid({ cards }), 0)).toBeGreaterThan(evaluate(laid({ cards, malfunction: 'corridors 0' }), 0));
});

test('rooms that see the same rooms are one choice: in the Corridors all four are', () => {
  const state = theseus.position({ units: { marines: ['tech-bay a', 'tech-bay b', 'control-room a'], aliens: ['alien-hive a'] } });
  // Two units in the Tech Bay: both go to the Corridors, two places on.
  const moves = sensibleIn(state).filter((action) => action.type === 'move-unit' && action.to.place === 0);
  expect(moves).toHaveLength(2);
});

test('Pandora marks the Tech Bay, and four in a ring of four are in trouble', () => {
  const options = readOptions<Options>(theseus.options, { faction2: 'pandora' }, 2);
  const state = theseus.setup(options, 2, chanceFromSeed('marker'));
  expect(state.sectors).toHaveLength(4);
  const places = sensibleIn(state).map((action) => (action.type === 'place-marker' ? state.sectors[action.place].id : action.type));
  expect(places).toEqual(['tech-bay', 'tech-bay']);
  const at = (third: string) => ({ pandora: ['control-room a', 'control-room b', third], marines: ['control-room c'] });
  const chance = (third: string) => evaluate(laid({ factions: ['marines', 'pandora'], units: at(third) }), 1);
  expect(chance('control-room d')).toBeLessThan(chance('landing-platform a'));
});

test('at a glance a movement is seen with what it brings: a birth, and the Assault behind it', () => {
  const units = { pandora: ['tech-bay a', 'landing-platform b'], marines: ['landing-platform a'] };
  const state = theseus.position({ factions: ['marines', 'pandora'], turn: { seat: 'pandora' }, units });
  const move = theseus.legal(state, 1).find((action) => action.type === 'move-unit' && action.to.place === 0);
  theseus.apply(state, 1, move ?? { type: 'go-on' }, silent);
  const before = theseus.clone(state);
  expect(theseus.decision(state, 1)?.ask).toBe('birth');
  const seen = glance?.(state, 1) ?? 0;
  expect(state).toEqual(before);
  const bestAfter = (draft: State, seat: number): number => {
    const values = theseus.legal(draft, seat).map((action) => {
      const after = theseus.clone(draft);
      theseus.apply(after, seat, action, silent);
      return evaluate(after, seat);
    });
    return Math.max(...values);
  };
  expect(seen).toBeGreaterThan(evaluate(state, 1));
  expect(seen).toBeCloseTo(bestAfter(state, 1), 9);
});

test('a turn simply goes on between its steps', () => {
  const state = begun({ seed: 'between' });
  let asked = 0;
  for (let count = 0; count < 300 && theseus.result(state) === undefined; count++) {
    const [seat] = theseus.asked(state);
    const decision = theseus.decision(state, seat);
    const sensible = sensibleIn(state);
    if (decision?.ask === 'between') {
      asked += 1;
      expect(sensible).toEqual([{ type: 'go-on' }]);
    }
    const legal = theseus.legal(state, seat);
    theseus.apply(state, seat, sensible[count % Math.max(1, sensible.length)] ?? legal[0], silent);
  }
  expect(asked).toBeGreaterThan(0);
});

test('equal positions have equal keys, and everything a search could meet tells them apart', () => {
  const at = (more: Parameters<typeof laid>[0] = {}) => key(laid(more));
  expect(key(theseus.clone(laid()))).toBe(at());
  const keys = [
    at(),
    at({ players: { marines: { life: 19 } } }),
    at({ players: { marines: { upgrades: 1 } } }),
    at({ players: { marines: { hand: ['grenade'] } } }),
    at({ units: { marines: ['tech-bay a'] } }),
    at({ units: { marines: ['tech-bay b'] } }),
    at({ units: { marines: ['tech-bay b upgraded'] } }),
    at({ cards: { corridors: ['fire'] } }),
    at({ cards: { corridors: [null, 'fire'] } }),
    at({ cards: { corridors: ['landmine'] } }),
    at({ cards: { corridors: [{ card: 'landmine', upgrades: 1 }] } }),
    at({ cards: { corridors: ['landmine'] }, malfunction: 'corridors 0' }),
    at({ pending: { corridors: ['fire'] } }),
    at({ bonus: { corridors: 'gateway' } }),
    at({ finalSteps: 3 }),
    at({ you: 'aliens' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a match that goes round in a circle is played by whim in the end', () => {
  const units = { marines: ['tech-bay a'], aliens: ['alien-hive a'] };
  const patient = [11, 12, 13].map((number) => evaluate(laid({ units, turn: { number } }), 0));
  const bored = [211, 212, 213].map((number) => evaluate(laid({ units, turn: { number } }), 0));
  expect(new Set(patient).size).toBe(1);
  expect(new Set(bored).size).toBe(3);
});
