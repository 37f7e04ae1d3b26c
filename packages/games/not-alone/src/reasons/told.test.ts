import { silent } from '@orrery/engine';
import { differencesBetween } from '@orrery/study';
import { expect, test } from 'vitest';
import { notAloneBot } from '../bot/index.ts';
import { notAlone, type State } from '../index.ts';
import { playRandomly } from '../testing/random-play.ts';
import { table } from '../testing/table.ts';
import { REASON_TABLES } from '../testing/unseen.ts';
import { differences } from './differences.ts';
import { words as en } from './en.ts';
import { reasons } from './index.ts';
import { words as ru } from './ru.ts';
import { ofSecret } from './secret.ts';
import type { Term } from './terms.ts';

const bot = { module: notAlone, knowledge: notAloneBot, reasons };
const about = (state: State, seat: number) => ({ view: notAlone.view(state, seat), seat, names: String });

function told(state: State, seat: number, term: Term): readonly string[] {
  const reason = { kind: 'clear', gains: [{ term, worth: 1, share: 1 }], prices: [] } as const;
  return [en, ru].map((words) => words.tell(reason, about(state, seat)));
}

test.each(REASON_TABLES.slice(1, 5))('both ways are compared at the same moment of the turn: %j', ({ seats, options }) => {
  let compared = 0;
  playRandomly(
    { seats, options, seed: `moments of ${seats}` },
    {
      tell: silent,
      see(state, { seat }) {
        const legal = notAlone.legal(state, seat).filter(({ type }) => type !== 'take-up-places');
        const isHolding =
          state.turn.inForce.some(({ card }) => card === 'hunt:stasis') || state.creature.hand.some(({ card }) => card === 'stasis');
        if (compared >= 12 || legal.length < 2 || isHolding || state.hunted.length === 0) return;
        compared += 1;
        const view = notAlone.view(state, seat);
        const pair = { better: legal[0], worse: legal[legal.length - 1] };
        const found = differencesBetween({ ...bot, reasons: { ...reasons, worlds: 1 } }, { seat, view, salt: 'moments' }, pair);
        // The step that ends every turn has been made in both, or in neither.
        expect(found.map(({ term }) => term.of)).not.toContain('rescue-moves');
      },
    },
  );
  expect(compared).toBe(12);
});

test('of two places one of which is taken both are named, once', () => {
  const owning = (...hand: string[]) => table({ stage: 'exploration', hunted: { ripley: { hand }, dallas: {} } }).state;
  const base = ['lair', 'jungle', 'river', 'beach', 'rover'];
  const start = owning(...base);
  const [{ seat }] = start.hunted;
  const found = differences(owning(...base, 'wreck'), owning(...base, 'shelter'), { seat, start });
  expect(found.filter(({ term }) => 'seat' in term && term.seat === seat).map(({ term }) => term.of)).toEqual(['better-place']);
  const better = found.find(({ term }) => term.of === 'better-place');
  if (better?.term.of !== 'better-place') throw new Error('nothing about the two places');
  const [english, russian] = told(start, seat, { ...better.term, amount: 5 });
  expect(english).toBe('The Wreck is worth about 0.5 of a Rescue step more to you than the Shelter.');
  expect(russian).toBe('От Обломков вам примерно на 0,5 шага спасения больше пользы, чем от места «Убежище».');
});

test('Will and cards are told apart: one may speak for an action and the other against it', () => {
  const standing = (will: number, hand: string[], discard: string[]) =>
    table({ stage: 'exploration', hunted: { ripley: { will, hand, discard }, dallas: {} } }).state;
  const one = standing(3, ['lair', 'jungle'], ['river', 'beach', 'rover']);
  const other = standing(1, ['lair', 'jungle', 'river', 'beach', 'rover'], []);
  const [{ seat }] = one.hunted;
  const found = differences(one, other, { seat, start: one });
  const worthOf = (of: Term['of']) => found.find(({ term }) => term.of === of)?.worth ?? 0;
  expect(worthOf('will')).toBeGreaterThan(0);
  expect(worthOf('hand')).toBeLessThan(0);
});

test('the second of two cards is chosen in secret, too', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: { lays: 2, resolves: 1 }, dallas: {} } });
  const [{ seat }] = state.hunted;
  const pair = { better: { type: 'lay-place', card: 'rover' }, worse: { type: 'lay-place', card: 'beach' } } as const;
  expect(ofSecret(state, seat, pair)?.map(({ term }) => term.of)).toEqual(['prize', 'untold']);
  notAlone.apply(state, seat, { type: 'lay-place', card: 'lair' }, silent);
  expect(ofSecret(state, seat, pair)?.map(({ term }) => term.of)).toEqual(['prize', 'untold']);
});

