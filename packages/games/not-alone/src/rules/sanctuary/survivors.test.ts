import { expect, test } from 'vitest';
import { SURVIVORS, type SurvivorId } from '../../cards/survivors.ts';
import { passTo, sanctuaryTable } from '../../testing/sanctuary-table.ts';
import type { Table } from '../../testing/table.ts';

const rescue = (game: Table, who: string, card: 'jungle' | 'river' | 'beach' | 'gates' | 'lair', survivor: SurvivorId): Table =>
  game.act(who, { type: 'rescue-survivor', card, survivor });

// [NA-E9]
test('Sharon explores the Jungle next to the Sanctuary and rescues Michelle West', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: ['michelle-west', 'greta-nilsen'] },
    survivalDeck: ['anchor'],
    hunted: { sharon: { played: ['jungle'], discard: ['lair'] } },
  });
  rescue(game, 'sharon', 'jungle', 'michelle-west');
  expect(game.survival('sharon')).toEqual(['anchor']);
  expect(game.of('sharon').survivors.map(({ card }) => card)).toEqual(['michelle-west']);
  expect(game.state.sanctuary?.survivors).toEqual(['greta-nilsen']);
  passTo(game, 'adaptation');
  expect(game.state.sanctuary?.survivors).toHaveLength(2);
  expect(game.of('sharon').hand).not.toContain('jungle');
  expect(game.of('sharon').discard).toEqual(['lair', 'jungle']);
});

/** A Hunted on the Jungle next to the Sanctuary, with one survivor face up, has rescued them. */
function rescued(survivor: SurvivorId, scene: Parameters<typeof sanctuaryTable>[0] = {}): Table {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: [survivor], defense: 5 },
    hunted: { rick: { played: ['jungle'], will: 2, discard: ['lair', 'rover'] }, morty: {} },
    ...scene,
  });
  return rescue(game, 'rick', 'jungle', survivor);
}

// [NA-11.6]
test.each(['irina-volkova', 'paul-adeyemi'] as const)('%s: the Creature puts up to 2 DNA back', (survivor) => {
  const game = rescued(survivor, { creature: { dna: 3 } });
  expect(game.legal('rick', 'put-back-dna').map(({ count }) => count)).toEqual([1, 2]);
  game.act('rick', { type: 'put-back-dna', count: 2 });
  expect([game.state.creature.dna, game.state.sanctuary?.dna]).toEqual([1, 9]);
});

// [NA-11.7] [NA-R48]
test.each(['hanna-brandt', 'luis-ortega'] as const)(
  '%s: in this turn the Creature neither adapts nor hides; the Sanctuary still moves',
  (survivor) => {
    const game = passTo(rescued(survivor), 'exploration');
    expect(game.state.turn.number).toBe(2);
    expect(game.state.sanctuary?.place).toBe(4);
    expect(game.state.sanctuary?.survivors).toHaveLength(2);
    expect(game.heard('spectator', 'adaptation-blocked')).toHaveLength(1);
  },
);

// [NA-11.8]
test.each(['greta-nilsen', 'samir-haddad'] as const)('%s: regain 1 Will', (survivor) => {
  expect(rescued(survivor).of('rick').will).toBe(3);
});

// [NA-11.9] [NA-R47]
test.each(['jun-takeda', 'vera-molnar'] as const)("%s: copy the power of the Creature token's place", (survivor) => {
  const game = rescued(survivor, { tokens: { creature: 4 } });
  expect(game.legal('rick', 'use-power')).toEqual([{ type: 'use-power', card: 'jungle', from: 4, way: 'use-marker' }]);
  game.power('rick', 'jungle', 'use-marker', 4);
  expect(game.state.marker).toBe(true);
});

// [NA-R47] [NA-R20]
test('a copying survivor has nothing to copy where the power is ineffective or there is no token', () => {
  expect(rescued('jun-takeda').heard('spectator', 'survivor-rescued')).toMatchObject([{ works: false }]);
  const silenced = rescued('jun-takeda', { tokens: { creature: 4 }, huntPlayed: ['interference'] });
  expect(silenced.heard('spectator', 'survivor-rescued')).toMatchObject([{ works: false }]);
});

// [NA-11.10] [NA-R46]
test.each(['colin-moss', 'aisha-bello'] as const)('%s: the card in play comes back to hand and is not discarded', (survivor) => {
  const game = rescued(survivor);
  expect(game.of('rick').hand).toContain('jungle');
  expect(game.of('rick').discard).toEqual(['lair', 'rover']);
});

// [NA-11.11]
test.each(['peter-novak', 'lea-fontaine'] as const)('%s: take a place card you do not own', (survivor) => {
  const game = rescued(survivor);
  expect(game.legal('rick', 'decline')).toEqual([]);
  game.act('rick', { type: 'take-place', card: 'gates' });
  expect(game.of('rick').hand).toContain('gates');
});

