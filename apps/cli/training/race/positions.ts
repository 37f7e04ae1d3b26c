import { readFileSync } from 'node:fs';
import type { Column, Tally } from '@orrery/race-for-the-galaxy/bot';
import { writeWhole } from '../../src/source-file.ts';

/** A seat as the nets see it, kept. */
export interface KeptColumn {
  readonly tableau: Int32Array;
  /** Empty where the hand is not seen. */
  readonly hand: Int32Array;
  readonly status: Float32Array;
}

/** A position of self-play, and what came of it. */
export interface Position {
  readonly seats: number;
  readonly isAlone: boolean;
  /** Seat by seat: with its hand, and as the others see it. */
  readonly known: readonly KeptColumn[];
  readonly unknown: readonly KeptColumn[];
  /** By who looks, then by seat: the share of the first place to expect. */
  targets: Float32Array;
  /** Points in the end, in twenties. */
  points: Float32Array;
  /** At the choice of actions, two per seat: numbers of the cards chosen, or -1. */
  chosen: Float32Array;
}

export function keepColumn({ tally, status, isKnown }: Column): KeptColumn {
  return {
    tableau: tally.tableau.slice(0, tally.cards),
    hand: isKnown ? tally.hand.slice(0, tally.handCount) : new Int32Array(0),
    status: status.slice(),
  };
}

/** A kept column as the nets look at one. */
export function showColumn(kept: KeptColumn, column: Column): void {
  const { tally } = column;
  const cards: Pick<Tally, 'tableau' | 'hand'> = tally;
  cards.tableau.set(kept.tableau);
  cards.hand.set(kept.hand);
  tally.cards = kept.tableau.length;
  tally.handCount = kept.hand.length;
  column.isKnown = kept.hand.length > 0;
  column.status.set(kept.status);
}

export function writePositions(path: string, positions: readonly Position[]): void {
  const numbers: number[] = [];
  for (const { seats, isAlone, known, unknown, targets, points, chosen } of positions) {
    numbers.push(seats, isAlone ? 1 : 0);
    for (const column of [...known, ...unknown]) {
      numbers.push(column.tableau.length, ...column.tableau, column.hand.length, ...column.hand);
      column.status.forEach((amount, place) => {
        if (amount !== 0) numbers.push(place, amount);
      });
      numbers.push(-1);
    }
    numbers.push(...targets, ...points, ...chosen);
  }
  writeWhole(path, new Uint8Array(Float32Array.from(numbers).buffer));
}

export function readPositions(path: string, statusSize: number): Position[] {
  const bytes = readFileSync(path);
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 0;
  const next = () => numbers[at++];
  const list = (length: number) => {
    at += length;
    return numbers.slice(at - length, at);
  };
  const column = (): KeptColumn => {
    const tableau = Int32Array.from(list(next()));
    const hand = Int32Array.from(list(next()));
    const status = new Float32Array(statusSize);
    for (let place = next(); place >= 0; place = next()) status[place] = next();
    return { tableau, hand, status };
  };
  const positions: Position[] = [];
  while (at < numbers.length) {
    const seats = next();
    const isAlone = next() === 1;
    const known = Array.from({ length: seats }, column);
    const unknown = Array.from({ length: seats }, column);
    positions.push({ seats, isAlone, known, unknown, targets: list(seats * seats), points: list(seats), chosen: list(2 * seats) });
  }
  return positions;
}
