import { expect, test } from 'vitest';
import { huntingWith, passTo, reckoningWith, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { at, moved, named, paying } from '../../testing/table.ts';

// [NA-15.17]
test('Speed: where nobody would be caught the token moves on; the catch does not move the counter', () => {
  const game = reckoningWith(['speed'], { tokens: { creature: 4 }, assimilation: 5, hunted: { rick: { played: ['rover'] }, morty: {} } });
  game.useAdaptation('speed', moved('creature', 5));
  expect(game.of('rick').will).toBe(2);
  expect(game.state.assimilation).toBe(5);
  const catching = reckoningWith(['speed'], {
    tokens: { creature: 5 },
    assimilation: 5,
    hunted: { rick: { played: ['rover'], survival: ['bravery'] } },
  });
  expect(catching.asked).toEqual(['rick']);
});

// [NA-15.18]
test('Piercing Scream: the Target token without a card; each there discards a card and then acts', () => {
  const game = huntingWith(['piercing-scream'], { hunted: { rick: { played: ['beach'], discard: ['lair'] } } })
    .token('target', 4)
    .endHunting();
  game.discard('rick', 'jungle');
  expect(game.asks('rick')).toBe('act');
  game.power('rick', 'beach', 'use-marker');
  expect(game.state.marker).toBe(true);
});

// [NA-15.18] With a card of the symbol it is one token, and the card's effect comes first.
test('Piercing Scream after Scream: nothing is left to discard', () => {
  const game = reckoningWith(['piercing-scream'], {
    huntPlayed: ['scream'],
    tokens: { target: 4 },
    hunted: { rick: { played: ['beach'], hand: ['lair', 'jungle'] } },
  });
  game.discard('rick', 'lair', 'jungle');
  expect(game.asks('rick')).toBe('act');
});

// [NA-15.19]
test('Primal Strength: 1 Will more', () => {
  expect(
    reckoningWith(['primal-strength'], { tokens: { creature: 5 }, hunted: { rick: { played: ['rover'] }, morty: {} } }).of('rick').will,
  ).toBe(1);
});

// [NA-15.20]
test('Regeneration: 1 DNA keeps what the Hunted would discard, once a turn, and the Monolith stays', () => {
  const game = reckoningWith(['regeneration', 'spores'], {
    creature: { dna: 2, developed: ['regeneration', 'spores'] },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['monolith'], discard: ['lair'] }, morty: { played: ['monolith'], discard: ['lair'] } },
  });
  game.power('rick', 'monolith', 'drop-adaptation').act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  game.act('creature', { type: 'pay-to-keep' });
  expect(game.state.creature).toMatchObject({ dna: 1, developed: [{ adaptation: 'regeneration' }, { adaptation: 'spores' }] });
  game.power('morty', 'monolith', 'drop-adaptation').act('morty', { type: 'drop-adaptation', adaptation: 'regeneration' });
  expect(game.state.creature.developed).toMatchObject([{ adaptation: 'spores' }]);
  expect(game.heard('spectator', 'place-removed').map(({ seat }) => game.name(seat))).toEqual(['morty']);
  const poor = reckoningWith(['regeneration', 'spores'], {
    creature: { dna: 0, developed: ['regeneration', 'spores'] },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['monolith'], discard: ['lair'] } },
  });
  poor.power('rick', 'monolith', 'drop-adaptation').act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  expect(poor.state.creature.developed).toMatchObject([{ adaptation: 'regeneration' }]);
});

// [NA-15.21]
test('Venom: a Hunted who was caught may not Resist next turn', () => {
  const game = reckoningWith(['venom'], { tokens: { creature: 5 }, hunted: { rick: { played: ['rover'], discard: ['lair'] } } });
  passTo(game, 'exploration');
  expect(game.refusal('rick', { type: 'resist', will: 1 })).toBe('may-not-resist');
  expect(game.refusal('rick', { type: 'give-up' })).toBeUndefined();
});

