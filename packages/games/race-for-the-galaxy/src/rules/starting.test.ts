import { expect, test } from 'vitest';
import { type Card, cardOf, type Event, picksOf, raceForTheGalaxy } from '../index.ts';
import { playRandomly } from '../testing/random-play.ts';
import { discarding, match, type Table, table } from '../testing/table.ts';

/** Every card of the boxes, from the hands and the supply of a match that has just been set up. */
function box(game: Table): Card[] {
  const { players, piles, robot } = game.state;
  const ids = [...piles[0].deck, ...(robot?.stack ?? []), ...(robot?.tableau ?? [])];
  for (const { hand, tableau } of players) ids.push(...hand, ...tableau.map(({ card }) => card));
  return ids.map((id) => cardOf(game.state, id));
}

test('[RG-1.2] the census of the 136 cards is that of the odds table; the base game has 114', () => {
  const cards = box(match(2));
  expect([cards.length, box(match(2, { box: 'base' })).length]).toEqual([136, 114]);
  const census = (fits: (card: Card) => boolean) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((cost) => cards.filter((card) => card.cost === cost && fits(card)).length);
  expect(census(({ kind }) => kind === 'development')).toEqual([0, 15, 12, 6, 8, 2, 15, 0]);
  expect(census(({ kind, isMilitary }) => kind === 'world' && !isMilitary)).toEqual([2, 8, 14, 12, 5, 6, 2, 0]);
  expect(census(({ isMilitary }) => isMilitary)).toEqual([0, 8, 7, 6, 3, 2, 2, 1]);
});

test('[RG-1.3] nine start worlds are numbered 0 to 8; one that nobody begins with is a card like any other', () => {
  const game = match(2);
  const numbers = box(game).flatMap(({ start }) => start ?? []);
  expect(numbers.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const settled = table({
    phases: ['settle'],
    players: [{ tableau: ['old-earth'], hand: ['new-sparta', 'separatist-colony', 'gem-world', 'rebel-base'] }, {}],
  });
  settled.place(0, 'separatist-colony').discard(0, 'gem-world', 'rebel-base');
  expect(settled.tableau(0)).toEqual(['old-earth', 'separatist-colony']);
});

test('[RG-2.1] 12 VP in chips for each player, 24 against the robot', () => {
  expect([1, 2, 3, 4, 5].map((seats) => match(seats).state.pool)).toEqual([24, 24, 36, 48, 60]);
});

test('[RG-2.3] [RG-2.4] [RG-R12] one start world each, face up, and six cards of which four are kept; with Ancient Race three', () => {
  const kept = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const game = match(4, {}, `deal ${seed}`);
    for (const { seat, startWorld, hand } of game.state.players) {
      expect(game.view((seat + 1) % 4).players[seat].tableau.map(({ card }) => card)).toEqual([startWorld]);
      const decision = game.decision(seat);
      kept.add(`${startWorld === 'ancient-race'} ${hand.length} ${decision?.ask === 'discard' ? decision.count : 0}`);
    }
  }
  expect([...kept].sort()).toEqual(['false 6 2', 'true 6 3']);
});

test('[RG-2.5] a windfall start world gets a good when the hands are dealt', () => {
  const windfalls = new Set<string | undefined>();
  for (let seed = 0; seed < 20; seed++) {
    const game = match(4, {}, `windfall ${seed}`);
    for (let left = 20; left > 0 && game.stage === 'start'; left--) {
      const [seat] = raceForTheGalaxy.asked(game.state);
      game.act(seat, discarding(game.hand(seat)[0]));
    }
    for (const { seat, startWorld } of game.state.players) {
      const isWindfall = startWorld === 'alpha-centauri' || startWorld === 'ancient-race';
      expect(game.goods(seat)).toEqual(isWindfall ? [startWorld] : []);
      if (isWindfall) windfalls.add(startWorld);
    }
  }
  expect(windfalls.size).toBe(2);
});

test('[RG-2.6] turn order goes clockwise from the lowest start world, even if it has left the tableau', () => {
  const players = [
    { startWorld: 'new-sparta', tableau: ['new-sparta'] },
    { startWorld: 'old-earth', tableau: ['gem-world'] },
    { tableau: ['epsilon-eridani'] },
  ];
  expect(table({ players }).state.order).toEqual([1, 2, 0]);
});

test('[RG-2.7] first-game hands: the four cards printed for the start world, and nothing to discard', () => {
  const game = match(5, { presetHands: true });
  const dealt = new Map(game.state.players.map(({ startWorld, hand }) => [startWorld, [...hand].sort()]));
  expect([...dealt.keys()].sort()).toEqual(['alpha-centauri', 'earths-lost-colony', 'epsilon-eridani', 'new-sparta', 'separatist-colony']);
  expect(dealt.get('epsilon-eridani')).toEqual(['colony-ship', 'gem-world', 'public-works', 'rebel-fuel-cache']);
  expect(dealt.get('separatist-colony')).toEqual(['alien-toy-shop', 'deserted-alien-world', 'hive-world', 'space-mercenaries']);
  expect(game.stage).toBe('choose');
});

