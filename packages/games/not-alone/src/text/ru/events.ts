import { capital } from '@orrery/engine';
import type { PlaceId } from '../../cards/places.ts';
import type { SurvivalId } from '../../cards/survival.ts';
import type { EventLines } from '../shape.ts';
import { adaptationCards, cards, huntCards, PLACE, placeCards, steps, survivalCards, survivors, TOKEN, will } from './cases.ts';
import { accusatives, aim, aimed, by, cause, list, name, ontoSpots, placeNames, quoted, type Spots, titled } from './words.ts';

const ENDINGS = {
  assimilated: 'Жертвы стали частью планеты: существо побеждает',
  rescued: 'Помощь прибыла: жертвы побеждают',
  'sanctuary-held': 'Город-Убежище выстоял: жертвы побеждают',
} as const;

const ROWS = { upper: 'место 1–5', lower: 'место 6–10', none: 'карта не с планеты' } as const;

/** Сами карты, если их можно знать, иначе сколько их. */
const known = (count: number, ids: readonly PlaceId[] | undefined): string => (ids === undefined ? placeCards(count) : accusatives(ids));
const survivalList = (ids: readonly SurvivalId[]): string => titled(ids.map((id) => `survival:${id}` as const));

type Names = (seat: number) => string;

export const eventLines = (spot: Spots): EventLines => ({
  'volunteers-heard': ({ volunteers }, names) =>
    volunteers.length === 0 ? 'Желающих быть существом нет' : `Хотят быть существом: ${list(volunteers.map(names))}`,
  'creature-chosen': ({ seat }, names) => `Существо — ${names(seat)}`,
  'side-chosen': ({ side }) => `Выбрана сторона поля ${side === 'a' ? 'А' : 'Б'}`,
  'adaptation-drawn': ({ level, adaptation }) =>
    adaptation === undefined
      ? `Существо берёт адаптацию уровня ${level === 1 ? 'I' : 'II'}`
      : `Существо берёт адаптацию ${quoted(`adaptation:${adaptation}`)}`,
  'characters-chosen': ({ characters }, names) =>
    characters.map(({ seat, character }) => `${names(seat)} — ${name(`character:${character}`)}`).join('; ') || undefined,
  'adaptation-chosen': ({ adaptation }) => `У существа адаптация ${quoted(`adaptation:${adaptation}`)}`,
  'turn-began': ({ turn }) => `Ход ${turn}`,
  'phase-began': ({ phase }) => `Фаза ${phase}: ${name(`phase:${phase}`)}`,
  resisted: ({ seat, will: paid }, names) => `${names(seat)} отдаёт ${will(paid)}, чтобы сопротивляться`,
  'gave-up': ({ seat, forced }, names) => (forced ? `${names(seat)}: приходится смириться` : `${names(seat)} решает смириться`),
  'place-laid': ({ seat, card }, names) =>
    card === undefined ? `${names(seat)} выкладывает карту лицом вниз` : `${names(seat)} выкладывает ${PLACE[card].accusative}`,
  'places-taken-up': ({ seat }, names) => `${names(seat)} забирает карты и выбирает заново`,
  'choices-undone': ({ cause: why }) => `${capital(cause(why))}: все выложенные карты возвращаются в руку, все выбирают заново`,
  answered: ({ seat }, names) => `${names(seat)}: выбор сделан`,
  'hunt-played': ({ card, target, copies }, names) => {
    const at = aim(target, spot, names);
    const as = copies === undefined ? '' : ` как ${quoted(`hunt:${copies}`)}`;
    return `Существо играет карту ${quoted(`hunt:${card}`)}${as}${at === '' ? '' : `: ${at}`}`;
  },
  'survival-played': ({ seat, card, target }, names) => `${names(seat)} играет карту ${aimed(`survival:${card}`, target, { spot, names })}`,
  'character-used': ({ seat, character, target }, names) =>
    `${names(seat)} применяет способность ${aimed(`character:${character}`, target, { spot, names })}`,
  'adaptation-used': ({ adaptation, target }, names) =>
    `Существо применяет адаптацию ${aimed(`adaptation:${adaptation}`, target, { spot, names })}`,
  passed: () => undefined,
  'token-placed': ({ token, at, from }) => `${capital(TOKEN[token])} ${from.length === 0 ? 'положен' : 'переложен'} ${ontoSpots(spot, at)}`,
  'token-moved': ({ token, from, to, cause: why }) =>
    `${capital(TOKEN[token])} уходит с ${list(from.map((each) => spot(each).genitive))} ${ontoSpots(spot, [to])}${by(why)}`,
  'hunted-moved': ({ seat, from, to, cause: why }, names) => `${names(seat)}: теперь не ${spot(from).at}, а ${spot(to).at}${by(why)}`,
  'hunting-ended': () => 'Существо закончило охоту',
  'place-kept': ({ seat, card }, names) =>
    card === undefined ? `${names(seat)} оставляет в игре одну из двух карт` : `${names(seat)} оставляет в игре ${PLACE[card].accusative}`,
  'play-swapped': ({ seat, cause: why, out, in: coming }, names) =>
    out === undefined || coming === undefined
      ? `${names(seat)} меняет карту в игре${by(why)}`
      : `${names(seat)} меняет ${PLACE[out].accusative} на ${PLACE[coming].accusative}${by(why)}`,
  'places-revealed': ({ plays }, names) =>
    plays.map(({ seat, cards: shown }) => `${names(seat)}: ${shown.length === 0 ? 'ничего' : placeNames(shown)}`).join('; ') || undefined,
  'step-began': () => undefined,
  'power-used': ({ seat, card, place, way, isCopy, cause: why }, names) => {
    const later = way === 'lay-two' ? ': на следующем ходу две карты' : '';
    if (!isCopy) return `${names(seat)} использует силу ${PLACE[place].genitive}${later}`;
    return `${names(seat)} копирует силу ${PLACE[place].genitive}${by(why === `place:${place}` ? `place:${card}` : why)}${later}`;
  },
  'stood-idle': ({ seat, card, because }, names) => {
    if (because === 'own-choice') return `${names(seat)} ничего не делает ${PLACE[card].at}`;
    return `${names(seat)} ничего не может сделать ${PLACE[card].at}${because === 'nothing-possible' ? '' : by(because)}`;
  },
  'places-returned': ({ seat, count, cause: why, cards: ids }, names) =>
    count === 0 ? undefined : `${names(seat)} возвращает в руку ${known(count, ids)}${by(why)}`,
  'played-returned': ({ seat, card, cause: why }, names) =>
    `${names(seat)} возвращает из игры ${PLACE[card].accusative}${why === `place:${card}` ? '' : by(why)}`,
  'places-discarded': ({ seat, count, cause: why, cards: ids }, names) =>
    count === 0 ? undefined : `${names(seat)} сбрасывает ${known(count, ids)}${by(why)}`,
  'place-taken': ({ seat, card, cause: why }, names) => `${names(seat)} берёт из резерва ${PLACE[card].accusative}${by(why)}`,
  'place-removed': ({ card }) => `Из партии выбывает: ${PLACE[card].nominative}`,
  'marker-moved': ({ on, cause: why }) => `Маяк ${on ? 'положен на Пляж' : 'снят с Пляжа'}${why === 'place:beach' ? '' : by(why)}`,
  'will-lost': ({ seat, will: lost, left, cause: why }, names) => `${names(seat)} теряет ${will(lost)}${by(why)}, осталось ${left}`,
  'will-spared': ({ seat, cause: why }, names) => `${names(seat)} не теряет волю${by(why)}`,
  'will-regained': ({ seat, will: gained, left, cause: why }, names) =>
    `${names(seat)} восстанавливает ${will(gained)}${by(why)}, теперь ${left}`,
  'hit-by-artemia': ({ seat, card }, names) => `Жетон Артемии действует на игрока ${names(seat)} ${PLACE[card].at}`,
  caught: ({ seat, cards: ids }, names) => `Существо ловит игрока ${names(seat)} ${list(ids.map((id) => PLACE[id].at))}`,
  'last-will-lost': ({ seats }, names) => `Последнюю фишку воли ${seats.length === 1 ? 'теряет' : 'теряют'} ${list(seats.map(names))}`,
  'hunted-reset': ({ seat, will: again, count, cards: ids }, names) =>
    `${names(seat)}${count === 0 ? '' : ` возвращает в руку ${known(count, ids)} и`} восстанавливает волю, теперь ${again}`,
  'rescue-moved': ({ steps: made, left, cause: why }) => `Спасение делает ${steps(made)}${by(why)}, осталось ${left}`,
  'rescue-held': ({ cause: why }) => `Спасение стоит на месте${by(why)}`,
  'assimilation-moved': ({ steps: made, left, cause: why }) => `Ассимиляция делает ${steps(made)}${by(why)}, осталось ${left}`,
  'hand-shown': ({ seat, count, cause: why, cards: ids }, names) =>
    count === 0 ? `${names(seat)} ничего не показывает${by(why)}` : `${names(seat)} показывает существу ${known(count, ids)}${by(why)}`,
  'hand-asked': ({ seat, card, cause: why, has }, names) => askedHand({ who: names(seat), card, why: by(why), has }),
  'play-asked': ({ seat, cause: why, row }, names) =>
    `${names(seat)} говорит существу, какая карта в игре${row === undefined ? '' : `: ${ROWS[row]}`}${by(why)}`,
  'piles-darkened': ({ cause: why, seats }, names) => `${capital(cause(why))}: существо не видит ${pilesOf(seats, names)}`,
  'piles-opened': ({ piles }, names) => {
    const open = piles.map(({ seat, cards: ids }) => `${names(seat)} (${ids.length === 0 ? 'пусто' : placeNames(ids)})`);
    return piles.every(({ cards: ids }) => ids.length === 0) ? undefined : `Сбросы снова открыты: ${list(open)}`;
  },
  'survival-drawn': ({ seat, count, cause: why, cards: ids }, names) =>
    count === 0 ? undefined : `${names(seat)} берёт ${ids === undefined ? survivalCards(count) : survivalList(ids)}${by(why)}`,
  'survival-discarded': ({ seat, card, cause: why }, names) => `${names(seat)} сбрасывает карту ${quoted(`survival:${card}`)}${by(why)}`,
  'survival-salvaged': ({ seat, card, cause: why }, names) =>
    `${names(seat)} берёт из сброса карту ${quoted(`survival:${card}`)}${by(why)}`,
  'survival-reshuffled': ({ cards: count }) => `Сброс выживания перемешан в новую колоду: ${cards(count)}`,
  'hunt-drawn': ({ count, cards: ids }) => {
    if (count === 0) return undefined;
    return `Существо берёт ${ids === undefined ? huntCards(count) : titled(ids.map((id) => `hunt:${id}` as const))}`;
  },
  'hunt-discarded': ({ card, cause: why }) => `Существо сбрасывает карту ${quoted(`hunt:${card}`)}${by(why)}`,
  'hunt-put-under': ({ count, cause: why, cards: ids }) => {
    if (count === 0) return undefined;
    return `Под колоду охоты кладут ${ids === undefined ? huntCards(count) : titled(ids.map((id) => `hunt:${id}` as const))}${by(why)}`;
  },
  'hunt-looked-at': ({ seat, count, cause: why, cards: ids }, names) =>
    `${names(seat)} смотрит ${huntCards(count)}${by(why)}${ids === undefined ? '' : `: ${list(ids.map((id) => quoted(`hunt:${id}`)))}`}`,
  'hunt-reshuffled': ({ cards: count }) => `Сброс охоты перемешан в новую колоду: ${cards(count)}`,
  'play-discarded': ({ seat, count, cards: ids }, names) =>
    count === 0 ? undefined : `${names(seat)} отправляет в сброс ${known(count, ids)}`,
  'tokens-taken-back': () => undefined,
  'survivor-rescued': ({ seat, survivor, works }, names) =>
    `${names(seat)} спасает выжившего: ${name(`survivor:${survivor}`)}${works ? '' : ', без эффекта'}`,
  'survivor-taken': ({ seat, cause: why }, names) => `${names(seat)} берёт карту выжившего лицом вниз${by(why)}`,
  'survivors-gone': ({ seat, count, cause: why }, names) => `${names(seat)} сбрасывает ${survivors(count)}${by(why)}`,
  'survivors-shown': ({ survivors: shown }) =>
    shown.length === 0 ? undefined : `Открыты выжившие: ${list(shown.map((id) => name(`survivor:${id}`)))}`,
  'defense-moved': ({ steps: made, left, cause: why }) => `Защита делает ${steps(made)}${by(why)}, осталось ${left}`,
  'bonus-reached': ({ bonus }) => `Бонус: ${name(`bonus:${bonus}`)}`,
  'sanctuary-moved': ({ from, to, cause: why }) =>
    `Город-Убежище перелетает с ${spot(from).genitive} ${ontoSpots(spot, [to])}${why === 'phase-five' ? '' : by(why)}`,
  'sanctuary-stayed': ({ cause: why }) => `Город-Убежище остаётся на месте${by(why)}`,
  'adaptation-blocked': ({ cause: why }) => `На этом ходу существо не может ни адаптироваться, ни затаиться${by(why)}`,
  'dna-taken': ({ count, cause: why }) => (count === 0 ? undefined : `Существо берёт ${count} ДНК${by(why)}`),
  'dna-put-back': ({ count, cause: why }) => {
    if (count === 0) return undefined;
    return why === 'adapt' ? `Существо платит ${count} ДНК${by(why)}` : `Существо возвращает в запас ${count} ДНК${by(why)}`;
  },
  adapted: () => 'Существо адаптируется',
  hid: ({ quietly }) => (quietly ? 'Существо тихо затаивается' : 'Существо затаивается'),
  'adaptation-skipped': () => 'Существо не адаптируется и не затаивается',
  'adaptation-developed': ({ adaptation, cost }) => `Существо развивает адаптацию ${quoted(`adaptation:${adaptation}`)} за ${cost} ДНК`,
  'adaptation-discarded': ({ adaptation, cause: why }) => `Сброшена адаптация ${quoted(`adaptation:${adaptation}`)}${by(why)}`,
  'adaptation-kept': ({ adaptation }) => `Существо платит 1 ДНК и сохраняет адаптацию ${quoted(`adaptation:${adaptation}`)}`,
  'adaptation-put-under': ({ count, cause: why, adaptation }) =>
    `Под колоду кладут ${adaptation === undefined ? adaptationCards(count) : `адаптацию ${quoted(`adaptation:${adaptation}`)}`}${by(why)}`,
  'match-ended': ({ because }) => ENDINGS[because],
});

interface AskedHand {
  readonly who: string;
  readonly card: PlaceId;
  readonly why: string;
  readonly has: boolean | undefined;
}

function askedHand({ who, card, why, has }: AskedHand): string {
  if (has === undefined) return `${who} говорит существу, есть ли в руке ${PLACE[card].nominative}${why}`;
  return has ? `${who}: в руке есть ${PLACE[card].nominative}${why}` : `${who}: в руке нет ${PLACE[card].genitive}${why}`;
}

function pilesOf(seats: readonly number[], names: Names): string {
  return seats.length === 1 ? `сброса игрока ${names(seats[0])}` : `сбросов игроков ${list(seats.map(names))}`;
}
