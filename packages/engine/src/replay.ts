import { type ActionBase, BadInput, type DecisionBase, type EventBase, type GameModule, type Seat, type Told } from './contract.ts';
import { hashOf, stableJson } from './hash.ts';
import { openingState } from './opening.ts';
import { readOptions } from './options.ts';
import type { MatchRecord } from './record.ts';
import { step, type WithChance } from './step.ts';

/** A moment of a replayed match: the state after `count` actions, and what was told as the last of them was done. */
export interface Moment<State, Action, Event> {
  readonly count: number;
  readonly state: State;
  /** The action that led here; undefined at the start. */
  readonly done: { readonly seat: Seat; readonly action: Action } | undefined;
  readonly told: readonly Told<Event>[];
  /** Chance was used by it, or something hidden came to light. */
  readonly revealed: boolean;
}

/**
 * Plays a record again, moment by moment, the opening first. Throws `BadInput` at the first action that is not legal,
 * and at the end where hash or result are not what the record says. To only check it, run it to the end:
 * `for (const moment of replay(…)) …`, or `checkRecord`.
 */
export function* replay<
  State extends WithChance,
  Action extends ActionBase,
  View,
  Options,
  Event extends EventBase,
  Decision extends DecisionBase,
>(module: GameModule<State, Action, View, Options, Event, Decision>, record: MatchRecord): Generator<Moment<State, Action, Event>, State> {
  refuseOtherRules(module, record);
  const { length: seats } = record.seats;
  let state = openingState(module, { ...record, options: readOptions(module.options, record.options, seats), seats });
  yield { count: 0, state, done: undefined, told: [], revealed: false };
  for (const [index, recorded] of record.actions.entries()) {
    const place = `record.actions[${index}]`;
    // Through JSON: a record made in memory may still hold a field that is present and undefined.
    const action = module.readAction(JSON.parse(JSON.stringify(recorded.action)));
    if (action === undefined) throw new BadInput(`${place}.action`, `is no action of ${module.id}`);
    const stepped = step(module, state, recorded.seat, action);
    if (!stepped.ok) throw new BadInput(place, `is not legal: ${stepped.refusal.code} [${stepped.refusal.rule}]`);
    state = stepped.state;
    yield { count: index + 1, state, done: { seat: recorded.seat, action }, told: stepped.told, revealed: stepped.revealed };
  }
  if (hashOf(state) !== record.hash) throw new BadInput('record.hash', 'is not the hash of the state these actions lead to');
  if (stableJson(module.result(state) ?? null) !== stableJson(record.result ?? null)) {
    throw new BadInput('record.result', 'is not the result these actions lead to');
  }
  return state;
}

/** The final state of a record that is in order; throws `BadInput` for any other. */
export function checkRecord<
  State extends WithChance,
  Action extends ActionBase,
  View,
  Options,
  Event extends EventBase,
  Decision extends DecisionBase,
>(module: GameModule<State, Action, View, Options, Event, Decision>, record: MatchRecord): State {
  const moments = replay(module, record);
  for (;;) {
    const moment = moments.next();
    if (moment.done) return moment.value;
  }
}

function refuseOtherRules(module: { id: string; rulesVersion: string; seats: { min: number; max: number } }, record: MatchRecord): void {
  if (record.game !== module.id) throw new BadInput('record.game', `is ${record.game}, not ${module.id}`);
  if (record.rulesVersion !== module.rulesVersion) {
    throw new BadInput(
      'record.rulesVersion',
      `was played by rules ${record.rulesVersion}; here are rules ${module.rulesVersion}, which may not lead to the same states`,
    );
  }
  const { length: seats } = record.seats;
  if (seats < module.seats.min || seats > module.seats.max) {
    throw new BadInput('record.seats', `must be ${module.seats.min} to ${module.seats.max} players, not ${seats}`);
  }
}
