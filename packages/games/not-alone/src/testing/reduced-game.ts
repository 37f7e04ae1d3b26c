import { chanceFromSeed, readOptions, type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { LEAN, type Lean } from '../bot/hunt.ts';
import { notAloneBot } from '../bot/index.ts';
import { type Mix, mixWith } from '../bot/mix.ts';
import { PLACES, type PlaceId } from '../cards/places.ts';
import { notAlone } from '../index.ts';
import { clone } from '../knowledge/clone.ts';
import type { State } from '../state.ts';

/**
 * The game made so small that it can be solved: one Hunted with a few places, no Hunt and no Survival cards, an empty reserve. Played by
 * the rules as they are. Nothing is left to chance, so the value of every position is a matrix game over the values of the next ones.
 */
export interface Reduced {
  readonly places: readonly PlaceId[];
  readonly rescue: number;
  readonly assimilation: number;
  readonly will: number;
}

const CREATURE: Seat = 0;
const HUNTED: Seat = 1;

export function reducedGame({ places, rescue, assimilation, will }: Reduced): State {
  const options = readOptions<State['options']>(notAlone.options, { boardSide: 'b', creature: 'first-seat' }, 2);
  const state = notAlone.setup(options, 2, chanceFromSeed('reduced'));
  const [hunted] = state.hunted;
  hunted.hand = [...places];
  hunted.survival = [];
  hunted.will = will;
  state.creature.hand = [];
  state.huntDeck = [];
  state.survivalDeck = [];
  state.reserve = {};
  state.rescue = rescue;
  state.assimilation = assimilation;
  return state;
}

/** Who plays by the bot's mixture; the other one answers as well as can be. `nobody`: both do, which is the value of the game. */
export type ByBot = 'nobody' | 'hunted' | 'creature';

/** How likely the Creature wins. */
export class Solver {
  readonly byBot: ByBot;
  private readonly mix: Mix;
  private readonly values = new Map<string, number>();

  constructor(byBot: ByBot, lean: Lean = LEAN) {
    this.byBot = byBot;
    this.mix = mixWith(lean);
  }

  get positions(): number {
    return this.values.size;
  }

  /** From any position in which somebody must decide. */
  value(state: State): number {
    if (state.ended !== undefined) return state.ended === 'assimilated' ? 1 : 0;
    if (state.turn.stage !== 'exploration') return this.openChoice(state);
    const key = keyOf(state);
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const value = this.exploration(state);
    this.values.set(key, value);
    return value;
  }

  /** Everything is face up and a Hunted chooses. */
  private openChoice(state: State): number {
    const legal = notAlone.legal(state, HUNTED);
    if (this.byBot === 'hunted') return this.value(after(state, HUNTED, bestByGlance(state, legal)));
    return Math.min(...legal.map((action) => this.value(after(state, HUNTED, action))));
  }

  private exploration(state: State): number {
    const legal = notAlone.legal(state, HUNTED).filter(({ type }) => type !== 'take-up-places');
    const isQuestion = state.pending.length > 0;
    if (isQuestion) return this.openChoice(state);
    const laid = legal.filter(({ type }) => type === 'lay-place');
    const efforts = legal.filter(({ type }) => type !== 'lay-place');
    if (this.byBot !== 'hunted') {
      const values = efforts.map((action) => this.value(after(state, HUNTED, action)));
      if (laid.length > 0) values.push(this.hunt(state, laid, undefined));
      return Math.min(...values);
    }
    const weights = this.mix(state, HUNTED, legal);
    if (weights === undefined) return this.value(after(state, HUNTED, bestByGlance(state, legal)));
    const effort = legal.findIndex(({ type }, at) => type !== 'lay-place' && weights[at] > 0);
    if (effort >= 0) return this.value(after(state, HUNTED, legal[effort]));
    return this.hunt(state, laid, normal(laid.map((action) => weights[legal.indexOf(action)])));
  }

  /** `shares`: how the bot lays. */
  private hunt(state: State, laid: readonly Action[], shares: readonly number[] | undefined): number {
    const hunts = laid.map((action) => after(state, HUNTED, action));
    const lines = linesOf(hunts[0], this.mix);
    const cells = hunts.map((hunting) =>
      lines.map(({ actions }) => this.value(actions.reduce((now, action) => after(now, CREATURE, action), hunting))),
    );
    if (shares !== undefined)
      return Math.max(...lines.map((_, line) => shares.reduce((sum, share, row) => sum + share * cells[row][line], 0)));
    if (this.byBot === 'creature')
      return Math.min(...cells.map((row) => row.reduce((sum, cell, line) => sum + lines[line].share * cell, 0)));
    return matrixValue(cells);
  }
}

function after(state: State, seat: Seat, action: Action): State {
  const draft = clone(state);
  notAlone.apply(draft, seat, action, silent);
  return draft;
}

/** What the strongest bot does where nothing is to be hidden. */
function bestByGlance(state: State, legal: readonly Action[]): Action {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const value = notAloneBot.evaluate(after(state, HUNTED, action), HUNTED);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}

interface Line {
  readonly actions: readonly Action[];
  /** How likely the bot hunts so. */
  readonly share: number;
}

/** Every way to lay the tokens on places of the Hunted, as far as the bot's mixture does not look at what was laid. */
function linesOf(state: State, mix: Mix): Line[] {
  if (state.ended !== undefined || state.turn.stage !== 'hunting') return [{ actions: [], share: 1 }];
  const legal = notAlone.legal(state, CREATURE);
  const weights = normal(mix(state, CREATURE, legal) ?? legal.map(() => 1));
  const isOver = state.tokens.creature.length > 0 && !legal.some(({ type }) => type === 'place-token');
  const lines: Line[] = [];
  legal.forEach((action, at) => {
    if (!isOver && !(action.type === 'place-token' && action.token === nextToken(state, legal) && isWorthwhile(state, action.at))) return;
    if (isOver && action.type !== 'end-hunting') return;
    for (const { actions, share } of linesOf(after(state, CREATURE, action), mix)) {
      lines.push({ actions: [action, ...actions], share: weights[at] * share });
    }
  });
  return lines;
}

function nextToken(state: State, legal: readonly Action[]): string | undefined {
  const open = legal.find((action) => action.type === 'place-token' && state.tokens[action.token].length === 0);
  return open?.type === 'place-token' ? open.token : undefined;
}

function isWorthwhile(state: State, at: readonly number[]): boolean {
  const [hunted] = state.hunted;
  const owned = [...hunted.hand, ...hunted.discard, ...hunted.played.map(({ card }) => card)];
  return owned.some((card) => at[0] === PLACES[card].number);
}

function normal(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** All that the rest of the match depends on. */
function keyOf(state: State): string {
  const [hunted] = state.hunted;
  const { hand, discard, will, effort, lays, resolves, nextLays, noResistIn } = hunted;
  const question = state.pending.map((one) => JSON.stringify(one)).join();
  return [state.rescue, state.assimilation, state.marker, hand, discard, will, effort, lays, resolves, nextLays, noResistIn, question].join(
    '|',
  );
}

const CLOSE = 1e-4;
const MOST_ROUNDS = 100_000;

/** The value of a matrix game, the rows lose and the columns gain, to within `CLOSE`: by regret matching until both sides agree. */
export function matrixValue(cells: readonly (readonly number[])[]): number {
  const rows = { regret: new Float64Array(cells.length), sum: new Float64Array(cells.length) };
  const columns = { regret: new Float64Array(cells[0].length), sum: new Float64Array(cells[0].length) };
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const row = shareOf(rows.regret);
    learn(columns, shareOf(columns.regret), {
      round,
      gains: cells[0].map((_, at) => row.reduce((sum, share, index) => sum + share * cells[index][at], 0)),
    });
    const column = shareOf(columns.regret);
    learn(rows, row, { round, gains: cells.map((line) => -line.reduce((sum, cell, at) => sum + column[at] * cell, 0)) });
    if (round % 50 !== 0) continue;
    const [meanRow, meanColumn] = [shareOf(rows.sum), shareOf(columns.sum)];
    const high = Math.max(...cells[0].map((_, at) => meanRow.reduce((sum, share, index) => sum + share * cells[index][at], 0)));
    const low = Math.min(...cells.map((line) => line.reduce((sum, cell, at) => sum + meanColumn[at] * cell, 0)));
    if (high - low < CLOSE) return (high + low) / 2;
  }
  throw new Error('a matrix game was not solved');
}

function shareOf(regret: Float64Array): number[] {
  const sum = regret.reduce((total, one) => total + one, 0);
  return Array.from(regret, (one) => (sum > 0 ? one / sum : 1 / regret.length));
}

function learn(
  { regret, sum }: { readonly regret: Float64Array; readonly sum: Float64Array },
  share: readonly number[],
  { round, gains }: { readonly round: number; readonly gains: readonly number[] },
): void {
  const mean = gains.reduce((total, gain, at) => total + share[at] * gain, 0);
  for (let at = 0; at < gains.length; at++) {
    regret[at] = Math.max(0, regret[at] + gains[at] - mean);
    sum[at] += round * share[at];
  }
}
