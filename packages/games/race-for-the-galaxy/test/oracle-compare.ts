import { expect } from 'vitest';
import { GOALS } from '../src/cards/goals.ts';
import { goalPoints, pointsOf, standing } from '../src/flow/score.ts';
import { cardOf } from '../src/rules/cards.ts';
import { progress } from '../src/rules/goals.ts';
import { militaryWithNew, strengthAgainst } from '../src/rules/strength.ts';
import type { State } from '../src/state.ts';
import type { OracleState } from './oracle.ts';

export interface Told {
  readonly id: string;
  /** Goals the record calls disputed: its number for them is not compared. */
  readonly disputed?: readonly string[];
  /** The phase is over: its new cards are in force in the records, and here when the next one begins. */
  readonly isPhaseOver?: boolean;
}

/** Everything a record says of a table: Military, worth of every card, goals, points, and where the cards are. */
export function expectSameTable(state: State, told: OracleState, { id, disputed: skipped = [], isPhaseOver = false }: Told): void {
  expectSamePlayers(state, told, { id, isPhaseOver });
  expectSameGoals(state, told, { skipped, id });
  expectSamePoints(state, told, { skipped, id });
  expectSamePiles(state, told, id);
}

function expectSamePlayers(
  state: State,
  told: OracleState,
  { id, isPhaseOver }: { readonly id: string; readonly isPhaseOver: boolean },
): void {
  told.players.forEach((player, seat) => {
    const own = state.players[seat];
    expect(own.hand.length + own.seen.length, `${id}: hand of ${seat}`).toBe(player.handSize);
    expect(
      own.tableau.map(({ card }) => pointsOf(state, own, card)),
      id,
    ).toEqual(player.tableau.map(({ vp }) => vp));
    if (player.goods !== undefined)
      expect(
        own.tableau.filter(({ good }) => good !== undefined),
        id,
      ).toHaveLength(player.goods);
    if (player.military === undefined) return;
    expect(militaryWithNew(state, own), id).toBe(player.militaryWithNew ?? player.military);
    if (isPhaseOver) return;
    // Against a grey world that is no Rebel's only general Military counts; the records leave out what was added for the phase.
    expect(strengthAgainst(state, own, cardOf(state, 'outlaw-world')) - own.temporary, id).toBe(player.military);
  });
}

/** Goals whose counts a record keeps from the last time they were looked at are skipped. */
interface Comparing {
  readonly skipped: readonly string[];
  readonly id: string;
}

function expectSameGoals(state: State, told: OracleState, { skipped, id }: Comparing): void {
  told.goals.forEach(({ name, type, open, holders, progress: amounts, checked }, index) => {
    const tile = state.goals[index];
    const goal = GOALS[tile.goal];
    expect([goal.type, tile.holders.length === 0], `${id}: ${name}`).toEqual([type, open]);
    expect([...tile.holders].sort(), `${id}: ${name}`).toEqual([...holders].sort());
    // What was discarded to the limit is over when the record is written.
    if (name !== 'Budget Surplus')
      expect(
        state.players.map((player) => progress(state, player, goal.measure)),
        `${id}: ${name}`,
      ).toEqual(amounts);
    if (checked !== undefined || skipped.includes(name)) return;
    told.players.forEach(({ goalVp }, seat) => {
      expect(goalPoints(state, seat, tile), `${id}: ${name} of ${seat}`).toBe(goalVp[name] ?? 0);
    });
  });
}

/** Chips, cards and goals; of goals that are skipped the record's own number. */
function expectSamePoints(state: State, told: OracleState, { skipped, id }: Comparing): void {
  const isSkipped = told.goals.map(({ name, checked }) => checked !== undefined || skipped.includes(name));
  standing(state).forEach(({ seat, points }) => {
    const { chips, goalVp, endVp, score } = told.players[seat];
    expect(state.players[seat].chips, id).toBe(chips);
    const other = told.goals.reduce((sum, { name }, index) => {
      return isSkipped[index] ? sum + (goalVp[name] ?? 0) - goalPoints(state, seat, state.goals[index]) : sum;
    }, 0);
    expect(points + other, `${id}: points of ${seat}`).toBe(endVp ?? score);
  });
}

/** Goods are cards of neither pile, so only their sum with both is the same. */
function expectSamePiles(state: State, told: OracleState, id: string): void {
  const goods = (players: readonly { readonly tableau: readonly { readonly good?: unknown }[] }[]) =>
    players.flatMap(({ tableau }) => tableau).filter(({ good }) => good !== undefined && good !== false).length;
  const [{ deck, discard }] = state.piles;
  expect(state.pool, id).toBe(told.vpPool);
  expect(deck.length + discard.length + goods(state.players), `${id}: cards in the piles`).toBe(
    told.deck + told.discard + goods(told.players),
  );
}
