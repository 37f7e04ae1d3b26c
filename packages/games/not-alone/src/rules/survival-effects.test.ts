import { expect, test } from 'vitest';
import { moved, swapping, table } from '../testing/table.ts';

// [NA-4.4] [NA-R9] Hidden from the Hunted, seen by the Creature.
test('Strike Back: two Hunt cards at random under the deck, only the Creature sees which; no refill before phase 4', () => {
  const game = table({
    chance: [2, 0],
    hunted: { karl: { survival: ['strike-back'] }, rick: {} },
    creature: { hand: ['mirage', 'virus', 'clone'] },
  });
  game.survive('karl', 'strike-back');
  expect(game.creatureHand).toEqual(['virus']);
  expect(game.heard('creature', 'hunt-put-under')[0]).toMatchObject({ count: 2, cards: ['clone', 'mirage'] });
  expect(game.heard('karl', 'hunt-put-under')[0].cards).toBeUndefined();
  expect(game.view('creature').huntDeck.slice(0, 2).toSorted()).toEqual(['clone', 'mirage']);
  expect(game.view('karl').huntDeck.slice(0, 2)).toEqual(['hidden', 'hidden']);
  expect(game.state.creature.hand).toHaveLength(1);
});

// [NA-R9] Turned round.
test('with strikeBack=public everybody hears which', () => {
  const game = table({
    chance: [0, 0],
    options: { strikeBack: 'public' },
    hunted: { karl: { survival: ['strike-back'] }, rick: {} },
    creature: { hand: ['mirage', 'virus', 'clone'] },
  });
  game.survive('karl', 'strike-back');
  expect(game.heard('spectator', 'hunt-put-under')[0]).toMatchObject({ cards: ['mirage', 'virus'] });
  expect(game.view('spectator').huntDeck.slice(0, 2).toSorted()).toEqual(['mirage', 'virus']);
});

// [NA-R9] All if fewer; none: not playable.
test('Strike Back takes what there is', () => {
  const game = table({ hunted: { karl: { survival: ['strike-back'] }, rick: {} }, creature: { hand: ['mirage'] } });
  game.survive('karl', 'strike-back');
  expect(game.creatureHand).toEqual([]);
  const none = table({ hunted: { karl: { survival: ['strike-back'] }, rick: {} } });
  expect(none.surviveRefusal('karl', 'strike-back')).toBe('no-hunt-cards');
});

