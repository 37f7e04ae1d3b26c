import { expect, test } from 'vitest';
import { placing, table } from '../testing/table.ts';

test('[RG-R1] [RG-R2] [RG-4.5] what cannot be paid without the card itself cannot be placed', () => {
  const developing = (hand: readonly string[]) =>
    table({ phases: ['develop'], players: [{ tableau: ['old-earth'], hand: [...hand] }, {}] });
  expect(developing(['space-marines', 'artist-colony']).why(0, placing('space-marines'))).toBe('cannot-pay RG-R2');
  expect(developing(['space-marines', 'artist-colony', 'gem-world']).why(0, placing('space-marines'))).toBeUndefined();
});

test('[RG-6.2] [RG-R3] placements are sealed and revealed together; then everybody pays', () => {
  const game = table({
    phases: ['develop'],
    players: [
      { tableau: ['old-earth'], hand: ['export-duties', 'gem-world'] },
      { tableau: ['new-sparta'], hand: ['public-works', 'artist-colony'] },
    ],
  });
  game.place(0, 'export-duties');
  expect(game.view(1).players[0]).toMatchObject({ placing: undefined, handCount: 2 });
  expect(game.legal(0)).toEqual([{ type: 'reconsider' }]);
  game.act(0, { type: 'reconsider' }).place(0, 'export-duties').place(1, 'public-works');
  expect(game.tableau(0)).toEqual(['old-earth', 'export-duties']);
  expect(game.tableau(1)).toEqual(['new-sparta', 'public-works']);
});

test('[RG-6.1] [RG-R4] the card of Interstellar Bank comes before the choice', () => {
  const game = table({
    phases: ['develop'],
    deck: ['public-works'],
    players: [{ tableau: ['old-earth', 'interstellar-bank'], hand: [] }, {}],
  });
  expect(game.hand(0)).toEqual(['public-works']);
  expect(game.decision(0)).toEqual({ ask: 'place-development', seat: 0 });
});

test('[RG-6.3] [RG-4.8] discounts and the bonus lower the cost of a development, never below nothing', () => {
  const cost = (card: string, actions: readonly string[]) =>
    table({
      phases: ['develop'],
      players: [{ tableau: ['investment-credits', 'galactic-federation'], hand: 2, actions: [...actions] }, {}],
    }).cost(0, card);
  expect([cost('drop-ships', []), cost('drop-ships', ['develop']), cost('public-works', ['develop'])]).toEqual([1, 0, 0]);
});

test('[RG-6.4] [RG-4.2] the draw for placing a development comes from powers that were in force before the phase', () => {
  const placed = (card: string, tableau: readonly string[]) => {
    const game = table({ phases: ['develop'], players: [{ tableau: [...tableau], hand: [card, 'gem-world'] }, {}] }).place(0, card);
    return game.hand(0).length;
  };
  expect(placed('export-duties', ['old-earth', 'public-works'])).toBe(1);
  expect(placed('public-works', ['old-earth'])).toBe(0);
});

test('[RG-4.2] a development helps in the Settle of the same round, and the first of two Develops in the second', () => {
  const game = table({
    options: { expert: true },
    phases: ['develop', 'develop', 'settle'],
    players: [{ tableau: ['old-earth'], hand: ['investment-credits', 'space-marines', 'gem-world', 'spice-world', 'rebel-miners'] }, {}],
  });
  game.place(0, 'investment-credits').discard(0, 'gem-world');
  expect(game.cost(0, 'space-marines')).toBe(1);
  game.place(0, 'space-marines').discard(0, 'spice-world');
  expect(game.ways(0, 'rebel-miners')).toEqual([{ use: [], cards: 0 }]);
});

test('[RG-6.5] [RG-R43] no two developments of one name, until the first has left the tableau', () => {
  const game = table({
    phases: ['develop'],
    players: [{ tableau: ['space-marines'], hand: ['space-marines', 'gem-world', 'spice-world'] }, {}],
  });
  expect(game.why(0, placing('space-marines'))).toBe('already-placed RG-6.5');
  const again = table({
    options: { expert: true },
    phases: ['develop', 'settle', 'develop'],
    players: [{ tableau: ['old-earth', 'colony-ship'], hand: ['mining-world', 'colony-ship', 'gem-world', 'spice-world'] }, {}],
  });
  expect(again.refusal(0, placing('colony-ship'))).toBe('already-placed');
  again.pass(0).place(0, 'mining-world').pay(0, ['colony-ship'], 0);
  expect(again.refusal(0, placing('colony-ship'))).toBeUndefined();
});