// [NA-15.22]
test('Webbing: next to the Creature token no card is returned instead of the power', () => {
  const game = reckoningWith(['webbing'], {
    tokens: { creature: 3 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  expect(game.state.marker).toBe(true); // Rick's only way
  expect(game.asked).toEqual(['morty']);
  expect(game.returnRefusal('morty', 'rover', 'lair')).toBeUndefined();
});

// [NA-15.24]
test('Dread: 2 Will after the last; in the advanced variant a place card besides', () => {
  const scene = { tokens: { creature: 5 }, hunted: { rick: { played: ['rover'], will: 1 } } };
  expect(reckoningWith(['dread'], scene).of('rick').will).toBe(2);
  const advanced = reckoningWith(['dread'], { ...scene, options: { advanced: true } });
  advanced.discard('rick', 'rover');
  expect(advanced.of('rick')).toMatchObject({ will: 2, discard: ['rover'] });
});

// [NA-15.24] [NA-7.2]
test('Dread in the advanced variant asks clockwise', () => {
  const caught = { played: ['rover'], will: 1 };
  const game = reckoningWith(['dread'], { options: { advanced: true }, tokens: { creature: 5 }, hunted: { rick: caught, morty: caught } });
  expect(game.asked).toEqual(['rick']);
  game.discard('rick', 'rover').discard('morty', 'lair');
});

// [NA-15.25]
test('Wings: near the Creature token nobody fortifies by exploring, but the Gates work', () => {
  const game = reckoningWith(['wings'], {
    tokens: { creature: 5 },
    sanctuary: { place: 4, defense: 5 },
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['gates'], discard: ['lair'] } },
  });
  expect(game.refusal('rick', { type: 'fortify', card: 'beach' })).toBe('creature-watches-sanctuary');
  game.power('rick', 'beach', 'use-marker').power('morty', 'gates', 'fortify');
  expect(game.state.sanctuary?.defense).toBe(4);
  const there = reckoningWith(['wings'], {
    tokens: { creature: 4 },
    sanctuary: { place: 4 },
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['dodge'] } },
  });
  expect(there.survive('rick', 'dodge').refusal('rick', { type: 'fortify', card: 'beach' })).toBe('creature-watches-sanctuary');
});

// [NA-15.26]
test('Mind Reading: the whole hand but 2 cards of their choice', () => {
  const game = huntingWith(['mind-reading']).useAdaptation('mind-reading', named(1));
  game.act('rick', { type: 'hide-place', card: 'lair' }).act('rick', { type: 'hide-place', card: 'river' });
  expect(game.view('creature').hunted[0].glimpse?.inHand).toEqual(['jungle', 'beach']);
});

// [NA-15.27]
test('Hypnosis: one next to the Creature token may use no power; a card back stays possible', () => {
  const game = reckoningWith(['hypnosis'], {
    tokens: { creature: 3 },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['beach'], discard: ['lair', 'rover'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  expect(game.legal('creature', 'use-adaptation').map(({ target }) => target)).toEqual([named(1)]);
  game.useAdaptation('hypnosis', named(1));
  expect(game.powerRefusal('rick', 'beach', 'use-marker')).toBe('power-barred');
  game.returnInstead('rick', 'beach', 'lair');
  expect(game.asked).toEqual(['morty']);
});

// [NA-15.28]
test('Voracity: two caught, or the only Hunted two turns running: one step more', () => {
  const two = reckoningWith(['voracity'], {
    tokens: { creature: 5 },
    assimilation: 7,
    hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] } },
  });
  expect(two.state.assimilation).toBe(5);
  const one = (lastCaught: number) =>
    reckoningWith(['voracity'], { tokens: { creature: 5 }, assimilation: 7, hunted: { rick: { played: ['rover'], lastCaught } } }).state
      .assimilation;
  expect([one(2), one(1)]).toEqual([5, 6]);
});

// [NA-15.29]
test('Symbiosis: the Artemia token every turn', () => {
  expect(huntingWith(['symbiosis']).tokenRefusal('artemia', 1)).toBeUndefined();
  expect(huntingWith([]).tokenRefusal('artemia', 1)).toBe('token-not-available');
});

// [NA-15.30]
test('Hive Mind: two Hunt cards a turn if their phases differ', () => {
  const game = huntingWith(['hive-mind'], {
    creature: { developed: ['hive-mind'], hand: ['siege', 'sandstorm', 'cataclysm'] },
    sanctuary: { place: 3 },
  });
  game.hunt('siege');
  expect(game.huntRefusal('sandstorm', at(4))).toBe('other-phase-only');
  game.endHunting().hunt('cataclysm', at(5));
  expect(game.state.turn.huntPlayed).toEqual(['siege', 'cataclysm']);
});

// [NA-15.30] [NA-R8]
test('Hive Mind: after one card of phase 1 the Creature may still play, so Sacrifice has something to stop', () => {
  const game = sanctuaryTable({
    creature: { developed: ['hive-mind'], hand: ['isolation', 'siege'] },
    hunted: { rick: { survival: ['sacrifice'] } },
  });
  game.hunt('isolation').survive('rick', 'sacrifice', paying('lair')).lay('rick', 'rover');
  expect(game.huntRefusal('siege')).toBe('hunt-barred');
});

// [NA-15.31]
test('Twin: the Target token costs 1 Will and leaves nothing to do; a card with the symbol takes it over', () => {
  const game = huntingWith(['twin'], { assimilation: 5, hunted: { rick: { played: ['rover'], discard: ['lair'] } } })
    .token('target', 5)
    .endHunting();
  expect([game.of('rick').will, game.state.assimilation]).toEqual([2, 5]);
  expect(game.of('rick').discard).toEqual(['lair', 'rover']);
  const taken = huntingWith(['twin'], {
    creature: { developed: ['twin'], hand: ['abduction'] },
    hunted: { rick: { played: ['rover'], discard: ['lair'] } },
  });
  taken.token('target', 5).hunt('abduction').endHunting().discard('rick', 'beach');
  expect(taken.of('rick').will).toBe(3);
  expect(taken.asks('rick')).toBe('act');
});