// [NA-17.5] [NA-R10] As they are and as they become, the log included; how many stays open.
test('Smokescreen: the Creature sees no pile until the end of the turn, the other Hunted do', () => {
  const game = table({
    tokens: {},
    hunted: { karl: { survival: ['smokescreen'], hand: ['lair', 'jungle'] }, rick: { hand: ['lair', 'jungle', 'rover'] } },
    creature: { hand: ['forbidden-zone'] },
  });
  game.survive('karl', 'smokescreen');
  expect(game.view('creature').hunted[1].discard).toEqual(['hidden', 'hidden']);
  expect(game.view('spectator').hunted[1].discard).toEqual(['hidden', 'hidden']);
  expect(game.view('karl').hunted[1].discard).toEqual(['river', 'beach']);
  game.pass('creature').lay('karl', 'lair').lay('rick', 'jungle');
  game.hunt('forbidden-zone').discard('rick', 'rover');
  game.act('karl', { type: 'discard-place', card: 'jungle' });
  const heard = game.heard('creature', 'places-discarded');
  expect(heard.map(({ count, cards }) => [count, cards])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
  expect(game.heard('karl', 'places-discarded').map(({ cards }) => cards)).toEqual([['jungle'], ['rover']]);
  expect(new Set(game.view('creature').hunted.flatMap(({ discard }) => discard))).toEqual(new Set(['hidden']));
});

// [NA-3.1] [NA-R10]
test('when the turn is over the piles are face up again', () => {
  const game = table({ hunted: { karl: { survival: ['smokescreen'], hand: ['lair', 'jungle'] } } });
  game.survive('karl', 'smokescreen').lay('karl', 'lair').endHunting();
  for (let count = 0; count < 5 && game.stage !== 'exploration'; count++) {
    if (game.asks('karl') === 'act') game.power('karl', 'lair', 'return-all');
    else game.passWindows();
  }
  expect(game.state.turn.number).toBe(2);
  expect(game.heard('creature', 'piles-opened')).toMatchObject([{ piles: [{ seat: 1, cards: ['lair'] }] }]);
  expect(game.view('creature').hunted[0].discard).toEqual(['lair']);
});

// [NA-16.1] [NA-R11] Despair stops playing and drawing; what is in force stays; a returned card is still possible.
test('under Despair the Shelter and the draw of the Source cannot be used', () => {
  const game = table({
    stage: 'reckoning',
    huntPlayed: ['despair'],
    hunted: {
      rick: { played: ['shelter'], discard: ['lair'], will: 2 },
      morty: { played: ['source'], discard: ['lair'], survival: ['dodge'] },
    },
  });
  expect(game.stage).toBe('free-places'); // no window: nobody may play
  expect(game.heard('spectator', 'survival-drawn')).toEqual([]);
  expect(game.asked).toEqual(['morty']); // for Rick only the returned card was left
  expect(game.of('rick').hand).toContain('lair');
  expect(game.powerRefusal('morty', 'source', 'draw-survival')).toBe('survival-barred');
  game.power('morty', 'source', 'heal');
  expect(game.of('rick').will).toBe(3);
});

// [NA-R11]
test('Smokescreen played before Despair stays in force', () => {
  const game = table({ hunted: { karl: { survival: ['smokescreen'], hand: ['lair'] }, rick: {} }, creature: { hand: ['despair'] } });
  game.survive('karl', 'smokescreen').hunt('despair');
  expect(game.view('creature').hunted[0].isDark).toBe(true);
});

// [NA-17.9] [NA-R28] The token is absent for that Hunted: the place is resolved in step 1.
test('Dodge: the Creature token is not there for who plays it; nobody else caught, no step', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 4 },
    assimilation: 5,
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['dodge'] }, morty: { played: ['rover'], discard: ['lair'] } },
  });
  game.survive('rick', 'dodge');
  expect(game.asked).toEqual(['rick']);
  game.power('rick', 'beach', 'use-marker').returnInstead('morty', 'rover', 'lair');
  expect(game.of('rick').will).toBe(3);
  expect(game.state.assimilation).toBe(5);
});

// [NA-R28] Dodge covers a Clone too; only on a place with that token.
test('Dodge covers a Clone, and is refused where there is no Creature token', () => {
  const scene = { stage: 'reckoning', tokens: { target: 4, creature: 9 }, huntPlayed: ['clone'] };
  const game = table({ ...scene, hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['dodge'] } } });
  game.survive('rick', 'dodge');
  expect(game.stage).toBe('free-places'); // as if no token were there: step 1, not step 2
  game.power('rick', 'beach', 'use-marker');
  expect(game.of('rick').will).toBe(3);
  const free = table({ ...scene, hunted: { rick: { played: ['rover'], discard: ['lair'], survival: ['dodge'] } } });
  expect(free.surviveRefusal('rick', 'dodge')).toBe('no-token-on-you');
});

// [NA-17.8] [NA-R28]
test('Detector: the Artemia token is not there', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { artemia: 4 },
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['detector'] } },
  });
  game.survive('rick', 'detector').power('rick', 'beach', 'use-marker');
  expect(game.of('rick').discard).not.toContain('jungle');
  expect(game.heard('spectator', 'hit-by-artemia')).toEqual([]);
});

const betweenTheSteps = {
  stage: 'creature-window',
  tokens: { creature: 4, artemia: 5 },
  hunted: { rick: { played: ['beach'], survival: ['dodge'] }, morty: { played: ['rover'] } },
};

// [NA-R28] [NA-R63] Any moment of the phase, until the Creature step begins.
test('Dodge may come after the Artemia step', () => {
  const game = table(betweenTheSteps);
  expect(game.asked).toEqual(['rick']);
  game.survive('rick', 'dodge');
  expect(game.of('rick').will).toBe(3);
});