// [NA-11.11] [NA-3.2]
test('a card in play is owned: another of its kind cannot be taken', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 1, survivors: ['lea-fontaine'] },
    hunted: { rick: { played: ['camp'], hand: ['lair', 'gates'], discard: ['monolith'] }, morty: {} },
  });
  game.act('rick', { type: 'rescue-survivor', card: 'camp', survivor: 'lea-fontaine' });
  expect(game.legal('rick', 'take-place').map(({ card }) => card)).toEqual(['laboratory', 'infirmary']);
});

// [NA-11.12]
test.each(['rosa-marin', 'viktor-hale'] as const)('%s: return up to 2 place cards', (survivor) => {
  const hunted = { rick: { played: ['jungle'], discard: ['lair', 'beach', 'rover'] }, morty: {} };
  const two = rescued(survivor, { hunted }).takeBack('rick', 'lair', 'beach');
  expect(two.asks('rick')).not.toBe('return-places');
  expect(two.of('rick').hand).toEqual(['lair', 'river', 'beach']);
  const none = rescued(survivor, { hunted }).decline('rick');
  expect(none.of('rick').hand).toEqual(['river']);
});

// [NA-11.13]
test.each(['dmitri-orlov', 'nora-quinn'] as const)('%s: a step of the Defense counter', (survivor) => {
  expect(rescued(survivor).state.sanctuary?.defense).toBe(4);
});

// [NA-11.14]
test.each(['michelle-west', 'oskar-lind'] as const)('%s: draw a Survival card', (survivor) => {
  expect(rescued(survivor).survival('rick')).toHaveLength(1);
});

// [NA-18.11] [NA-18.12]
test('Thea Carter lets everybody return a card, Gunther Franz charges the Marker', () => {
  const thea = rescued('thea-carter', {
    options: { promo: true },
    hunted: { rick: { played: ['jungle'], discard: ['lair', 'rover'] }, morty: { discard: ['beach', 'lair'] }, karl: {} },
  });
  thea.takeBack('rick', 'lair').takeBack('morty', 'beach');
  expect(thea.of('morty').discard).toEqual(['lair']);
  expect(thea.asks('karl')).not.toBe('return-places');
  expect(rescued('gunther-franz', { options: { promo: true } }).state.marker).toBe(true);
});

// [NA-C11]
test('who copies the power of a place next to or under the Sanctuary gets no Sanctuary action', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 4 },
    tokens: { creature: 4 },
    hunted: { rick: { played: ['lair'], discard: ['rover'] } },
  });
  expect(game.legal('rick', 'use-power').map(({ way }) => way)).toContain('use-marker');
  expect(game.legal('rick', 'fortify')).toEqual([]);
  expect(game.legal('rick', 'rescue-survivor')).toEqual([]);
  game.power('rick', 'lair', 'use-marker', 4);
  expect(game.state.turn.phase).toBe(4);
});

// [NA-C12]
test('with no survivor face up nobody can be rescued', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: [] },
    hunted: { rick: { played: ['jungle'], discard: ['rover', 'lair'] } },
  });
  expect(game.refusal('rick', { type: 'rescue-survivor', card: 'jungle', survivor: 'rosa-marin' })).toBe('no-survivor-face-up');
});

// [NA-R43]
test('adjacent counts across the rows: from the Gates (8) to the Sanctuary on 3', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: ['greta-nilsen'] },
    hunted: { rick: { played: ['gates'], will: 1 } },
  });
  rescue(game, 'rick', 'gates', 'greta-nilsen');
  expect(game.of('rick').will).toBe(2);
});

// [NA-R41]
test('a place with the Target token offers no Sanctuary action; a token ignored counts as absent', () => {
  const scene = {
    sanctuary: { place: 3, survivors: ['greta-nilsen'] },
    hunted: { rick: { played: ['jungle'], discard: ['rover', 'lair'] } },
  };
  const targeted = sanctuaryTable({
    ...scene,
    stage: 'reckoning',
    tokens: { target: 2 },
    huntPlayed: ['scream'],
    hunted: { rick: { played: ['jungle'], discard: ['rover', 'lair'] } },
  });
  targeted.act('rick', { type: 'lose-will' });
  expect(targeted.asks('rick')).toBe('act');
  expect(targeted.legal('rick', 'rescue-survivor')).toEqual([]);
  expect(targeted.refusal('rick', { type: 'rescue-survivor', card: 'jungle', survivor: 'greta-nilsen' })).toBe('token-on-your-place');
  const dodging = sanctuaryTable({
    ...scene,
    stage: 'reckoning',
    tokens: { creature: 2 },
    hunted: { rick: { played: ['jungle'], survival: ['dodge'] } },
  });
  dodging.survive('rick', 'dodge');
  rescue(dodging, 'rick', 'jungle', 'greta-nilsen');
  expect(dodging.of('rick').survivors).toHaveLength(1);
});

