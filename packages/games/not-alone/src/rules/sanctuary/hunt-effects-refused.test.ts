import { expect, test } from 'vitest';
import type { ActionOf, Target } from '../../actions.ts';
import type { HuntId } from '../../cards/hunt.ts';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import { moved, named, nothing, type Scene, type Table } from '../../testing/table.ts';

const playing = (card: HuntId, target: Target = nothing): ActionOf<'play-hunt'> => ({ type: 'play-hunt', card, target });
const offered = (game: Table, card: HuntId) => game.legal('creature', 'play-hunt').filter((action) => action.card === card);

// [NA-16.31]
test('Scent needs a Hunted with a place card in hand, and names no other', () => {
  const hunting = (hunted: Scene['hunted']) => sanctuaryTable({ stage: 'hunting', creature: { hand: ['scent'] }, hunted });
  const nobody = hunting({ rick: { played: ['rover'], hand: [] }, morty: { played: ['rover'], hand: [] } });
  expect(nobody.why('creature', playing('scent', named(1)))).toBe('hand-empty NA-16.31');
  const one = hunting({ rick: { played: ['rover'], hand: [] }, morty: { played: ['rover'], hand: ['lair'] } });
  expect(offered(one, 'scent').map(({ target }) => target)).toEqual([named(2)]);
  expect(one.why('creature', playing('scent', named(1)))).toBe('wrong-target NA-4.10');
});

// [NA-16.32] After the reveal and before step 1.
test('Pursuit needs the Artemia token on the planet, and comes too late once step 1 has begun', () => {
  const at = (stage: string, tokens: Readonly<Record<string, number>>) =>
    sanctuaryTable({
      stage,
      tokens,
      sanctuary: { place: 1 },
      creature: { hand: ['pursuit', 'cataclysm'] },
      hunted: { rick: { played: ['beach'], discard: ['lair', 'rover'] } },
    });
  const bare = at('reveal-window', { creature: 3 });
  expect(bare.why('creature', playing('pursuit', moved('artemia', 2)))).toBe('token-not-laid NA-16.32');
  expect(offered(bare, 'pursuit')).toEqual([]);
  const late = at('free-places', { artemia: 9 });
  expect(late.why('creature', playing('pursuit', moved('artemia', 10)))).toBe('too-late NA-16.32');
  expect(offered(late, 'pursuit')).toEqual([]);
  expect(offered(at('reveal-window', { artemia: 9 }), 'pursuit').map(({ target }) => target)).toEqual([
    moved('artemia', 4),
    moved('artemia', 8),
    moved('artemia', 10),
  ]);
});

// [NA-16.33]
test('Feast needs a catch just made and DNA in the supply', () => {
  const caught = (supply: number) =>
    sanctuaryTable({
      stage: 'reckoning',
      turn: 2,
      creature: { hand: ['feast'], dna: 10 - supply },
      tokens: { creature: 5 },
      hunted: { rick: { played: ['rover'] } },
    });
  const game = caught(2);
  expect(game.why('creature', playing('feast'))).toBe('nobody-just-caught NA-16.33');
});

// [NA-16.34]
test('Metamorphosis needs an adaptation developed and one in hand, at most 1 DNA dearer', () => {
  const ending = (creature: Scene) => sanctuaryTable({ stage: 'end-of-turn', turn: 2, creature: { hand: ['metamorphosis'], ...creature } });
  const action = playing('metamorphosis', { kind: 'adaptations', out: 'spores', in: 'cleverness' });
  expect(ending({ adaptations: ['cleverness'] }).why('creature', action)).toBe('nothing-developed NA-16.34');
  expect(ending({ developed: ['spores'], adaptations: [] }).why('creature', action)).toBe('no-adaptations-to-exchange NA-16.34');
  const game = ending({ developed: ['spores'], adaptations: ['cleverness', 'speed', 'wits'] });
  expect(offered(game, 'metamorphosis').map(({ target }) => target.kind === 'adaptations' && target.in)).toEqual(['cleverness', 'wits']);
});

// [NA-16.35] [NA-22.11]
test('Growth Spurt and Variability are for the moment when the Creature may adapt', () => {
  const phaseFive = (scene: Scene) =>
    sanctuaryTable({
      turn: 2,
      options: { promo: true },
      creature: { dna: 3, hand: ['growth-spurt', 'variability'], adaptations: ['wits'] },
      ...scene,
    });
  const early = phaseFive({ stage: 'phase-five', hunted: { rick: { survival: ['anchor'] } } });
  expect(early.asked).toEqual(['rick']);
  expect(early.legal('creature', 'play-hunt')).toEqual([]);
  const blocked = phaseFive({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: ['hanna-brandt'] },
    hunted: { rick: { played: ['jungle'] } },
  });
  passTo(passTo(blocked, 'free-places').act('rick', { type: 'rescue-survivor', card: 'jungle', survivor: 'hanna-brandt' }), 'adaptation');
  expect(blocked.why('creature', playing('growth-spurt'))).toBe('adaptation-blocked NA-11.7');
  expect(blocked.why('creature', playing('variability'))).toBeUndefined();
  const empty = phaseFive({ stage: 'adaptation', creature: { dna: 3, hand: ['variability'], adaptations: [] } });
  expect(empty.why('creature', playing('variability'))).toBe('no-adaptations-to-exchange NA-18.8');
});

// [NA-18.8] Up to 2 under their decks, and as many drawn: the same number, not more.
test('Variability: after two there is no third, and two are drawn', () => {
  const game = sanctuaryTable({
    stage: 'adaptation',
    turn: 2,
    options: { promo: true },
    creature: { dna: 3, hand: ['variability'], adaptations: ['wits', 'spores', 'venom'] },
  }).hunt('variability');
  game.act('creature', { type: 'put-adaptation-under', adaptation: 'wits' });
  game.act('creature', { type: 'put-adaptation-under', adaptation: 'venom' });
  expect(game.asks('creature')).toBe('draw-adaptations');
  expect(game.legal('creature', 'draw-adaptation').map(({ level }) => level)).toEqual([1, 2]);
  game.act('creature', { type: 'draw-adaptation', level: 2 }).act('creature', { type: 'draw-adaptation', level: 2 });
  expect(game.asks('creature')).toBe('adapt-or-hide');
  expect(game.state.creature.adaptationHand).toHaveLength(3);
  expect(game.heard('creature', 'adaptation-put-under').map((told) => 'adaptation' in told && told.adaptation)).toEqual(['wits', 'venom']);
  expect(game.heard('spectator', 'adaptation-put-under')[0]).not.toHaveProperty('adaptation');
});

// [NA-18.8]
test('Variability: with a single adaptation in hand one goes under and one is drawn; declining at once draws none', () => {
  const holding = () =>
    sanctuaryTable({
      stage: 'adaptation',
      turn: 2,
      options: { promo: true },
      creature: { dna: 3, hand: ['variability'], adaptations: ['wits'] },
    }).hunt('variability');
  const game = holding().act('creature', { type: 'put-adaptation-under', adaptation: 'wits' });
  expect(game.asks('creature')).toBe('draw-adaptations');
  game.act('creature', { type: 'draw-adaptation', level: 1 });
  expect(game.asks('creature')).toBe('adapt-or-hide');
  expect(holding().decline('creature').asks('creature')).toBe('adapt-or-hide');
});
