import { below, type Chance, pick } from '../chance.ts';
import type { ActionBase, Json, Seat } from '../contract.ts';
import { stableJson } from '../hash.ts';
import { isObject } from '../readers.ts';
import type { Findings } from './findings.ts';
import { legalOf, type Position, plain } from './position.ts';

const MAX_POOL = 400;

/** Actions seen in this match and the values their fields had: what plausible wrong actions are made from. */
export class ActionPool {
  readonly actions: Json[] = [];
  readonly #texts = new Set<string>();
  readonly #values = new Map<string, Json[]>();

  add(actions: readonly ActionBase[], chance: Chance): void {
    for (const action of actions) {
      const text = stableJson(action);
      if (this.#texts.has(text)) continue;
      this.#texts.add(text);
      const json: Json = JSON.parse(text);
      this.#remember(json);
      if (this.actions.length < MAX_POOL) this.actions.push(json);
      else this.actions[below(chance, MAX_POOL)] = json;
    }
  }

  /** A value some action had under this key. */
  valueFor(key: string, chance: Chance): Json | undefined {
    const values = this.#values.get(key);
    return values?.[below(chance, values.length)];
  }

  #remember(json: Json): void {
    if (!isObject(json)) {
      if (Array.isArray(json)) for (const item of json) this.#remember(item);
      return;
    }
    for (const [key, value] of Object.entries(json)) {
      if (value === undefined) continue;
      const values = this.#values.get(key) ?? [];
      if (values.length < MAX_POOL && !values.some((known) => stableJson(known) === stableJson(value))) values.push(value);
      this.#values.set(key, values);
      this.#remember(value);
    }
  }
}

/** Every action `refuse` lets pass is in `legal`, and every other is refused: tried with all actions of other moments and with bent ones. */
export function checkComplete(position: Position, findings: Findings, trial: { pool: ActionPool; chance: Chance; tries: number }): void {
  const { seats, legal } = position;
  const { pool, chance, tries } = trial;
  if (pool.actions.length === 0) return;
  for (const [seat, actions] of legal.entries()) {
    if (actions.length === 0) continue;
    const listed = new Set(actions.map(stableJson));
    for (const given of pool.actions) tryOut(position, { seat, given, listed }, findings);
    for (let n = 0; n < tries; n++) tryOut(position, { seat, given: wrongAction(actions, pool, chance), listed }, findings);
  }
  // To seats without a question everything is refused, so a few tries are enough.
  const seat = below(chance, seats);
  const listed = new Set(legalOf(position, seat).map(stableJson));
  for (let n = 0; n < 5; n++) tryOut(position, { seat, given: wrongAction([], pool, chance), listed }, findings);
}

function tryOut(
  { module, state }: Position,
  trial: { readonly seat: Seat; readonly given: Json; readonly listed: ReadonlySet<string> },
  findings: Findings,
): void {
  const { seat, given, listed } = trial;
  findings.guard('legal-is-complete', () => {
    const action = module.readAction(given);
    if (action === undefined) return;
    const isRefused = module.refuse(state, seat, action) !== undefined;
    if (isRefused !== listed.has(stableJson(action))) return;
    const verdict = isRefused ? 'refused but listed' : 'not refused and not listed';
    findings.note('legal-is-complete', `seat ${seat}, ${stableJson(action)} is ${verdict}`);
  });
}

/** An action of this or another moment, as it was, with fields of others, or with a field or three bent. */
export function wrongAction(own: readonly ActionBase[], pool: ActionPool, chance: Chance): Json {
  const isOwn = own.length > 0 && below(chance, 2) === 0;
  const base = isOwn ? plain(pick(chance, own)) : (pool.actions[below(chance, pool.actions.length)] ?? null);
  if (below(chance, 3) === 0) return recombined(base, pool, chance);
  let given = base;
  for (let bends = below(chance, 4); bends > 0; bends--) given = bent(given, pool, chance);
  return given;
}

/** Each field as it was or as some other action had it: right in its parts, seldom as a whole. */
function recombined(json: Json, pool: ActionPool, chance: Chance): Json {
  if (!isObject(json)) return json;
  const fields: Record<string, Json | undefined> = {};
  for (const [key, value] of Object.entries(json)) {
    const isKept = key === 'type' || below(chance, 2) === 0;
    fields[key] = isKept ? value : (pool.valueFor(key, chance) ?? value);
  }
  return fields;
}

/** One field changed, somewhere in it. */
function bent(json: Json, pool: ActionPool, chance: Chance): Json {
  if (Array.isArray(json)) return bentList(json, pool, chance);
  if (isObject(json)) {
    const keys = Object.keys(json);
    const key = keys[below(chance, keys.length)] ?? 'new';
    const value = json[key];
    const other = below(chance, 2) === 0 ? pool.valueFor(key, chance) : undefined;
    if (below(chance, 20) === 0) return { ...json, [key]: undefined };
    return { ...json, [key]: other ?? bent(value ?? null, pool, chance) };
  }
  if (typeof json === 'number') return json + pick(chance, [-1, 1, 2, 0.5]);
  if (typeof json === 'boolean') return !json;
  return json === null ? 0 : `${json}x`;
}

function bentList(list: readonly Json[], pool: ActionPool, chance: Chance): Json {
  const at = below(chance, list.length);
  switch (below(chance, 5)) {
    case 0:
      return list.filter((_, index) => index !== at);
    case 1:
      return list.length === 0 ? [0] : [...list.slice(0, at + 1), ...list.slice(at)];
    case 2:
      return [...list].reverse();
    case 3:
      return list.length === 0 ? [1] : [...list, ...list.slice(0, 1)];
    default:
      return list.map((item, index) => (index === at ? bent(item, pool, chance) : item));
  }
}