// [NA-R42] Both readings of the table.
test.each([true, false])('on an ineffective place Sanctuary actions are allowed: %s', (sanctuaryOnIneffective) => {
  const scene = {
    stage: 'reckoning',
    options: { sanctuaryOnIneffective },
    huntPlayed: ['interference'],
    hunted: { rick: { played: ['beach'], discard: ['lair'] }, morty: { played: ['jungle'] } },
  };
  const near = sanctuaryTable({ ...scene, sanctuary: { place: 3, survivors: ['rosa-marin', 'viktor-hale'] } });
  expect(near.legal('rick', 'rescue-survivor')).toHaveLength(sanctuaryOnIneffective ? 2 : 0);
  expect(near.legal('rick', 'return-instead')).toEqual([]);
  const on = sanctuaryTable({ ...scene, sanctuary: { place: 4, defense: 8 } });
  // Where it is not allowed Rick stands idle unasked.
  expect(on.legal('rick', 'fortify')).toHaveLength(sanctuaryOnIneffective ? 1 : 0);
});

// [NA-R54] [NA-R55]
test('face-down survivors: everybody knows who was rescued, nobody who was taken', () => {
  const game = rescued('greta-nilsen', { hunted: { rick: { played: ['jungle'], survivors: [] }, morty: { played: ['camp'] } } });
  game.power('morty', 'camp', 'take-survivor');
  const seen = game.view('creature').hunted.map(({ survivors }) => survivors);
  expect(seen).toEqual([['greta-nilsen'], ['hidden']]);
  expect(game.view('morty').hunted[1].survivors).toEqual(['hidden']);
});

// [NA-R69]
test('from an empty survivor deck nobody is taken: the Camp offers only its other half', () => {
  const all = ['irina-volkova', 'paul-adeyemi', 'hanna-brandt', 'luis-ortega', 'greta-nilsen', 'samir-haddad', 'jun-takeda', 'vera-molnar'];
  const more = ['colin-moss', 'aisha-bello', 'peter-novak', 'lea-fontaine', 'rosa-marin', 'viktor-hale', 'dmitri-orlov', 'nora-quinn'];
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: ['michelle-west', 'oskar-lind'], survivorsGone: [...all, ...more] },
    hunted: { rick: { played: ['camp'], discard: ['rover', 'lair'] } },
  });
  expect(game.powerRefusal('rick', 'camp', 'take-survivor')).toBe('no-survivor-left');
  expect(game.powerRefusal('rick', 'camp', 'return-this')).toBeUndefined();
});

// [NA-11.12] With an empty pile there is nothing to return, so nothing is asked.
test('Rosa Marin brings nothing back from an empty discard pile', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 3, survivors: ['rosa-marin'] },
    hunted: { rick: { played: ['jungle'], hand: ['lair', 'river', 'beach', 'rover'] } },
  });
  passTo(game, 'free-places').act('rick', { type: 'rescue-survivor', card: 'jungle', survivor: 'rosa-marin' });
  expect(game.asks('rick')).not.toBe('return-places');
  expect(game.of('rick').survivors.map(({ card }) => card)).toEqual(['rosa-marin']);
});

// [NA-11.5]
test('nine abilities, each on two of the 18 survivors of the box', () => {
  const counts = new Map<string, number>();
  const box = Object.values(SURVIVORS).filter(({ set }) => set === 'sanctuary');
  for (const { ability } of box) counts.set(ability, (counts.get(ability) ?? 0) + 1);
  expect(box).toHaveLength(18);
  expect([...counts.values()]).toEqual(Array(9).fill(2));
});

// [NA-11.5] [NA-8.11]
test('taking a survivor is not rescuing: the top card of the deck, face down, and its ability does nothing', () => {
  const game = sanctuaryTable({
    stage: 'reckoning',
    sanctuary: { place: 5, survivors: ['michelle-west', 'greta-nilsen'], survivorDeck: ['samir-haddad'] },
    hunted: { rick: { will: 2, played: ['camp'], discard: ['lair'] } },
  });
  const left = game.state.sanctuary?.survivorDeck.length ?? 0;
  game.power('rick', 'camp', 'take-survivor');
  expect(game.of('rick').survivors.map(({ card }) => card)).toEqual(['samir-haddad']);
  expect(game.view('rick').hunted[0].survivors).toEqual(['hidden']);
  expect(game.of('rick').will).toBe(2); // rescued, Samir Haddad would have brought one back
  expect(game.state.sanctuary).toMatchObject({ survivors: ['michelle-west', 'greta-nilsen'] });
  expect(game.state.sanctuary?.survivorDeck).toHaveLength(left - 1);
  expect(game.heard('spectator', 'survivor-taken')).toHaveLength(1);
});