test('what is said of two places at once, and of a place where nobody can be', () => {
  const { state } = table({ stage: 'hunting', hunted: { ripley: { played: ['lair'] }, dallas: { played: ['jungle'] } } });
  const term: Term = { of: 'cover', token: 'artemia', here: ['lair', 'jungle'], there: ['gates'], now: 33, else: 0 };
  expect(told(state, state.creature.seat, term)).toEqual([
    'Somebody is at the Lair or the Jungle in about 33 % of cases, at the Gates never.',
    'Кто-нибудь окажется в Логове или в Джунглях примерно в 33 % случаев, у Врат — никогда.',
  ]);
  expect(told(state, state.creature.seat, { ...term, here: ['beach'], now: 100, else: 28 })).toEqual([
    'Somebody is at the Beach for certain, at the Gates in about 28 % of cases.',
    'Кто-нибудь окажется на Пляже наверняка, у Врат — примерно в 28 % случаев.',
  ]);
});

test('a Hunt card that is no use kept is better played, and that is no loss', () => {
  const { state } = table({ stage: 'hunting', creature: { hand: ['despair'] }, hunted: { ripley: { played: ['lair'] } } });
  expect(told(state, state.creature.seat, { of: 'own-hunt', card: 'despair', amount: -1 })).toEqual([
    'Despair is hardly worth keeping: a new card takes its place.',
    'Карту «Отчаяние» беречь почти незачем: на её место придёт новая.',
  ]);
});

test.each([
  ['gates', 'The Gates bring about 0.2 of a Rescue step more than the Lair if nobody comes.'],
  ['wreck', 'The Wreck brings about 0.2 of a Rescue step more than the Lair if nobody comes.'],
] as const)('what a place is called has its verb: %s', (here, expected) => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  const [{ seat }] = state.hunted;
  expect(told(state, seat, { of: 'prize', here, there: 'lair', amount: 2 })[0]).toBe(expected);
});

const hunting = () =>
  table({
    stage: 'hunting',
    creature: { hand: ['mirage', 'despair'] },
    hunted: { ripley: { played: ['lair'] }, dallas: { played: ['river'] } },
  });

test('a card beside a token: where the token is laid does not matter, for one is laid either way', () => {
  const { state } = hunting();
  const { seat } = state.creature;
  const legal = notAlone.legal(state, seat);
  const card = legal.find(({ type }) => type === 'play-hunt');
  const tokens = legal.filter(({ type }) => type === 'place-token');
  if (card === undefined || tokens.length < 3) throw new Error('nothing to choose from');
  const reasonsOf = tokens.map((worse) => ofSecret(state, seat, { better: card, worse }));
  expect(reasonsOf[0]?.map(({ term }) => term.of)).toEqual(['hunt', 'looking', 'own-hunt']);
  for (const each of reasonsOf) expect(each).toEqual(reasonsOf[0]);
});

test('at whom the Creature looks is no matter: what it will see is not known', () => {
  const { state } = hunting();
  const look = (target: number) => ({ type: 'use-adaptation', adaptation: 'mind-reading', target: { seat: target } }) as never;
  const found = ofSecret(state, state.creature.seat, { better: look(1), worse: look(2) });
  expect(found?.map(({ worth }) => worth)).toEqual([0, 0]);
  expect(told(state, state.creature.seat, { of: 'looking', amount: 1 })).toEqual([
    'You know more before you lay the tokens.',
    'Вы будете знать больше, когда станете класть жетоны.',
  ]);
});

test('likelihoods are told in percentage points, and one that is nearly none comes last', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  const [{ seat }] = state.hunted;
  expect(told(state, seat, { of: 'catch', turn: 'this', amount: -2 })).toEqual([
    'A catch this turn is less likely by about 2 percentage points.',
    'Поимка на этом ходу примерно на 2 процентных пункта менее вероятна.',
  ]);
  expect(told(state, seat, { of: 'risk', here: 'wreck', there: 'rover', now: 0, else: 36 })[0]).toBe(
    'The Creature is expected at the Rover in about 36 % of cases, at the Wreck hardly ever.',
  );
});

test('what another will have is no certainty; what they are told to hide is', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  const [{ seat }, { seat: other }] = state.hunted;
  expect(told(state, seat, { of: 'hand', seat: other, amount: 1 })).toEqual([
    `Probably ${other} has 1 more Place card in hand.`,
    `Скорее всего, у игрока ${other} на 1 карту места больше на руке.`,
  ]);
  expect(told(state, seat, { of: 'dark-pile', seat: other, amount: 1 })).toEqual([
    `${other} hides the discard pile from the Creature.`,
    `${other} скрывает свой сброс от Существа.`,
  ]);
});

test('more DNA and fewer cards: which of them weighs more is said, not only that they differ', () => {
  const { state } = table({ stage: 'hunting', hunted: { ripley: { played: ['lair'] } } });
  const even = { dna: 0, cards: 0 };
  expect(told(state, state.creature.seat, { of: 'plan', now: { dna: 1, cards: -1 }, else: even })).toEqual([
    '1 DNA is worth more to you than 1 adaptation card.',
    '1 ДНК сейчас ценнее, чем 1 карта адаптации.',
  ]);
  // Numbers that say the opposite of what the whole is worth are not told at all.
  expect(told(state, state.creature.seat, { of: 'plan', now: { dna: -1, cards: 0 }, else: even })).toEqual([
    'You can hope for better adaptations.',
    'Вы можете рассчитывать на лучшие адаптации.',
  ]);
});

