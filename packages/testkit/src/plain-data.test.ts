import { BadInput, hashOf, type Json, readOptions, readRecord, stableJson } from '@orrery/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ambush } from './throwaway/ambush.ts';
import { guild } from './throwaway/guild.ts';
import { station } from './throwaway/station.ts';

/** The same cases every time. */
const SAME = { seed: 1, numRuns: 500 };
const json = fc.jsonValue() as fc.Arbitrary<Json>;

function mixed(value: Json): Json {
  if (Array.isArray(value)) return value.map(mixed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, mixed(item ?? null)]),
  );
}

test('stable JSON is JSON, and does not depend on the order of keys', () => {
  fc.assert(
    fc.property(json, (value) => {
      const again: Json = JSON.parse(stableJson(value));
      expect(again).toEqual(JSON.parse(JSON.stringify(value)));
      expect(stableJson(mixed(value))).toBe(stableJson(value));
      expect(hashOf(again)).toBe(hashOf(value));
    }),
    SAME,
  );
});

const RECORD_FIELDS = [
  'format',
  'formatVersion',
  'game',
  'rulesVersion',
  'options',
  'seats',
  'seed',
  'commitment',
  'actions',
  'result',
  'hash',
];
const nearly = fc.record(Object.fromEntries(RECORD_FIELDS.map((field) => [field, json])), { requiredKeys: [] }) as fc.Arbitrary<Json>;
const headed = nearly.map((fields) => ({ ...(fields as object), format: 'orrery-match', formatVersion: 1 }));

test('whatever is given for a record, options or a position gets an answer or BadInput, never another error', () => {
  const readers: readonly ((given: Json) => unknown)[] = [
    readRecord,
    (given) => readOptions({ longGame: { kind: 'flag', default: false } }, given, 3),
    ambush.position,
  ];
  fc.assert(
    fc.property(fc.oneof(json, nearly, headed), (given) => {
      for (const read of readers) {
        try {
          read(given);
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
        }
      }
    }),
    SAME,
  );
});

test('whatever is given for an action is read as one or as none', () => {
  const types = fc.constantFrom('hide', 'hunt', 'dodge', 'pass', 'choose', 'build', 'pay', 'move-unit', 'set-off', 'place-trap');
  const almost = fc.record(
    { type: types, place: json, card: json, phase: json, unit: json, trap: json, sector: json },
    { requiredKeys: ['type'] },
  );
  fc.assert(
    fc.property(fc.oneof(json, almost as fc.Arbitrary<Json>), (given) => {
      for (const { readAction } of [ambush, guild, station]) {
        const action = readAction(given);
        if (action !== undefined) expect(stableJson(action)).toBe(stableJson(given));
      }
    }),
    SAME,
  );
});