// [NA-18.16]
test('Cunning: low or high? Then the Creature token may move', () => {
  const game = huntingWith(['cunning'], { options: { promo: true } })
    .token('creature', 4)
    .endHunting();
  expect(game.stage).toBe('keeping-cards');
  game.useAdaptation('cunning', named(1));
  expect(game.heard('creature', 'play-asked')).toMatchObject([{ row: 'upper' }]);
  expect(game.heard('spectator', 'play-asked')[0].row).toBeUndefined();
  game.act('creature', { type: 'move-creature', to: 5 });
  expect(game.of('rick').will).toBe(2);
});

// [NA-18.17]
test('Vigour: adapting takes 2 DNA', () => {
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, options: { promo: true }, creature: { dna: 0, developed: ['vigour'] } });
  expect(game.act('creature', { type: 'adapt' }).state.creature.dna).toBe(2);
});

// [NA-18.18]
test('Slipperiness: no Survival card evades the Creature token; Cryogenics protects from the others only', () => {
  const scene = { options: { promo: true }, tokens: { creature: 5, artemia: 5 } };
  const dodging = reckoningWith(['slipperiness'], {
    ...scene,
    hunted: { rick: { played: ['rover'], survival: ['dodge', 'wrong-track', 'cryogenics'] } },
  });
  expect(dodging.surviveRefusal('rick', 'dodge')).toBe('cannot-evade');
  expect(dodging.surviveRefusal('rick', 'wrong-track', moved('creature', 4))).toBe('cannot-evade');
  dodging.survive('rick', 'cryogenics');
  expect(dodging.of('rick').will).toBe(2);
  expect(dodging.heard('spectator', 'hit-by-artemia')).toEqual([]);
});

// [NA-22.1] [NA-R70]
test('several things at one moment: cards in force first, in the order played, then adaptations', () => {
  const game = reckoningWith(['spores'], {
    huntPlayed: ['panic'],
    tokens: { artemia: 5 },
    hunted: { rick: { played: ['rover'], survival: ['anchor'], survivors: ['rosa-marin'] } },
  });
  passTo(game, 'artemia-places').discard('rick', 'lair');
  expect(game.asks('rick')).toBe('discard-survival-or-survivor');
  game.act('rick', { type: 'discard-survivor', index: 0 });
  expect(game.survival('rick')).toEqual([]); // Spores had one card to take, so it was taken
});

// [NA-15.20] The last DNA is enough.
test('Regeneration can be paid with the only DNA there is', () => {
  const game = reckoningWith(['regeneration', 'spores'], {
    creature: { dna: 1, developed: ['regeneration', 'spores'] },
    sanctuary: { place: 1 },
    hunted: { rick: { played: ['monolith'], discard: ['lair'] } },
  });
  game.power('rick', 'monolith', 'drop-adaptation').act('rick', { type: 'drop-adaptation', adaptation: 'spores' });
  game.act('creature', { type: 'pay-to-keep' });
  expect(game.state.creature).toMatchObject({ dna: 0, developed: [{ adaptation: 'regeneration' }, { adaptation: 'spores' }] });
});

// [NA-15.17] Only if nobody would be caught: one Hunted under the token is somebody.
test('Speed cannot be used where one of two Hunted would be caught', () => {
  const moving = (creature: number) =>
    reckoningWith(['speed'], {
      stage: 'reveal-window',
      tokens: { creature },
      hunted: { rick: { played: ['rover'] }, morty: { played: ['lair'] } },
    }).legal('creature', 'use-adaptation').length;
  expect(moving(5)).toBe(0);
  expect(moving(8)).toBeGreaterThan(0);
});

// [NA-22.7]
test('after Speed neither Anticipation nor Voracity moves the counter; without it each does', () => {
  const caught = (creature: number) =>
    reckoningWith(['speed', 'voracity'], {
      huntPlayed: [{ card: 'anticipation', target: { kind: 'hunted', seat: 1 } }],
      tokens: { creature },
      assimilation: 7,
      hunted: { rick: { played: ['rover'] }, morty: { played: ['rover'] } },
    });
  const dashed = caught(4).useAdaptation('speed', moved('creature', 5));
  expect([dashed.of('rick').will, dashed.of('morty').will, dashed.state.assimilation]).toEqual([2, 2, 7]);
  expect(caught(5).state.assimilation).toBe(4);
});

// [NA-22.2] One token: first the card that is discarded, then the Will, and nothing is left to do.
test('Piercing Scream and Twin share the Target token: both work in step 2, Twin last', () => {
  const game = huntingWith(['piercing-scream', 'twin'], { hunted: { rick: { played: ['rover'], discard: ['lair'] } } })
    .token('target', 5)
    .endHunting();
  expect([game.stage, game.asks('rick')]).toEqual(['target-places', 'discard-places']);
  game.discard('rick', 'jungle');
  expect(game.of('rick')).toMatchObject({ will: 2, played: [], discard: ['lair', 'jungle', 'rover'] });
});