function startWorldsTold(options: { readonly draft: boolean }): { told: Event[]; kept: (string | undefined)[] } {
  const told: Event[] = [];
  const tell = (event: Event) => {
    if (event.type === 'start-worlds') told.push(event);
  };
  const last = playRandomly({ seats: 3, options, seed: 'start worlds' }, { tell });
  return { told, kept: last.players.map(({ startWorld }) => startWorld) };
}

test('[RG-13.4] after a draft the start worlds that were kept are told, once', () => {
  const { told, kept } = startWorldsTold({ draft: true });
  expect(told).toEqual([{ type: 'start-worlds', worlds: kept.map((world, seat) => ({ seat, world })) }]);
});

test('[RG-2.3] without a draft they have lain open from the beginning', () => {
  expect(startWorldsTold({ draft: false }).told).toEqual([]);
});

test('[RG-13.1] [RG-13.2] a draft plays with the expansion whatever the box says: everybody has a start world of each colour', () => {
  const game = match(3, { box: 'base', draft: true });
  for (const { startChoice } of game.state.players)
    expect(startChoice.map((card) => (cardOf(game.state, card).start ?? 0) % 2)).toEqual([0, 1]);
});

/** A draft in which everybody takes the first card of each pack. */
function drafted(seats: number, look: (game: Table, passed: readonly (readonly string[])[]) => void = () => undefined): Table {
  const game = match(seats, { draft: true });
  for (let left = 500; left > 0 && game.stage === 'draft'; left--) {
    const { packs } = game.state;
    const passed = game.state.players.map(({ seen }) => seen.slice(1));
    for (const { seat, seen } of game.state.players) game.act(seat, { type: 'pick', card: seen[0] });
    // The last card of a pack is taken without a choice.
    if (game.state.packs === packs && game.stage === 'draft') look(game, passed);
  }
  return game;
}

test.each([
  [2, 13],
  [3, 8],
])(
  '[RG-13.3] %i players draft %i packs of five: the first goes left, the next right, and what is left over is out of the match',
  (seats, packs) => {
    const game = drafted(seats, ({ state }, passed) => {
      const way = state.packs % 2 === 1 ? 1 : -1;
      for (const { seat, seen } of state.players) expect(seen).toEqual(passed[(seat - way + seats) % seats]);
    });
    expect([game.stage, game.state.packs]).toEqual(['start', packs]);
    expect(picksOf(game.state)).toBe(5 * packs);
    for (const { drafted: cards } of game.state.players) expect(cards).toHaveLength(5 * packs);
  },
);

test('[RG-13.3] what is not in the pack cannot be taken', () => {
  const game = match(2, { draft: true });
  const elsewhere = game.state.players[1].seen.find((card) => !game.state.players[0].seen.includes(card)) ?? 'gem-world';
  expect(game.why(0, { type: 'pick', card: elsewhere })).toBe('not-in-pack RG-13.3');
});

test('[RG-13.4] what a seat has kept stays its own until all have chosen; the other world goes to its discards', () => {
  const game = drafted(2);
  for (const { seat } of game.state.players) game.discard(seat, ...game.hand(seat).slice(0, 2));
  const [world, other] = game.state.players[0].startChoice;
  expect(game.why(0, { type: 'choose-start', world: 'gem-world' })).toBe('not-dealt RG-13.4');
  game.act(0, { type: 'choose-start', world });
  expect(game.view(1).players[0]).toMatchObject({ startWorld: undefined, tableau: [], placing: undefined });
  expect(JSON.stringify(game.view(1))).not.toContain(world);
  game.act(1, { type: 'choose-start', world: game.state.players[1].startChoice[0] });
  expect(game.tableau(0)).toEqual([world]);
  expect(game.state.piles[0].discard).toContain(other);
});

test('[RG-13.5] after a draft everybody draws from their own deck and discards to their own pile', () => {
  const game = drafted(2);
  const own = game.state.players.map(({ drafted: cards, startChoice }) => new Set<string>([...cards, ...startChoice]));
  const last = playRandomly({ seats: 2, options: { draft: true }, seed: 'own decks' }, {});
  for (const { seat, hand, drafted: cards } of last.players) {
    for (const card of [...hand, ...last.piles[seat].deck, ...last.piles[seat].discard]) expect(cards).toContain(card);
  }
  for (const { seat } of game.state.players) for (const card of game.hand(seat)) expect(own[seat].has(card)).toBe(true);
});

test('[RG-13.3] of two cards one is chosen, and the other goes to the neighbour without a choice', () => {
  const game = match(2, { draft: true });
  for (let left = 4; left > 1; left--) for (const { seat, seen } of game.state.players) game.act(seat, { type: 'pick', card: seen[0] });
  expect(game.state.players.map(({ seen }) => seen.length)).toEqual([2, 2]);
  const [[, forOne], [, forZero]] = game.state.players.map(({ seen }) => seen);
  for (const { seat, seen } of game.state.players) game.act(seat, { type: 'pick', card: seen[0] });
  expect(game.state.players.map(({ drafted: cards }) => cards.at(-1))).toEqual([forZero, forOne]);
  expect([game.state.packs, ...game.state.players.map(({ seen }) => seen.length)]).toEqual([2, 5, 5]);
});
