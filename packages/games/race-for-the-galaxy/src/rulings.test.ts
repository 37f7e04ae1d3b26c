import { chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { expect, test } from 'vitest';
import { advance } from './flow/flow.ts';
import { legal } from './flow/legal.ts';
import { standing } from './flow/score.ts';
import { setup } from './flow/setup.ts';
import { position } from './input/position.ts';
import { view } from './knowledge/view.ts';
import { OPTIONS, type Options } from './options.ts';
import { cardOf } from './rules/cards.ts';
import { exploring } from './rules/explore.ts';
import { developmentCost, waysToPay } from './rules/payment.ts';
import { phasesChosen } from './rules/rounds.ts';
import { wholePool } from './rules/starting.ts';
import { militaryWithNew, strengthAgainst } from './rules/strength.ts';
import { priceOf } from './rules/trade.ts';
import type { State } from './state.ts';
import { before, cardsOf, codeOf, giveUp, goodsCount, passAll, say } from './testing/table.ts';

const ways = (state: State, card: string) =>
  waysToPay(state, state.players[0], { card: card as never, toSpend: state.players[0].hand.length });

test('[RG-R1] [RG-R2] what cannot be paid without the card itself cannot be placed', () => {
  const state = before(['develop'], { players: [{ tableau: ['old-earth'], hand: ['space-marines', 'artist-colony'] }, {}] });
  expect(codeOf(state, 0, { type: 'place', card: 'space-marines' })).toBe('cannot-pay');
  state.players[0].hand.push('gem-world');
  expect(codeOf(state, 0, { type: 'place', card: 'space-marines' })).toBeUndefined();
});

test('[RG-R3] placements are sealed and lie open together; each then pays', () => {
  const state = before(['develop'], {
    players: [
      { tableau: ['old-earth'], hand: ['export-duties', 'gem-world'] },
      { tableau: ['new-sparta'], hand: ['public-works', 'gem-world'].slice(0, 1).concat('artist-colony') },
    ],
  });
  say(state, 0, { type: 'place', card: 'export-duties' });
  expect(view(state, 1).players[0]).toMatchObject({ placing: undefined, handCount: 2 });
  expect(legal(state, 0)).toEqual([{ type: 'reconsider' }]);
  say(state, 0, { type: 'reconsider' });
  say(state, 0, { type: 'place', card: 'export-duties' });
  say(state, 1, { type: 'place', card: 'public-works' });
  expect(cardsOf(state.players[0])).toEqual(['old-earth', 'export-duties']);
  expect(cardsOf(state.players[1])).toEqual(['new-sparta', 'public-works']);
});

test('[RG-R4] cards drawn at the start of Develop come before the choice', () => {
  const state = before(['develop'], { deck: ['public-works'], players: [{ tableau: ['old-earth', 'interstellar-bank'], hand: [] }, {}] });
  expect(state.players[0].hand).toEqual(['public-works']);
});

test('[RG-R5] [RG-E24] the bonus card may be the second world; powers of the first do not help, and it has no bonus', () => {
  const state = before(['settle'], {
    // The first is the good of the first world, the second the bonus.
    deck: ['artist-colony', 'rebel-miners', 'comet-zone'],
    players: [
      {
        actions: ['settle'],
        tableau: ['old-earth', 'improved-logistics', 'space-marines'],
        hand: ['blaster-gem-mines', 'pirate-world', 'gem-world', 'plague-world', 'spice-world'],
      },
      {},
    ],
  });
  say(state, 0, { type: 'place', card: 'blaster-gem-mines' });
  passAll(state);
  giveUp(state, 0, 'gem-world', 'plague-world', 'spice-world');
  expect(codeOf(state, 0, { type: 'place', card: 'pirate-world' })).toBe('cannot-pay');
  say(state, 0, { type: 'place', card: 'rebel-miners' });
  expect(state.players[0].hand).toEqual(['pirate-world']);
});

test('[RG-R6] [RG-R7] [RG-R8] Contact Specialist: -1 Military, pays for military worlds without alien goods, with other discounts', () => {
  const state = position({
    stage: 'settle',
    players: [{ tableau: ['alpha-centauri', 'contact-specialist', 'mining-robots'], hand: 6 }, {}],
  });
  expect(militaryWithNew(state, state.players[0])).toBe(-1);
  for (const card of [
    'lost-alien-warship',
    'alien-robot-sentry',
    'alien-robot-scout-ship',
    'lost-alien-battle-fleet',
    'damaged-alien-factory',
  ])
    expect(ways(state, card)).toEqual([]);
  expect(ways(state, 'rebel-base')).toEqual([{ use: [1], cards: 5 }]);
  expect(ways(state, 'new-sparta')).toEqual([{ use: [1], cards: 1 }]);
  expect(ways(state, 'rebel-miners')).toEqual([{ use: [1], cards: 0 }]);
});

test('[RG-R9] Military against aliens adds up', () => {
  const state = position({
    players: [{ tableau: ['new-sparta', 'alien-rosetta-stone-world', 'alien-tech-institute', 'deserted-alien-world'] }, {}],
  });
  expect(strengthAgainst(state, state.players[0], cardOf(state, 'lost-alien-warship'))).toBe(8);
  expect(strengthAgainst(state, state.players[0], cardOf(state, 'rebel-base'))).toBe(2);
});

test('[RG-R10] a tableau that had twelve cards and lost one in the round does not end the match', () => {
  const eleven = [
    'old-earth',
    'gem-world',
    'spice-world',
    'artist-colony',
    'comet-zone',
    'plague-world',
    'rebel-base',
    'rebel-miners',
  ].concat(['space-marines', 'export-duties', 'colony-ship']);
  const after = (hand: readonly string[], asked: readonly string[]) => {
    const state = before(['settle'], { players: [{ tableau: [...eleven, ...asked], hand: [...hand], actions: ['develop'] }, {}] });
    const [card] = hand;
    if (card !== undefined) say(state, 0, { type: 'place', card: card as never });
    return { cards: state.players[0].tableau.length, stage: state.stage };
  };
  // Twelve, one scrapped for another; twelve with nothing placed; and eleven.
  expect(after(['mining-world'], ['drop-ships'])).toEqual({ cards: 12, stage: 'over' });
  expect(after([], ['drop-ships'])).toEqual({ cards: 12, stage: 'over' });
  expect(after(['mining-world'], [])).toEqual({ cards: 11, stage: 'choose' });
});

test('[RG-R11] Doomed World may go like Colony Ship', () => {
  const settling = before(['settle'], { players: [{ tableau: ['doomed-world'], hand: ['gem-world'] }, {}] });
  say(settling, 0, { type: 'place', card: 'gem-world' });
  passAll(settling);
  expect(cardsOf(settling.players[0])).toEqual(['gem-world']);
});

test('[RG-R12] [RG-R13] [RG-E23] Ancient Race keeps three cards as a start world; settled later it is a windfall world', () => {
  for (let seed = 0; seed < 40; seed++) {
    const state = setup(readOptions<Options>(OPTIONS, {}, 4), 4, chanceFromSeed(`deal ${seed}`));
    for (const { startWorld, steps } of state.players) expect(steps[0]).toMatchObject({ count: startWorld === 'ancient-race' ? 3 : 2 });
  }
  const state = before(['settle'], { players: [{ tableau: ['old-earth'], hand: ['ancient-race', 'gem-world', 'spice-world'] }, {}] });
  say(state, 0, { type: 'place', card: 'ancient-race' });
  passAll(state);
  expect([goodsCount(state.players[0]), state.players[0].hand.length]).toEqual([1, 0]);
});

test('[RG-R14] [RG-R16] consuming is a must, also for who did not choose it; a power that cannot be met is passed over', () => {
  const state = before(['consume'], {
    players: [
      { tableau: ['epsilon-eridani', { card: 'gem-world', good: true }, 'tourist-world'] },
      { actions: ['consume-trade'], tableau: ['old-earth'] },
    ],
  });
  expect([state.players[0].chips, goodsCount(state.players[0])]).toEqual([1, 0]);
});

test('[RG-R15] who uses up to three first has nothing left for the other', () => {
  const state = before(['consume'], {
    players: [
      {
        tableau: [
          { card: 'new-vinland', good: true },
          { card: 'gem-world', good: true },
          { card: 'spice-world', good: true },
          'free-trade-association',
        ],
      },
      {},
    ],
  });
  say(state, 0, { type: 'consume', by: { at: 3, power: 0 }, goods: [0, 1, 2] });
  expect([state.players[0].chips, state.players[0].hand.length]).toEqual([3, 3]);
});

test('[RG-R17] [RG-R18] Trade sells the only good; without one nothing happens', () => {
  const state = before(['consume'], {
    players: [
      { actions: ['consume-trade'], tableau: ['old-earth', { card: 'gem-world', good: true }] },
      { actions: ['consume-trade'], tableau: ['new-sparta'] },
    ],
  });
  expect([state.players[0].hand.length, state.players[0].chips, state.players[1].hand.length]).toEqual([3, 0, 0]);
});

test('[RG-R19] [RG-R20] [RG-E22] the world itself, and chromosomes, raise a price', () => {
  const state = position({
    players: [
      {
        tableau: [
          'clandestine-uplift-lab',
          { card: 'pre-sentient-race', good: true },
          { card: 'avian-uplift-race', good: true },
          { card: 'pirate-world', good: true },
        ],
      },
      {},
    ],
  });
  const [player] = state.players;
  expect(priceOf(state, player, { at: 3, withTrade: true })).toBe(5);
  expect(priceOf(state, player, { at: 2, withTrade: true })).toBe(6);
  player.tableau.splice(2, 1);
  expect(priceOf(state, player, { at: 1, withTrade: true })).toBe(5);
});

test('[RG-R21] [RG-R22] x2 doubles chips, of all goods too; all are paid out of an empty pool', () => {
  const goods = ['gem-world', 'spice-world', 'artist-colony'].map((card) => ({ card, good: true }));
  const players = [{ actions: ['consume-x2'], tableau: ['pilgrimage-world', ...goods] }, { chips: 23 }];
  const state = before(['consume', 'produce'], { players });
  expect([state.players[0].chips, state.pool]).toEqual([4, -3]);
  // The round is played to its end: the three worlds have produced again.
  expect([goodsCount(state.players[0]), state.stage]).toEqual([3, 'over']);
});

test('[RG-R25] [RG-R27] [RG-R31] windfall powers: any order, none is wasted, and what is drawn for a good comes with it', () => {
  const state = before(['produce'], {
    players: [
      {
        actions: ['produce'],
        tableau: ['galactic-engineers', 'mining-robots', 'runaway-robots', 'pre-sentient-race', 'refugee-world', 'star-nomad-lair'],
      },
      {},
    ],
  });
  expect(legal(state, 0).length).toBeGreaterThan(4);
  say(state, 0, { type: 'produce', by: { at: 1, power: 0 }, world: 2 });
  expect([goodsCount(state.players[0]), state.players[0].hand.length]).toEqual([1, 1]);
  say(state, 0, { type: 'produce', by: 'bonus', world: 3 });
  say(state, 0, { type: 'produce', by: { at: 0, power: 0 }, world: 5 });
  expect(goodsCount(state.players[0])).toBe(3);
});

test('[RG-R26] a windfall power fills the one world that fits without asking, and does nothing where none does', () => {
  const produced = (world: string) => {
    const state = before(['produce'], { players: [{ tableau: ['mining-robots', world] }, {}] });
    return { goods: goodsCount(state.players[0]), stage: state.stage };
  };
  expect(produced('radioactive-world')).toEqual({ goods: 1, stage: 'choose' });
  expect(produced('refugee-world')).toEqual({ goods: 0, stage: 'choose' });
});

test('[RG-R28] [RG-R29] [RG-R44] [RG-E21] a card drawn in this phase may be given up for the good, but what was drawn for counts no more', () => {
  const tableau = ['damaged-alien-factory', 'diversified-economy', 'artist-colony'];
  const late = before(['produce', 'explore'], { deck: ['gem-world', 'plague-world'], players: [{ tableau, hand: [] }, {}] });
  say(late, 0, { type: 'draw-for', by: { at: 1, power: 0 } });
  const [card] = late.players[0].hand;
  say(late, 0, { type: 'produce-for-card', world: 0, card });
  expect([goodsCount(late.players[0]), late.players[0].hand.length]).toEqual([2, 0]);
  const first = before(['produce', 'settle'], { players: [{ tableau, hand: ['gem-world'] }, {}] });
  say(first, 0, { type: 'produce-for-card', world: 0, card: 'gem-world' });
  expect([goodsCount(first.players[0]), first.players[0].hand.length]).toEqual([2, 2]);
});

test('[RG-R30] most rare goods: strictly more than everybody', () => {
  const miner = ['mining-conglomerate', 'comet-zone'];
  const tied = before(['produce', 'settle'], { players: [{ tableau: miner }, { tableau: ['mining-world'] }] });
  const alone = before(['produce', 'settle'], { players: [{ tableau: miner }, { tableau: ['gem-world'] }] });
  expect([tied.players[0].hand.length, alone.players[0].hand.length]).toEqual([1, 3]);
});

test('[RG-R40] nobody sees goods, discards or the supply', () => {
  const state = position({ players: [{ tableau: [{ card: 'gem-world', good: true }] }, {}] });
  const shown = JSON.stringify(view(state, 0));
  expect(shown).toContain('"hasGood":true');
  expect(view(state, 0).piles).toEqual([{ deckCount: state.piles[0].deck.length, discardCount: 0 }]);
});

test('[RG-R41] [RG-R42] a phase somebody chose happens, whatever comes of it, and rounds have no limit', () => {
  const choosing = position({ players: [{ tableau: ['old-earth'] }, { tableau: ['new-sparta'], actions: ['consume-trade'], asked: [] }] });
  const told = say(choosing, 0, { type: 'choose-actions', actions: ['produce'] });
  expect(told.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : []))).toEqual(['consume', 'produce']);
  const state = position({ round: 31, stage: 'limit', players: [{}, {}] });
  advance(state, silent);
  expect([state.stage, state.round]).toEqual(['choose', 32]);
});

