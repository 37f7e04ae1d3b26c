import type { OptionField } from '@orrery/engine';
import type { AnyText, SeatSides } from '../games/registry.ts';
import type { Options } from './option-groups.ts';

export interface SeatSide {
  /** What the side of the seat is called; undefined: nobody knows before the match. */
  readonly name: string | undefined;
  /** It is that of one against all. */
  readonly isAlone: boolean;
  /** What that side is called, and the choice that puts this seat on it; undefined where there is none, or it is there already. */
  readonly alone: { readonly name: string; readonly choice: string } | undefined;
}

interface Asked {
  readonly seat: number;
  readonly seats: number;
  readonly fields: Readonly<Record<string, OptionField>>;
  readonly options: Options;
  readonly text: AnyText;
}

/** Which side a seat will be on, and whether that can be changed there. */
export function sideOfSeat(sides: SeatSides, { seat, seats, fields, options, text }: Asked): SeatSide {
  const chosen = String(options[sides.option] ?? fields[sides.option]?.default);
  const side = sides.at(seat, seats, chosen);
  const choice = side === sides.alone ? undefined : sides.choiceFor(seat, seats);
  const nameOf = (term: string) => text.terms[term]?.name ?? term;
  return {
    name: side && nameOf(side),
    isAlone: side === sides.alone,
    alone: choice === undefined ? undefined : { name: nameOf(sides.alone), choice },
  };
}
