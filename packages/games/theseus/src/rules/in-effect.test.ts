import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { laid } from '../testing/scene.ts';
import { table } from '../testing/table.ts';
import { putInSlot } from './changing-cards.ts';
import { copiesOf, isOn, spotOf } from './in-effect.ts';

/** How often each slot of the Corridors counts. */
function copies(cards: readonly (string | object | null)[], rest: Scene = {}): number[] {
  const state = laid({ cards: { corridors: cards as Scene['cards'] }, ...rest });
  return cards.map((_, slot) => copiesOf(state, spotOf(0, slot)));
}

function on(cards: readonly (string | object | null)[], rest: Scene = {}): boolean[] {
  const state = laid({ cards: { corridors: cards as Scene['cards'] }, ...rest });
  return cards.map((_, slot) => isOn(state, spotOf(0, slot)));
}

// [TH-17.13] [TH-18.13] [TH-19.14] [TH-20.13] Duplication.
test('[TH-E31] in the slot with three neighbours all three count double, the card at the diagonal does not', () => {
  expect(copies(['landmine', 'marine-duplication', 'fire', 'landmine', 'armory'])).toEqual([2, 1, 2, 1, 2]);
});

test('[TH-E32] two Duplications side by side copy nothing of each other; a neighbour of both counts three times', () => {
  expect(copies(['marine-duplication', 'marine-duplication', 'fire', 'armory', 'landmine'])).toEqual([1, 1, 2, 2, 2]);
  expect(copies(['marine-duplication', 'fire', 'marine-duplication'])).toEqual([1, 3, 1]);
});

test('[TH-R33] shortcuts, shields, specials and what switches enemies off gain nothing by a Duplication', () => {
  expect(copies(['service-passage', 'marine-duplication', 'fire-support', null, 'barricade'])).toEqual([1, 1, 1, 0, 1]);
  expect(copies(['creepers', 'alien-duplication', 'vent'])).toEqual([1, 1, 1]);
});

test('[TH-R34] it copies the cards of its own player only, also beside an ally’s', () => {
  expect(copies(['tentacles', 'marine-duplication', 'fire'])).toEqual([1, 1, 2]);
  const factions = ['marines', 'aliens', 'scientists', 'greys'] as const;
  expect(copies(['archives', 'marine-duplication', 'fire'], { factions, options: { match: 'teams' } })).toEqual([1, 1, 2]);
});

test('[TH-R34] a captured Duplication copies captured neighbours, and no others', () => {
  const captured = (card: string, captor: string) => ({ card, captor });
  const scene: Scene = { factions: ['marines', 'pandora'], marker: { place: 'corridors' } };
  expect(copies([captured('landmine', 'runner 1'), captured('marine-duplication', 'runner 2'), 'fire'], scene)).toEqual([2, 1, 1]);
});

test('[TH-R67] a card that is off copies nothing and is not copied', () => {
  expect(copies(['fire', 'marine-duplication'], { malfunction: 'corridors 1' })).toEqual([1, 1]);
  expect(on(['fire', { card: 'landmine', deactivated: true }, 'armory'], { malfunction: 'corridors 2' })).toEqual([true, false, false]);
  expect(copies(['archives', { card: 'scientist-duplication', deactivated: true }], { factions: ['scientists', 'marines'] })).toEqual([
    1, 1,
  ]);
});

test('[TH-E32] a neighbour under Malfunction is not copied: it does nothing at all', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['alien-hive a'] },
    cards: { corridors: ['fire', 'marine-duplication'] },
    malfunction: 'corridors 0',
  });
  expect(game.move('aliens 1', 'corridors a').life('aliens')).toBe(20);
});

test('a Duplication copies a card with its tokens', () => {
  const game = table({
    you: 'aliens',
    units: { aliens: ['control-room a'] },
    cards: { 'landing-platform': [{ card: 'landmine', upgrades: 1 }, 'marine-duplication'] },
  });
  expect(game.move('aliens 1', 'landing-platform a').life('aliens')).toBe(14);
});

