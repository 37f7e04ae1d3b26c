import { type Card, type CardId, PRINTED, PRINTED_IDS } from '../../cards/catalogue.ts';
import { cardScore } from '../../flow/score.ts';
import type { State } from '../../state.ts';
import { powersWorth } from '../worths.ts';
import { SKETCH_SIZE, sketch } from './sketch.ts';

/** Everything the features ask of the cards that play, by their numbers: printed ones first, then those of the pack. */
export interface Tables {
  readonly numbers: ReadonlyMap<CardId, number>;
  readonly cards: readonly Card[];
  /** Sketch after sketch. */
  readonly sketches: Float32Array;
  /** Bit n: has a power in the nth phase. */
  readonly phases: Uint8Array;
  readonly powers: Float32Array;
  /** Of a development that scores: what each card of the same tableau adds, by number. */
  readonly scores: readonly (Float32Array | undefined)[];
}

const known = new WeakMap<readonly Card[], Tables>();
/** Every state without a pack has a list of its own, and all mean the same. */
const NO_PACK: readonly Card[] = [];

export function tablesOf(state: Pick<State, 'own'>): Tables {
  const own = state.own.length === 0 ? NO_PACK : state.own;
  const before = known.get(own);
  if (before !== undefined) return before;
  const ids: CardId[] = [...PRINTED_IDS, ...own.map((_, at): CardId => `own-${at}`)];
  const cards = [...PRINTED_IDS.map((id) => factsOf(id)), ...own];
  const sketches = new Float32Array(cards.length * SKETCH_SIZE);
  cards.forEach((card, at) => {
    sketch(card, sketches.subarray(at * SKETCH_SIZE, (at + 1) * SKETCH_SIZE));
  });
  const tables: Tables = {
    numbers: new Map(ids.map((id, at) => [id, at])),
    cards,
    sketches,
    phases: Uint8Array.from(cards, phaseBits),
    powers: Float32Array.from(cards, powersWorth),
    scores: cards.map((card) =>
      card.points === 'scored' ? Float32Array.from(cards, (other, at) => cardScore(card.scoring, ids[at], other)) : undefined,
    ),
  };
  known.set(own, tables);
  return tables;
}

function factsOf(id: CardId): Card {
  const card = PRINTED.get(id);
  if (card === undefined) throw new Error(`RG-1.1: there is no card ${id}`);
  return card;
}

function phaseBits(card: Card): number {
  return (['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const).reduce(
    (bits, row, at) => (card[row].length > 0 ? bits | (1 << at) : bits),
    0,
  );
}
