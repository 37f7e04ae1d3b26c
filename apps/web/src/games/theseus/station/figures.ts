import type { Seat } from '@orrery/engine';
import type { Balance, Forecast, State } from '@orrery/theseus';
import { balanceOf, isSameSide } from '@orrery/theseus/facts';
import type { TableModel } from '../table-model.svelte.ts';

/** One thing an action would change, with the words for it and whether the viewer would like it. */
export interface Line {
  readonly key: string;
  readonly isGood: boolean | undefined;
  readonly say: (model: TableModel) => string;
}

/** A forecast in numbers and words from where this seat sits. */
export interface Figures extends Balance {
  readonly said: readonly Line[];
  readonly isEnd: boolean;
  readonly asks: boolean;
}

export function figuresOf(made: Forecast | undefined, seat: Seat, state: State): Figures | undefined {
  if (made === undefined) return undefined;
  return { ...balanceOf(state, seat, made), said: linesOf(made, seat, state), isEnd: made.ended !== undefined, asks: made.hasQuestions };
}

function linesOf(made: Forecast, seat: Seat, state: State): readonly Line[] {
  const lines: Line[] = [];
  if (made.ended !== undefined) {
    const { winners } = made.ended;
    const isGood = winners.includes(seat) ? true : winners.length > 0 ? false : undefined;
    lines.push({ key: 'end', isGood, say: ({ words }) => (isGood === true ? words.wins : isGood === false ? words.loses : words.ends) });
  }
  const tell = (numbers: readonly number[], words: 'lifeBy' | 'dataBy' | 'upgradesBy') => {
    numbers.forEach((by, who) => {
      if (by === 0) return;
      const isGood = by > 0 === isSameSide(state, seat, who);
      lines.push({ key: `${words}${who}`, isGood, say: (model) => model.words[words](model.who(who), by) });
    });
  };
  tell(made.life, 'lifeBy');
  tell(made.data, 'dataBy');
  tell(made.upgrades, 'upgradesBy');
  if (made.ejected.length > 0) {
    lines.push({
      key: 'ejected',
      isGood: undefined,
      say: (model) => model.words.ejects(made.ejected.map((unit) => model.unitName(unit)).join(', ')),
    });
  }
  if (made.discarded.length > 0) {
    const names = (model: TableModel) => made.discarded.map(({ card }) => model.name(`card:${card}`)).join(', ');
    lines.push({ key: 'discarded', isGood: undefined, say: (model) => model.words.discards(names(model)) });
  }
  if (made.hasQuestions) lines.push({ key: 'asks', isGood: undefined, say: (model) => model.words.asksMore });
  return lines;
}
