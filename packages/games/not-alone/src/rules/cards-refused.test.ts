import { expect, test } from 'vitest';
import type { ActionOf, Target } from '../actions.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { SurvivalId } from '../cards/survival.ts';
import { at, moved, named, nothing, paying, type Scene, swapping, type Table, table } from '../testing/table.ts';

/** Why a card of the base game cannot be played now: the code and the rule, and that it is not offered either. */
const hunting = (card: HuntId, target: Target = nothing): ActionOf<'play-hunt'> => ({ type: 'play-hunt', card, target });
const surviving = (card: SurvivalId, target: Target = nothing): ActionOf<'play-survival'> => ({ type: 'play-survival', card, target });
const huntTargets = (game: Table, card: HuntId) =>
  game
    .legal('creature', 'play-hunt')
    .filter((action) => action.card === card)
    .map(({ target }) => target);
const survivalTargets = (game: Table, card: SurvivalId) =>
  game
    .legal('rick', 'play-survival')
    .filter((action) => action.card === card)
    .map(({ target }) => target);

// [NA-16.4] [NA-R15] Three or more in hand; cards in play do not count.
test('Ascendancy: two cards in hand are too few, three are enough', () => {
  const holding = (hand: readonly string[]) =>
    table({
      stage: 'hunting',
      creature: { hand: ['ascendancy'] },
      hunted: { rick: { played: ['rover'], hand: [...hand] }, morty: { played: ['rover'], hand: ['lair'] } },
    });
  expect(holding(['lair', 'jungle']).refusal('creature', hunting('ascendancy', named(1)))).toBeDefined();
  expect(huntTargets(holding(['lair', 'jungle']), 'ascendancy')).toEqual([]);
  const game = holding(['lair', 'jungle', 'river']);
  expect(huntTargets(game, 'ascendancy')).toEqual([named(1)]);
  game.hunt('ascendancy', named(1)).discard('rick', 'jungle');
  expect(game.of('rick').hand).toEqual(['lair', 'river']);
});

// [NA-16.6] [NA-R16]
test('Forbidden Zone: a Hunted without a card in hand is not asked, one with a card is enough', () => {
  const game = table({
    stage: 'hunting',
    creature: { hand: ['forbidden-zone'] },
    hunted: { rick: { played: ['rover'], hand: [] }, morty: { played: ['rover'], hand: ['lair', 'beach'] } },
  }).hunt('forbidden-zone');
  expect(game.asked).toEqual(['morty']);
});

// [NA-16.10] [NA-R15] For its symbol alone.
test('Phobia: a hand of two shows nothing, of three one card', () => {
  const scared = (hand: readonly string[]) =>
    table({ stage: 'hunting', creature: { hand: ['phobia'] }, hunted: { rick: { played: ['rover'], hand: [...hand] } } }).hunt(
      'phobia',
      named(1),
    );
  expect(scared(['lair', 'jungle']).asks('rick')).not.toBe('hide-places');
  const three = scared(['lair', 'jungle', 'river']);
  three.act('rick', { type: 'hide-place', card: 'lair' }).act('rick', { type: 'hide-place', card: 'river' });
  expect(three.view('creature').hunted[0].glimpse?.inHand).toEqual(['jungle']);
});

// [NA-16.20]
test('Flashback without a card to copy is refused', () => {
  const game = table({ stage: 'hunting', creature: { hand: ['flashback'] }, hunted: { rick: { played: ['rover'] } } });
  expect(game.why('creature', hunting('flashback'))).toBe('nothing-to-copy NA-16.20');
  expect(huntTargets(game, 'flashback')).toEqual([]);
});

// [NA-17.1] [NA-17.2] [NA-17.4] [NA-17.6]
test('cards of phase 1 that would do nothing', () => {
  const early = (rick: Scene, scene: Scene = {}) =>
    table({
      creature: { hand: ['stasis'] },
      hunted: { rick: { survival: ['adrenaline', 'ingenuity', 'sixth-sense', 'strike-back'], ...rick } },
      ...scene,
    });
  const idle = early({}, { marker: true, creature: { hand: [] } });
  expect(idle.why('rick', surviving('adrenaline'))).toBe('will-full NA-17.1');
  expect(idle.why('rick', surviving('ingenuity'))).toBe('marker-charged NA-17.2');
  expect(idle.why('rick', surviving('sixth-sense'))).toBe('pile-empty NA-17.4');
  expect(idle.why('rick', surviving('strike-back'))).toBe('no-hunt-cards NA-17.6');
  expect(idle.legal('rick', 'play-survival')).toEqual([]);
  const busy = early({ will: 2, hand: ['lair'] });
  expect(busy.legal('rick', 'play-survival').map(({ card }) => card)).toEqual(['adrenaline', 'ingenuity', 'sixth-sense', 'strike-back']);
});