test('[RG-7.8] a windfall world gets a good, who chose Settle a card, then come the draws for placing a world', () => {
  const settled = (hand: readonly string[], place: string | undefined) => {
    const game = table({
      phases: ['settle'],
      players: [{ tableau: ['old-earth', 'terraforming-robots'], hand: [...hand], actions: ['settle'] }, {}],
    });
    if (place === undefined) game.pass(0);
    else game.place(0, place);
    return [game.goods(0), game.hand(0).length] as const;
  };
  expect(settled(['destroyed-world', 'gem-world'], 'destroyed-world')).toEqual([['destroyed-world'], 2]);
  // Without a world there is no bonus.
  expect(settled(['destroyed-world', 'gem-world'], undefined)).toEqual([[], 2]);
});

test('[RG-7.9] [RG-R5] [RG-E24] the bonus card may be the second world; powers of the first do not help, and it has no bonus', () => {
  const game = table({
    phases: ['settle'],
    // The first is the good of the first world, the second the bonus.
    deck: ['artist-colony', 'rebel-miners'],
    players: [
      {
        actions: ['settle'],
        tableau: ['old-earth', 'improved-logistics', 'space-marines'],
        hand: ['blaster-gem-mines', 'pirate-world', 'gem-world', 'plague-world', 'spice-world'],
      },
      {},
    ],
  });
  game.place(0, 'blaster-gem-mines').discard(0, 'gem-world', 'plague-world', 'spice-world');
  // Blaster Gem Mines would make it 3.
  expect(game.why(0, placing('pirate-world'))).toBe('cannot-conquer RG-7.2');
  game.place(0, 'rebel-miners');
  expect(game.hand(0)).toEqual(['pirate-world']);
  expect(game.stage).toBe('choose');
});

test('[RG-7.9] draws for placing a world come again for the second', () => {
  const tableau = ['old-earth', 'improved-logistics', 'terraforming-robots'];
  const game = table({
    phases: ['settle'],
    players: [{ tableau, hand: ['pilgrimage-world', 'refugee-world'], actions: ['settle'] }, {}],
  });
  game.place(0, 'pilgrimage-world');
  expect(game.hand(0)).toHaveLength(3);
  game.place(0, 'refugee-world');
  expect(game.hand(0)).toHaveLength(3);
});

test('[RG-7.9] without a second world nothing more happens, and there is no third', () => {
  const tableau = ['old-earth', 'improved-logistics'];
  const hand = ['pilgrimage-world', 'refugee-world', 'gem-world'];
  const passed = table({ phases: ['settle'], players: [{ tableau, hand }, {}] })
    .place(0, 'pilgrimage-world')
    .pass(0);
  expect([passed.stage, passed.tableau(0).length]).toEqual(['choose', 3]);
  const placed = table({ phases: ['settle'], players: [{ tableau, hand }, {}] })
    .place(0, 'pilgrimage-world')
    .place(0, 'refugee-world');
  expect([placed.stage, placed.tableau(0).length]).toEqual(['choose', 4]);
});

test('[RG-R12] [RG-R13] [RG-E23] Ancient Race settled later is an ordinary windfall world at its printed cost', () => {
  const hand = ['ancient-race', 'gem-world', 'spice-world'];
  const game = table({ phases: ['settle'], players: [{ tableau: ['old-earth'], hand }, {}] }).place(0, 'ancient-race');
  expect([game.goods(0), game.hand(0)]).toEqual([['ancient-race'], []]);
});

test('[RG-7.9] with no card left in the hand nobody is asked for a second world', () => {
  const game = table({
    phases: ['settle'],
    players: [{ tableau: ['old-earth', 'improved-logistics'], hand: ['pilgrimage-world'] }, {}],
  });
  expect(game.place(0, 'pilgrimage-world').stage).toBe('choose');
});

test('[RG-7.2] [RG-7.7] a world of Military is told as conquered, one that Contact Specialist pays for as paid', () => {
  const settled = (tableau: readonly string[], card: string, use: readonly string[]) => {
    const game = table({ phases: ['settle'], players: [{ tableau: [...tableau], hand: [card, 'gem-world', 'spice-world'] }, {}] });
    game.place(0, card);
    if (game.decision(0)?.ask === 'pay') game.pay(0, use, 0);
    return game.events.flatMap((event) => (event.type === 'paid' ? [event.how] : []));
  };
  expect(settled(['new-sparta'], 'star-nomad-lair', [])).toEqual(['conquered']);
  expect(settled(['old-earth', 'contact-specialist'], 'star-nomad-lair', ['contact-specialist'])).toEqual(['paid']);
  expect(settled(['old-earth'], 'pilgrimage-world', [])).toEqual(['paid']);
});
