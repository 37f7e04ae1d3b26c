import { expect, test } from 'vitest';
import type { Action, Target } from '../../actions.ts';
import { BONUS_IDS } from '../../cards/bonus.ts';
import { CARD_IDS, CARDS, type CardId } from '../../cards/titles.ts';
import { theseus } from '../../index.ts';
import { SPACE, type Spot, SUPPLY } from '../../state.ts';
import { type Table, table } from '../../testing/table.ts';

/** What names a unit, seat, sector or slot that is not there is refused, with a rule, by every card that could ask for it. */
const NOBODY = [99, -1, 0.5];
const NO_ROOMS = [{ place: 99, room: 'a' } as const, { place: SPACE, room: 'a' } as const, { place: SUPPLY, room: 'b' } as const];
const NO_SPOTS: readonly Spot[] = [
  { place: 99, row: 'slots', slot: 0 },
  { place: 0, row: 'slots', slot: 99 },
  { place: 0, row: 'slots', slot: -1 },
  { place: 0, row: 'pending', slot: 99 },
  { place: 99, row: 'pending', slot: 0 },
];

function nonsense(game: Table): Action[] {
  const units = game.state.units.map((_, number) => number);
  const [first] = units;
  return [
    ...NOBODY.flatMap((unit): Action[] => [
      { type: 'choose-unit', unit },
      { type: 'choose-seat', seat: unit },
      { type: 'strip-reserve', seat: unit },
      { type: 'lead-unit', unit, route: [1], to: game.room('tech-bay a') },
      { type: 'relocate', unit, to: game.room('tech-bay a') },
      { type: 'upgrade-unit', unit },
    ]),
    ...NO_ROOMS.flatMap((to): Action[] => [
      ...units.map((unit): Action => ({ type: 'relocate', unit, to })),
      ...units.map((unit): Action => ({ type: 'lead-unit', unit, route: [to.place], to })),
      { type: 'spawn', kind: 'minor-alien', to },
      { type: 'enter-from-space', unit: first, to },
    ]),
    ...NO_SPOTS.flatMap((card): Action[] => [
      { type: 'aim-at-card', card },
      { type: 'resolve-next', card },
      { type: 'clear-base', card },
      { type: 'fill-pending', spot: card },
      { type: 'replace-pending', spot: card },
      { type: 'install', from: card, to: game.spot('tech-bay 0') },
      { type: 'upgrade-card', card },
    ]),
  ];
}

const ENEMY = { marines: 'aliens', aliens: 'marines', scientists: 'marines', greys: 'marines' } as const;

/** A unit of the card's faction ends in the Control Room, where the card is; everybody has units, tokens and cards about. */
function performed(card: CardId): Table {
  const { faction } = CARDS[card];
  const enemy = ENEMY[faction];
  const game = table({
    factions: [faction, enemy],
    you: faction,
    units: { [faction]: ['corridors a', 'tech-bay a', 'space'], [enemy]: ['tech-bay b', 'control-room b', 'space'] },
    players: { [faction]: { upgrades: 2 }, [enemy]: { upgrades: 2 } },
    cards: { 'control-room': [card], 'tech-bay': [enemy === 'aliens' ? 'tentacles' : 'landmine'] },
  });
  return game.move(`${faction} 1`, 'control-room a').passOn();
}

const ACTIONS = CARD_IDS.filter((card) => CARDS[card].type === 'action');
const INSTANTS = CARD_IDS.filter((card) => CARDS[card].type === 'instant');

test('there are cards to ask about', () => {
  expect(ACTIONS.length).toBeGreaterThan(15);
  expect(INSTANTS.length).toBeGreaterThan(5);
});

test.each(ACTIONS)('[TH-5.2] %s is aimed at nothing that is not there', (card) => {
  const game = performed(card);
  const [seat] = theseus.asked(game.state);
  for (const action of nonsense(game)) {
    const refusal = theseus.refuse(game.state, seat, action);
    expect(refusal, JSON.stringify(action)).toBeDefined();
    expect(refusal?.rule).toMatch(/^TH-/);
  }
});

const NO_TARGETS: readonly Target[] = [
  ...NOBODY.map((unit): Target => ({ kind: 'unit', unit })),
  ...NOBODY.map((unit): Target => ({ kind: 'swap', units: [0, unit] })),
  ...NOBODY.map((unit): Target => ({ kind: 'swap', units: [unit, 0] })),
  ...NOBODY.map((place): Target => ({ kind: 'place', place })),
  ...NOBODY.map((unit): Target => ({ kind: 'unit-to', unit, to: { place: 0, room: 'b' } })),
  ...NO_ROOMS.map((to): Target => ({ kind: 'unit-to', unit: 0, to })),
  ...NO_SPOTS.map((card): Target => ({ kind: 'card', card })),
];

/** At the movement, with the card in hand. */
function holding(faction: keyof typeof ENEMY, hand: Readonly<Record<string, string[]>>): Table {
  const enemy = ENEMY[faction];
  return table({
    factions: [faction, enemy],
    you: faction,
    units: { [faction]: ['corridors a', 'tech-bay a', 'space'], [enemy]: ['tech-bay b', 'control-room b', 'space'] },
    players: { [faction]: hand },
  });
}

test.each(INSTANTS)('[TH-7.7] %s is played on nothing that is not there', (card) => {
  const game = holding(CARDS[card].faction, { hand: [card] });
  for (const target of NO_TARGETS) expect(game.refused({ type: 'play-instant', card, target }), JSON.stringify(target)).toBeDefined();
});

test.each(BONUS_IDS)('[TH-7.7] the bonus card %s is played on nothing that is not there', (card) => {
  const game = holding('marines', { bonus: [card] });
  for (const target of NO_TARGETS)
    expect(game.refused({ type: 'play-bonus', card, from: 0, target }), JSON.stringify(target)).toBeDefined();
});