test('[RG-R43] one of two copies of a development', () => {
  const state = before(['develop'], { players: [{ tableau: ['space-marines'], hand: ['space-marines', 'gem-world', 'spice-world'] }, {}] });
  expect(codeOf(state, 0, { type: 'place', card: 'space-marines' })).toBe('already-placed');
});

test('[RG-R45] numbers from 1 to 7', () => {
  const state = position({ stage: 'consume', players: [{ tableau: ['gambling-world'], asked: [{ ask: 'gamble', at: 0 }] }, {}] });
  expect(codeOf(state, 0, { type: 'gamble', number: 0 })).toBe('wrong-number');
  expect(legal(state, 0)).toHaveLength(7);
});

test('[RG-E25] Space Mercenaries: so many cards as strength is missing, two at most', () => {
  const state = position({ stage: 'settle', players: [{ tableau: ['old-earth', 'space-mercenaries'], hand: 3 }, {}] });
  const least = (card: string) =>
    ways(state, card)
      .map(({ cards }) => cards)
      .sort()[0];
  expect([least('rebel-fuel-cache'), least('rebel-miners'), least('pirate-world'), least('malevolent-lifeforms')]).toEqual([
    0,
    1,
    2,
    undefined,
  ]);
});

test('[RG-3.5] the expert duel: two phases where one chose both, the bonus in the second only for who chose it twice', () => {
  expect(
    phasesChosen([
      ['develop', 'develop'],
      ['develop', 'settle'],
    ]),
  ).toEqual(['develop', 'develop', 'settle']);
  const state = position({
    options: { expert: true },
    stage: 'develop',
    pass: 2,
    players: [{ actions: ['develop', 'develop'] }, { actions: ['develop', 'settle'] }],
  });
  const card = cardOf(state, 'space-marines');
  expect(state.players.map((player) => developmentCost(state, player, card))).toEqual([1, 2]);
  expect(exploring({ ...state }, { ...state.players[0], actions: ['explore-5', 'explore-1-1'] })).toEqual({ seen: 8, kept: 2 });
});

