import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

test('[TH-R11] an Extra Turn asks for a unit in a sector', () => {
  const scene = { units: { marines: ['landing-platform a', 'space'], aliens: ['alien-hive a'] } };
  const game = table(scene).move('marines 1', 'tech-bay a');
  expect(game.asked).toBe('aliens');
  // [TH-R11] The wider reading.
  const wide = table({ ...scene, options: { extraTurnFromSpace: true } }).move('marines 1', 'tech-bay a');
  expect([wide.asked, wide.asks]).toEqual(['marines', 'move']);
  wide.move('marines 2', 'corridors a');
  expect(wide.asked).toBe('aliens');
});

test('[TH-R12] the Extra Turn is a whole turn; only then the first unit comes to its pending cards', () => {
  const game = table({
    units: { marines: ['landing-platform a', 'alien-hive a'], aliens: ['alien-hive b'] },
    players: { marines: { deck: ['landmine', 'fire'] } },
    pending: { corridors: ['vent'] },
  });
  game.move('marines 1', 'tech-bay a');
  expect(game.told('extra-turn')).toHaveLength(1);
  game.move('marines 2', 'control-room a');
  // The token goes to the one enemy card there is; then the pending slot of the Control Room is the second unit's.
  expect(game.state.malfunction).toEqual(game.spot('corridors pending 0'));
  expect([game.asks, game.asked]).toEqual(['pending-cards', 'marines']);
  game.act({ type: 'fill-pending', spot: game.spot('control-room pending 0') });
  // The Tech Bay has no pending slot, so the turn is over.
  expect(game.asked).toBe('aliens');
});

test('[TH-R15] action cards are compulsory; what cannot be done is nothing', () => {
  const game = table({ units: { marines: ['corridors a'] }, cards: { 'control-room': ['armory', 'team-tactics'] } });
  game.move('marines 1', 'control-room a');
  if (game.asks === 'order-actions') game.anyOrder();
  expect(
    game
      .told('card-performed')
      .map(({ card }) => card)
      .sort(),
  ).toEqual(['armory', 'team-tactics']);
  expect(game.player('marines').upgrades).toBe(1);
});

test('[TH-R16] with no enemy card on the board the token stays where it is', () => {
  const game = table({ units: { marines: ['corridors a'] }, cards: { 'control-room': ['fire'] } });
  game.move('marines 1', 'control-room a');
  expect(game.state.malfunction).toBeUndefined();
  expect(game.told('malfunction-moved')).toHaveLength(0);
});

test('[TH-R16] an active Safeguard draws the token of its enemies', () => {
  const game = table({
    factions: ['marines', 'scientists'],
    units: { marines: ['corridors a'] },
    cards: { 'science-lab': ['safeguard', 'archives'] },
  });
  game.move('marines 1', 'control-room a');
  expect(game.state.malfunction).toEqual(game.spot('science-lab 0'));
});

test('[TH-6.3] [TH-R17] the Control Room is compulsory, and the same card may be chosen again', () => {
  const game = table({ units: { marines: ['corridors a'] }, cards: { 'alien-hive': ['vent', 'hive'] }, malfunction: 'alien-hive 0' });
  game.move('marines 1', 'control-room a');
  expect(game.asks).toBe('put-malfunction');
  expect(game.refusal({ type: 'decline' })).toBe('not-now');
  expect(game.refusal({ type: 'aim-at-card', card: game.spot('corridors 0') })).toBe('no-card-there');
  game.aimAt('alien-hive 0');
  expect(game.state.malfunction).toEqual(game.spot('alien-hive 0'));
});

test('[TH-R21] Clear Base cannot touch a card under Malfunction', () => {
  const game = table({
    units: { marines: ['control-room a'] },
    cards: { 'landing-platform': ['vent', 'hive', 'fire'] },
    malfunction: 'landing-platform 0',
  });
  game.move('marines 1', 'landing-platform a');
  expect(game.asks).toBe('own-sector');
  expect(game.legal('clear-base').map(({ card }) => card)).toEqual([game.spot('landing-platform 1')]);
  expect(game.refusal({ type: 'clear-base', card: game.spot('landing-platform 0') })).toBe('under-malfunction');
  expect(game.refusal({ type: 'clear-base', card: game.spot('landing-platform 2') })).toBe('not-an-enemys-card');
  game.act({ type: 'clear-base', card: game.spot('landing-platform 1') });
  expect(game.player('aliens').discard).toContain('hive');
});

test('[TH-R64] one that is possible must be done; if none is, nothing happens', () => {
  const only = table({ units: { marines: ['control-room a'] } }).move('marines 1', 'landing-platform a');
  expect(only.player('marines').upgrades).toBe(1);
  const dry = { marines: { upgrades: 10 }, aliens: { upgrades: 10 } };
  const clear = table({ units: { marines: ['control-room a'] }, players: dry, cards: { 'landing-platform': ['vent'] } });
  clear.move('marines 1', 'landing-platform a');
  if (clear.asks === 'between') clear.goOn().goOn();
  expect(clear.card('landing-platform 0')).toBeUndefined();
  const nothing = table({ units: { marines: ['control-room a'] }, players: dry });
  nothing.move('marines 1', 'landing-platform a');
  expect(nothing.player('marines').upgrades).toBe(10);
});

test('[TH-6.5] an enemy faction sector does nothing for a unit that ends there', () => {
  const game = table({ units: { aliens: ['control-room a'] }, you: 'aliens', cards: { 'landing-platform': ['fire'] } });
  game.move('aliens 1', 'landing-platform a');
  expect(game.player('aliens').upgrades).toBe(0);
  expect(game.card('landing-platform 0')?.card).toBe('fire');
});

test('[TH-E58] two units end in the Tech Bay in one turn: an action card there is performed twice', () => {
  const game = table({
    units: { marines: ['control-room a', 'landing-platform a'], aliens: ['control-room b'] },
    cards: { 'tech-bay': { 1: 'armory' } },
  });
  game.move('marines 1', 'tech-bay a');
  while (game.asks === 'between') game.goOn();
  game.move('marines 2', 'tech-bay b').goOn();
  expect(game.player('marines').upgrades).toBe(2);
});

test('[TH-E22] one unit after the other ends in the Tech Bay; when the third has, there is no further Extra Turn', () => {
  const game = table({
    units: {
      marines: ['control-room a', 'landing-platform a', 'corridors a'],
      aliens: ['control-room b', 'corridors b', 'corridors c'],
    },
  });
  game.move('marines 1', 'tech-bay a');
  expect(game.asks).toBe('move');
  expect(game.asked).toBe('marines');
  expect(game.legal('move-unit').some(({ unit }) => unit === game.unitNumber('marines 1'))).toBe(false);
  expect(game.refusal({ type: 'go-on' })).toBeDefined(); // compulsory
  game.move('marines 2', 'tech-bay b').move('marines 3', 'tech-bay c');
  expect(game.told('extra-turn')).toHaveLength(2);
  expect(game.asked).toBe('aliens');
});