// [NA-R8] [NA-17.3]
test('Sacrifice: not where Hunt cards are barred or played already, nor with an empty hand', () => {
  const sacrificing = (scene: Scene, hand: readonly string[] = ['lair', 'jungle']) =>
    table({
      creature: { hand: ['despair', 'stasis'] },
      hunted: { rick: { hand: [...hand], survival: ['sacrifice'] }, morty: { survival: ['adrenaline'] } },
      ...scene,
    });
  const action = surviving('sacrifice', paying('lair'));
  expect(sacrificing({}).why('rick', action)).toBeUndefined();
  expect(survivalTargets(sacrificing({}), 'sacrifice')).toEqual([paying('lair'), paying('jungle')]);
  expect(sacrificing({}, []).why('rick', action)).toBe('hand-empty NA-R8');
  expect(sacrificing({ huntPlayed: ['force-field'] }).why('rick', action)).toBe('creature-has-played NA-R8');
  expect(sacrificing({ inForce: [{ card: 'sacrifice', by: 2, target: paying('lair') }] }).refusal('rick', action)).toBe('hunt-barred');
});

// [NA-R28] [NA-17.12] [NA-17.13]
test('tokens are ignored where they are, and moved where they lie', () => {
  const revealed = (tokens: Readonly<Record<string, number>>, scene: Scene = {}) =>
    table({
      stage: 'reveal-window',
      tokens,
      hunted: { rick: { played: ['rover'], survival: ['dodge', 'detector', 'wrong-track', 'hologram'] }, morty: { played: ['lair'] } },
      ...scene,
    });
  const bare = revealed({});
  expect(bare.refusal('rick', surviving('dodge'))).toBe('no-token-on-you');
  const far = revealed({ creature: 1, artemia: 2 });
  expect(far.why('rick', surviving('dodge'))).toBe('no-token-on-you NA-R28');
  expect(far.why('rick', surviving('detector'))).toBe('no-token-on-you NA-R28');
  expect(survivalTargets(far, 'wrong-track')).toEqual([moved('creature', 2), moved('creature', 6)]);
  expect(survivalTargets(far, 'hologram')).toEqual([moved('artemia', 1), moved('artemia', 3), moved('artemia', 7)]);
  const without = revealed({ creature: 5 });
  expect(without.why('rick', surviving('hologram', moved('artemia', 1)))).toBe('token-not-laid NA-17.12');
  const artemia = revealed({ artemia: 5 });
  expect(artemia.why('rick', surviving('wrong-track', moved('creature', 1)))).toBe('token-not-laid NA-17.13');
});

// [NA-17.13] [NA-16.12]
test('Wrong Track moves the Target token only while it is a Clone', () => {
  const revealed = (huntPlayed: string) =>
    table({
      stage: 'reveal-window',
      huntPlayed: [huntPlayed],
      tokens: { creature: 1, target: 10 },
      hunted: { rick: { played: ['rover'], survival: ['wrong-track'] } },
    });
  const tokens = (huntPlayed: string) =>
    new Set(survivalTargets(revealed(huntPlayed), 'wrong-track').map((target) => target.kind === 'token' && target.token));
  expect([...tokens('clone')]).toEqual(['creature', 'target']);
  expect([...tokens('scream')]).toEqual(['creature']);
});

// [NA-17.14] [NA-R37] [NA-R64] [NA-17.15]
test('cards of phase 4 that would do nothing or come too late', () => {
  const ending = (scene: Scene) =>
    table({
      stage: 'end-of-turn',
      turn: 2,
      hunted: { rick: { played: ['rover'], discard: ['lair'], survival: ['amplifier', 'double-back'] } },
      ...scene,
    });
  expect(ending({}).why('rick', surviving('amplifier'))).toBe('marker-not-charged NA-17.14');
  expect(ending({ marker: true }).why('rick', surviving('amplifier'))).toBeUndefined();
  expect(ending({ marker: true, huntPlayed: ['stasis'] }).why('rick', surviving('amplifier'))).toBe('rescue-held NA-R37');
  expect(
    ending({ marker: true, huntPlayed: ['stasis'], options: { stasis: 'automatic-step' } }).refusal('rick', surviving('amplifier')),
  ).toBeUndefined();
});

// [NA-17.7] In play out, from the pile in.
test('Vortex swaps what is in play for what is in the pile', () => {
  const game = table({
    stage: 'hunting',
    hunted: {
      rick: { played: ['rover'], hand: ['lair', 'river'], discard: ['jungle', 'beach'], survival: ['vortex'] },
      morty: { played: ['lair'] },
    },
  }).endHunting();
  expect(survivalTargets(game, 'vortex')).toEqual([swapping('rover', 'jungle'), swapping('rover', 'beach')]);
  game.survive('rick', 'vortex', swapping('rover', 'beach'));
  expect(game.of('rick')).toMatchObject({ played: [{ card: 'beach' }], discard: ['jungle', 'rover'] });
});

// [NA-16.16] [NA-R63]
test('Cataclysm comes too late once step 4 has begun, and may name any place before', () => {
  const game = table({
    stage: 'reveal-window',
    creature: { hand: ['cataclysm'] },
    hunted: { rick: { played: ['rover'], discard: ['lair'] } },
  });
  expect(huntTargets(game, 'cataclysm')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(at));
});
