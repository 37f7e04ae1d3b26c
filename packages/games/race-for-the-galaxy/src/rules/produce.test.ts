import { expect, test } from 'vitest';
import { good, table } from '../testing/table.ts';

test('[RG-9.1] [RG-1.4] every production world without a good gets one, and fixed numbers of cards are drawn', () => {
  const tableau = ['artist-colony', good('spice-world'), 'radioactive-world', 'rebel-underground', 'merchant-guild'];
  const game = table({ phases: ['produce'], players: [{ tableau }, {}] });
  expect(game.goods(0)).toEqual(['artist-colony', 'spice-world']);
  expect(game.hand(0)).toHaveLength(1 + 2);
});

test('[RG-9.1] cards for military worlds are drawn for each of them', () => {
  const game = table({ phases: ['produce'], players: [{ tableau: ['imperium-lords', 'new-sparta', 'rebel-base', 'old-earth'] }, {}] });
  expect(game.hand(0)).toHaveLength(2);
});

test('[RG-9.2] [RG-R25] [RG-R31] windfall powers and the bonus: any order, each once, and what can be produced must be', () => {
  const tableau = ['galactic-engineers', 'mining-robots', 'runaway-robots', 'pre-sentient-race', 'refugee-world', 'star-nomad-lair'];
  const game = table({ phases: ['produce'], players: [{ actions: ['produce'], tableau }, {}] });
  expect(game.why(0, { type: 'stop' })).toBe('must-produce RG-9.2');
  expect(game.why(0, game.producing(0, 'mining-robots', 'pre-sentient-race'))).toBe('cannot-produce-there RG-9.2');
  game.produce(0, 'mining-robots', 'runaway-robots');
  // [RG-9.4] What is drawn for a good comes with it.
  expect([game.goods(0), game.hand(0).length]).toEqual([['runaway-robots'], 1]);
  expect(game.why(0, game.producing(0, 'galactic-engineers', 'runaway-robots'))).toBe('has-a-good RG-1.4');
  game.produce(0, 'bonus', 'pre-sentient-race');
  expect(game.why(0, game.producing(0, 'bonus', 'refugee-world'))).toBe('no-bonus RG-3.4');
  game.produce(0, 'galactic-engineers', 'star-nomad-lair');
  expect([game.goods(0).length, game.stage]).toEqual([3, 'choose']);
});

test('[RG-R26] a windfall power fills the one world that fits without asking, and does nothing where none does', () => {
  const produced = (world: string) => {
    const game = table({ phases: ['produce'], players: [{ tableau: ['mining-robots', world] }, {}] });
    return [game.goods(0), game.stage];
  };
  expect(produced('radioactive-world')).toEqual([['radioactive-world'], 'choose']);
  expect(produced('refugee-world')).toEqual([[], 'choose']);
});

test('[RG-R27] [RG-9.4] the draw for a good comes for production, whatever produced it, not for the good of settling', () => {
  const settled = table({ phases: ['settle'], players: [{ tableau: ['new-sparta'], hand: ['runaway-robots'] }, {}] }).place(
    0,
    'runaway-robots',
  );
  expect([settled.goods(0), settled.hand(0)]).toEqual([['runaway-robots'], []]);
  const filled = table({ phases: ['produce'], players: [{ tableau: ['galactic-engineers', 'rebel-sympathizers'] }, {}] });
  expect([filled.goods(0), filled.hand(0).length]).toEqual([['rebel-sympathizers'], 1]);
});

test('[RG-9.3] [RG-9.5] [RG-R28] [RG-R29] [RG-R44] [RG-E21] a card drawn in this phase may be given up for the good, but what was drawn for counts no more', () => {
  const tableau = ['damaged-alien-factory', 'diversified-economy', 'artist-colony'];
  const late = table({ phases: ['produce', 'settle'], players: [{ tableau, hand: [] }, {}] });
  late.act(0, { type: 'draw-for', by: late.power(0, 'diversified-economy') });
  const [card] = late.hand(0);
  late.act(0, { type: 'produce-for-card', world: 0, card });
  expect([late.goods(0).length, late.hand(0).length]).toEqual([2, 0]);
  const first = table({ phases: ['produce', 'settle'], players: [{ tableau, hand: ['gem-world'] }, {}] });
  first.act(0, { type: 'produce-for-card', world: 0, card: 'gem-world' });
  expect([first.goods(0).length, first.hand(0).length]).toEqual([2, 2]);
});

test('[RG-R44] Damaged Alien Factory takes one card per phase, and none from an empty hand', () => {
  const game = table({ phases: ['produce'], players: [{ tableau: ['damaged-alien-factory'], hand: ['gem-world', 'rebel-base'] }, {}] });
  expect(game.why(0, { type: 'produce-for-card', world: 0, card: 'comet-zone' })).toBe('not-in-hand RG-9.3');
  game.act(0, { type: 'produce-for-card', world: 0, card: 'gem-world' });
  expect([game.goods(0), game.hand(0), game.stage]).toEqual([['damaged-alien-factory'], ['rebel-base'], 'choose']);
  const empty = table({ phases: ['produce'], players: [{ tableau: ['damaged-alien-factory'], hand: [] }, {}] });
  expect([empty.goods(0), empty.stage]).toEqual([[], 'choose']);
});

test('[RG-R29] Diversified Economy counts kinds that were produced in this phase, not goods from before', () => {
  const tableau = ['diversified-economy', 'artist-colony', 'comet-zone', good('plague-world')];
  // Comet Zone draws one for its own good.
  const game = table({ phases: ['produce'], players: [{ tableau }, {}] });
  expect(game.hand(0)).toHaveLength(2 + 1);
});

test('[RG-9.6] [RG-R30] most rare goods: strictly more than everybody, and one is enough where nobody else has any', () => {
  const miner = ['mining-conglomerate', 'volcanic-world'];
  const drawn = (other: string) => table({ phases: ['produce'], players: [{ tableau: miner }, { tableau: [other] }] }).hand(0).length;
  expect([drawn('bio-hazard-mining-world'), drawn('gem-world')]).toEqual([0, 2]);
});

test('[RG-R30] without a rare good Mining Conglomerate draws nothing, even where there is nobody else to compare with', () => {
  const game = table({ phases: ['produce'], players: [{ tableau: ['mining-conglomerate', 'artist-colony'], hand: [] }] });
  expect(game.hand(0)).toEqual([]);
});

test('[RG-R25] where bonus and power fill both worlds whichever way they go, nobody is asked; with a third world the choice is the player’s', () => {
  const producing = (...worlds: readonly string[]) =>
    table({ phases: ['produce'], players: [{ actions: ['produce'], tableau: ['galactic-engineers', ...worlds] }, {}] });
  const both = producing('pre-sentient-race', 'refugee-world');
  expect([both.goods(0), both.stage]).toEqual([['pre-sentient-race', 'refugee-world'], 'choose']);
  const three = producing('pre-sentient-race', 'refugee-world', 'runaway-robots');
  expect([three.goods(0), three.stage]).toEqual([[], 'produce']);
});

test('[RG-9.5] while only windfall worlds are to be chosen, a draw for what was produced waits for the end', () => {
  const tableau = ['diversified-economy', 'galactic-engineers', 'pre-sentient-race', 'refugee-world'];
  const game = table({ phases: ['produce'], players: [{ tableau }, {}] });
  expect(game.legal(0).map(({ type }) => type)).toEqual(['produce', 'produce']);
  game.produce(0, 'galactic-engineers', 'refugee-world');
  expect(game.hand(0)).toHaveLength(1);
});
