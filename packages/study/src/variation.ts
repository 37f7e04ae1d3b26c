import {
  type ActionBase,
  type AnyGame,
  actionAt,
  at,
  BadInput,
  chanceFromSeed,
  cutRecord,
  hashOf,
  type Json,
  listAt,
  listOf,
  type MatchRecord,
  objectAt,
  type RecordedAction,
  type Refusal,
  recordOf,
  startFrom,
  step,
  textAt,
  wholeNumber,
} from '@orrery/engine';
import { MOST_NAME, MOST_NOTE } from './notes.ts';
import type { AnyMoment } from './unseen-steps.ts';

/** What might have been played instead, from a moment of a match on. Plain data, kept with the study of the match. */
export interface Variation {
  /** No other of the same study has it; where a study meets itself again, it is the same variation. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** The moment of the match it leaves: after so many actions. */
  readonly from: number;
  /** What chance brings from there on comes of this; everything else lies as it lay. */
  readonly seed: string;
  readonly steps: readonly RecordedAction[];
}

export type VariationLine = Pick<Variation, 'from' | 'seed' | 'steps'>;

export const MOST_VARIATIONS = 100;
export const MOST_VARIATION_STEPS = 400;
const MOST_MOMENTS = 100_000;
const SEATS = { min: 0, max: 15 };

/** Throws `BadInput`. Whether the actions are legal is `playVariation`'s to say. */
export function readVariations(json: Json): readonly Variation[] {
  const count = listAt('variations', json).length;
  if (count > MOST_VARIATIONS) throw new BadInput('variations', `are ${count}, more than ${MOST_VARIATIONS}`);
  const variations = listOf('variations', json, variationAt);
  const ids = new Set(variations.map(({ id }) => id));
  if (ids.size < variations.length) throw new BadInput('variations', 'have one id twice');
  return variations;
}

function variationAt(place: string, given: Json): Variation {
  const { id, name, note, from, seed, steps } = objectAt(place, given, ['id', 'name', 'note', 'from', 'seed', 'steps']);
  const count = listAt(at(place, 'steps'), steps).length;
  if (count < 1 || count > MOST_VARIATION_STEPS) throw new BadInput(at(place, 'steps'), `must be 1 to ${MOST_VARIATION_STEPS}`);
  return {
    id: hexAt(at(place, 'id'), id),
    name: textAt(at(place, 'name'), name, MOST_NAME),
    note: textAt(at(place, 'note'), note, MOST_NOTE),
    from: wholeNumber(at(place, 'from'), from, { min: 0, max: MOST_MOMENTS }),
    seed: hexAt(at(place, 'seed'), seed),
    steps: listOf(at(place, 'steps'), steps, stepAt),
  };
}

function hexAt(place: string, given: Json | undefined): string {
  const text = textAt(place, given, 32);
  if (!/^[0-9a-f]{32}$/.test(text)) throw new BadInput(place, 'must be 32 hexadecimal digits');
  return text;
}

function stepAt(place: string, given: Json): RecordedAction {
  const { seat, action } = objectAt(place, given, ['seat', 'action']);
  return { seat: wholeNumber(at(place, 'seat'), seat, SEATS), action: actionAt(at(place, 'action'), action) };
}

/** The moment a variation leaves: all lies as it lay there, and chance is its own. */
export function variationBegins(moment: AnyMoment, seed: string): AnyMoment {
  return { ...moment, state: { ...moment.state, chance: chanceFromSeed(seed) } };
}

export type Tried = { readonly moment: AnyMoment } | { readonly refusal: Refusal };

/** What comes of this action in that moment. */
export function tryStep(module: AnyGame, before: AnyMoment, { seat, action }: RecordedAction): Tried {
  const stepped = step(module, before.state, seat, action);
  if (!stepped.ok) return { refusal: stepped.refusal };
  const { state, told, revealed } = stepped;
  return { moment: { count: before.count + 1, state, done: { seat, action }, told, revealed } };
}

/**
 * Every moment of a variation, the one it leaves first. Throws `BadInput` at the first action that is not legal: what is read from
 * anywhere is a variation only if it can be played.
 */
export function playVariation(module: AnyGame, moments: readonly AnyMoment[], { from, seed, steps }: VariationLine): readonly AnyMoment[] {
  const left = moments[from];
  if (left === undefined) throw new BadInput('variation.from', 'is no moment of this match');
  const played = [variationBegins(left, seed)];
  for (const [index, { seat, action: given }] of steps.entries()) {
    const place = `variation.steps[${index}]`;
    const action: ActionBase | undefined = module.readAction(JSON.parse(JSON.stringify(given)));
    if (action === undefined) throw new BadInput(place, `is no action of ${module.id}`);
    const before = played[index];
    if (before === undefined || !isSeat(module, before, seat)) throw new BadInput(place, 'is of a seat that is not there');
    const tried = tryStep(module, before, { seat, action });
    if ('refusal' in tried) throw new BadInput(place, `is not legal: ${tried.refusal.code} [${tried.refusal.rule}]`);
    played.push(tried.moment);
  }
  return played;
}

const isSeat = (module: AnyGame, { state }: AnyMoment, seat: number): boolean => seat < module.standing(state).length;

/** Those that can be played by these rules, in their order. */
export function legalVariations(module: AnyGame, moments: readonly AnyMoment[], variations: readonly Variation[]): readonly Variation[] {
  return variations.filter((variation) => {
    try {
      playVariation(module, moments, variation);
      return true;
    } catch (problem) {
      if (problem instanceof BadInput) return false;
      throw problem;
    }
  });
}

/** A variation as the record of a match that goes on from the moment it leaves: one plays on from its end, or sends it as a position. Nobody's name is in it. */
export function variationRecord(
  { record, moments }: { readonly record: MatchRecord; readonly moments: readonly AnyMoment[] },
  { from, seed, steps }: VariationLine,
  end: AnyMoment,
): MatchRecord {
  const left = moments[from];
  if (left === undefined) throw new BadInput('variation.from', 'is no moment of this match');
  const begun = cutRecord(record, left);
  return recordOf({
    ...begun,
    options: {},
    start: startFrom(begun, seed),
    seed,
    actions: steps,
    result: undefined,
    hash: hashOf(end.state),
  });
}
