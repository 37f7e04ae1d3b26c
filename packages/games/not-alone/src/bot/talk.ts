import { below, type Chance, type Phrase, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { PhraseCode } from '../phrases.ts';
import type { Hunted, State } from '../state.ts';
import { possibleCards } from './belief.ts';

/** One in this many, so that nobody is talked to death. */
const SELDOM = 7;

/**
 * Something to say now and then. When, and what, depends on what everybody knows and on the bot's own chance, and never on what it has
 * laid or means to do: true by accident, a lie otherwise, and listening for more reveals nothing.
 */
export function talk(
  state: State,
  seat: Seat,
  { action, chance }: { readonly action: Action; readonly chance: Chance },
): Phrase | undefined {
  const isCreature = seat === state.creature.seat;
  const isMoment = isCreature ? action.type === 'pass' && state.turn.stage === 'exploration' : action.type === 'lay-place';
  if (!isMoment || below(chance, SELDOM) !== 0) return undefined;
  return isCreature ? threat(state, chance) : boast(state, seat, chance);
}

const say = (code: PhraseCode, ...values: (string | number)[]): Phrase => ({ code, values });

function oneOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items.length === 0 ? undefined : items[below(chance, items.length)];
}

function threat(state: State, chance: Chance): Phrase | undefined {
  const prey = oneOf(state.hunted, chance);
  if (prey === undefined) return undefined;
  const ways = possibleCards(state, prey);
  const place = oneOf(ways, chance);
  if (ways.length <= 2) return say('nowhere-to-run');
  return place === undefined || below(chance, 2) === 0 ? say('i-smell-you', prey.seat) : say('waiting-at', place);
}

function boast(state: State, seat: Seat, chance: Chance): Phrase | undefined {
  const own = state.hunted.find((hunted) => hunted.seat === seat);
  if (own === undefined) return undefined;
  const place = oneOf(possibleCards(state, own), chance);
  const weak = state.hunted.find((hunted) => hunted.seat !== seat && hunted.will === 1);
  if (weak !== undefined && below(chance, 2) === 0) return say('mind-your-will', weak.seat);
  if (place === undefined || below(chance, 5) === 0) return say(claim(own, chance));
  return say(below(chance, 3) === 0 ? 'not-going-to' : 'going-to', place);
}

function claim({ survival }: Hunted, chance: Chance): PhraseCode {
  if (below(chance, 2) === 0) return 'trust-me';
  return survival.length > 0 ? 'i-have-an-answer' : 'not-me';
}
