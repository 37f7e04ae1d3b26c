import { expect, test } from 'vitest';
import type { Scene } from '../testing/scene.ts';
import { table } from '../testing/table.ts';

/** Marines and Aliens against Scientists and Greys; the Marine ends in the Corridors. */
function allies(cards: Scene['cards'], rest: Scene = {}) {
  return table({
    factions: ['marines', 'scientists', 'aliens', 'greys'],
    options: { match: 'teams' },
    you: 'marines',
    units: { marines: ['science-lab a'], scientists: ['tech-bay b'] },
    cards,
    ...rest,
  });
}

test('[TH-22.16] an ally’s Hidden strikes in one’s own Assault', () => {
  expect(
    allies({ 'tech-bay': ['hidden'] })
      .move('marines 1', 'corridors a')
      .life('scientists'),
  ).toBe(19);
});

test('[TH-22.16] an ally’s Fire Support serves, too, and its units do not attack', () => {
  const scene: Scene = { you: 'aliens', units: { aliens: ['science-lab a'], marines: ['tech-bay a'], scientists: ['tech-bay b'] } };
  expect(
    allies({ 'control-room': ['fire-support'] }, scene)
      .move('aliens 1', 'corridors a')
      .life('scientists'),
  ).toBe(19);
});

test('[TH-E66] an ally’s Battle Position, Barricade and passage serve one’s own units', () => {
  const hit = allies({ corridors: ['habitat'] }, { units: { marines: ['science-lab a'], scientists: ['corridors b'] } });
  expect(hit.move('marines 1', 'corridors a').life('scientists')).toBe(18);
  const shield = allies(
    { corridors: ['barricade'] },
    { you: 'scientists', units: { scientists: ['science-lab a upgraded'], aliens: ['corridors b'] } },
  );
  expect(shield.move('scientists 1', 'corridors a').life('aliens')).toBe(20);
  const passage = allies({ corridors: ['vent'] });
  expect(passage.ends('marines 1')).toEqual(['corridors', 'control-room']);
});

test('[TH-R57] a lent shield that kept a strike from hiding off goes back', () => {
  const game = table({
    factions: ['aliens', 'marines', 'pandora'],
    ring: ['corridors', 'control-room', 'alien-hive', 'tech-bay', 'landing-platform'],
    marker: { place: 'tech-bay' },
    you: 'aliens',
    units: { aliens: ['landing-platform a'], pandora: ['tech-bay b'] },
    cards: { 'tech-bay': ['hidden', { card: 'barricade', captor: 'runner 1' }] },
  }).move('aliens 1', 'corridors a');
  expect([game.life('aliens'), game.at('runner 1')]).toEqual([0, 'supply']);
});

test('[TH-R57] a lent passage by which an enemy was led goes back', () => {
  const game = table({
    factions: ['marines', 'pandora'],
    marker: { place: 'tech-bay' },
    you: 'pandora',
    units: { pandora: [{ kind: 'catcher', at: 'tech-bay a' }], marines: ['control-room a'] },
    cards: {
      corridors: [{ card: 'team-tactics', captor: 'runner 1', takes: 'for-good' }],
      'landing-platform': [{ card: 'service-passage', captor: 'runner 2' }],
    },
  }).move('catcher 1', 'corridors a');
  game.lead('marines 1', 'tech-bay c');
  expect([game.at('runner 1'), game.at('runner 2')]).toEqual(['on a card', 'supply']);
});
