import { type Clauses, capital, counter, possessor, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { huntCards, PLACE, placeCards, survivalCards, TOKEN, will } from '../text/ru/cases.ts';
import { list, placeNames, quoted } from '../text/ru/words.ts';
import { type Outcome, SECRET, type Term, type TermOf } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
const creature = (telling: Telling<View>): Subject => subject(telling.view.creature.seat, telling);
const steps = counter('ru', 'шаг', 'шага', 'шагов');
const survivors = counter('ru', 'выжившего', 'выживших', 'выживших');

const has = (seat: number, telling: Telling<View>, { amount, what }: { readonly amount: number; readonly what: string }) => {
  return { who: possessor(subject(seat, telling)), does: `на ${what} ${moreOrLess(amount)}` };
};

const keeps = (seat: number, telling: Telling<View>, { amount, what }: { readonly amount: number; readonly what: string }) => {
  const { who, verb } = subject(seat, telling);
  return { who, does: `${amount > 0 ? '' : 'не '}${verb('сохраняете', 'сохраняет')} ${what}` };
};

function stand({ now, else: otherwise, seat }: TermOf<'stand'>, telling: Telling<View>) {
  const who = possessor(subject(seat, telling));
  const willMore = now.will - otherwise.will;
  const hand = now.hand - otherwise.hand;
  const parts = [
    ...(willMore === 0 ? [] : [`на ${will(Math.abs(willMore))} ${moreOrLess(willMore)}`]),
    ...(hand === 0 ? [] : [`на ${placeCards(Math.abs(hand))} ${moreOrLess(hand)} на руке`]),
  ];
  if (parts.length > 0) return { who, does: list(parts) };
  const kept = now.cards?.filter((card) => otherwise.cards?.includes(card) === false) ?? [];
  const gone = otherwise.cards?.filter((card) => now.cards?.includes(card) === false) ?? [];
  if (kept.length > 0 && gone.length > 0) return { who, does: `на руке ${placeNames(kept)}, а не ${placeNames(gone)}` };
  const isBetter = telling.isGain === (telling.view.creature.seat !== telling.seat);
  return { who, does: `${isBetter ? 'лучше' : 'хуже'} виды на этот ход` };
}

const tenths = (amount: number): string => {
  const value = Math.abs(amount) / 10;
  return Number.isInteger(value) ? steps(value) : `${String(value).replace('.', ',')} шага`;
};

/** Вероятности говорят, чего ждать, а не что будет. */
const often = (percent: number): string => (percent === 0 ? 'в считаных случаях' : `примерно в ${percent} % случаев`);

const at = (all: TermOf<'cover'>['here']): string => list(all.map((id) => PLACE[id].at));

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'выигрываете партию сразу',
  lost: 'проигрываете партию сразу',
  open: 'играете дальше',
};

