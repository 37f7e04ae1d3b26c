import { below, type Chance, chanceFromSeed, pick } from '../chance.ts';
import type { ActionBase, Json, Result, Seat, Told } from '../contract.ts';
import { hashOf, seedFrom, stableJson } from '../hash.ts';
import { readOptions } from '../options.ts';
import { type RecordedAction, readRecord, recordOf } from '../record.ts';
import { replay } from '../replay.ts';
import { type PlainGame, step, type WithChance } from '../step.ts';
import { Findings, type Violation } from './findings.ts';
import { ActionPool, checkComplete } from './mutation.ts';
import { legalOf, type Position, plain, positionOf } from './position.ts';
import { checkAutomatic, checkJunk, checkLegal, checkPoints, checkQuestions, checkStored, checkWindows } from './rules-checks.ts';
import { checkSecrecy } from './secrecy-checks.ts';

export interface VerifyRequest {
  readonly seats: number;
  /** As given from outside: what is not named has its default. */
  readonly options?: Json;
  /** Any text; the same one gives the same game and the same violations. */
  readonly seed: string;
  /** The checks that copy and compare whole states are done about once in this many steps. 1: at every step. */
  readonly deepEvery?: number;
  /** A random game longer than this counts as endless. */
  readonly maxActions?: number;
  /** Wrong actions tried at a step that is looked at deeply. */
  readonly mutations?: number;
}

export interface Verified {
  readonly actions: number;
  readonly result: Result | undefined;
  /** Hash of the final state. */
  readonly hash: string;
  readonly violations: readonly Violation[];
}

/** One random game under every property of the contract. */
export function verifyGame(module: PlainGame, request: VerifyRequest): Verified {
  const run = new Run(module, request);
  run.findings.guard('play', () => run.play());
  run.findings.guard('replay', () => run.checkReplay());
  const { state, done, findings } = run;
  const result = state === undefined ? undefined : module.result(state);
  return { actions: done.length, result, hash: state === undefined ? '' : hashOf(state), violations: findings.violations };
}

/** What the replay must pass through again. */
interface Witness {
  readonly state: string;
  readonly told: string;
}

class Run {
  readonly findings: Findings;
  readonly done: RecordedAction[] = [];
  state: WithChance | undefined;
  readonly #module: PlainGame;
  readonly #request: VerifyRequest;
  readonly #seed: string;
  /** Chooses the actions and the samples; apart from the game's own. */
  readonly #chance: Chance;
  readonly #pool = new ActionPool();
  readonly #witnesses = new Map<number, Witness>();

  constructor(module: PlainGame, request: VerifyRequest) {
    this.findings = new Findings(request.seed);
    this.#module = module;
    this.#request = request;
    this.#seed = seedFrom(request.seed);
    this.#chance = chanceFromSeed(`${this.#seed}/choices`);
  }

  play(): void {
    const { seats, options = {} } = this.#request;
    const module = this.#module;
    let state: WithChance | undefined = module.setup(readOptions(module.options, options, seats), seats, chanceFromSeed(this.#seed));
    this.#witness(state, []);
    // Ends: `#moveOn` gives undefined after `maxActions` at the latest.
    while (state !== undefined) {
      this.state = state;
      const position = positionOf(module, state, seats);
      checkQuestions(position, this.findings);
      if (this.done.length === 0) checkJunk(position, this.findings);
      const isDeep = position.asked.length === 0 || below(this.#chance, this.#request.deepEvery ?? 1) === 0;
      if (isDeep) this.#lookDeeply(position);
      state = position.asked.length === 0 ? undefined : this.#moveOn(position, isDeep ? 'witness' : 'pass');
    }
  }

  /** The state after a random action; undefined where the game cannot go on. */
  #moveOn(position: Position, sight: 'witness' | 'pass'): WithChance | undefined {
    const { findings } = this;
    const { maxActions = 20_000 } = this.#request;
    if (this.done.length >= maxActions) {
      findings.note('random-games-end', `still running after ${maxActions} actions`);
      return undefined;
    }
    const choice = chosen(position, this.#chance);
    if (choice === undefined) {
      findings.note('decision-can-be-answered', 'nobody who is asked has an action');
      return undefined;
    }
    const stepped = step(this.#module, position.state, choice.seat, choice.action);
    if (!stepped.ok) {
      findings.note('legal-is-not-refused', `${stableJson(choice)}: ${stepped.refusal.code}`);
      return undefined;
    }
    this.done.push(choice);
    findings.step = this.done.length;
    if (sight === 'witness') this.#witness(stepped.state, stepped.told);
    return stepped.state;
  }

  /** The same options, seed and actions, out of a file, lead to the same states and events. */
  checkReplay(): void {
    const { state, findings } = this;
    const module = this.#module;
    if (state === undefined || findings.violations.length > 0) return;
    const { seats, options = {} } = this.#request;
    const record = recordOf({
      game: module.id,
      rulesVersion: module.rulesVersion,
      options,
      seats: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
      seed: this.#seed,
      actions: this.done,
      result: module.result(state),
      hash: hashOf(state),
    });
    for (const moment of replay(module, readRecord(plain(record)))) {
      const witness = this.#witnesses.get(moment.count);
      if (witness === undefined) continue;
      findings.step = moment.count;
      findings.same('replay-gives-the-same-states', 'state', { expected: witness.state, found: stableJson(moment.state) });
      findings.same('replay-gives-the-same-events', 'events', { expected: witness.told, found: stableJson(moment.told) });
    }
  }

  #lookDeeply(position: Position): void {
    const { findings } = this;
    const chance = this.#chance;
    for (const actions of position.legal) this.#pool.add(actions, chance);
    const trial = { pool: this.#pool, chance, tries: this.#request.mutations ?? 40 };
    const before = stableJson(position.state);
    findings.guard('points', () => checkPoints(position, findings));
    findings.guard('legal', () => checkLegal(position, findings));
    findings.guard('automatic-is-legal', () => checkAutomatic(position, findings));
    findings.guard('windows-are-passed-legally', () => checkWindows(position, findings));
    findings.guard('legal-is-complete', () => checkComplete(position, findings, trial));
    findings.guard('states-survive-storage', () => checkStored(position, findings));
    findings.guard('secrecy', () => checkSecrecy(position, { findings, chance, pool: this.#pool }));
    findings.same('questions-change-nothing', 'the state after it was looked at', { expected: before, found: stableJson(position.state) });
  }

  #witness(state: WithChance, told: readonly Told<unknown>[]): void {
    this.#witnesses.set(this.done.length, { state: stableJson(state), told: stableJson(told) });
  }
}

/**
 * Mostly somebody who is waited for; now and then a seat that may act but need not. Half of the choices give each kind
 * of action the same weight, so that one with hundreds of forms does not crowd out the rest.
 */
function chosen(position: Position, chance: Chance): { seat: Seat; action: ActionBase } | undefined {
  const { asked, legal } = position;
  const must = asked.filter((seat) => legalOf(position, seat).length > 0);
  const may = [...legal.keys()].filter((seat) => legalOf(position, seat).length > 0 && !asked.includes(seat));
  const from = may.length > 0 && below(chance, 5) === 0 ? may : must;
  if (from.length === 0) return undefined;
  const seat = pick(chance, from);
  let actions = legalOf(position, seat);
  if (below(chance, 2) === 0) {
    const types = [...new Set(actions.map(({ type }) => type))];
    const type = pick(chance, types);
    actions = actions.filter((action) => action.type === type);
  }
  return { seat, action: pick(chance, actions) };
}
