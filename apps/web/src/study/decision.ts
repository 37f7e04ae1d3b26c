import { type ActionBase, type AnyTableText, type EventBase, type SeatNames, stableJson } from '@orrery/engine';
import { LEAST_COST, type StudiedStep } from '@orrery/study';

/** An answer in words, and the chance to win behind it. */
export interface ToldAnswer {
  readonly words: string;
  /** Undefined: nobody looked yet, or there was nothing to compare it with. */
  readonly chance: number | undefined;
}

export interface ToldDecision {
  /** `as-good`: something else was the best, by nothing worth a word. */
  readonly verdict: 'not-yet' | 'no-choice' | 'best' | 'as-good' | 'costly';
  readonly cost: number;
  readonly played: ToldAnswer;
  /** The best answers besides the one that was played, the best first. */
  readonly others: readonly ToldAnswer[];
}

interface Telling {
  readonly text: AnyTableText;
  readonly names: SeatNames;
}

/** A decision as it is told. The words are those of the seat that decided, so that they name nothing it did not know. */
export function toldDecision(
  { action, effort, judged }: Pick<StudiedStep, 'action' | 'effort' | 'judged'>,
  { text, names }: Telling,
): ToldDecision {
  const told = (one: ActionBase, chance: number | undefined): ToldAnswer => ({ words: text.action(one, names), chance });
  if (judged === undefined) {
    return { verdict: effort === 0 ? 'not-yet' : 'no-choice', cost: 0, played: told(action, undefined), others: [] };
  }
  const isPlayed = (one: ActionBase): boolean => stableJson(one) === stableJson(judged.played.action);
  const [best] = judged.best;
  const isBest = best === undefined || isPlayed(best.action);
  return {
    verdict: judged.cost >= LEAST_COST ? 'costly' : isBest ? 'best' : 'as-good',
    cost: judged.cost,
    played: told(action, judged.played.chance),
    others: judged.best.filter((one) => !isPlayed(one.action)).map((one) => told(one.action, one.chance)),
  };
}

export interface ToldLuck {
  readonly seat: number;
  readonly change: number;
}

/** To whom chance brought or took something worth a word; undefined: chance had no part in it. */
export function toldLuck({ luck }: Pick<StudiedStep, 'luck'>): readonly ToldLuck[] | undefined {
  return luck?.flatMap((change, seat) => (Math.abs(change) >= LEAST_COST ? [{ seat, change }] : []));
}

/** More is no glance. */
const MOST_TOLD = 6;

/** What an answer brought to light, as a log has it: whoever is told of luck asks what it was. */
export function toldOutcome(events: readonly EventBase[], { text, names }: Telling, most = MOST_TOLD): string {
  const sentences = events.flatMap((event) => text.event?.(event, names) ?? []);
  const told = sentences.slice(0, most).map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`));
  return [...told, ...(sentences.length > most ? ['…'] : [])].join(' ');
}
