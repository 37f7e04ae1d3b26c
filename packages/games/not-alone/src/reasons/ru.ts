import { type Clause, type Clauses, capital, counter, possessor, reasonWords, type Subject, subjectOf, type Telling } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { adaptationCards, huntCards, PLACE, placeCards, survivalCards, TOKEN, will } from '../text/ru/cases.ts';
import { list, name, oneOf, placeNames, quoted } from '../text/ru/words.ts';
import { type Outcome, SECRET, type Term, type TermOf, type Turn } from './terms.ts';

const subject = (seat: number, telling: Telling<View>): Subject => subjectOf(seat, telling, 'вы');
const moreOrLess = (amount: number): string => (amount > 0 ? 'больше' : 'меньше');
/** Что будет у других, зависит от них самих. */
const guess = (seat: number, { seat: own }: Telling<View>) => (seat === own ? {} : ({ as: 'guess' } as const));
const creature = (telling: Telling<View>): Subject => subject(telling.view.creature.seat, telling);
const steps = counter('ru', 'шаг', 'шага', 'шагов');
const percentagePoints = counter('ru', 'процентный пункт', 'процентных пункта', 'процентных пунктов');
const adaptations = counter('ru', 'карта адаптации', 'карты адаптаций', 'карт адаптаций');
const survivors = counter('ru', 'выжившего', 'выживших', 'выживших');

const has = (seat: number, telling: Telling<View>, { amount, what }: { readonly amount: number; readonly what: string }) => {
  return { who: possessor(subject(seat, telling)), does: `на ${what} ${moreOrLess(amount)}`, ...guess(seat, telling) };
};

const keeps = (seat: number, telling: Telling<View>, { amount, what }: { readonly amount: number; readonly what: string }) => {
  const { who, verb } = subject(seat, telling);
  return { who, does: `${amount > 0 ? '' : 'не '}${verb('сохраняете', 'сохраняет')} ${what}`, ...guess(seat, telling) };
};

/** В шагах спасения, которыми меряется всё. */
const tenths = (amount: number): string => {
  const value = Math.round(Math.abs(amount)) / 10;
  return `${Number.isInteger(value) ? steps(value) : `${String(value).replace('.', ',')} шага`} спасения`;
};

/** Вероятности говорят, чего ждать, а не что будет. */
const often = (percent: number): string =>
  percent === 0 ? 'в считаных случаях' : percent === 100 ? 'почти всегда' : `примерно в ${percent} % случаев`;
/** Там, где точно никого быть не может или кто-то точно будет. */
const oftenOrNever = (percent: number): string => (percent === 0 ? 'никогда' : percent === 100 ? 'наверняка' : often(percent));
const likelier = (percent: number): string => {
  if (Math.abs(percent) >= SURE) return percent > 0 ? 'почти неизбежна' : 'почти исключена';
  return `примерно на ${percentagePoints(Math.abs(percent))} ${percent > 0 ? 'вероятнее' : 'менее вероятна'}`;
};
const SURE = 95;
const CATCH_TURNS: { readonly [Each in Turn]: string } = { this: 'на этом ходу', next: 'на следующем ходу' };

const at = (all: TermOf<'cover'>['here']): string => oneOf(all.map((id) => PLACE[id].at));
const atAll = (all: TermOf<'visit'>['here']): string => list(all.map((id) => PLACE[id].at));
const TURNS: { readonly [Each in Turn]: string } = { this: 'этого хода', next: 'следующего хода' };

/** Какие жетоны где встретятся. */
function visit({ here, there, now, else: otherwise }: TermOf<'visit'>, telling: Telling<View>) {
  const met = (tokens: typeof now): string =>
    tokens.length === 0 ? 'не встретите жетонов' : `встретите ${list(tokens.map((token) => TOKEN[token]))}`;
  if (met(now) !== met(otherwise)) return { who: 'вы', does: `${atAll(here)} ${met(now)}, а ${atAll(there)} ${met(otherwise)}` };
  const from = (all: typeof here): string => `от ${list(all.map((id) => PLACE[id].genitive))}`;
  return { who: from(here), does: `вам на этом ходу ${telling.isGain ? 'больше' : 'меньше'} пользы, чем ${from(there)}` };
}

const taken = (amount: number): Clause => ({
  as: 'about',
  who: 'жетоны',
  does: `отнимут у жертв примерно на ${tenths(amount)} ${moreOrLess(amount)}`,
});

