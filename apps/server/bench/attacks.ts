import { type ActionBase, below, type Chance, stableJson } from '@orrery/engine';
import type { Asked } from '@orrery/match';
import { pick } from '../test/support/choice.ts';

/** What somebody who means harm might send. Everything is drawn from the chance given, so a finding can be repeated. */

/** Never a message the protocol knows. */
export function malformed(chance: Chance, match: string): string | Buffer {
  const act = { type: 'act', request: 'r', match, seat: 0, decision: 0, actions: [{ type: 'end-turn' }] };
  const whole = JSON.stringify(act);
  const makers: readonly (() => string | Buffer)[] = [
    () => '',
    () => whole.slice(0, 1 + below(chance, whole.length - 2)),
    () => randomText(chance, 1 + below(chance, 200)),
    () => Buffer.from(randomText(chance, 1 + below(chance, 60))),
    () => pick(chance, ['null', '[]', '0', '"act"', 'true', '{}', '[[[[]]]]', '{"type":null}', '{"type":"__proto__"}']),
    () => JSON.stringify({ ...act, type: randomText(chance, 8) }),
    () => JSON.stringify({ ...act, [`extra${below(chance, 1000)}`]: below(chance, 1000) }),
    () => whole.replace('"seat":0', `"seat":${pick(chance, ['-1', '99', '0.5', '"0"', 'null', '1e99', '[0]'])}`),
    () => whole.replace('"decision":0', `"decision":${pick(chance, ['-1', '1e30', '"0"', 'null', '{}', '0.25'])}`),
    () => whole.replace('"actions":[{"type":"end-turn"}]', `"actions":${pick(chance, ['[]', '{}', 'null', `[${'1,'.repeat(40)}1]`])}`),
    () => whole.replace('{"type":"end-turn"}', `{"type":"end-turn","${pick(chance, ['__proto__', 'constructor', 'prototype'])}":{"a":1}}`),
    () => whole.replace('{"type":"end-turn"}', '['.repeat(30) + ']'.repeat(30)),
    () => `${'['.repeat(1 + below(chance, 5000))}`,
    () =>
      JSON.stringify({
        type: pick(chance, ['watch', 'unwatch', 'read-log']),
        match: pick(chance, ['', '../..', 'x'.repeat(65), "a'--", 'a b']),
      }),
    () => JSON.stringify({ type: 'say', match, text: pick(chance, ['', ' ', 'x'.repeat(301), 'a\u0000b', '\u202eabc', 'a\nb']) }),
    () => JSON.stringify({ type: 'hello', protocol: pick(chance, [-1, 0.5, '1', null]) }),
    () => JSON.stringify({ type: 'undo', request: 'r', match, seat: 0, keep: pick(chance, [-1, 'all', null]), seq: 0 }),
  ];
  return pick(chance, makers)();
}

export function oversized(chance: Chance): string {
  return `{"type":"say","match":"m","text":"${'x'.repeat(16 * 1024 + below(chance, 100_000))}"}`;
}

const FACILITIES = ['alien-artifact', 'colonist-hub', 'colony-constructor', 'lunar-mine', 'maintenance-bay', 'orbital-market'] as const;
const MORE_FACILITIES = ['raiders-outpost', 'shipyard', 'solar-converter', 'terraforming-station', 'asimov-crater', 'nowhere'] as const;
const CARDS = ['alien-city', 'booster-pod', 'stasis-beam', 'plasma-cannon', 'holographic-decoy', 'resource-cache', 'no-such-card'] as const;
const PLACES = ['asimov-crater', 'bradbury-plateau', 'lem-badlands', 'herbert-valley', 'lunar-mine', ''] as const;

/** Shaped like an action, and not one of those that are legal. */
export function illegal(chance: Chance, { legal }: Asked): ActionBase {
  const allowed = new Set(legal.map((action) => stableJson(action)));
  for (let tries = 0; tries < 100; tries++) {
    const action = tries % 3 === 0 && legal.length > 0 ? distorted(chance, pick(chance, legal)) : invented(chance);
    if (!allowed.has(stableJson(action))) return action;
  }
  return { type: 'win-at-once' };
}

function invented(chance: Chance): ActionBase {
  const faces = Array.from({ length: 1 + below(chance, 4) }, () => 1 + below(chance, 7)).sort();
  const relic = below(chance, 4) === 0;
  const makers: readonly (() => ActionBase & Record<string, unknown>)[] = [
    () => ({ type: 'dock-ships', at: pick(chance, [...FACILITIES, ...MORE_FACILITIES]), faces, relic }),
    () => ({ type: 'claim-card', card: pick(chance, CARDS) }),
    () => ({ type: 'launch-colony' }),
    () => ({ type: 'buy-relic-ship' }),
    () => ({ type: 'trade-at-market' }),
    () => ({ type: 'land-colony', territory: pick(chance, PLACES) }),
    () => ({ type: 'steal-token', from: below(chance, 5), token: pick(chance, ['fuel', 'ore', 'gold']) }),
    () => ({ type: 'steal-card', from: below(chance, 5), card: pick(chance, CARDS) }),
    () => ({ type: 'use-power', card: pick(chance, CARDS), target: { kind: 'ship', face: 1 + below(chance, 7), relic } }),
    () => ({ type: 'discard-card', card: pick(chance, CARDS), target: { kind: 'territory', territory: pick(chance, PLACES) } }),
    () => ({ type: 'return-tokens', fuel: below(chance, 9), ore: below(chance, 9) }),
    () => ({ type: 'teleport-ship', to: pick(chance, FACILITIES), faces, relic }),
    () => ({ type: pick(chance, ['stop-raiding', 'cease-fire', 'keep-waiting', 'end-turn', 'cycle-display', 'toString', '__proto__']) }),
  ];
  return pick(chance, makers)();
}

/** A legal action with one of its values changed or one more added. */
function distorted(chance: Chance, action: ActionBase): ActionBase {
  const keys = Object.keys(action);
  const value = pick<unknown>(chance, [null, -1, 7, 1e9, 'x', [], {}, true, 'lunar-mine', [6, 6, 6]]);
  return { ...action, [pick(chance, [...keys, 'extra'])]: value, ...(below(chance, 3) === 0 ? {} : { type: action.type }) };
}

function randomText(chance: Chance, length: number): string {
  return Array.from({ length }, () => String.fromCharCode(1 + below(chance, 0x2fff))).join('');
}