test('[RG-11.7] a development scrapped in Settle may cost the most developments at once, and only a Develop phase gives them again', () => {
  const settled = (others: readonly string[]) => {
    const state = before(['settle', 'consume'], {
      goals: [{ goal: 'Greatest Infrastructure', holders: [0] }],
      players: [
        { tableau: ['old-earth', 'space-marines', 'drop-ships', 'export-duties', 'mining-robots', 'colony-ship'], hand: ['gem-world'] },
        { tableau: ['new-sparta', ...others] },
      ],
    });
    say(state, 0, { type: 'place', card: 'gem-world' });
    expect(cardsOf(state.players[0])).not.toContain('colony-ship');
    return state.goals[0].holders;
  };
  const four = ['public-works', 'interstellar-bank', 'research-labs', 'expedition-force'];
  expect(settled(four)).toEqual([0]);
  expect(settled([...four, 'consumer-markets'])).toEqual([]);
});

test('[RG-10.4] a tie goes to hand and goods', () => {
  const state = position({
    players: [
      { tableau: ['old-earth'], hand: 2 },
      { tableau: ['plague-world'], chips: 2, hand: 3 },
    ],
  });
  expect(standing(state).map(({ points, rank }) => [points, rank])).toEqual([
    [2, 2],
    [2, 1],
  ]);
});

test('[RG-1.2] the census of the 136 cards is that of the odds table', () => {
  const state = position({ players: [{}, {}] });
  const census = (fits: (card: ReturnType<typeof cardOf>) => boolean) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (cost) => wholePool(state).filter((id) => cardOf(state, id).cost === cost && fits(cardOf(state, id))).length,
    );
  expect(census(({ kind }) => kind === 'development')).toEqual([0, 15, 12, 6, 8, 2, 15, 0]);
  expect(census(({ kind, isMilitary }) => kind === 'world' && !isMilitary)).toEqual([2, 8, 14, 12, 5, 6, 2, 0]);
  expect(census(({ isMilitary }) => isMilitary)).toEqual([0, 8, 7, 6, 3, 2, 2, 1]);
});

test('[RG-13.1] a draft plays with the expansion whatever the box says: everybody has a start world of each colour', () => {
  const state = setup(readOptions<Options>(OPTIONS, { box: 'base', draft: true }, 3), 3, chanceFromSeed('draft'));
  for (const { startChoice } of state.players) expect(startChoice.map((card) => (cardOf(state, card).start ?? 0) % 2)).toEqual([0, 1]);
});
