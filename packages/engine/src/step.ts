import type { Chance } from './chance.ts';
import type { ActionBase, DecisionBase, EventBase, GameModule, Hearing, Refusal, Seat, Tell, Told, Viewer } from './contract.ts';
import { stableJson } from './hash.ts';

/** Every state carries its generator under this name. */
export type WithChance = {
  readonly chance: Chance;
};

/** Any game, seen only through what all games have in common; unlike `AnyGame` it keeps the types checked. */
export type PlainGame = GameModule<WithChance, ActionBase, unknown, unknown, EventBase, DecisionBase>;

export type Step<State, Event> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly told: readonly Told<Event>[];
      /** Chance was used or something hidden came to light: undo stops here. */
      readonly revealed: boolean;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** A `Tell` that does nothing, for search. */
export const silent = (): void => {};

/** False in search: an event that copies lists need not be made for nobody. */
export function isHeard<Event>(tell: Tell<Event>): boolean {
  return tell !== silent;
}

/** One action done on a copy; the state given stays as it was. */
export function step<
  State extends WithChance,
  Action extends ActionBase,
  View,
  Options,
  Event extends EventBase,
  Decision extends DecisionBase,
>(module: GameModule<State, Action, View, Options, Event, Decision>, state: State, seat: Seat, action: Action): Step<State, Event> {
  const refusal = module.refuse(state, seat, action);
  if (refusal !== undefined) return { ok: false, refusal };
  const draft = module.clone(state);
  const told: Told<Event>[] = [];
  let revealed = false;
  module.apply(draft, seat, action, (event: Event, hearing?: Hearing<Event>) => {
    told.push({ event, only: hearing?.only, adds: hearing?.adds });
    if (hearing?.reveals) revealed = true;
  });
  return { ok: true, state: draft, told, revealed: revealed || draft.chance.counter !== state.chance.counter };
}

/** What this viewer hears of what was told. */
export function heardBy<Event>(told: readonly Told<Event>[], viewer: Viewer): Event[] {
  const heard: Event[] = [];
  for (const { event, only, adds } of told) {
    if (only === undefined) heard.push(event);
    else if (isAmong(viewer, only)) heard.push(adds === undefined ? event : { ...event, ...adds });
    else if (adds !== undefined) heard.push(event);
  }
  return heard;
}

function isAmong(viewer: Viewer, seats: Seat | readonly Seat[]): boolean {
  return typeof seats === 'number' ? seats === viewer : viewer !== 'spectator' && seats.includes(viewer);
}

/** One id per seat, in seat order; null: the seat has no decision. */
export type DecisionIds = readonly (number | null)[];

export interface Passage<State> {
  readonly before: State;
  readonly after: State;
  readonly ids: DecisionIds;
  /** Who acted; `everybody` where the match went back, so that no answer to an old question may pass for one to the new. */
  readonly actor: Seat | 'everybody';
  /** Grows with every change of the match; becomes the id of each new question. */
  readonly step: number;
}

type Questions<State> = {
  decision(state: State, seat: Seat): DecisionBase | undefined;
  legal(state: State, seat: Seat): readonly ActionBase[];
};

/** Ids of the questions a match opens with. */
export function firstDecisionIds<State>(module: Questions<State>, state: State, seats: number): DecisionIds {
  return Array.from({ length: seats }, (_, seat) => (module.decision(state, seat) === undefined ? null : 0));
}

/**
 * A seat keeps its id while it is asked the same and may answer the same: others may answer theirs meanwhile and its answer must not
 * go stale. The actor's id always changes, so a second click changes nothing.
 */
export function nextDecisionIds<State>(module: Questions<State>, passage: Passage<State>): DecisionIds {
  const { before, after, ids, actor, step } = passage;
  return ids.map((id, seat) => {
    const question = module.decision(after, seat);
    if (question === undefined) return null;
    if (id === null || actor === 'everybody' || actor === seat) return step;
    const isSame =
      stableJson(question) === stableJson(module.decision(before, seat) ?? null) &&
      stableJson(module.legal(after, seat)) === stableJson(module.legal(before, seat));
    return isSame ? id : step;
  });
}