const OUTCOMES: { readonly [Each in Outcome]: string } = {
  won: 'выигрываете партию',
  lost: 'проигрываете партию',
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
    does: `окажется ${at(here)} ${oftenOrNever(now)}, ${at(there)} — ${oftenOrNever(otherwise)}`,
  }),
  prey: ({ token, here, there, amount }) => ({
    who: TOKEN[token],
    does: `отнимет у того, кого встретит ${at(here)}, ${amount > 0 ? 'больше' : 'меньше'}, чем ${at(there)}`,
  }),
  assimilation: ({ amount }) => ({
    who: 'счётчик ассимиляции',
    does: `на ${steps(Math.abs(amount))} ${amount > 0 ? 'дальше от конца' : 'ближе к концу'}`,
  }),
  way: ({ rescue, defense }) => {
    const [counter, by] = rescue === 0 ? ['защиты', defense] : ['спасения', rescue];
    return { who: `счётчик ${counter}`, does: `на ${steps(Math.abs(by))} ${by > 0 ? 'ближе к концу' : 'дальше от конца'}` };
  },
  'rescue-moves': ({ amount }) => ({
    who: 'счётчик спасения',
    does: amount > 0 ? 'ещё сдвинется на этом ходу' : 'на этом ходу не сдвинется',
  }),
  // Видна всем, и меняет её само действие: тут нечего предполагать, чья бы она ни была.
  will: ({ seat, amount }, telling) => ({ ...has(seat, telling, { amount, what: will(Math.abs(amount)) }), as: undefined }),
  hand: ({ seat, amount }, telling) => {
    const cards = has(seat, telling, { amount, what: placeCards(Math.abs(amount)) });
    return { ...cards, does: `${cards.does} на руке` };
  },
  'other-hand': ({ seat, now, else: otherwise }, telling) => ({
    who: possessor(subject(seat, telling)),
    does: `на руке ${placeNames(now)}, а не ${placeNames(otherwise)}`,
  }),
  'in-hand': ({ place, than, amount }) => ({
    as: 'about',
    who: `от ${PLACE[place].genitive} на руке`,
    does: `примерно на ${tenths(amount)} ${moreOrLess(amount)} пользы, чем от ${PLACE[than].genitive}`,
  }),
  visit,
  prospects: ({ seat, turn, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${verb('можете', 'может')} ждать от ${TURNS[turn]} ${amount > 0 ? 'большего' : 'меньшего'}` };
  },
  catch: ({ turn, amount }) => ({ who: `поимка ${CATCH_TURNS[turn]}`, does: likelier(amount), as: 'about' }),
  laying: ({ amount }) => taken(amount),
  looking: ({ amount }) => ({ who: 'вы', does: `будете знать ${amount > 0 ? 'больше' : 'меньше'}, когда станете класть жетоны` }),
  hunt: ({ amount }) => taken(amount),
  owns: ({ seat, place, isNew, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    const rest = guess(seat, telling);
    if (isNew) return { who, does: `${amount > 0 ? '' : 'не '}${verb('получаете', 'получает')} ${PLACE[place].accusative}`, ...rest };
    return { ...rest, who, does: `${amount > 0 ? verb('сохраняете', 'сохраняет') : verb('отдаёте', 'отдаёт')} ${PLACE[place].accusative}` };
  },
  'better-place': ({ seat, place, than, amount }, telling) => {
    const { isOwn, who } = subject(seat, telling);
    if (!isOwn) return { who, does: `получает ${PLACE[place].accusative} вместо ${PLACE[than].genitive}`, ...guess(seat, telling) };
    return {
      as: 'about',
      who: `от ${PLACE[place].genitive} вам`,
      does: `примерно на ${tenths(amount)} ${moreOrLess(amount)} пользы, чем от ${PLACE[than].genitive}`,
    };
  },
  survival: ({ seat, amount }, telling) => has(seat, telling, { amount, what: survivalCards(Math.abs(amount)) }),
  'own-survival': ({ card, amount }, telling) =>
    keeps(telling.seat, telling, {
      amount,
      what: seen(telling, card) ? `на потом карту ${quoted(`survival:${card}`)}` : 'новую карту выживания',
    }),
  'new-survival': ({ amount }, telling) => keeps(telling.seat, telling, { amount, what: 'новую карту выживания' }),
  'two-cards': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `на следующем ходу ${amount > 0 ? '' : 'не '}${verb('выкладываете', 'выкладывает')} две карты` };
  },
  survivors: ({ seat, amount }, telling) => has(seat, telling, { amount, what: survivors(Math.abs(amount)) }),
  'dark-pile': ({ seat, amount }, telling) => {
    const { who, verb } = subject(seat, telling);
    return { who, does: `${amount > 0 ? '' : 'не '}${verb('скрываете', 'скрывает')} свой сброс от Существа` };
  },
  character: ({ seat, character, amount }, telling) =>
    keeps(seat, telling, { amount, what: `персонажа «${name(`character:${character}`)}»` }),
  'better-character': ({ character, than, amount }) => ({
    as: 'about',
    who: `способность персонажа «${name(`character:${character}`)}»`,
    does: `даёт примерно на ${tenths(amount)} ${moreOrLess(amount)} пользы, чем у персонажа «${name(`character:${than}`)}»`,
  }),
  marker: ({ amount }) => ({ who: 'маркер', does: `${amount > 0 ? '' : 'не '}лежит на Пляже` }),
  'hunt-cards': ({ amount }, telling) => has(telling.view.creature.seat, telling, { amount, what: huntCards(Math.abs(amount)) }),
  'own-hunt': ({ card, amount }, telling) => {
    const shown = seenHunt(telling, card) ? `карту ${quoted(`hunt:${card}`)}` : 'новую карту охоты';
    // Есть карты, которые беречь незачем: сыграть их — не потеря.
    if (telling.isGain !== amount > 0) return { who: shown, does: 'беречь почти незачем: на её место придёт новая', as: 'fact' };
    return keeps(telling.seat, telling, { amount, what: `на потом ${shown}` });
  },
  'two-hunt-cards': ({ amount }, telling) => {
    const { who, verb } = creature(telling);
    return { who, does: `на следующем ходу ${amount > 0 ? '' : 'не '}${verb('сможете', 'сможет')} сыграть две карты охоты` };
  },
  developed: ({ adaptation, amount }, telling) => ({
    who: possessor(creature(telling)),
    does: `${amount > 0 ? 'адаптация' : 'нет адаптации'} ${quoted(`adaptation:${adaptation}`)}`,
  }),
  'better-adaptation': ({ adaptation, than, amount }) => ({
    as: 'about',
    who: `адаптация ${quoted(`adaptation:${adaptation}`)}`,
    does: `даёт Существу примерно на ${tenths(amount)} ${moreOrLess(amount)} пользы, чем ${quoted(`adaptation:${than}`)}`,
  }),
  plan: ({ now, else: otherwise }, telling) => {
    const dna = now.dna - otherwise.dna;
    const drawn = now.cards - otherwise.cards;
    const { who, verb } = creature(telling);
    const isBetter = telling.isGain === (telling.view.creature.seat === telling.seat);
    // Одного больше, другого меньше: надо сказать, что из этого весит больше.
    if (dna * drawn < 0) {
      const both = [`${Math.abs(dna)} ДНК`, adaptations(Math.abs(drawn))];
      const [more, less] = dna > 0 === isBetter ? both : both.reverse();
      return { who: more, does: `сейчас ценнее, чем ${less}` };
    }
    // Одни числа сказали бы обратное.
    if (isBetter ? Math.max(dna, drawn) <= 0 : Math.min(dna, drawn) >= 0) {
      return { who, does: `${verb('можете', 'может')} рассчитывать на ${isBetter ? 'лучшие' : 'худшие'} адаптации` };
    }
    const parts = [
      ...(dna === 0 ? [] : [`на ${Math.abs(dna)} ДНК ${moreOrLess(dna)}`]),
      ...(drawn === 0 ? [] : [`на ${adaptationCards(Math.abs(drawn))} ${moreOrLess(drawn)}`]),
    ];
    return { who: possessor(creature(telling)), does: list(parts) };
  },
  blocked: ({ amount }, telling) => {
    const { who, verb } = creature(telling);
    return { who, does: `сейчас ${amount > 0 ? 'не ' : ''}${verb('можете', 'может')} применять адаптации` };
  },
  'open-question': (_, telling) => ({ who: 'то, что ещё решается,', does: telling.isGain ? 'обещает больше' : 'обещает меньше' }),
  untold: () => ({ who: 'остальное', does: 'стоит столько же' }),
  over: ({ now, else: otherwise }) => {
    const instead = otherwise === 'open' ? ' сразу' : `, а не ${otherwise === 'won' ? 'выигрываете' : 'проигрываете'}`;
    return { who: 'вы', does: `${OUTCOMES[now]}${instead}` };
  },
};

const seen = ({ view, seat }: Telling<View>, card: string): boolean =>
  view.survivalDiscard.some((one) => one === card) ||
  view.hunted.some((one) => one.seat === seat && one.survival.some((held) => held === card));
const seenHunt = ({ view }: Telling<View>, card: string): boolean =>
  view.huntDiscard.some((one) => one === card) || view.creature.hand.some((one) => one === card);

export const words = reasonWords<View, Term>('ru', clauses, {
  same: 'По тому, что можно сосчитать, разницы почти нет.',
  close: ({ gains, prices }, said) => {
    if (![...gains, ...prices].some(({ term }) => SECRET.includes(term.of)))
      return said.gains === '' ? `На первый взгляд это хуже: ${said.prices}. Выгода видна, только если смотреть дальше.` : undefined;
    const price = said.prices === '' ? '' : ` Против: ${said.prices}.`;
    return said.gains === ''
      ? `Так поступают время от времени, чтобы вас не предугадали, хотя ${said.prices}.`
      : `${capital(said.gains)}.${price} Так поступают время от времени, чтобы вас не предугадали.`;
  },
});
