import type { Json, JsonObject } from '@orrery/engine';
import { expect, test } from 'vitest';
import { decision } from '../src/flow/flow.ts';
import { legal } from '../src/flow/legal.ts';
import { standing } from '../src/flow/score.ts';
import { idOfName } from '../src/input/position/cards.ts';
import { position } from '../src/input/position.ts';
import { cardOf, isInForce } from '../src/rules/cards.ts';
import { goodsFor, usablePowers } from '../src/rules/consume.ts';
import { exploring } from '../src/rules/explore.ts';
import { waysToPay } from '../src/rules/payment.ts';
import { unfitToPlace } from '../src/rules/placing.ts';
import { endOfMatch } from '../src/rules/rounds.ts';
import { allowsSecondWorld } from '../src/rules/settle-words.ts';
import { priceOf } from '../src/rules/trade.ts';
import type { Player, State } from '../src/state.ts';
import { described, hasOracle, ids, type OracleDecision, oracleDecisions, oracleFinals, oraclePhases, powerIndex } from './oracle.ts';
import { expectSameTable } from './oracle-compare.ts';
import { replay } from './oracle-replay.ts';

/** The question of a kind as one describes it; for those that are left out the rules say what is asked. */
const QUESTIONS: Readonly<Record<string, string | { ask: string; kind: string; second?: boolean }>> = {
  'use-second-world-power': { ask: 'place', kind: 'world', second: true },
  'place-development': { ask: 'place', kind: 'development' },
  'place-world': { ask: 'place', kind: 'world' },
  'place-second-world': { ask: 'place', kind: 'world', second: true },
  consume: 'consume',
  'choose-goods': 'consume',
  trade: 'consume',
  windfall: 'produce',
  'produce-power': 'produce',
  'discard-to-produce': 'produce',
};

function stateOf(record: OracleDecision): State {
  const question = QUESTIONS[record.kind];
  const hands: (readonly string[] | undefined)[] = [];
  hands[record.seat] = record.hand;
  const isDerived = record.kind === 'action' || record.kind === 'discard';
  const asked = record.state.players.map((_, seat) => {
    if (seat !== record.seat) return [];
    return isDerived ? 'by-the-rules' : question === undefined ? [] : [question];
  });
  const whole = described(record, record.state, { hands, asked });
  return position(record.phase === 'explore' ? withSeen(whole, record) : whole);
}

/** In Explore the cards just drawn are seen, and not in hand yet. */
function withSeen(whole: Json, { seat, hand, ask }: OracleDecision): Json {
  const { players, ...rest } = whole as JsonObject & { players: JsonObject[] };
  const left = [...hand];
  for (const card of ask.from) left.splice(left.indexOf(card), 1);
  return { ...rest, players: players.map((player, at) => (at === seat ? { ...player, seen: ask.from, hand: left } : player)) };
}

interface Asking {
  readonly record: OracleDecision;
  readonly state: State;
  readonly player: Player;
}

const payments = ({ state, player }: Asking, name: string, toSpend: number) =>
  waysToPay(state, player, { card: idOfName(name) as never, toSpend })
    .map(({ use, cards }) => `${use.map((at) => player.tableau[at].card).sort()} ${cards}`)
    .sort();

const oraclePayments = (options: readonly { use: string[]; cards: number[] }[]) =>
  options.flatMap(({ use, cards }) => cards.map((count) => `${ids(use)} ${count}`)).sort();

const REASONS: Readonly<Record<string, string>> = { setup: 'start', explore: 'explore', 'hand-limit': 'limit' };

const atCard = (player: Player, name: string) => player.tableau.findIndex(({ card }) => card === idOfName(name));

