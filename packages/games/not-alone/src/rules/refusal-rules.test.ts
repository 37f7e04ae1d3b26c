import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { sanctuaryTable } from '../testing/sanctuary-table.ts';
import { nothing, table } from '../testing/table.ts';

/** A refusal leads a player to the rule that forbids the action, so it has to be the right one. */

const playing = (card: 'forbidden-zone'): Action => ({ type: 'play-hunt', card, target: nothing });
const surviving = (card: 'dodge' | 'vortex' | 'evacuation' | 'shortcut', target = nothing): Action => ({
  type: 'play-survival',
  card,
  target,
});
const using = (card: 'beach' | 'river' | 'shelter' | 'monolith' | 'laboratory' | 'infirmary', way: string): Action =>
  ({ type: 'use-power', card, from: undefined, way }) as Action;

test('Forbidden Zone with only empty hands [NA-16.6]', () => {
  const hunted = { rick: { hand: [], played: ['rover'] } };
  const game = table({ stage: 'hunting', creature: { hand: ['forbidden-zone'] }, hunted });
  expect(game.rule('creature', playing('forbidden-zone'))).toBe('NA-16.6');
});

test('the Artemia token without its symbol [NA-6.3], the Target token without a card [NA-6.2], the Creature token twice [NA-6.1]', () => {
  const game = table({ stage: 'hunting', hunted: { rick: { played: ['rover'] } } });
  game.token('creature', 3);
  expect(game.rule('creature', { type: 'place-token', token: 'artemia', at: [1] })).toBe('NA-6.3');
  expect(game.rule('creature', { type: 'place-token', token: 'target', at: [1] })).toBe('NA-6.2');
  expect(game.rule('creature', { type: 'place-token', token: 'creature', at: [1] })).toBe('NA-6.1');
});

test('a hunt ended without the Creature token where every token is laid [NA-R12], or without that of a played card [NA-6.2]', () => {
  const hunted = { rick: { played: ['rover'] } };
  const strict = table({ stage: 'hunting', options: { tokens: 'must' }, hunted });
  expect(strict.rule('creature', { type: 'end-hunting' })).toBe('NA-R12');
  const played = table({ stage: 'hunting', huntPlayed: ['scream'], hunted });
  expect(played.rule('creature', { type: 'end-hunting' })).toBe('NA-6.2');
});

test('Mirage on one place [NA-16.13], Virus on one place [NA-16.11]', () => {
  const hunted = { rick: { played: ['rover'] } };
  const mirage = table({ stage: 'hunting', huntPlayed: ['mirage'], hunted });
  expect(mirage.rule('creature', { type: 'place-token', token: 'target', at: [1] })).toBe('NA-16.13');
  const virus = table({ stage: 'hunting', huntPlayed: ['virus'], hunted });
  expect(virus.rule('creature', { type: 'place-token', token: 'artemia', at: [1] })).toBe('NA-16.11');
});

test('a power the Beach does not have [NA-8.4]', () => {
  const game = table({ stage: 'free-places', hunted: { rick: { played: ['beach'], discard: ['lair'] } } });
  expect(game.rule('rick', using('beach', 'heal'))).toBe('NA-8.4');
});

test('the River while the Artefact already waits for the next turn [NA-R26]', () => {
  const hunted = { rick: { played: ['river', 'artefact'], lays: 2, resolves: 2, discard: ['lair', 'jungle'] } };
  const game = table({ stage: 'free-places', hunted });
  game.power('rick', 'artefact', 'lay-two');
  expect(game.rule('rick', using('river', 'lay-two'))).toBe('NA-R26');
});

test('the Shelter under Despair [NA-R11], and with no card left to draw [NA-4.9]', () => {
  const hunted = { rick: { played: ['shelter'], discard: ['lair', 'jungle'] } };
  const despair = table({ stage: 'free-places', huntPlayed: ['despair'], hunted });
  expect(despair.rule('rick', using('shelter', 'choose-survival'))).toBe('NA-R11');
});

test('the card of the Jungle is a duty [NA-8.2]', () => {
  const game = table({ stage: 'free-places', hunted: { rick: { played: ['jungle'], discard: ['lair', 'beach'] } } });
  game.power('rick', 'jungle', 'return-this');
  expect(game.rule('rick', { type: 'decline' })).toBe('NA-8.2');
  expect(game.rule('rick', { type: 'return-place', card: 'rover' })).toBe('NA-8.2');
});

test('the Monolith without a developed adaptation [NA-8.15], the Laboratory without DNA [NA-8.12], the Infirmary without anybody to heal [NA-8.14]', () => {
  const at = (card: string, more = {}) =>
    sanctuaryTable({
      stage: 'free-places',
      sanctuary: { place: 1 },
      hunted: { rick: { played: [card], discard: ['lair', 'jungle'] } },
      ...more,
    });
  expect(at('monolith').rule('rick', using('monolith', 'drop-adaptation'))).toBe('NA-8.15');
  expect(at('laboratory', { creature: { dna: 0 } }).rule('rick', using('laboratory', 'put-back-dna'))).toBe('NA-8.12');
  expect(at('infirmary').rule('rick', using('infirmary', 'heal'))).toBe('NA-8.14');
});

test('Dodge where the Creature token is not [NA-R28], Vortex with an empty pile [NA-17.7]', () => {
  const dodge = table({ stage: 'reckoning', tokens: { creature: 1 }, hunted: { rick: { played: ['rover'], survival: ['dodge'] } } });
  expect(dodge.rule('rick', surviving('dodge'))).toBe('NA-R28');
  const vortex = sanctuaryTable({
    stage: 'hunting',
    tokens: { creature: 1 },
    hunted: { rick: { played: ['rover'], survival: ['vortex'] } },
  });
  vortex.endHunting();
  expect(vortex.rule('rick', surviving('vortex', { kind: 'swap', out: 'rover', in: 'lair' }))).toBe('NA-17.7');
});

test('drawing an adaptation costs DNA [NA-13.5], and so does developing one [NA-13.6]', () => {
  const creature = { dna: 0, adaptations: ['efficiency'], developed: ['metabolism'], hand: ['stasis'] };
  const game = sanctuaryTable({ stage: 'adaptation', turn: 2, creature, hunted: { rick: {} } });
  game.act('creature', { type: 'adapt' }).act('creature', { type: 'draw-adaptation', level: 1 });
  game.act('creature', { type: 'draw-adaptation', level: 1 });
  expect(game.rule('creature', { type: 'draw-adaptation', level: 1 })).toBe('NA-13.5');
  expect(game.rule('creature', { type: 'develop', adaptation: 'efficiency' })).toBe('NA-13.6');
});

test('resisting with 2 Will out of 2 is refused because it would cost the last one [NA-5.7]', () => {
  const game = table({ hunted: { rick: { will: 2, discard: ['lair'] } } });
  expect(game.rule('rick', { type: 'resist', will: 2 })).toBe('NA-5.7');
});

test('Evacuation and Shortcut say what is really in their way: no survivor [NA-11.4], nobody to rescue [NA-11.2]', () => {
  const at = (survival: string, more = {}) =>
    sanctuaryTable({
      stage: 'free-places',
      sanctuary: { place: 1, survivors: [] },
      hunted: { rick: { played: ['rover'], discard: ['lair'], survival: [survival], ...more } },
    });
  expect(at('evacuation').refusal('rick', surviving('evacuation'))).toBe('no-survivor-to-shelter');
  expect(at('shortcut').refusal('rick', surviving('shortcut'))).toBe('no-survivor-face-up');
});
