import { type Clauses, counted, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { CardId } from '../cards/titles.ts';
import type { View } from '../knowledge/view.ts';
import { NAMES } from '../text/en/names.ts';
import { holdsNow, isInstalled, isOpen, isOpenBonus } from './known.ts';
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
function plays(term: TermOf<'instant'> | TermOf<'bonus'>, telling: Telling<View>, name: string) {
  const { who, verb } = subject(term.seat, telling);
  if (holdsNow(telling.view, term.seat, term.card))
    return { who, does: `${term.amount > 0 ? verb('keep', 'keeps') : verb('give up', 'gives up')} ${name}` };
  return { who, does: term.amount > 0 ? `${verb('get', 'gets')} ${name}` : `${verb('do', 'does')} not get ${name}` };
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
  tokens: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'Upgrade token')),
  'in-space': ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'unit')} in space`),
  held: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'unit')} held fast`),
  parasites: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'Parasite')} on units`),
  invisible: ({ seat, amount }, telling) => has(seat, telling, manyMore(amount, 'invisible unit')),
  stuck: ({ seat, amount }, telling) => has(seat, telling, `${manyMore(amount, 'unit')} whose way leads back to the same sector`),
  forced: ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const wounds = counted(Math.abs(amount), 'wound');
    return {
      who,
      does:
        amount > 0
          ? `${verb('run', 'runs')} into ${wounds} more, wherever ${verb('you go', 'they go')}`
          : `${verb('have', 'has')} a way that is ${wounds} cheaper`,
    };
  },
  race: ({ seat, now, else: otherwise }, telling) => {
    const { who, verb } = subject(seat, telling);
    const points = counted(now, 'point');
    return { who, does: `${verb('are', 'is')} ${points} from victory instead of ${otherwise}` };
  },
  unit: ({ seat, unit, amount }, telling) => has(seat, telling, manyMore(amount, NAMES[`unit:${unit}`])),
  'better-side': ({ seat, unit, amount }, telling) => has(seat, telling, manyMore(amount, `upgraded ${NAMES[`unit:${unit}`]}`)),
  instant: (term, telling) => plays(term, telling, named(telling.view, term.card)),
  bonus: (term, telling) => plays(term, telling, isOpenBonus(telling.view, term.card) ? NAMES[`bonus:${term.card}`] : 'a bonus card'),
  pending: ({ seat, card, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const name = `${named(telling.view, card)} waiting to be installed`;
    return { who, does: amount > 0 ? `${verb('have', 'has')} ${name}` : `no longer ${verb('have', 'has')} ${name}` };
  },
  installed: ({ seat, card, sector, now, else: otherwise, isOn, elseIsOn }, telling) => {
    const { who, verb, isOwn } = subject(seat, telling);
    const name = `${named(telling.view, card)} in the ${NAMES[`sector:${sector}`]}`;
    const isThere = isInstalled(telling.view, card, sector);
    if (otherwise === 0) return { who, does: `${isThere ? verb('keep', 'keeps') : verb('get', 'gets')} ${name}` };
    if (now === 0) return { who, does: isThere ? `${verb('lose', 'loses')} ${name}` : `${verb('do', 'does')} not get ${name}` };
    const whose = `${isOwn ? 'your' : `${who}’s`} card ${name}`;
    if (isOn !== elseIsOn) return { who: whose, does: isOn ? 'stays on' : 'is switched off' };
    return { who: whose, does: `is worth ${now > otherwise ? 'more' : 'less'}` };
  },
  assault: (term, telling) => ({ who: subject(term.seat, telling).who, does: assault(term) }),
  pace: ({ amount }, { isGain }) => ({
    who: 'the end of the match',
    does: `${amount > 0 ? 'comes nearer' : 'is further off'}, which ${isGain ? 'suits you' : 'does not suit you'}`,
  }),
  over: ({ now, else: otherwise }) => ({ who: 'you', does: now === 'open' ? `do not ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

export const words = reasonWords<View, Term>('en', clauses, {
  same: 'By the end of the turn nothing that counts differs between the two.',
});
