import { expect, test } from 'vitest';
import { match, type Table, table } from '../testing/table.ts';

/** Aleksei, Vera and Ekaterina at the end of a Develop phase; `own`: cards besides those they begin with, 3, 3 and 5 Military. */
function three(own: readonly (readonly string[])[], holders: readonly number[] = [], stage: 'develop' | 'consume' = 'develop'): Table {
  const begun = [
    ['old-earth', 'expedition-force', 'space-mercenaries', 'former-penal-colony'],
    ['epsilon-eridani', 'expedition-force', 'space-mercenaries'],
    ['new-sparta', 'lost-alien-warship', 'rebel-outpost'],
  ];
  const players = begun.map((tableau, seat) => ({ tableau: [...tableau, ...(own[seat] ?? [])] }));
  return table({ phases: [stage], goals: [{ goal: 'Greatest Military', holders: [...holders] }], players });
}

test('[RG-E1] [RG-11.3] a sole leader with at least the least amount takes the tile when a phase of it ends, not earlier', () => {
  expect(three([['drop-ships']], [], 'consume').holders()).toEqual([]);
  expect(three([['drop-ships']]).holders()).toEqual([0]);
});

test('[RG-E2] [RG-R36] [RG-R48] who falls below the least amount gives it back, and it stays there', () => {
  expect(three([['drop-ships', 'contact-specialist']], [0]).holders()).toEqual([]);
});

test('[RG-E3] [RG-11.5] who only equals the holder takes nothing', () => {
  expect(three([['drop-ships'], ['drop-ships']], [0]).holders()).toEqual([0]);
});

test('[RG-E4] who exceeds the holder and everybody takes it', () => {
  expect(three([['drop-ships'], ['drop-ships'], ['new-galactic-order']], [0]).holders()).toEqual([2]);
});

test('[RG-E5] [RG-R38] two who reach it together leave it in the centre', () => {
  expect(three([['drop-ships'], ['drop-ships']]).holders()).toEqual([]);
});

test('[RG-E6] [RG-R38] from the centre it goes to the next sole leader', () => {
  expect(three([['drop-ships'], ['drop-ships'], ['new-galactic-order']]).holders()).toEqual([2]);
});

test('[RG-E7] two who tie above the holder: back to the centre', () => {
  const own = [['drop-ships', 'space-marines'], ['drop-ships', 'space-marines'], ['new-galactic-order']];
  expect(three(own, [2]).holders()).toEqual([]);
});

test('[RG-E8] [RG-11.6] [RG-R49] [RG-R50] at the end who is tied for the most without the tile has 3, the holder 5', () => {
  const game = three([['drop-ships', 'space-marines'], ['drop-ships', 'space-marines'], []], [0]);
  expect([0, 1, 2].map((seat) => game.points(seat).goals)).toEqual([5, 3, 0]);
});

test('[RG-11.6] below the least amount nobody has anything, however far ahead', () => {
  const game = three([[], [], []], [], 'consume');
  expect([0, 1, 2].map((seat) => game.points(seat).goals)).toEqual([0, 0, 0]);
});

test('[RG-R49] a sole leader who came to it after the last Develop and Settle has 3 without the tile', () => {
  // Nobody holds it, and no phase of it has ended since.
  const game = three([['drop-ships']], [], 'consume');
  expect([0, 1, 2].map((seat) => game.points(seat).goals)).toEqual([3, 0, 0]);
});

test('[RG-11.2] [RG-R34] Innovation Leader: six rows, trade among them; minus Military is a Settle power, scoring is no power', () => {
  const leads = (tableau: readonly string[]) =>
    table({ phases: ['develop'], goals: ['Innovation Leader'], players: [{ tableau: [...tableau] }, {}] }).holders();
  // Explore, Settle by minus Military, Develop, Trade, Consume and Produce.
  const six = ['expedition-force', 'public-works', 'export-duties', 'diversified-economy'];
  expect(leads(six)).toEqual([0]);
  expect(leads(['research-labs', 'public-works', 'export-duties', 'contact-specialist'])).toEqual([0]);
  // Galactic Federation scores, which is no power; its discount is one of Develop.
  expect(leads(['research-labs', 'galactic-federation', 'export-duties'])).toEqual([]);
});

