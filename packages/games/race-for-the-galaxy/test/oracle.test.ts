import { expect, test } from 'vitest';
import { GOALS } from '../src/cards/goals.ts';
import { legal } from '../src/flow/legal.ts';
import { pointsOf, standing } from '../src/flow/score.ts';
import { idOfName } from '../src/input/position/cards.ts';
import { position } from '../src/input/position.ts';
import { cardOf } from '../src/rules/cards.ts';
import { goodsFor, usablePowers } from '../src/rules/consume.ts';
import { progress } from '../src/rules/goals.ts';
import { waysToPay } from '../src/rules/payment.ts';
import { unfitToPlace } from '../src/rules/placing.ts';
import { strengthAgainst } from '../src/rules/strength.ts';
import { priceOf } from '../src/rules/trade.ts';
import type { Player, State } from '../src/state.ts';
import {
  described,
  hasOracle,
  ids,
  type OracleDecision,
  type OracleState,
  oracleDecisions,
  oracleFinals,
  oraclePhases,
  powerIndex,
} from './oracle.ts';
import { replay } from './oracle-replay.ts';

const STEPS: Readonly<Record<string, string | { ask: string; kind: string; second?: boolean }>> = {
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
  const step = STEPS[record.kind];
  const hands: (readonly string[] | undefined)[] = [];
  hands[record.seat] = record.hand;
  const asked = record.state.players.map((_, seat) => (seat === record.seat && step !== undefined ? [step] : []));
  return position(described(record, record.state, { hands, asked }));
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

const atCard = (player: Player, name: string) => player.tableau.findIndex(({ card }) => card === idOfName(name));

/** What is compared for each kind of question: ours, theirs. */
const COMPARED: Readonly<Record<string, (asking: Asking) => [unknown, unknown]>> = {
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
    const cards = legal(state, player.seat).flatMap((each) => (each.type === 'produce-for-card' ? [each.card] : []));
    return [cards.sort(), [...new Set(ids(record.ask.from))]];
  },
  'produce-power': ({ record, state, player }) => {
    const offered = legal(state, player.seat).map((each) => {
      if (each.type === 'produce-for-card')
        return `${player.tableau[each.world].card} ${cardOf(state, player.tableau[each.world].card).produce.findIndex((power) => power.do === 'produce-for-card')}`;
      return (each.type === 'draw-for' || each.type === 'produce') && each.by !== 'bonus'
        ? `${player.tableau[each.by.at].card} ${each.by.power}`
        : '';
    });
    const wanted: string[] = record.ask.powers.map(
      ({ card, power }: { card: string; power: string }) => `${idOfName(card)} ${powerIndex(card, 'produce', power)}`,
    );
    return [wanted.filter((power) => offered.includes(power)), wanted];
  },
};

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
    ],
    [ids(options.map(({ card }) => card)), options.map(({ pay }) => oraclePayments(pay)), refused.map(({ why }) => whys[why])],
  ];
}

/** Military, the worth of every card and the progress of goals, as in any record. */
function expectSameTable(state: State, told: OracleState): void {
  told.players.forEach((player, seat) => {
    const own = state.players[seat];
    // Against a grey world that is no Rebel's only general Military counts; the records leave out what was added for the phase.
    const general = strengthAgainst(state, own, cardOf(state, 'outlaw-world')) - own.temporary;
    if (player.military !== undefined) expect(general).toBe(player.military);
    expect(own.tableau.map(({ card }) => pointsOf(state, own, card))).toEqual(player.tableau.map(({ vp }) => vp));
  });
  told.goals.forEach((goal, index) => {
    // What was discarded to the limit is over when the record is written.
    if (goal.name === 'Budget Surplus') return;
    expect(state.players.map((player) => progress(state, player, GOALS[state.goals[index].goal].measure))).toEqual(goal.progress);
  });
}

test.runIf(hasOracle)('every decision of the records: what may be placed, paid, sold, consumed and produced', () => {
  const counts: Record<string, number> = {};
  for (const record of oracleDecisions()) {
    const state = stateOf(record);
    expectSameTable(state, record.state);
    const compare = record.kind.startsWith('place-') ? placing : COMPARED[record.kind];
    if (compare !== undefined) {
      const [ours, theirs] = compare({ record, state, player: state.players[record.seat] });
      expect(ours, record.id).toEqual(theirs);
    }
    counts[record.kind] = (counts[record.kind] ?? 0) + 1;
  }
  console.log('decisions that agree:', counts);
});

test.runIf(hasOracle)('every final score of the records, and who won', () => {
  let agreed = 0;
  for (const record of oracleFinals()) {
    const state = position(described({ ...record, round: record.rounds, phase: 'choose' }, record, {}));
    if (record.disputed !== undefined) continue;
    const seats = standing(state);
    expect(
      seats.map(({ points }) => points),
      record.id,
    ).toEqual(record.players.map(({ score }) => score));
    expect(
      seats.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
      record.id,
    ).toEqual(record.winners);
    agreed += 1;
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
    expect(state.pool, record.id).toBe(record.after.vpPool);
    expect(
      state.goals.map(({ holders }) => [...holders].sort()),
      record.id,
    ).toEqual(record.after.goals.map(({ holders }) => [...holders].sort()));
    counts[record.phase] = (counts[record.phase] ?? 0) + 1;
  }
  console.log('phases that agree:', counts);
});
