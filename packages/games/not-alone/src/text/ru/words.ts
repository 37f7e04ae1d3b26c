import { isKeyOf, lister, type SeatNames } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { PlaceId, PlaceNumber, PowerWay } from '../../cards/places.ts';
import type { Cause } from '../../events.ts';
import type { SpotNames, TermId } from '../shape.ts';
import { PLACE, type PlaceCases, TOKEN } from './cases.ts';
import { NAMES } from './names.ts';

export type Spots = SpotNames<PlaceCases>;

export const list = lister('ru');
const CHOICE = new Intl.ListFormat('ru', { type: 'disjunction' });
/** «Реки или Пляжа». */
export const oneOf = (items: readonly string[]): string => CHOICE.format(items);

export const name = (id: TermId): string => NAMES[id];
/** Название карты в кавычках: так «Жертва» не спутать с жертвой, а склонять его не надо. */
export const quoted = (id: TermId): string => `«${name(id)}»`;
/** «карту «Клон»»; «карты «Клон» и «Вирус»». */
export const titled = (ids: readonly TermId[]): string => `${ids.length === 1 ? 'карту' : 'карты'} ${list(ids.map(quoted))}`;

export const placeNames = (ids: readonly PlaceId[]): string => list(ids.map((id) => PLACE[id].nominative));
export const accusatives = (ids: readonly PlaceId[]): string => list(ids.map((id) => PLACE[id].accusative));

/** «на Пляж»; «между Пляжем и Рекой». */
export function ontoSpots(spot: Spots, at: readonly PlaceNumber[]): string {
  if (at.length === 2) return `между ${list(at.map((each) => spot(each).instrumental))}`;
  return `на ${list(at.map((each) => spot(each).accusative))}`;
}

const RULES: Readonly<
  Record<Exclude<Cause, TermId> | 'resist' | 'give-up' | 'caught' | 'last-will' | 'fortify' | 'adapt' | 'hide', string>
> = {
  'set-up': 'подготовка',
  resist: 'сопротивление',
  'give-up': 'смирение',
  'returned-instead': 'вместо силы',
  'river-choice': 'Река',
  caught: 'поимка',
  'last-will': 'последняя воля',
  'end-of-turn': 'конец хода',
  fortify: 'укрепление',
  shelter: 'выжившие укрыты',
  adapt: 'адаптация',
  hide: 'существо затаилось',
  'phase-five': 'фаза 5',
};

export function cause(of: Cause): string {
  if (isKeyOf(RULES, of)) return RULES[of];
  if (of === 'place:shelter') return PLACE.shelter.nominative;
  // Жетон внутри строки пишется со строчной, карты и места — с прописной.
  return of.startsWith('token:') ? name(of).replace('Жетон', 'жетон') : name(of);
}
/** « (Мираж)»: почему, в конце строки. */
export const by = (of: Cause): string => ` (${cause(of)})`;

export const POWERS: Readonly<Record<PowerWay, string>> = {
  'return-all': 'вернуть в руку весь сброс',
  copy: 'скопировать силу места с жетоном существа',
  'return-this': 'вернуть эту карту и карты из сброса',
  'return-some': 'вернуть карты мест из сброса',
  'lay-two': 'на следующем ходу выложить две карты',
  'use-marker': 'зарядить маяк или активировать заряженный',
  'step-rescue': 'сдвинуть спасение на 1 шаг',
  'take-place': 'взять карту места из резерва',
  'choose-survival': 'посмотреть 2 карты выживания и оставить 1',
  'draw-survival': 'взять 1 карту выживания',
  heal: 'дать жертве 1 фишку воли',
  'regain-will': 'восстановить 1 фишку воли',
  'take-survivor': 'взять карту выжившего',
  'put-back-dna': 'существо вернёт 1 ДНК',
  fortify: 'укрепить Город-Убежище',
  'drop-adaptation': 'сбросить развитую адаптацию',
  'hide-pile': 'вернуть эту карту и скрыть свой сброс',
};

/** На что направлена карта, после двоеточия; пусто, если ни на что. */
export function aim(target: Target, spot: Spots, names: SeatNames): string {
  switch (target.kind) {
    case 'none':
      return '';
    case 'hunted':
      return names(target.seat);
    case 'place':
      return spot(target.place).nominative;
    case 'pair':
      return ontoSpots(spot, target.places);
    case 'hunted-and-card':
      return `есть ли у игрока ${names(target.seat)} ${PLACE[target.card].nominative}?`;
    case 'visit':
      return `${names(target.seat)} (${PLACE[target.card].nominative}) — ${spot(target.to).to}`;
    case 'token':
      return `${TOKEN[target.token]} ${ontoSpots(spot, [target.to])}`;
    case 'own-card':
      return PLACE[target.card].at;
    case 'swap':
      return `${PLACE[target.in].nominative} вместо ${PLACE[target.out].genitive}`;
    case 'power':
      return `${PLACE[target.card].at}, сила ${spot(target.place).genitive} (${POWERS[target.way]})`;
    case 'hunt-card':
      return quoted(`hunt:${target.card}`);
    case 'survival-card':
      return quoted(`survival:${target.card}`);
    case 'adaptation':
      return quoted(`adaptation:${target.adaptation}`);
    case 'adaptations':
      return `${quoted(`adaptation:${target.in}`)} вместо ${quoted(`adaptation:${target.out}`)}`;
    case 'survival-and-adaptation':
      return `сбросить карту ${quoted(`survival:${target.card}`)}, отключить адаптацию ${quoted(`adaptation:${target.adaptation}`)}`;
    case 'sanctuary-steps':
      return `Город-Убежище ${target.steps === 0 ? 'остаётся на месте' : 'перелетает на два номера'}`;
  }
}

/** Карты, за которые платят своей картой или которые её возвращают; остальные играют там, где она лежит. */
const OWN_CARD: Partial<Readonly<Record<TermId, string>>> = { 'survival:sacrifice': 'сбросить', 'survival:double-back': 'вернуть в руку' };

export const aimed = (card: TermId, target: Target, said: { readonly spot: Spots; readonly names: SeatNames }): string => {
  const does = target.kind === 'own-card' ? OWN_CARD[card] : undefined;
  const at =
    target.kind === 'own-card' && does !== undefined ? `${does} ${PLACE[target.card].accusative}` : aim(target, said.spot, said.names);
  return at === '' ? quoted(card) : `${quoted(card)}: ${at}`;
};