test('a place that another takes is told as theirs', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  const [{ seat }, { seat: other }] = state.hunted;
  expect(told(state, seat, { of: 'better-place', seat: other, place: 'wreck', than: 'shelter', amount: 3 })[0]).toBe(
    `Probably ${other} gets the Wreck instead of the Shelter.`,
  );
});

test.each([
  [{ now: 'open', else: 'lost' }, 'You play on instead of losing the match.', 'Вы играете дальше, а не проигрываете.'],
  [{ now: 'won', else: 'open' }, 'You win the match at once.', 'Вы выигрываете партию сразу.'],
] as const)('how the match ends is held against how it would end otherwise: %j', (ends, english, russian) => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  expect(told(state, state.hunted[0].seat, { of: 'over', ...ends })).toEqual([english, russian]);
});

test('a counter is told by how far it has come, whatever it stands at', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  const [{ seat }] = state.hunted;
  const ways = [0, 3].map((rescued) => {
    const nearer = { ...state, rescue: state.rescue - rescued - 1 };
    return differences(nearer, { ...state, rescue: state.rescue - rescued }, { seat, start: state }).find(({ term }) => term.of === 'way')
      ?.term;
  });
  expect(ways).toEqual([ways[0], ways[0]]);
  expect(ways[0]).toMatchObject({ rescue: 1, defense: 0 });
});

test('who has one card left to be in play is there for certain', () => {
  const rest = ['lair', 'jungle', 'river', 'rover'];
  const { state } = table({ stage: 'hunting', hunted: { ripley: { hand: [], discard: rest, played: ['beach'] } } });
  const pair = { better: { type: 'place-token', token: 'creature', at: [4] }, worse: { type: 'place-token', token: 'creature', at: [1] } };
  const found = ofSecret(state, state.creature.seat, pair as never);
  expect(found?.find(({ term }) => term.of === 'cover')?.term).toMatchObject({ now: 100, else: 0 });
});

test('of two Hunt cards that are both better played than kept only the difference is told', () => {
  const { state } = table({
    stage: 'hunting',
    creature: { hand: ['phobia', 'scream', 'persecution'] },
    hunted: { ripley: { played: ['lair'] }, dallas: { played: ['river'] } },
  });
  const play = (card: string) => {
    const found = notAlone.legal(state, state.creature.seat).find((each) => each.type === 'play-hunt' && each.card === card);
    if (found === undefined) throw new Error(`${card} cannot be played`);
    return found;
  };
  const kept = (better: string, worse: string) =>
    ofSecret(state, state.creature.seat, { better: play(better), worse: play(worse) })?.filter(({ term }) => term.of === 'own-hunt');
  expect(kept('persecution', 'phobia')).toEqual([
    { term: { of: 'own-hunt', card: 'persecution', amount: -1 }, worth: expect.closeTo(0.05) },
  ]);
  expect(kept('phobia', 'scream')?.map(({ worth }) => worth)).toEqual([0]);
});

test('who moves by a card after the tokens are laid is told what they meet, and what they would have met', () => {
  const game = table({
    stage: 'hunting',
    hunted: {
      ripley: { hand: ['lair', 'river', 'beach'], discard: ['rover'], played: ['jungle'], survival: ['vortex'] },
      dallas: { played: ['lair'] },
    },
  });
  game.token('creature', 2).endHunting();
  const { state } = game;
  const [{ seat }] = state.hunted;
  const [better, worse] = ['play-survival', 'pass'].map((type) => notAlone.legal(state, seat).find((each) => each.type === type));
  if (better === undefined || worse === undefined) throw new Error('nothing to choose from');
  const found = differencesBetween(bot, { seat, view: notAlone.view(state, seat), salt: 'moved' }, { better, worse });
  const visit = found.find(({ term }) => term.of === 'visit');
  expect(visit?.worth).toBeGreaterThan(0);
  expect(visit === undefined ? [] : told(state, seat, visit.term)).toEqual([
    'You meet no token at the Rover, but the Creature token at the Jungle.',
    'Вы у Вездехода не встретите жетонов, а в Джунглях встретите жетон существа.',
  ]);
});

test('what is only about so much is not on average about so much, and Will is no guess', () => {
  const { state } = table({ stage: 'exploration', hunted: { ripley: {}, dallas: {} } });
  const [{ seat }, { seat: other }] = state.hunted;
  const inHand: Term = { of: 'in-hand', seat, place: 'jungle', than: 'river', amount: 1 };
  const reason = { kind: 'clear', gains: [{ term: inHand, worth: 1, share: 1, isMean: true }], prices: [] } as const;
  expect(en.tell(reason, about(state, seat))).toBe('The Jungle in hand is worth about 0.1 of a Rescue step more than the River.');
  expect(ru.tell(reason, about(state, seat))).toMatch(/^От Джунглей на руке примерно на 0,1 шага/);
  expect(told(state, seat, { of: 'will', seat: other, amount: 1 })).toEqual([
    `${other} has 1 more Will.`,
    `У игрока ${other} на 1 фишку воли больше.`,
  ]);
});
