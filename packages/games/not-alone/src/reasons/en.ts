import { type Clause, type Clauses, capital, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { list, name, oneOf, place, places as placeList, token } from '../text/en/words.ts';
import { type Outcome, SECRET, type Term, type TermOf, type Turn } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
/** "2 more Place cards", "1 fewer Survival card". */
const manyMore = (amount: number, one: string): string => counted(Math.abs(amount), `${amount > 0 ? 'more' : 'fewer'} ${one}`);
/** What others will have rests on what they do meanwhile. */
const guess = (seat: number, { seat: own }: Telling<View>) => (seat === own ? {} : ({ as: 'guess' } as const));
const creature = (telling: Telling<View>): Subject => subject(telling.view.creature.seat, telling);
const isCreature = ({ view, seat }: Telling<View>): boolean => view.creature.seat === seat;

function has(seat: number, telling: Telling<View>, what: string) {
  const { who, verb } = subject(seat, telling);
  return { who, does: `${verb('have', 'has')} ${what}`, ...guess(seat, telling) };
}

const holds = (seat: number, telling: Telling<View>, { amount, what }: { readonly amount: number; readonly what: string }) => {
  const { who, verb } = subject(seat, telling);
  const does = amount > 0 ? `${verb('have', 'has')} ${what}` : `${verb('do', 'does')} not have ${what}`;
  return { who, does, ...guess(seat, telling) };
};

/** In steps of the Rescue counter, in which all is weighed. */
const tenths = (amount: number): string => {
  const steps = Math.round(Math.abs(amount)) / 10;
  return steps === 1 ? 'a Rescue step' : steps < 1 ? `${steps} of a Rescue step` : `${steps} Rescue steps`;
};

/** Likelihoods are what should be expected, never what will be. */
const often = (percent: number): string =>
  percent === 0 ? 'hardly ever' : percent === 100 ? 'nearly always' : `in about ${percent} % of cases`;
/** Where it is known that nobody can be there, or that somebody must be. */
const oftenOrNever = (percent: number): string => (percent === 0 ? 'never' : percent === 100 ? 'for certain' : often(percent));
const likelier = (percent: number): string => {
  if (Math.abs(percent) >= SURE) return percent > 0 ? 'is all but certain' : 'is all but ruled out';
  return `is ${percent > 0 ? 'more' : 'less'} likely by about ${counted(Math.abs(percent), 'percentage point')}`;
};
const SURE = 95;

const places = (all: TermOf<'cover'>['here']): string => oneOf(all.map(place));
const isMany = (id: TermOf<'risk'>['here']): boolean => ['gates', 'mists'].includes(id);
const TURNS: { readonly [Each in Turn]: string } = { this: 'this turn', next: 'next turn' };

/** Which tokens are met where. */
function visit({ here, there, now, else: otherwise }: TermOf<'visit'>, telling: Telling<View>) {
  const meets = (tokens: typeof now): string => (tokens.length === 0 ? 'no token' : list(tokens.map(token)));
  if (meets(now) !== meets(otherwise))
    return { who: 'you', does: `meet ${meets(now)} at ${placeList(here)}, but ${meets(otherwise)} at ${placeList(there)}` };
  const verb = here.length > 1 || here.some(isMany) ? 'do' : 'does';
  return { who: placeList(here), does: `${verb} ${telling.isGain ? 'more' : 'less'} for you this turn than ${placeList(there)}` };
}

const taken = (amount: number): Clause => ({
  as: 'about',
  who: 'the tokens',
  does: `take about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'} from the Hunted`,
});

const OUTCOMES: { readonly [Each in Outcome]: string } = { won: 'win the match', lost: 'lose the match', open: 'play on' };

const clauses: Clauses<View, Term> = {
  risk: ({ here, there, now, else: otherwise }) => {
    const [first, ...others] = [`at ${place(here)} ${often(now)}`, `at ${place(there)} ${often(otherwise)}`];
    // "Hardly ever" comes last, or it would seem to go with both.
    return { who: 'the Creature', does: `is expected ${(now === 0 ? [...others, first] : [first, ...others]).join(', ')}` };
  },
  harm: ({ here, there, amount }) => ({
    who: `being found at ${place(here)}`,
    does: `costs ${amount > 0 ? 'more' : 'less'} than at ${place(there)}`,
  }),
  prize: ({ here, there, amount }) => ({
    who: place(here),
    does: `${isMany(here) ? 'bring' : 'brings'} about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'} than ${place(there)} if nobody comes`,
  }),
  cover: ({ here, there, now, else: otherwise }) => ({
    who: 'somebody',
    does: `is at ${places(here)} ${oftenOrNever(now)}, at ${places(there)} ${oftenOrNever(otherwise)}`,
  }),
  prey: ({ token: laid, here, there, amount }) => ({
    who: token(laid),
    does: `takes ${amount > 0 ? 'more' : 'less'} from whoever it meets at ${places(here)} than at ${places(there)}`,
  }),
  assimilation: ({ amount }) => ({
    who: 'the Assimilation counter',
    does: `is ${counted(Math.abs(amount), 'step')} ${amount > 0 ? 'further from' : 'nearer to'} its end`,
  }),
  way: ({ rescue, defense }) => {
    const [counter, steps] = rescue === 0 ? ['Defense', defense] : ['Rescue', rescue];
    return {
      who: `the ${counter} counter`,
      does: `is ${counted(Math.abs(steps), 'step')} ${steps > 0 ? 'nearer to' : 'further from'} its end`,
    };
  },
  'rescue-moves': ({ amount }) => ({ who: 'the Rescue counter', does: amount > 0 ? 'still moves this turn' : 'does not move this turn' }),
  // Open to all, and moved by the action itself: no guess, whoever it is.
  will: ({ seat, amount }, telling) => ({
    ...has(seat, telling, `${Math.abs(amount)} ${amount > 0 ? 'more' : 'less'} Will`),
    as: undefined,
  }),
  hand: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'Place card')} in hand`),
  'other-hand': ({ seat, now, else: otherwise }, telling) =>
    has(seat, telling, `${placeList(now)} in hand rather than ${placeList(otherwise)}`),
  'in-hand': ({ place: card, than, amount }) => ({
    as: 'about',
    who: `${place(card)} in hand`,
    does: `${isMany(card) ? 'are' : 'is'} worth about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'} than ${place(than)}`,
  }),
  visit,
  prospects: ({ seat, turn, amount }, telling) => {
    const { who } = subject(seat, telling);
    return { who, does: `can hope for ${amount > 0 ? 'more' : 'less'} ${TURNS[turn]}` };
  },
  catch: ({ turn, amount }) => ({ who: `a catch ${TURNS[turn]}`, does: likelier(amount), as: 'about' }),
  laying: ({ amount }) => taken(amount),
  looking: ({ amount }) => ({ who: 'you', does: `know ${amount > 0 ? 'more' : 'less'} before you lay the tokens` }),
  hunt: ({ amount }) => taken(amount),
  owns: ({ seat, place: card, isNew, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const rest = guess(seat, telling);
    if (isNew)
      return { who, does: amount > 0 ? `${verb('get', 'gets')} ${place(card)}` : `${verb('do', 'does')} not get ${place(card)}`, ...rest };
    return { ...rest, who, does: `${amount > 0 ? verb('keep', 'keeps') : verb('give up', 'gives up')} ${place(card)}` };
  },
  'better-place': ({ seat, place: card, than, amount }, telling) => {
    const { who, isOwn } = subject(seat, telling);
    if (!isOwn) return { who, does: `gets ${place(card)} instead of ${place(than)}`, ...guess(seat, telling) };
    const worth = `${isMany(card) ? 'are' : 'is'} worth about ${tenths(amount)}`;
    return { as: 'about', who: place(card), does: `${worth} ${amount > 0 ? 'more' : 'less'} to you than ${place(than)}` };
  },
  survival: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'Survival card')),
  'own-survival': ({ card, amount }, telling) =>
    holds(telling.seat, telling, {
      amount,
      what: seen(telling, card) ? `${name(`survival:${card}`)} to play later` : 'a new Survival card',
    }),
  'new-survival': ({ amount }, telling) => holds(telling.seat, telling, { amount, what: 'a new Survival card' }),
  'two-cards': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${amount > 0 ? verb('lay', 'lays') : verb('do not lay', 'does not lay')} two cards next turn` };
  },
  survivors: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'survivor')),
  'dark-pile': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const hides = amount > 0 ? verb('hide your', 'hides the') : verb('do not hide your', 'does not hide the');
    return { who, does: `${hides} discard pile from the Creature` };
  },
  character: ({ seat, character, amount }, telling) =>
    holds(seat, telling, { amount, what: `the ability of ${name(`character:${character}`)}` }),
  'better-character': ({ character, than, amount }) => ({
    as: 'about',
    who: `the ability of ${name(`character:${character}`)}`,
    does: `is worth about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'} than that of ${name(`character:${than}`)}`,
  }),
  marker: ({ amount }) => ({ who: 'the marker', does: `is ${amount > 0 ? '' : 'not '}on the Beach` }),
  'hunt-cards': ({ amount }, telling) => has(telling.view.creature.seat, telling, manyMore(amount, 'Hunt card')),
  'own-hunt': ({ card, amount }, telling) => {
    const shown = seenHunt(telling, card) ? name(`hunt:${card}`) : 'the new Hunt card';
    // Some cards are worth nothing kept: to play them is no loss.
    if (telling.isGain !== amount > 0) return { who: shown, does: 'is hardly worth keeping: a new card takes its place', as: 'fact' };
    return holds(telling.seat, telling, { amount, what: `${shown} to play later` });
  },
  'two-hunt-cards': ({ amount }, telling) => {
    const { who } = creature(telling);
    return { who, does: `${amount > 0 ? 'may' : 'may not'} play two Hunt cards next turn` };
  },
  developed: ({ adaptation, amount }, telling) => {
    const { who, verb } = creature(telling);
    return { who, does: `${amount > 0 ? verb('have', 'has') : verb('do not have', 'does not have')} ${name(`adaptation:${adaptation}`)}` };
  },
  'better-adaptation': ({ adaptation, than, amount }) => ({
    as: 'about',
    who: name(`adaptation:${adaptation}`),
    does: `is worth about ${tenths(amount)} ${amount > 0 ? 'more' : 'less'} to the Creature than ${name(`adaptation:${than}`)}`,
  }),
  plan: ({ now, else: otherwise }, telling) => {
    const dna = now.dna - otherwise.dna;
    const adaptations = now.cards - otherwise.cards;
    const { who } = creature(telling);
    const isBetter = telling.isGain === isCreature(telling);
    // More of the one and less of the other: which of them weighs more has to be said.
    if (dna * adaptations < 0) {
      const both = [`${Math.abs(dna)} DNA`, counted(Math.abs(adaptations), 'adaptation card')];
      const [more, less] = dna > 0 === isBetter ? both : both.reverse();
      return {
        who: more,
        does: `${Math.abs(dna > 0 === isBetter ? dna : adaptations) === 1 ? 'is' : 'are'} worth more to ${isCreature(telling) ? 'you' : who} than ${less}`,
      };
    }
    // Numbers alone would say the opposite.
    if (isBetter ? Math.max(dna, adaptations) <= 0 : Math.min(dna, adaptations) >= 0)
      return { who, does: `can hope for ${isBetter ? 'better' : 'worse'} adaptations` };
    return has(
      telling.view.creature.seat,
      telling,
      list([
        ...(dna === 0 ? [] : [`${Math.abs(dna)} ${dna > 0 ? 'more' : 'less'} DNA`]),
        ...(adaptations === 0 ? [] : [manyMore(adaptations, 'adaptation card')]),
      ]),
    );
  },
  blocked: ({ amount }, telling) => {
    const { who } = creature(telling);
    return { who, does: `${amount > 0 ? 'cannot' : 'can'} use adaptations now` };
  },
  'open-question': (_, telling) => ({ who: 'what is still to be decided', does: telling.isGain ? 'promises more' : 'promises less' }),
  untold: () => ({ who: 'the rest', does: 'is worth as much' }),
  over: ({ now, else: otherwise }) => {
    const match = now === 'open' ? 'the match' : 'it';
    const instead = otherwise === 'open' ? 'at once' : `instead of ${otherwise === 'won' ? 'winning' : 'losing'} ${match}`;
    return { who: 'you', does: `${OUTCOMES[now]} ${instead}` };
  },
};

const seen = ({ view, seat }: Telling<View>, card: string): boolean =>
  view.survivalDiscard.some((one) => one === card) ||
  view.hunted.some((one) => one.seat === seat && one.survival.some((held) => held === card));
const seenHunt = ({ view }: Telling<View>, card: string): boolean =>
  view.huntDiscard.some((one) => one === card) || view.creature.hand.some((one) => one === card);

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'By what can be counted, one is about as good as the other.',
  close: ({ gains, prices }, said) => {
    if (![...gains, ...prices].some(({ term }) => SECRET.includes(term.of)))
      return said.gains === '' ? `At first sight this is worse: ${said.prices}. What speaks for it only shows further ahead.` : undefined;
    const price = said.prices === '' ? '' : ` Against it: ${said.prices}.`;
    return said.gains === ''
      ? `It is done now and then, so as not to be foreseen, although ${said.prices}.`
      : `${capital(said.gains)}.${price} It is done now and then, so as not to be foreseen.`;
  },
});