/** What is compared for each kind of question: ours, theirs. */
function placing(asking: Asking): [unknown, unknown] {
  const { record, state, player } = asking;
  const kind = record.kind === 'place-development' ? 'development' : 'world';
  const options: { card: string; pay: { use: string[]; cards: number[] }[] }[] = record.ask.options;
  const refused: { card: string; why: string }[] = record.ask.refused;
  const whys: Readonly<Record<string, string>> = { 'already-in-tableau': 'already-placed', 'cannot-pay': 'cannot-have' };
  return [
    [
      legal(state, player.seat)
        .flatMap((each) => (each.type === 'place' ? [each.card] : []))
        .sort(),
      options.map(({ card }) => payments(asking, card, player.hand.length - 1)),
      refused.map(({ card }) => unfitToPlace(state, player, { card: idOfName(card) as never, kind })),
      legal(state, player.seat).some(({ type }) => type === 'pass'),
    ],
    [
      ids(options.map(({ card }) => card)),
      options.map(({ pay }) => oraclePayments(pay)),
      refused.map(({ why }) => whys[why]),
      record.ask.mayPass,
    ],
  ];
}

const COMPARED: Readonly<Record<string, (asking: Asking) => [unknown, unknown]>> = {
  'place-development': placing,
  'place-world': placing,
  'place-second-world': placing,
  'use-second-world-power': ({ record, state, player }) => [
    [
      player.tableau.flatMap((placed) => (isInForce(placed) && allowsSecondWorld(cardOf(state, placed.card)) ? [placed.card] : [])).sort(),
      legal(state, player.seat).some(({ type }) => type === 'pass'),
    ],
    [ids(record.ask.powers.map(({ card }: { card: string }) => card)), record.ask.mayDecline],
  ],
  action: ({ record, state, player }) => [
    decision(state, player.seat),
    { ask: 'choose-actions', seat: player.seat, count: record.ask.choose },
  ],
  discard: ({ record, state, player }) => [
    [decision(state, player.seat), record.phase === 'explore' ? exploring(state, player).seen : 0],
    [
      { ask: 'discard', seat: player.seat, because: REASONS[record.ask.reason], count: record.ask.count },
      record.phase === 'explore' ? record.ask.from.length : 0,
    ],
  ],
  'consume-hand': ({ record, state, player }) => {
    const at = atCard(player, record.ask.card);
    const power = cardOf(state, player.tableau[at].card).consume[powerIndex(record.ask.card, 'consume', record.ask.power)];
    const most = power.do === 'cards-for-chips' ? power.most : 0;
    return [
      [0, Math.min(most, player.hand.length), [...player.hand].sort()],
      [record.ask.min, record.ask.max, ids(record.ask.from)],
    ];
  },
  gamble: ({ record }) => [[1, 2, 3, 4, 5, 6, 7], record.ask.numbers],
  pay: (asking) => [payments(asking, asking.record.ask.card, asking.player.hand.length), oraclePayments(asking.record.ask.options)],
  trade: ({ record, state, player }) => [
    player.tableau
      .flatMap(({ card, good }, at) =>
        good === undefined ? [] : [`${card} ${priceOf(state, player, { at, withTrade: record.ask.by !== 'Black Market Trading World' })}`],
      )
      .sort(),
    record.ask.worlds.map(({ world, cards }: { world: string; cards: number }) => `${idOfName(world)} ${cards}`).sort(),
  ],
  consume: ({ record, state, player }) => [
    [
      usablePowers(state, player)
        .map(({ at, power }) => `${player.tableau[at].card} ${power}`)
        .sort(),
      legal(state, player.seat).some(({ type }) => type === 'stop'),
    ],
    [
      record.ask.powers
        .map(({ card, power }: { card: string; power: string }) => `${idOfName(card)} ${powerIndex(card, 'consume', power)}`)
        .sort(),
      record.ask.mayStop === true,
    ],
  ],
  'choose-goods': ({ record, state, player }) => {
    const by = { at: atCard(player, record.ask.card), power: powerIndex(record.ask.card, 'consume', record.ask.power) };
    player.tableau[by.at].used &= ~(1 << by.power);
    const sets = goodsFor(state, player, by).map((goods) =>
      goods
        .map((at) => player.tableau[at].card)
        .sort()
        .join(),
    );
    return [record.ask.sets === undefined ? undefined : sets.sort(), record.ask.sets?.map((set: string[]) => ids(set).join()).sort()];
  },
  windfall: ({ record, state, player }) => {
    const isBonus = record.ask.by === 'produce-bonus';
    const at = atCard(player, record.ask.by);
    if (isBonus) player.hasBonusDue = true;
    else player.tableau[at].used = 0;
    const worlds = legal(state, player.seat).flatMap((each) =>
      each.type === 'produce' && (isBonus ? each.by === 'bonus' : each.by !== 'bonus' && each.by.at === at)
        ? [player.tableau[each.world].card]
        : [],
    );
    return [worlds.sort(), ids(record.ask.worlds)];
  },
  'discard-to-produce': ({ record, state, player }) => {
    player.tableau[atCard(player, record.ask.world)].used = 0;
    const answers = legal(state, player.seat);
    const cards = answers.flatMap((each) => (each.type === 'produce-for-card' ? [each.card] : []));
    const mayDecline = answers.some(({ type }) => type !== 'produce-for-card');
    return [
      [cards.sort(), mayDecline],
      [[...new Set(ids(record.ask.from))], record.ask.mayDecline],
    ];
  },
  'produce-power': ({ record, state, player }) => {
    const offered = legal(state, player.seat).flatMap((each): string[] => {
      if (each.type === 'produce-for-card')
        return [
          `${player.tableau[each.world].card} ${cardOf(state, player.tableau[each.world].card).produce.findIndex((power) => power.do === 'produce-for-card')}`,
        ];
      return (each.type === 'draw-for' || each.type === 'produce') && each.by !== 'bonus'
        ? [`${player.tableau[each.by.at].card} ${each.by.power}`]
        : [];
    });
    const wanted: string[] = record.ask.powers.map(
      ({ card, power }: { card: string; power: string }) => `${idOfName(card)} ${powerIndex(card, 'produce', power)}`,
    );
    return [[...new Set(offered)].sort(), wanted.sort()];
  },
};