// [TH-18.12] Creepers.
test('Creepers switch every enemy card of their sector off, own ones not, and none elsewhere', () => {
  expect(on(['creepers', 'fire', 'marine-assault', 'tentacles', 'battle-position'])).toEqual([true, false, false, true, false]);
  const state = laid({ cards: { corridors: ['creepers'], 'tech-bay': ['fire'] } });
  expect(isOn(state, spotOf(3, 0))).toBe(true);
});

test('[TH-13.3] [TH-E30] Creepers under Malfunction let go, and the moment the token leaves them they switch off again', () => {
  const cards = { 'landing-platform': ['creepers', 'fire'] };
  const woken = table({ you: 'aliens', units: { aliens: ['control-room a'] }, cards, malfunction: 'landing-platform 0' });
  expect(woken.move('aliens 1', 'landing-platform a').life('aliens')).toBe(19);
  const lifted = table({
    you: 'marines',
    units: { marines: ['corridors a'], aliens: ['control-room b'] },
    cards: { ...cards, corridors: ['vent'] },
    malfunction: 'landing-platform 0',
  });
  lifted.move('marines 1', 'control-room a').aimAt('corridors 0').skipPending();
  expect(lifted.asked).toBe('aliens');
  // Two units stand in the Control Room, so the Alien passes the Landing Platform.
  expect(lifted.move('aliens 1', 'tech-bay a').life('aliens')).toBe(20);
});

test('[TH-R67] under Creepers a card may be upgraded and replaced', () => {
  const game = table({
    you: 'marines',
    units: { marines: ['tech-bay a'] },
    cards: { 'alien-hive': ['creepers', 'landmine'] },
    pending: { 'alien-hive': ['armory'] },
    players: { marines: { upgrades: 1 } },
  });
  game.act({ type: 'upgrade-card', card: game.spot('alien-hive 1') });
  expect(game.card('alien-hive 1')?.upgrades).toBe(1);
  game.move('marines 1', 'alien-hive a').install('alien-hive pending 0', 'alien-hive 1');
  expect(game.card('alien-hive 1')?.card).toBe('armory');
});

test('[TH-22.5] two cards that switch enemies off leave each other alone', () => {
  const state = laid({
    factions: ['marines', 'aliens', 'pandora'],
    marker: { place: 'corridors' },
    cards: { corridors: ['creepers', 'fire'] },
  });
  const [creepers] = state.sectors[0].slots;
  const pandora = state.units.findIndex(({ kind }) => kind === 'catcher');
  if (creepers !== null) putInSlot(state, { place: 0, slot: 2 }, { ...creepers, captor: pandora });
  expect([0, 1, 2].map((slot) => isOn(state, spotOf(0, slot)))).toEqual([true, false, true]);
});

test('[TH-14.2] [TH-R68] tokens a card has laid stay when it leaves: a parasite wounds on', () => {
  const game = table({
    you: 'marines',
    units: { marines: [{ at: 'corridors a', parasites: 1 }, 'control-room a'], aliens: ['tech-bay a'] },
    cards: { 'landing-platform': ['parasite'] },
  });
  game
    .move('marines 2', 'landing-platform a')
    .act({ type: 'clear-base', card: game.spot('landing-platform 0') })
    .skipPending();
  expect([game.card('landing-platform 0'), game.unit('marines 1').parasites]).toEqual([undefined, 1]);
});

test('[TH-14.3] two copies of a card that multiplies work twice, two shortcuts count once', () => {
  const landing = (traps: readonly string[]) =>
    table({ you: 'aliens', units: { aliens: ['alien-hive a'] }, cards: { corridors: [...traps] } }).move('aliens 1', 'corridors a');
  expect([landing(['fire']), landing(['fire', 'fire'])].map((game) => game.life('aliens'))).toEqual([19, 18]);

  const ends = (vents: readonly string[]) =>
    table({ you: 'aliens', units: { aliens: ['corridors a'] }, cards: { 'control-room': [...vents] } }).ends('aliens 1');
  expect(ends(['vent'])).toEqual(['control-room', 'landing-platform']);
  expect(ends(['vent', 'vent'])).toEqual(ends(['vent']));
});