test('[RG-R35] [RG-11.2] System Diversity and Largest Industry look at worlds, with or without goods; Damaged Alien Factory is a production world', () => {
  const holders = (goal: string, tableau: readonly string[]) =>
    table({ phases: ['settle'], goals: [goal], players: [{ tableau: [...tableau] }, {}] }).holders();
  expect(holders('System Diversity', ['gem-world', 'comet-zone', 'plague-world', 'damaged-alien-factory'])).toEqual([0]);
  expect(holders('System Diversity', ['gem-world', 'comet-zone', 'plague-world', 'alien-rosetta-stone-world'])).toEqual([]);
  expect(holders('Production Leader', ['gem-world', 'comet-zone', 'plague-world', 'damaged-alien-factory'])).toEqual([0]);
  expect(holders('Largest Industry', ['gem-world', 'comet-zone', 'radioactive-world'])).toEqual([0]);
  expect(holders('Largest Industry', ['gem-world', 'comet-zone', 'plague-world'])).toEqual([]);
});

test('[RG-R51] what Space Mercenaries buy does not count for Greatest Military, their permanent 1 does', () => {
  const game = table({
    phases: ['settle'],
    goals: ['Greatest Military'],
    players: [{ tableau: ['new-sparta', 'drop-ships', 'space-mercenaries'], hand: ['rebel-homeworld', 'gem-world'] }, {}],
  });
  expect(game.totalMilitary(0)).toBe(6);
  game.place(0, 'rebel-homeworld');
  expect(game.holders()).toEqual([0]);
  const short = table({
    phases: ['settle'],
    goals: ['Greatest Military'],
    players: [{ tableau: ['epsilon-eridani', 'drop-ships', 'space-mercenaries'], hand: ['rebel-base', 'gem-world'] }, {}],
  });
  short.place(0, 'rebel-base');
  expect([short.tableau(0).includes('rebel-base'), short.holders()]).toEqual([true, []]);
});

test('[RG-11.4] [RG-R37] [RG-R46] a start world counts; all who first meet a goal in the same phase have it, later ones nothing', () => {
  const goals = ['Overlord Discoveries'];
  const factory = ['damaged-alien-factory', 'alien-toy-shop', 'deserted-alien-world'];
  const robots = ['alien-robot-sentry', 'alien-robot-scout-ship', 'deserted-alien-outpost'];
  const both = table({ phases: ['settle'], goals, players: [{ tableau: factory }, { tableau: robots }, { tableau: ['old-earth'] }] });
  expect(both.holders()).toEqual([0, 1]);
  expect([0, 1, 2].map((seat) => both.points(seat).goals)).toEqual([3, 3, 0]);
  // Seat 1 had them first and has lost one since: seat 0 is too late.
  const late = table({
    phases: ['settle'],
    goals: [{ goal: 'Overlord Discoveries', holders: [1] }],
    players: [{ tableau: factory }, { tableau: robots.slice(1) }],
  });
  expect([late.holders(), late.points(0).goals, late.points(1).goals]).toEqual([[1], 0, 3]);
});

test('[RG-R37] what is there from the start is taken only when a phase of the goal ends', () => {
  const tableau = ['damaged-alien-factory', 'alien-toy-shop', 'deserted-alien-world'];
  expect(table({ phases: ['produce'], goals: ['Overlord Discoveries'], players: [{ tableau }, {}] }).holders()).toEqual([]);
});

test('[RG-R47] Galactic Status asks for a printed cost of 6, whatever was paid', () => {
  const players = [{ tableau: ['old-earth', 'new-economy'] }, { tableau: ['alien-robotic-factory'] }];
  expect(table({ phases: ['develop'], goals: ['Galactic Status'], players }).holders()).toEqual([0]);
});

test('[RG-R33] [RG-R32] Budget Surplus goes to a player who had to discard to the limit, in the last round too, and for nothing else', () => {
  const surplus = (hand: number, chips: number) => {
    const game = table({
      phases: ['produce'],
      goals: ['Budget Surplus'],
      players: [
        { tableau: ['new-sparta'], hand: 10, chips },
        { tableau: ['old-earth'], hand },
      ],
    });
    game.discard(1, ...game.hand(1).slice(10));
    return [game.stage, game.hand(1).length, game.holders()];
  };
  expect(surplus(12, 0)).toEqual(['choose', 10, [1]]);
  expect(surplus(11, 24)).toEqual(['over', 10, [1]]);
  expect(surplus(10, 0)).toEqual(['choose', 10, []]);
});

