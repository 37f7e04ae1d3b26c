import { chanceFromSeed, readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import { CHARACTERS, type CharacterCard } from '../../cards/characters.ts';
import { notAlone } from '../../index.ts';
import { OPTIONS, type Options } from '../../options.ts';
import { Table } from '../../testing/table.ts';

function deal(seats: number, given: Readonly<Record<string, string | boolean>>): Table {
  const options = readOptions<Options>(OPTIONS, { ...given }, seats);
  const state = notAlone.setup(options, seats, chanceFromSeed(`set-up of ${seats}`));
  return new Table(
    state,
    state.hunted.map(({ seat }) => `hunted ${seat}`),
  );
}

// [NA-12.13] [NA-12.2] [NA-12.3] [NA-12.15] [NA-12.16] [NA-E8] The picture of the book, letter by letter.
test('set-up for four players', () => {
  const game = deal(4, { expansion: 'sanctuary' });
  const { state } = game;
  expect(state.planet).toEqual(['lair', 'jungle', 'river', 'beach', 'rover', 'camp', 'laboratory', 'gates', 'infirmary', 'monolith']);
  expect(state.reserve).toEqual({ camp: 2, laboratory: 2, gates: 2, infirmary: 2, monolith: 3 });
  expect(state.rescue).toBe(13);
  expect(state.assimilation).toBe(9);
  expect(state.sanctuary?.defense).toBe(10);
  expect(state.sanctuary?.place).toBeLessThanOrEqual(5); // [NA-R73]
  expect(state.hunted.map(({ hand }) => hand.length)).toEqual([5, 5, 5]);
  expect(state.sanctuary?.survivors).toHaveLength(2);
  expect(state.sanctuary?.survivorDeck).toHaveLength(16);
  expect([state.creature.dna, state.sanctuary?.dna]).toEqual([2, 8]);
  expect(state.huntDeck.length + state.creature.hand.length).toBe(35);
  expect(state.survivalDeck.length + 3).toBe(30);

  // [NA-R68] The Creature draws one by one and chooses the deck each time, before it sees a character.
  for (const level of [1, 2, 2, 1] as const) {
    expect(game.asked).toEqual(['creature']);
    game.act('creature', { type: 'draw-adaptation', level });
  }
  expect(game.state.creature.adaptationHand).toHaveLength(4);
  expect(game.heard('creature', 'adaptation-drawn')[0].adaptation).toBeDefined();
  expect(game.heard('spectator', 'adaptation-drawn')[0].adaptation).toBeUndefined();

  expect(game.asked).toHaveLength(3);
  const [first, second, third] = game.state.hunted.map(({ seat }) => seat);
  const choices = game.state.dealtCharacters.map((dealt) => dealt[1]);
  game.act(second, { type: 'choose-character', character: choices[1] });
  game.act(first, { type: 'choose-character', character: choices[0] });
  expect(game.state.hunted.map(({ character }) => character)).toEqual([undefined, undefined, undefined]);
  game.act(third, { type: 'choose-character', character: choices[2] });
  expect(game.state.hunted.map(({ character }) => character)).toEqual(choices);
  expect(game.state.dealtCharacters).toEqual([]);
  const chosen = [first, second, third].map((seat, index) => ({ seat, character: choices[index] }));
  expect(game.heard('spectator', 'characters-chosen')).toMatchObject([{ characters: chosen }]);
  expect(game.revealed).toBe(true);
  expect(game.state.sanctuary?.isUnlocked).toBe(false);
  expect(game.stage).toBe('exploration');
});

// [NA-12.14] [NA-C20]
test('with two players the Hunted begins with a survivor nobody has seen', () => {
  const { state } = deal(2, { expansion: 'sanctuary' });
  expect(state.hunted[0].survivors).toHaveLength(1);
  expect(state.hunted[0].survivors[0].by).toBe(0);
  expect(state.sanctuary?.survivorDeck).toHaveLength(15);
  expect([state.creature.dna, state.pending[0].ask, state.reserve.monolith]).toEqual([1, 'draw-adaptations', 3]);
});

test.each([
  [2, 1, 3, 8],
  [3, 1, 3, 9],
  [4, 2, 4, 10],
  [5, 2, 4, 13],
  [6, 3, 5, 14],
  [7, 3, 5, 15],
])('%i players: %i DNA, %i adaptation cards, %i steps of Defense', (seats, dna, cards, defense) => {
  const { state } = deal(seats, { expansion: 'sanctuary' });
  expect(state.creature.dna).toBe(dna);
  expect(state.pending).toMatchObject([{ ask: 'draw-adaptations', count: cards }]);
  expect(state.sanctuary?.defense).toBe(defense);
  expect(state.rescue).toBe(13);
  expect(state.dealtCharacters.map((dealt) => dealt.length)).toEqual(Array(seats - 1).fill(2));
});

// [NA-10.6]
test.each([
  [3, ['efficiency', 'instincts', 'wits']],
  [4, ['massiveness', 'cleverness', 'foresight']],
  [7, ['speed', 'piercing-scream', 'primal-strength']],
] as const)('bridge with %i players: characters with the symbol, one of three adaptations', (seats, three) => {
  const game = deal(seats, { expansion: 'bridge' });
  const { state } = game;
  for (const { character } of state.hunted) {
    const card: CharacterCard = CHARACTERS[character ?? 'lucio'];
    expect(card.bridge).toBe(true);
  }
  expect([state.sanctuary, state.creature.dna, state.planet[5], state.rescue]).toEqual([undefined, 0, 'swamp', seats + 11]);
  expect(game.legal('creature', 'choose-adaptation').map(({ adaptation }) => adaptation)).toEqual(three);
  game.act('creature', { type: 'choose-adaptation', adaptation: three[2] });
  expect(game.state.creature.developed).toEqual([{ adaptation: three[2], since: 0, usedIn: 0 }]); // works from the first turn
  expect(game.stage).toBe('exploration');
});

test('with promo cards the Mists take spot 6 and the Drones are in the reserve', () => {
  const { state } = deal(4, { expansion: 'sanctuary', promo: true });
  expect(state.planet[5]).toBe('mists');
  expect(state.reserve).toMatchObject({ mists: 2, 'promo-drone': 1, 'drone-z1': 1, 'drone-z2': 1, 'drone-z3': 1 });
  expect(state.sanctuary?.survivorDeck).toHaveLength(18);
});
