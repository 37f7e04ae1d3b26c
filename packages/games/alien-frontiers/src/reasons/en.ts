import { type Clauses, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { Field, Territory } from '../state.ts';
import { NAMES } from '../text/en/names.ts';
import { controlsNow, holdsNow, isOpen } from './known.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
const more = (amount: number, thing: string): string => `${Math.abs(amount)} ${thing} ${amount > 0 ? 'more' : 'less'}`;
const manyMore = (amount: number, one: string, other?: string): string =>
  `${counted(Math.abs(amount), one, other)} ${amount > 0 ? 'more' : 'fewer'}`;

const holds = (footing: TermOf<'footing'>['now']): boolean => footing === 'control' || footing === 'safe';

function footing(term: TermOf<'footing'>, telling: Telling<View>): string {
  const { territory, seat, now } = term;
  const { verb } = subject(seat, telling);
  const name = NAMES[territory];
  const had = controlsNow(telling.view, seat, territory);
  if (holds(now) && !holds(term.else))
    return `${had ? verb('keep', 'keeps') : verb('take', 'takes')} control of ${name}${paying(term, telling.seat)}`;
  if (holds(term.else) && !holds(now))
    return had
      ? `${verb('lose', 'loses')} control of ${name}${paying(term, telling.seat)}`
      : `${verb('do', 'does')} not take control of ${name}${paying(term, telling.seat)}`;
  if (now !== term.else) return `${standing(term, verb)} ${name}`;
  if (term.bonus !== 0) return `${verb('have', 'has')} ${term.bonus > 0 ? 'the' : 'no'} bonus of ${name}`;
  return `${verb('have', 'has')} ${term.positron > 0 ? 'the' : 'no'} extra point of the Positron Field on ${name}`;
}

/** What a bonus does, in a word: that it is another one is no reason. */
const BONUS: { readonly [Each in Territory]: string } = {
  'asimov-crater': 'an extra circle on the Hub',
  'bradbury-plateau': 'a cheaper Colony Constructor',
  'burroughs-desert': 'the right to the Relic Ship',
  'heinlein-plains': 'ore for 1 fuel at the Market',
  'herbert-valley': 'cheaper ships',
  'lem-badlands': 'more fuel at the Converter',
  'pohl-foothills': 'cheaper card powers',
  'van-vogt-mountains': 'any value at the Mine',
};

function paying({ bonus, positron, territory, seat }: TermOf<'footing'>, own: number): string {
  const its = `its bonus${seat === own ? ` (${BONUS[territory]})` : ''}`;
  if (positron !== 0) return bonus === 0 ? ' with the Positron Field’s point' : ` with ${its} plus the Positron Field’s point`;
  return bonus === 0 ? '' : ` with ${its}`;
}

/** Who controls the territory is the same both ways, or nobody does. */
function standing({ now, else: otherwise }: TermOf<'footing'>, verb: Subject['verb']): string {
  if (now === 'safe') return `${verb('are', 'is')} two colonies ahead on`;
  if (now === 'control') return `${verb('are', 'is')} only one colony ahead on`;
  if (now === 'tied') return `${verb('share', 'shares')} the lead on`;
  if (now === 'behind') return `${verb('are', 'is')} one colony behind on`;
  return otherwise === 'tied' ? `${verb('do', 'does')} not share the lead on` : `${verb('have', 'has')} no footing on`;
}

function hub({ now, else: otherwise, seat, isLanded }: TermOf<'hub'>, telling: Telling<View>): string {
  const { verb } = subject(seat, telling);
  if (isLanded) return `${now === 0 ? verb('use up', 'uses up') : verb('keep', 'keeps')} the colony on the Colonist Hub`;
  if (now === 0) return `${verb('have', 'has')} no colony on the Colonist Hub`;
  return `${verb('are', 'is')} ${counted(Math.abs(now - otherwise), 'circle')} ${now > otherwise ? 'further' : 'further back'} on the Colonist Hub`;
}

function card({ seat, card: id, amount }: TermOf<'card'>, { view, ...rest }: Telling<View>): string {
  const { verb } = subject(seat, { view, ...rest });
  const name = isOpen(view, id) ? NAMES[id] : 'a new Alien Tech card';
  if (amount > 0) return `${holdsNow(view, seat, id) ? verb('keep', 'keeps') : verb('get', 'gets')} ${name}`;
  return holdsNow(view, seat, id) ? `${verb('lose', 'loses')} ${name}` : `${verb('do', 'does')} not get ${name}`;
}

function ships({ amount, course }: TermOf<'ships'>, verb: Subject['verb']): string {
  const count = Math.abs(amount) === 1 ? 'a ship' : counted(Math.abs(amount), 'ship');
  switch (course) {
    case 'gain':
      return `${verb('build', 'builds')} ${count}`;
    case 'miss':
      return `${verb('do', 'does')} not build ${count}`;
    case 'keep':
      // One's own may be lost and built in one turn.
      return verb(`have ${manyMore(amount, 'ship')}`, `does not lose ${count}`);
    case 'lose':
      return `${verb('lose', 'loses')} ${count}`;
    default:
      return `${verb('have', 'has')} ${manyMore(amount, 'ship')}`;
  }
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'win the match at once',
  shared: 'share the victory at once',
  lost: 'lose the match at once',
  open: 'play on',
};

const FIELD: { readonly [Each in Field]: string } = {
  isolation: 'where nobody has the bonus',
  positron: 'where control brings one more point',
  repulsor: 'where no colony can land',
};

const clauses: Clauses<View, Term> = {
  landed: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('have', 'has')} ${manyMore(amount, 'colony', 'colonies')} on the planet` };
  },
  footing: (term, telling) => ({ who: subject(term.seat, telling).who, does: footing(term, telling) }),
  ships: (term, telling) => ({ who: subject(term.seat, telling).who, does: ships(term, subject(term.seat, telling).verb) }),
  'relic-ship': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const has = telling.view.relicOwner === seat;
    if (amount > 0) return { who, does: `${has ? verb('keep', 'keeps') : verb('get', 'gets')} the Relic Ship` };
    return { who, does: `${has ? verb('lose', 'loses') : verb('do not get', 'does not get')} the Relic Ship` };
  },
  hub: (term, telling) => ({ who: subject(term.seat, telling).who, does: hub(term, telling) }),
  ready: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${amount > 0 ? verb('can', 'can') : verb('cannot', 'cannot')} launch from the Hub next turn` };
  },
  tokens: ({ seat, token, amount, none }, telling) => {
    const { who, verb } = subject(seat, telling);
    const count = Math.abs(amount);
    if (none === 'else') return { who, does: `${verb('have', 'has')} ${count} ${token} instead of none` };
    if (none === 'now') return { who, does: `${verb('are', 'is')} left without ${token}${count > 1 ? ` instead of with ${count}` : ''}` };
    return { who, does: `${verb('have', 'has')} ${more(amount, token)}` };
  },
  'given-back': ({ seat }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('have', 'has')} tokens to give back` };
  },
  card: (term, telling) => ({
    who: subject(term.seat, telling).who,
    does: card(term, telling),
    as: term.isTaken && 'fact',
  }),
  field: ({ field, on }) => ({
    who: `the ${NAMES[field]}`,
    does: on === undefined ? 'is off the planet' : `stands on ${NAMES[on]}, ${FIELD[field]}`,
  }),
  pace: ({ amount }, { isGain }) => ({
    who: 'the end of the match',
    does: `${amount > 0 ? 'comes nearer' : 'is further off'}, which ${isGain ? 'suits you' : 'does not suit you'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'you', does: now === 'open' ? `do not ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'As far as it can be counted, the two come to the same by the end of the turn.',
});