const clauses: Clauses<View, Term> = {
  risk: ({ here, there, now, else: otherwise }) => ({
    who: 'Существо',
    does: `ожидается ${PLACE[here].at} ${often(now)}, ${PLACE[there].at} — ${often(otherwise)}`,
  }),
  harm: ({ here, there, amount }) => ({
    who: `если найдут ${PLACE[here].at},`,
    does: `потеря ${moreOrLess(amount)}, чем ${PLACE[there].at}`,
  }),
  prize: ({ here, there, amount }) => ({
    who: `от ${PLACE[here].genitive}`,
    does: `примерно на ${tenths(amount)} ${moreOrLess(amount)} пользы, чем от ${PLACE[there].genitive}, если никто не придёт`,
  }),
  cover: ({ here, there, now, else: otherwise }) => ({
    who: 'кто-нибудь',
    does: `окажется ${at(here)} ${often(now)}, ${at(there)} — ${often(otherwise)}`,
  }),
  prey: ({ token, here, there, amount }) => ({
    who: TOKEN[token],
    does: `отнимет у того, кого встретит ${at(here)}, ${amount > 0 ? 'больше' : 'меньше'}, чем ${at(there)}`,
  }),
  assimilation: ({ amount }) => ({
    who: 'счётчик ассимиляции',
    does: `на ${steps(Math.abs(amount))} ${amount > 0 ? 'дальше от конца' : 'ближе к концу'}`,
  }),
  way: ({ now, else: otherwise }) => {
    const rescue = otherwise.rescue - now.rescue;
    const defense = (otherwise.defense ?? 0) - (now.defense ?? 0);
    const by = rescue === 0 ? defense : rescue;
    return {
      who: `счётчик ${rescue === 0 ? 'обороны' : 'спасения'}`,
      does: `на ${steps(Math.abs(by))} ${by > 0 ? 'ближе к концу' : 'дальше от конца'}`,
    };
  },
  'rescue-moves': ({ amount }) => ({ who: 'счётчик спасения', does: amount > 0 ? 'ещё сдвинется в этот ход' : 'в этот ход не сдвинется' }),
  stand,
  catch: ({ now, else: otherwise }) => ({
    who: 'кого-нибудь',
    does: `поймают ${often(Math.round(now))}, а не в ${Math.round(otherwise)} %`,
  }),
  hunt: ({ amount }) => ({ who: 'лучшая охота', does: `отнимет примерно на ${tenths(amount)} ${moreOrLess(amount)}` }),
  owns: ({ seat, place, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${amount > 0 ? '' : 'не '}${verb('получаете', 'получает')} ${PLACE[place].accusative}` };
  },
  survival: ({ seat, amount }, telling) => has(seat, telling, { amount, what: survivalCards(Math.abs(amount)) }),
  'own-survival': ({ card, amount }, telling) =>
    keeps(telling.seat, telling, {
      amount,
      what: seen(telling, card) ? `на потом карту ${quoted(`survival:${card}`)}` : 'новую карту выживания',
    }),
  'two-cards': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `следующим ходом ${amount > 0 ? '' : 'не '}${verb('кладёте', 'кладёт')} две карты` };
  },
  survivors: ({ seat, amount }, telling) => has(seat, telling, { amount, what: survivors(Math.abs(amount)) }),
  'dark-pile': ({ seat, amount }, telling) => keeps(seat, telling, { amount, what: 'свой сброс в тайне от Существа' }),
  character: ({ seat, amount }, telling) => keeps(seat, telling, { amount, what: 'персонажа' }),
  marker: ({ amount }) => ({ who: 'маркер', does: `${amount > 0 ? '' : 'не '}лежит на Пляже` }),
  'hunt-cards': ({ amount }, telling) => has(telling.view.creature.seat, telling, { amount, what: huntCards(Math.abs(amount)) }),
  'own-hunt': ({ card, amount }, telling) =>
    keeps(telling.seat, telling, {
      amount,
      what: seenHunt(telling, card) ? `на потом карту ${quoted(`hunt:${card}`)}` : 'новую карту охоты',
    }),
  'two-hunt-cards': ({ amount }, telling) => {
    const { who, verb } = creature(telling);
    return { who, does: `следующим ходом ${amount > 0 ? '' : 'не '}${verb('сможете', 'сможет')} сыграть две карты охоты` };
  },
  growth: ({ amount }, telling) => {
    const { who, verb } = creature(telling);
    return {
      who,
      does: amount > 0 ? `${verb('продвигаетесь', 'продвигается')} в адаптациях` : `${verb('отстаёте', 'отстаёт')} в адаптациях`,
    };
  },
  blocked: ({ amount }, telling) => {
    const { who, verb } = creature(telling);
    return { who, does: `сейчас ${amount > 0 ? 'не ' : ''}${verb('можете', 'может')} применять адаптации` };
  },
  'open-question': (_, telling) => ({ who: 'то, что ещё решается,', does: telling.isGain ? 'обещает больше' : 'обещает меньше' }),
  over: ({ now, else: otherwise }) => ({ who: 'вы', does: now === 'open' ? `не ${OUTCOMES[otherwise]}` : OUTCOMES[now] }),
};

const seen = ({ view, seat }: Telling<View>, card: string): boolean =>
  view.survivalDiscard.some((one) => one === card) ||
  view.hunted.some((one) => one.seat === seat && one.survival.some((held) => held === card));
const seenHunt = ({ view }: Telling<View>, card: string): boolean =>
  view.huntDiscard.some((one) => one === card) || view.creature.hand.some((one) => one === card);

export const words = reasonWords<View, Term>('ru', clauses, {
  same: 'По тому, что можно сосчитать, между ними нет разницы.',
  close: ({ gains, prices }, said) => {
    if (![...gains, ...prices].some(({ term }) => SECRET.includes(term.of))) return undefined;
    const price = said.prices === '' ? '' : ` Против: ${said.prices}.`;
    return said.gains === ''
      ? `Так поступают время от времени, чтобы вас не предугадали, хотя ${said.prices}.`
      : `${capital(said.gains)}.${price} Так поступают время от времени, чтобы вас не предугадали.`;
  },
});