// [NA-R28] [NA-R63] Turned round.
test('with phase3Cards=before-artemia nothing moves or ignores a token once the Artemia step has begun', () => {
  const game = table({ ...betweenTheSteps, options: { phase3Cards: 'before-artemia' } });
  expect(game.stage).not.toBe('creature-window');
  expect(game.of('rick').will).toBe(2);
});

// [NA-R29] It may land on another Hunted; from between two places to any neighbour of either.
test('Wrong Track and Hologram move a token to a neighbour, onto another Hunted too', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 4, artemia: [9, 10] },
    hunted: {
      rick: { played: ['beach'], discard: ['lair'], survival: ['wrong-track'] },
      morty: { played: ['rover'], discard: ['lair'], survival: ['hologram'] },
    },
  });
  expect(game.surviveRefusal('rick', 'wrong-track', moved('creature', 2))).toBe('not-adjacent');
  game.survive('rick', 'wrong-track', moved('creature', 5));
  expect(game.legal('morty', 'play-survival').map(({ target }) => (target.kind === 'token' ? target.to : 0))).toEqual([4, 5, 8, 9, 10]);
  game.survive('morty', 'hologram', moved('artemia', 8));
  expect(game.state.tokens.artemia).toEqual([8]);
  game.power('rick', 'beach', 'use-marker');
  expect(game.of('morty').will).toBe(2);
});

// [NA-R29] With Clone the Target token may be moved instead.
test('Wrong Track moves the Creature token or its Clone', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 1, target: 4 },
    huntPlayed: ['clone'],
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['wrong-track'] } },
  });
  expect(game.legal('rick', 'play-survival').map(({ target }) => (target.kind === 'token' ? `${target.token} ${target.to}` : ''))).toEqual([
    'creature 2',
    'creature 6',
    'target 3',
    'target 5',
    'target 9',
  ]);
  game.survive('rick', 'wrong-track', moved('target', 9)).power('rick', 'beach', 'use-marker');
  expect(game.of('rick').will).toBe(3);
});

// [NA-R28] Under the Target token as well, the place is resolved in step 2.
test('Dodge where the Target token is, too: first Scream, then the power', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 4, target: 4 },
    huntPlayed: ['scream'],
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['dodge'] } },
  });
  game.survive('rick', 'dodge');
  expect(game.asks('rick')).toBe('discard-or-lose-will');
  game.act('rick', { type: 'lose-will' }).power('rick', 'beach', 'use-marker');
  expect(game.of('rick').will).toBe(2);
  expect(game.heard('spectator', 'caught')).toEqual([]);
});

// [NA-22.17] [NA-R28]
test('Dodge from a Clone that shares its token with Scream: the token is not there at all', () => {
  const game = table({
    stage: 'reckoning',
    tokens: { creature: 9, target: 4 },
    huntLimit: 2,
    huntPlayed: ['clone', 'scream'],
    hunted: { rick: { played: ['beach'], discard: ['lair'], survival: ['dodge'] } },
  });
  game.survive('rick', 'dodge').power('rick', 'beach', 'use-marker');
  expect(game.of('rick').will).toBe(3);
});

// [NA-R17] Vortex needs a pile; under Smokescreen the swap stays dark for the Creature.
test('Vortex under Smokescreen: the Creature does not see what went in and out', () => {
  const game = table({
    stage: 'hunting',
    inForce: [{ card: 'smokescreen', by: 2 }],
    survivalDiscard: ['smokescreen'],
    hunted: { rick: { hand: ['lair'], played: ['rover'], survival: ['vortex'] }, morty: { played: ['lair'] } },
  });
  game.token('creature', 5).endHunting().survive('rick', 'vortex', swapping('rover', 'beach'));
  expect(game.view('creature').hunted[0].played[0].card).toBe('hidden');
  expect(game.view('morty').hunted[0].played[0].card).toBe('beach');
  expect(game.heard('creature', 'play-swapped')[0]).not.toHaveProperty('in');
  expect(JSON.stringify(game.heard('creature', 'survival-played'))).not.toContain('beach');
});
