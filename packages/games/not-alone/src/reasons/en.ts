import { type Clauses, capital, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { list, name, place, token } from '../text/en/words.ts';
import { type Outcome, SECRET, type Stand, type Term, type TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
const manyMore = (amount: number, one: string, other?: string): string =>
  `${counted(Math.abs(amount), one, other)} ${amount > 0 ? 'more' : 'fewer'}`;
const creature = (telling: Telling<View>): Subject => subject(telling.view.creature.seat, telling);
const isCreature = ({ view, seat }: Telling<View>): boolean => view.creature.seat === seat;

function has(seat: number, telling: Telling<View>, what: string) {
  const { who, verb } = subject(seat, telling);
  return { who, does: `${verb('have', 'has')} ${what}` };
}

const holds = (seat: number, telling: Telling<View>, { amount, what }: { readonly amount: number; readonly what: string }) => {
  const { who, verb } = subject(seat, telling);
  return { who, does: amount > 0 ? `${verb('have', 'has')} ${what}` : `${verb('do', 'does')} not have ${what}` };
};

/** What differs between two ways one Hunted may stand. */
function stand({ now, else: otherwise }: { readonly now: Stand; readonly else: Stand }, isGain: boolean): string {
  const will = now.will - otherwise.will;
  const hand = now.hand - otherwise.hand;
  const parts = [
    ...(will === 0 ? [] : [`${Math.abs(will)} Will ${will > 0 ? 'more' : 'less'}`]),
    ...(hand === 0 ? [] : [`${manyMore(hand, 'Place card')} in hand`]),
  ];
  if (parts.length > 0) return list(parts);
  const kept = now.cards?.filter((card) => otherwise.cards?.includes(card) === false) ?? [];
  const gone = otherwise.cards?.filter((card) => now.cards?.includes(card) === false) ?? [];
  if (kept.length > 0 && gone.length > 0) return `${list(kept.map(place))} in hand rather than ${list(gone.map(place))}`;
  return `${isGain ? 'better' : 'worse'} prospects this turn`;
}

const tenths = (amount: number): string => {
  const steps = Math.abs(amount) / 10;
  return steps === 1 ? 'a step' : steps < 1 ? `${steps} of a step` : `${steps} steps`;
};

/** Likelihoods are what should be expected, never what will be. */
const often = (percent: number): string => (percent === 0 ? 'hardly ever' : `in about ${percent} % of cases`);

const places = (all: TermOf<'cover'>['here']): string => list(all.map(place));

const OUTCOMES: { readonly [Each in Outcome]: string } = { won: 'win the match at once', lost: 'lose the match at once', open: 'play on' };

const clauses: Clauses<View, Term> = {
  risk: ({ here, there, now, else: otherwise }) => ({
    who: 'the Creature',
    does: `is expected at ${place(here)} ${often(now)}, at ${place(there)} ${often(otherwise)}`,
  }),
  harm: ({ here, there, amount }) => ({
    who: `being found at ${place(here)}`,
    does: `costs ${amount > 0 ? 'more' : 'less'} than at ${place(there)}`,
  }),
  prize: ({ here, there, amount }) => ({
    who: place(here),
    does: `brings about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'} than ${place(there)} if nobody comes`,
  }),
  cover: ({ here, there, now, else: otherwise }) => ({
    who: 'somebody',
    does: `is at ${places(here)} ${often(now)}, at ${places(there)} ${often(otherwise)}`,
  }),
  prey: ({ token: laid, here, there, amount }) => ({
    who: token(laid),
    does: `takes ${amount > 0 ? 'more' : 'less'} from whoever it meets at ${places(here)} than at ${places(there)}`,
  }),
  assimilation: ({ amount }) => ({
    who: 'the Assimilation counter',
    does: `is ${counted(Math.abs(amount), 'step')} ${amount > 0 ? 'further from' : 'nearer to'} its end`,
  }),
  way: ({ now, else: otherwise }) => {
    const rescue = otherwise.rescue - now.rescue;
    const defense = (otherwise.defense ?? 0) - (now.defense ?? 0);
    const counter = rescue === 0 ? 'Defense' : 'Rescue';
    const steps = rescue === 0 ? defense : rescue;
    return {
      who: `the ${counter} counter`,
      does: `is ${counted(Math.abs(steps), 'step')} ${steps > 0 ? 'nearer to' : 'further from'} its end`,
    };
  },
  'rescue-moves': ({ amount }) => ({ who: 'the Rescue counter', does: amount > 0 ? 'still moves this turn' : 'does not move this turn' }),
  stand: ({ seat, now, else: otherwise }, telling) =>
    has(seat, telling, stand({ now, else: otherwise }, telling.isGain !== isOther(seat, telling))),
  catch: ({ now, else: otherwise }) => ({
    who: 'somebody',
    does: `is caught ${often(Math.round(now))} instead of ${Math.round(otherwise)} %`,
  }),
  hunt: ({ amount }) => ({ who: 'the best hunt you can lay', does: `takes about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'}` }),
  owns: ({ seat, place: card, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: amount > 0 ? `${verb('own', 'owns')} ${place(card)}` : `${verb('do', 'does')} not own ${place(card)}` };
  },
  survival: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'Survival card')),
  'own-survival': ({ card, amount }, telling) =>
    holds(telling.seat, telling, {
      amount,
      what: seen(telling, card) ? `${name(`survival:${card}`)} to play later` : 'a new Survival card',
    }),
  'two-cards': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${amount > 0 ? verb('lay', 'lays') : verb('do not lay', 'does not lay')} two cards next turn` };
  },
  survivors: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'survivor')),
  'dark-pile': ({ seat, amount }, telling) => holds(seat, telling, { amount, what: 'a discard pile the Creature cannot see' }),
  character: ({ seat, amount }, telling) => holds(seat, telling, { amount, what: 'a character' }),
  marker: ({ amount }) => ({ who: 'the marker', does: `is ${amount > 0 ? '' : 'not '}on the Beach` }),
  'hunt-cards': ({ amount }, telling) => has(telling.view.creature.seat, telling, manyMore(amount, 'Hunt card')),
  'own-hunt': ({ card, amount }, telling) =>
    holds(telling.seat, telling, { amount, what: seenHunt(telling, card) ? `${name(`hunt:${card}`)} to play later` : 'a new Hunt card' }),
  'two-hunt-cards': ({ amount }, telling) => {
    const { who } = creature(telling);
    return { who, does: `${amount > 0 ? 'may' : 'may not'} play two Hunt cards next turn` };
  },
  growth: ({ amount }, telling) => {
    const { who, verb } = creature(telling);
    return { who, does: `${verb('are', 'is')} ${amount > 0 ? 'further' : 'less far'} with the adaptations` };
  },
  blocked: ({ amount }, telling) => {
    const { who } = creature(telling);
    return { who, does: `${amount > 0 ? 'cannot' : 'can'} use adaptations now` };
  },
  'open-question': (_, telling) => ({ who: 'what is still to be decided', does: telling.isGain ? 'promises more' : 'promises less' }),
  over: ({ now, else: otherwise }) => ({ who: 'you', does: now === 'open' ? `do not ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

/** Whether this is about the other side. */
const isOther = (seat: number, telling: Telling<View>): boolean => isCreature(telling) && seat !== telling.seat;
const seen = ({ view, seat }: Telling<View>, card: string): boolean =>
  view.survivalDiscard.some((one) => one === card) ||
  view.hunted.some((one) => one.seat === seat && one.survival.some((held) => held === card));
const seenHunt = ({ view }: Telling<View>, card: string): boolean =>
  view.huntDiscard.some((one) => one === card) || view.creature.hand.some((one) => one === card);

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'For what can be counted there is no difference between the two.',
  close: ({ gains, prices }, said) => {
    if (![...gains, ...prices].some(({ term }) => SECRET.includes(term.of))) return undefined;
    const price = said.prices === '' ? '' : ` Against it: ${said.prices}.`;
    return said.gains === ''
      ? `It is done now and then, so as not to be foreseen, although ${said.prices}.`
      : `${capital(said.gains)}.${price} It is done now and then, so as not to be foreseen.`;
  },
});