test.runIf(hasOracle)('every decision of the records: what may be placed, paid, sold, consumed and produced', () => {
  const counts: Record<string, number> = {};
  for (const record of oracleDecisions()) {
    const state = stateOf(record);
    expectSameTable(state, record.state, { id: record.id });
    const [ours, theirs] = COMPARED[record.kind]({ record, state, player: state.players[record.seat] });
    expect(ours, record.id).toEqual(theirs);
    counts[record.kind] = (counts[record.kind] ?? 0) + 1;
  }
  console.log('decisions that agree:', counts);
});

test.runIf(hasOracle)('every final score of the records, and who won', () => {
  let agreed = 0;
  for (const record of oracleFinals()) {
    const state = position(described({ ...record, round: record.rounds, phase: 'choose' }, record, {}));
    expectSameTable(state, record, { id: record.id, disputed: record.disputed ?? [] });
    const isFull = record.players.some(({ tableau }) => tableau.length >= 12);
    const ends = record.end.filter((why) => why !== 'round-cap');
    expect([state.pool <= 0, isFull], record.id).toEqual([ends.includes('vp-pool'), ends.includes('tableau')]);
    expect(endOfMatch(state), record.id).toBe(ends.includes('vp-pool') ? 'pool' : ends[0]);
    agreed += 1;
    // Who won depends on the goal that is disputed.
    if (record.disputed !== undefined) continue;
    const seats = standing(state);
    expect(
      seats.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
      record.id,
    ).toEqual(record.winners);
  }
  console.log('final scores that agree:', agreed);
});

test.runIf(hasOracle)('every phase of the records, played with its answers and draws', () => {
  const counts: Record<string, number> = {};
  for (const record of oraclePhases()) {
    const state = replay(record);
    const ours = state.players.map(({ chips, hand, tableau }) => ({
      chips,
      hand: [...hand].sort(),
      tableau: tableau.map(({ card, good }) => `${card} ${good !== undefined}`),
    }));
    const theirs = record.after.players.map(({ chips, hand, tableau }) => ({
      chips,
      hand: ids(hand ?? []),
      tableau: tableau.map(({ card, good }) => `${idOfName(card)} ${good === true}`),
    }));
    expect(ours, record.id).toEqual(theirs);
    expectSameTable(state, record.after, { id: record.id, isPhaseOver: true });
    counts[record.phase] = (counts[record.phase] ?? 0) + 1;
  }
  console.log('phases that agree:', counts);
});
