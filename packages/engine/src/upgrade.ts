import type { Json } from './contract.ts';
import { isObject, type JsonObject } from './readers.ts';
import type { PlainGame, WithChance } from './step.ts';

/**
 * How a stored state of one rules version becomes one of the next: a pure step to the new shape, or a plain statement of why there can be
 * none. A step changes the shape and nothing more; from then on the match is played by the rules of the new version.
 */
export type UpgradeStep = ((state: JsonObject) => Json) | { readonly cannot: string };

/** From each earlier rules version to the step that leads to the next. Versions are whole numbers, counted up. */
export type Upgrades = Readonly<Record<string, UpgradeStep>>;

/** Why a stored match cannot go on. */
export const CLOSED_REASONS = [
  /** The game states that it cannot read states of that version, or knows no such version. */
  'rules-changed',
  /** Stored by rules newer than these. */
  'newer-rules',
  /** A step failed, or what came of it is not a state of today's rules. */
  'unreadable',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

export type ReadSnapshot =
  | { readonly ok: true; readonly state: WithChance }
  | { readonly ok: false; readonly reason: ClosedReason; readonly problem: string };

/** A stored state of this or an earlier version as a state of today's rules. Never throws. */
export function readSnapshot(module: PlainGame, stored: { readonly rulesVersion: string; readonly state: Json }): ReadSnapshot {
  try {
    const upgraded = upgrade(module, stored);
    if (!upgraded.ok) return upgraded;
    const { state } = upgraded;
    if (!carriesChance(state)) return { ok: false, reason: 'unreadable', problem: 'there is no state in it' };
    tryOut(module, state);
    return { ok: true, state };
  } catch (problem) {
    return { ok: false, reason: 'unreadable', problem: String(problem) };
  }
}

/** Asks what a match asks first. Throws where the state is none of these rules; `check` would find more, but browsers do not have it. */
function tryOut(module: PlainGame, state: WithChance): void {
  for (const seat of module.asked(state)) module.legal(state, seat);
  module.standing(state);
  module.result(state);
  module.view(state, 'spectator');
}

type Upgraded = { readonly ok: true; readonly state: Json } | Extract<ReadSnapshot, { ok: false }>;

function upgrade({ rulesVersion: today, upgrades }: PlainGame, stored: { readonly rulesVersion: string; readonly state: Json }): Upgraded {
  if (Number(stored.rulesVersion) > Number(today)) {
    return { ok: false, reason: 'newer-rules', problem: `stored by rules ${stored.rulesVersion}; here are rules ${today}` };
  }
  let { state } = stored;
  // Ends: every turn counts the version up, and the table is finite.
  for (let version = stored.rulesVersion; version !== today; version = String(Number(version) + 1)) {
    const known = Object.hasOwn(upgrades, version) ? upgrades[version] : undefined;
    const step = known ?? { cannot: `rules ${version} are not known here` };
    if (typeof step !== 'function') return { ok: false, reason: 'rules-changed', problem: step.cannot };
    if (!isObject(state)) return { ok: false, reason: 'unreadable', problem: 'there is no state in it' };
    state = step(state);
  }
  return { ok: true, state };
}

function carriesChance(json: Json): json is Json & WithChance {
  return typeof json === 'object' && json !== null && 'chance' in json && typeof json.chance === 'object' && json.chance !== null;
}
