import { type Clauses, capital, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/titles.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/en/names.ts';
import type { UnitTerm } from '../text/shape.ts';
import { holderNow, isOpen, isOpenBonus } from './known.ts';
import { isForLater } from './later.ts';
import type { Outcome, Term, TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'you');
const manyMore = (amount: number, one: string, other?: string): string =>
  `${counted(Math.abs(amount), one, other)} ${amount > 0 ? 'more' : 'fewer'}`;
const named = (view: View, card: CardId): string => (isOpen(view, card) ? NAMES[`card:${card}`] : 'a new card');

/** "you have 2 life more", "Ann has 1 unit fewer in space". */
function has(seat: number, telling: Telling<View>, what: string) {
  const { who, verb } = subject(seat, telling);
  return { who, does: `${verb('have', 'has')} ${what}` };
}

/** A card to play: kept or used up, got or not. */
function plays({ seat, amount, course }: TermOf<'instant'> | TermOf<'bonus'>, telling: Telling<View>, name: string) {
  const { who, verb } = subject(seat, telling);
  if (amount > 0) return { who, does: `${course === 'keep' ? verb('keep', 'keeps') : verb('get', 'gets')} ${name}` };
  return { who, does: `${course === 'lose' ? verb('give up', 'gives up') : verb('do not get', 'does not get')} ${name}` };
}

function someUnits(unit: UnitTerm, amount: number): string {
  const name = NAMES[`unit:${unit}`];
  if (Math.abs(amount) > 1) return `${Math.abs(amount)} units (${name})`;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** In what a card differs that is there and works both ways. */
function shown({ count, elseCount, now, else: otherwise, shows, elseShows }: TermOf<'installed'>): string {
  if (count !== elseCount) return count > elseCount ? 'gets a second copy' : 'gets no second copy';
  if (shows.strength !== elseShows.strength) return `stands at ${shows.strength} instead of ${elseShows.strength}`;
  if (shows.counter !== elseShows.counter) return `has recorded ${shows.counter} instead of ${elseShows.counter}`;
  if (shows.isLent !== elseShows.isLent) return shows.isLent ? 'is captured for one use only' : 'is captured for good';
  if (shows.isArmed !== elseShows.isArmed) return shows.isArmed ? 'is armed' : 'is not armed';
  return now > otherwise ? 'is doubled' : 'is not doubled';
}

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'win the match',
  shared: 'share the victory',
  lost: 'lose the match',
  open: 'play on',
};

const WHEN = { next: 'in the next turn', near: 'soon', far: 'later on' } as const;

function assault({ now, when, else: otherwise, elseWhen }: TermOf<'assault'>): string {
  if (now === 0) return `cannot strike in an Assault (otherwise for ${otherwise} ${WHEN[elseWhen]})`;
  if (otherwise === 0) return `can strike for ${now} in an Assault ${WHEN[when]}`;
  if (now === otherwise) return `can strike for ${now} in an Assault ${WHEN[when]} instead of ${WHEN[elseWhen]}`;
  if (when === elseWhen) return `can strike for ${now} instead of ${otherwise} in an Assault ${WHEN[when]}`;
  return `can strike for ${now} in an Assault ${WHEN[when]} instead of ${otherwise} ${WHEN[elseWhen]}`;
}

const clauses: Clauses<View, Term> = {
  life: ({ seat, amount }, telling) =>
    telling.view.mode === 'deathmatch'
      ? has(seat, telling, `${manyMore(amount, 'point')} for wounds`)
      : has(seat, telling, `${Math.abs(amount)} life ${amount > 0 ? 'more' : 'less'}`),
  data: ({ seat, amount }, telling) => has(seat, telling, `${Math.abs(amount)} data ${amount > 0 ? 'more' : 'less'}`),
  tokens: ({ seat, amount, course }, telling) => {
    const { who, verb } = subject(seat, telling);
    const what = counted(Math.abs(amount), 'Upgrade token');
    if (course === 'keep') return { who, does: `${verb('keep', 'keeps')} ${what}` };
    if (course === 'lose') return { who, does: `${verb('spend', 'spends')} ${what}` };
    return has(seat, telling, manyMore(amount, 'Upgrade token'));
  },
  'in-space': ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'unit')} in space`),
  held: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'unit')} held fast`),
  parasites: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'Parasite')} on units`),
  invisible: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'invisible unit')),
  stuck: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'unit')} stuck in a full sector`),
  forced: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const points = counted(Math.abs(amount), 'point');
    return { who, does: `${verb('lose', 'loses')} at least ${points} ${amount > 0 ? 'more' : 'less'} on the next move` };
  },
  race: ({ seat, now, else: otherwise }, telling) => {
    const { who, verb } = subject(seat, telling);
    const points = counted(now, 'point');
    return { who, does: `${verb('are', 'is')} ${points} from victory instead of ${otherwise}` };
  },
  unit: ({ seat, unit, amount, course }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = someUnits(unit, amount);
    if (course === 'gain') return { who, does: `${verb('get', 'gets')} ${name}` };
    if (course === 'miss') return { who, does: `${verb('do', 'does')} not get ${name}` };
    if (course === 'keep') return { who, does: `${verb('keep', 'keeps')} ${name}` };
    if (course === 'lose') return { who, does: `${verb('lose', 'loses')} ${name}` };
    return has(seat, telling, manyMore(amount, NAMES[`unit:${unit}`]));
  },
  'better-side': ({ seat, unit, amount, course }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    const name = someUnits(unit, amount);
    // An ally's unit may be upgraded by a token of one's own.
    const isAlly = !isOwn && telling.view.mode === 'teams';
    if (course === 'gain') return { who, does: isAlly ? `has ${name} upgraded` : `${verb('upgrade', 'upgrades')} ${name}` };
    if (course === 'miss') return { who, does: isAlly ? `does not have ${name} upgraded` : `${verb('do', 'does')} not upgrade ${name}` };
    return has(seat, telling, manyMore(amount, `upgraded ${NAMES[`unit:${unit}`]}`));
  },
  instant: (term, telling) => plays(term, telling, named(telling.view, term.card)),
  bonus: (term, telling) => plays(term, telling, isOpenBonus(telling.view, term.card) ? NAMES[`bonus:${term.card}`] : 'a bonus card'),
  pending: ({ seat, card, amount, course }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = `${named(telling.view, card)} waiting to be installed`;
    if (amount > 0) return { who, does: `${course === 'keep' ? 'still ' : ''}${verb('have', 'has')} ${name}` };
    return {
      who,
      does: course === 'lose' ? `no longer ${verb('have', 'has')} ${name}` : `${verb('do not have', 'does not have')} ${name}`,
    };
  },
  installed: (term, telling) => {
    const { seat, card, sector, isOn, elseIsOn, wasOn } = term;
    const { who, verb, isOwn } = subject(seat, telling);
    const name = `${named(telling.view, card)} in the ${NAMES[`sector:${sector}`]}`;
    const holder = holderNow(telling.view, card, sector, seat);
    const [one, other] = holder === undefined ? [verb('install', 'installs'), 'install'] : [verb('capture', 'captures'), 'capture'];
    if (term.elseCount === 0) return { who, does: `${holder === seat ? verb('keep', 'keeps') : one} ${name}` };
    if (term.count === 0)
      return { who, does: holder === seat ? `${verb('lose', 'loses')} ${name}` : `${verb('do', 'does')} not ${other} ${name}` };
    const whose = `${isOwn ? 'your' : `${who}’s`} card ${name}`;
    if (isOn !== elseIsOn && term.count === term.elseCount)
      return { who: whose, does: isOn ? (wasOn ? 'stays on' : 'works again') : wasOn ? 'is switched off' : 'stays off' };
    return { who: whose, does: shown(term) };
  },
  placed: ({ card, sector, instead }, telling) => {
    const where = `in the ${NAMES[`sector:${sector}`]} than in the ${NAMES[`sector:${instead}`]}`;
    return { who: named(telling.view, card), does: `does ${telling.isGain ? 'more' : 'less'} ${where}` };
  },
  chosen: ({ card, sector, rather, there }, { view }) => ({
    who: named(view, card),
    does: `does more in the ${NAMES[`sector:${sector}`]} than ${named(view, rather)} would${there === sector ? '' : ` in the ${NAMES[`sector:${there}`]}`}`,
  }),
  broken: ({ seat, card }, telling) => {
    const { who, isOwn } = subject(seat, telling);
    return { who: `${isOwn ? 'your' : `${who}’s`} ${named(telling.view, card)}`, does: 'cannot be installed for now' };
  },
  unsaid: () => ({ who: 'something', does: 'differs' }),
  assault: (term, telling) => ({ who: subject(term.seat, telling).who, does: assault(term) }),
  pace: ({ amount }, { isGain }) => ({
    who: 'the end of the match',
    does: `${amount > 0 ? 'comes nearer' : 'is further off'}, which ${isGain ? 'suits you' : 'does not suit you'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'you', does: now === 'open' ? `do not ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'As far as it can be counted, the two come to the same.',
  close: (reason, { gains, prices }) => (isForLater(reason) ? `${capital(gains)} for later. For now that means: ${prices}.` : undefined),
});
