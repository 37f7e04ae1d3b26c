import { below, type Chance } from '../chance.ts';
import type { ActionBase, Json } from '../contract.ts';
import { stableJson } from '../hash.ts';
import { isObject } from '../readers.ts';
import type { Findings } from './findings.ts';
import { type Position, plain } from './position.ts';

const MAX_POOL = 300;

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
    return values === undefined ? undefined : values[below(chance, values.length)];
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

/** Every action `refuse` lets pass is in `legal`, and every other is refused: tried with actions of other moments and with bent ones. */
export function checkComplete(position: Position, findings: Findings, trial: { pool: ActionPool; chance: Chance; tries: number }): void {
  const { module, state, seats, legal } = position;
  const { pool, chance, tries } = trial;
  if (pool.actions.length === 0) return;
  const texts = legal.map((actions) => new Set(actions.map(stableJson)));
  for (let n = 0; n < tries; n++) {
    const seat = below(chance, seats);
    const own = legal[seat];
    const base =
      own.length > 0 && below(chance, 3) > 0 ? plain(own[below(chance, own.length)]) : pool.actions[below(chance, pool.actions.length)];
    const given = below(chance, 4) === 0 ? base : bent(base, pool, chance);
    findings.guard('legal-is-complete', () => {
      const action = module.readAction(given);
      if (action === undefined) return;
      const text = stableJson(action);
      const isRefused = module.refuse(state, seat, action) !== undefined;
      if (isRefused === texts[seat].has(text)) {
        findings.note('legal-is-complete', `seat ${seat}, ${text} is ${isRefused ? 'refused but listed' : 'not refused and not listed'}`);
      }
    });
  }
}

/** One field changed, somewhere in it. */
export function bent(json: Json, pool: ActionPool, chance: Chance): Json {
  if (Array.isArray(json)) return bentList(json, pool, chance);
  if (isObject(json)) {
    const keys = Object.keys(json);
    const key = keys[below(chance, keys.length)];
    const value = json[key];
    const other = below(chance, 2) === 0 ? pool.valueFor(key, chance) : undefined;
    if (below(chance, 20) === 0) return { ...json, [key]: undefined };
    return { ...json, [key]: other ?? bent(value ?? null, pool, chance) };
  }
  if (typeof json === 'number') return json + [-1, 1, 2, 0.5][below(chance, 4)];
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
      return list.length === 0 ? [1] : [...list, list[0]];
    default:
      return list.map((item, index) => (index === at ? bent(item, pool, chance) : item));
  }
}