test('[RG-11.8] Galactic Standard of Living: 5 VP in chips when Consume ends', () => {
  const consumed = (chips: number) => {
    const tableau = ['expanding-colony', { card: 'gem-world', good: true }];
    return table({ phases: ['consume'], goals: ['Galactic Standard of Living'], players: [{ tableau, chips }, {}] }).holders();
  };
  expect([consumed(3), consumed(4)]).toEqual([[], [0]]);
});

test('[RG-11.8] Greatest Infrastructure: most developments, at least 4', () => {
  const holders = (tableau: readonly string[]) =>
    table({ phases: ['develop'], goals: ['Greatest Infrastructure'], players: [{ tableau: [...tableau] }, {}] }).holders();
  expect(holders(['public-works', 'drop-ships', 'export-duties'])).toEqual([]);
  expect(holders(['public-works', 'drop-ships', 'export-duties', 'colony-ship'])).toEqual([0]);
});

test('[RG-R39] goals of Develop are looked at after each of two Develop phases', () => {
  const game = table({
    options: { expert: true },
    phases: ['develop', 'develop'],
    goals: ['Galactic Status', 'Greatest Military'],
    players: [{ tableau: ['old-earth', 'new-economy'], hand: ['drop-ships', 'gem-world'] }, {}],
  });
  game.pass(0);
  expect(game.decision(0)).toEqual({ ask: 'place-development', seat: 0 });
  expect(game.holders('galactic-status')).toEqual([0]);
});

test('[RG-11.7] a development scrapped in Settle may cost the most developments at once, and only a Develop phase gives them again', () => {
  const settled = (others: readonly string[]) => {
    const mine = ['old-earth', 'space-marines', 'drop-ships', 'export-duties', 'mining-robots', 'colony-ship'];
    const game = table({
      phases: ['settle', 'consume'],
      goals: [{ goal: 'Greatest Infrastructure', holders: [0] }],
      players: [{ tableau: mine, hand: ['gem-world'] }, { tableau: ['new-sparta', ...others] }],
    });
    game.place(0, 'gem-world');
    expect(game.tableau(0)).not.toContain('colony-ship');
    return game.holders();
  };
  const four = ['public-works', 'interstellar-bank', 'research-labs', 'expedition-force'];
  expect(settled(four)).toEqual([0]);
  expect(settled([...four, 'consumer-markets'])).toEqual([]);
});

test('[RG-11.1] [RG-2.2] goals are dealt with The Gathering Storm: four of first and two of most, and none against the robot', () => {
  const dealt = match(3).state.goals.map(({ goal }) => goal);
  expect(new Set(dealt).size).toBe(6);
  expect(match(3, { box: 'base' }).state.goals).toEqual([]);
  expect(match(3, { goals: false }).state.goals).toEqual([]);
  expect(match(1).state.goals).toEqual([]);
});

test('[RG-11.8] Production Leader counts production worlds, not windfall worlds', () => {
  const holders = (...tableau: readonly string[]) =>
    table({ phases: ['settle'], goals: ['Production Leader'], players: [{ tableau: [...tableau] }, {}] }).holders();
  expect(holders('gem-world', 'comet-zone', 'plague-world', 'spice-world')).toEqual([0]);
  expect(holders('gem-world', 'comet-zone', 'plague-world', 'radioactive-world')).toEqual([]);
});

test('[RG-11.7] who scraps a development without holding Greatest Infrastructure takes it from nobody', () => {
  const game = table({
    phases: ['settle', 'consume'],
    goals: [{ goal: 'Greatest Infrastructure', holders: [1] }],
    players: [
      { tableau: ['old-earth', 'colony-ship'], hand: ['gem-world'] },
      { tableau: ['new-sparta', 'public-works', 'interstellar-bank', 'research-labs', 'expedition-force'] },
    ],
  });
  game.place(0, 'gem-world');
  expect([game.tableau(0).includes('colony-ship'), game.holders()]).toEqual([false, [1]]);
});
