import { expect, test } from 'vitest';
import { huntingWith, passTo, reckoningWith } from '../../testing/sanctuary-table.ts';

const CAUGHT = { tokens: { creature: 5 } };

// [NA-15.5] [NA-15.15] Each asks for what is printed on it.
test('Massiveness alone takes a place card, Talons alone a survivor', () => {
  const caughtBy = (adaptation: 'massiveness' | 'talons') =>
    reckoningWith([adaptation], { ...CAUGHT, hunted: { rick: { played: ['rover'], survivors: ['rosa-marin', 'nora-quinn'] } } });
  const massive = caughtBy('massiveness').discard('rick', 'lair');
  expect(massive.of('rick').survivors).toHaveLength(2);
  const clawed = caughtBy('talons').act('rick', { type: 'discard-survivor', index: 1 });
  expect(clawed.of('rick').survivors.map(({ card }) => card)).toEqual(['rosa-marin']);
  expect(clawed.heard('spectator', 'places-discarded').filter(({ cause }) => cause === 'adaptation:massiveness')).toEqual([]);
});

// [NA-15.21]
test('without Venom a caught Hunted may Resist next turn', () => {
  const game = reckoningWith([], { ...CAUGHT, hunted: { rick: { played: ['rover'], discard: ['lair'] } } });
  passTo(game, 'exploration');
  expect(game.refusal('rick', { type: 'resist', will: 1 })).toBeUndefined();
});

// [NA-15.11] [NA-16.29]
test('without Panic and Spores the Artemia token takes no Survival card and no survivor', () => {
  const hit = (huntPlayed: readonly string[]) =>
    reckoningWith([], {
      huntPlayed: [...huntPlayed],
      tokens: { artemia: 5 },
      hunted: { rick: { played: ['rover'], survival: ['anchor'], survivors: ['rosa-marin'] } },
    });
  const plain = passTo(hit(['mutation']), 'artemia-places').discard('rick', 'lair');
  expect(plain.asks('rick')).not.toBe('discard-survival-or-survivor');
  expect([plain.survival('rick'), plain.of('rick').survivors.length]).toEqual([['anchor'], 1]);
  const panic = passTo(hit(['panic']), 'artemia-places').discard('rick', 'lair');
  expect(panic.legal('rick', 'discard-survival')).toEqual([{ type: 'discard-survival', card: 'anchor' }]);
  expect(panic.legal('rick', 'discard-survivor')).toEqual([{ type: 'discard-survivor', index: 0 }]);
});

// [NA-15.28] Two turns in a row are for the only Hunted; with more, one caught again is one caught.
test('Voracity: one of two Hunted caught again is not enough', () => {
  const game = reckoningWith(['voracity'], {
    ...CAUGHT,
    assimilation: 7,
    hunted: { rick: { played: ['rover'], lastCaught: 2 }, morty: {} },
  });
  expect(game.state.assimilation).toBe(6);
});

// [NA-15.28] In the first turn nobody was caught before.
test('Voracity: a first catch in turn 1 moves the counter once', () => {
  const game = reckoningWith(['voracity'], { ...CAUGHT, turn: 1, assimilation: 7, hunted: { rick: { played: ['rover'] } } });
  expect(game.state.assimilation).toBe(6);
});

// [NA-15.24] Only in the advanced variant a card goes too.
test('Dread: outside of the advanced variant nothing is discarded after the last Will', () => {
  const game = reckoningWith(['dread'], { ...CAUGHT, hunted: { rick: { played: ['rover'], will: 1 } } });
  expect(game.heard('spectator', 'places-discarded')).toEqual([]);
  expect(game.asks('rick')).not.toBe('discard-places');
});

// [NA-14.7]
test('only Ilya Voss heals by returning a card, and where nobody has exactly 1 Will nobody is healed', () => {
  const returning = (character: string, will: number) =>
    reckoningWith([], {
      sanctuary: { place: 1 },
      hunted: { rick: { character, played: ['rover'], discard: ['lair'] }, morty: { will }, karl: { will } },
    }).returnInstead('rick', 'rover', 'lair');
  expect(returning('xia', 1).asks('rick')).not.toBe('heal');
  expect(returning('ilya-voss', 2).asks('rick')).not.toBe('heal');
  const asked = returning('ilya-voss', 1);
  expect(asked.asks('rick')).toBe('heal');
  expect(asked.legal('rick', 'decline')).toEqual([]); // it must be somebody
});

// [NA-22.15] [NA-18.15] Others give Minerva no Will; she may heal herself.
test('Minerva can be healed by nobody but herself', () => {
  const game = reckoningWith([], {
    options: { promo: true },
    sanctuary: { place: 1 },
    hunted: {
      rick: { character: 'minerva-mk-18', played: ['infirmary'], will: 1, discard: ['lair'] },
      morty: { will: 2 },
    },
  }).power('rick', 'infirmary', 'heal');
  expect(game.legal('rick', 'heal').map(({ seat }) => game.name(seat))).toEqual(['rick', 'morty']);
});

// [NA-17.22] [NA-17.27] The one who played it, nobody else.
test('Bravery and Last Stand are for who played them', () => {
  const game = reckoningWith([], {
    ...CAUGHT,
    assimilation: 7,
    inForce: [
      { card: 'bravery', by: 2 },
      { card: 'last-stand', by: 2 },
    ],
    hunted: { rick: { played: ['rover'], will: 1 }, morty: { played: ['rover'], will: 1 } },
  });
  expect([game.of('rick').will, game.of('morty').will]).toEqual([3, 1]);
  expect(game.state.assimilation).toBe(5); // for the catch, and for Rick's last Will
});

// [NA-15.14]
test('without Tendrils the Artemia token of the board covers one place', () => {
  const game = huntingWith([], { side: 'a', rescue: 6 });
  expect(game.tokenRefusal('artemia', 2, 3)).toBe('one-place-only');
  expect(game.tokenRefusal('artemia', 2)).toBeUndefined();
});

// [NA-4.12] Of the answers that are offered, and with their numbers.
test('an answer that is not offered is refused as such', () => {
  const clawed = reckoningWith(['talons'], { ...CAUGHT, hunted: { rick: { played: ['rover'], survivors: ['rosa-marin', 'nora-quinn'] } } });
  expect(clawed.why('rick', { type: 'discard-survivor', index: 2 })).toBe('not-offered NA-4.12');
  expect(clawed.why('rick', { type: 'shelter' })).toBe('answer-first NA-4.12');
  const rescued = reckoningWith(['thick-hide'], {
    creature: { dna: 3, developed: ['thick-hide'] },
    sanctuary: { place: 4, survivors: ['irina-volkova'] },
    hunted: { rick: { played: ['rover'] } },
  }).act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'irina-volkova' });
  expect(rescued.why('rick', { type: 'put-back-dna', count: 2 })).toBe('not-offered NA-4.12');
});

// [NA-18.9] [NA-18.18] [NA-22.13]
test('Cryogenics under Slipperiness: the card on the Creature’s place stays and is caught, the other comes back', () => {
  const game = reckoningWith(['slipperiness'], {
    options: { promo: true },
    tokens: { creature: 5 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach', 'rover'], discard: ['lair'], survival: ['cryogenics'] } },
  });
  game.survive('rick', 'cryogenics');
  expect(game.of('rick').hand).toContain('beach');
  expect(game.of('rick').will).toBe(2);
  expect(game.heard('spectator', 'power-used')).toEqual([]);
  expect(game.of('rick').discard).toContain('rover');
});
