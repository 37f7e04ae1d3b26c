import { plural } from '@orrery/engine';
import type { Refuge } from '../../events.ts';
import { TOKEN_LIMIT } from '../../state.ts';
import type { EventLines } from '../shape.ts';
import { cardAccusative, FACILITY, price, shipsCount, TERRITORY, tokens } from './cases.ts';
import { list, name, named, shipOf } from './phrases.ts';

const REFUGES: Readonly<Record<Refuge, string>> = {
  'maintenance-bay': FACILITY['maintenance-bay'].to,
  stock: 'в запас кораблей',
  desert: TERRITORY['burroughs-desert'].to,
};

const RELIC_RETURNS = {
  'control-lost': 'контроль над пустыней потерян',
  isolated: 'пустыня изолирована',
  terraforming: 'работа на Станции Терраформирования закончена',
  cannon: 'его сбила Плазменная Пушка',
} as const;

export const eventLines: EventLines = {
  'turn-began': ({ seat, turn }, names) => `Ход ${turn}: ${names(seat)}`,
  'terraforming-cleared': ({ seat, relic }, names) =>
    relic
      ? undefined
      : `${names(seat)}: корабль ${FACILITY['terraforming-station'].from} возвращается в запас кораблей, его придётся построить снова`,
  'fleet-rolled': ({ seat, faces, relicFace }, names) =>
    `${names(seat)} бросает: ${list(faces)}${relicFace === undefined ? '' : ` (Реликтовый Корабль: ${relicFace})`}`,
  'ships-docked': ({ seat, at, faces, relic }, names) =>
    `${names(seat)} ${at === 'maintenance-bay' ? 'отправляет' : 'ставит'} ${named(faces, relic)} ${FACILITY[at].to}`,
  'ship-teleported': ({ seat, from, to, face, relic }, names) =>
    `${names(seat)} телепортирует ${named([face], relic)} ${FACILITY[from].from} ${FACILITY[to].to}`,
  'ships-bumped': ({ owner, at, faces }, names) =>
    `${names(owner)}: ${named(faces, false)} ${faces.length === 1 ? 'вытеснен' : 'вытеснены'} ${FACILITY[at].from} в Ремонтный Док`,
  'tokens-gained': ({ seat, token, amount, cut, because }, names) => {
    if (amount === 0 && cut === 0) return undefined;
    const missing = cut === 0 ? '' : `; в запасе не хватило: ${cut}`;
    const gained = amount === 0 ? `не получает ${token === 'fuel' ? 'топлива' : 'руды'}` : `получает ${tokens(token, amount)}`;
    return `${names(seat)} ${gained} (${name(because)})${missing}`;
  },
  'tokens-paid': ({ seat, fuel, ore, because }, names) =>
    fuel + ore === 0 ? undefined : `${names(seat)} платит ${price(fuel, ore)} (${name(because)})`,
  'tokens-returned': ({ seat, fuel, ore }, names) =>
    fuel + ore === 0 ? undefined : `${names(seat)} возвращает ${price(fuel, ore)}: предел — ${TOKEN_LIMIT} фишек`,
  'tokens-stolen': ({ seat, from, token }, names) => `${names(seat)} крадёт ${tokens(token, 1)} у игрока ${names(from)}`,
  'card-stolen': ({ seat, from, card, isDuplicate }, names) =>
    `${names(seat)} крадёт ${cardAccusative(card)} у игрока ${names(from)}${isDuplicate ? ' и сбрасывает: такая уже есть' : ''}`,
  'display-cycled': ({ seat, cards }, names) =>
    `${names(seat)} меняет открытые карты: ${cards.length === 0 ? 'новых нет' : list(cards.map(name))}`,
  'card-claimed': ({ seat, card, refill }, names) =>
    `${names(seat)} берёт ${cardAccusative(card)}${refill === undefined ? '' : `; взамен открыта карта «${name(refill)}»`}`,
  'deck-reshuffled': ({ cards }) => `Сброс стал новой колодой: ${cards} ${plural('ru', cards, ['карта', 'карты', 'карт'])}`,
  'hub-advanced': ({ seat, circle }, names) => `${names(seat)}: колония на круге ${circle} из 7`,
  'colony-launched': ({ seat }, names) => `${names(seat)} запускает колонию ${FACILITY['colonist-hub'].from}`,
  'colony-landed': ({ seat, territory }, names) => `${names(seat)} высаживает колонию ${TERRITORY[territory].to}`,
  'colony-moved': ({ seat, owner, from, to }, names) =>
    `${names(seat)} переносит ${seat === owner ? 'свою колонию' : `колонию игрока ${names(owner)}`} ${TERRITORY[from].from} ${TERRITORY[to].to}`,
  'colonies-swapped': ({ seat, owners, territories }, names) =>
    `${names(seat)} меняет местами колонии игроков ${names(owners[0])} (${name(territories[0])}) и ${names(owners[1])} (${name(territories[1])})`,
  'control-changed': ({ territory, from, to }, names) => {
    const { accusative } = TERRITORY[territory];
    if (to === undefined) return `Никто больше не контролирует ${accusative}`;
    return from === undefined
      ? `${names(to)} берёт под контроль ${accusative}`
      : `${names(to)} забирает ${accusative} у игрока ${names(from)}`;
  },
  'ship-built': ({ seat, shipsInPlay }, names) => `${names(seat)} строит корабль, теперь во флоте ${shipsCount(shipsInPlay)}`,
  'relic-bought': ({ seat }, names) => `${names(seat)} покупает Реликтовый Корабль`,
  'relic-returned': ({ because }) => `Реликтовый Корабль возвращается в Пустыню Берроуза: ${RELIC_RETURNS[because]}`,
  'power-used': ({ seat, card, fuel }, names) =>
    `${names(seat)} применяет ${cardAccusative(card)} ${fuel === 0 ? 'бесплатно' : `за ${tokens('fuel', fuel)}`}`,
  'card-discarded': ({ seat, card }, names) => `${names(seat)} сбрасывает ${cardAccusative(card)}`,
  'ship-changed': ({ seat, from, to, relic }, names) => `${names(seat)}: ${named([from], relic)} теперь показывает ${to}`,
  'ships-rerolled': ({ seat, from, to }, names) => `${names(seat)} перебрасывает ${list(from)}: выпало ${list(to)}`,
  'bonus-borrowed': ({ seat, territory }, names) => `${names(seat)} получает бонус ${TERRITORY[territory].genitive} до конца хода`,
  'ship-removed': ({ seat, owner, at, face, relic, to }, names) =>
    `${names(seat)} отправляет ${shipOf(names(owner), { face, relic })} ${FACILITY[at].from} ${REFUGES[to]}`,
  'field-placed': ({ seat, field, from, to }, names) =>
    `${names(seat)} ${from === undefined ? 'ставит' : 'переносит'} ${name(field)} ${TERRITORY[to].to}`,
  'field-removed': ({ seat, field, from }, names) => `${names(seat)} убирает ${name(field)} ${TERRITORY[from].from}`,
  'card-salvaged': ({ seat, card }, names) => `${names(seat)} берёт ${cardAccusative(card)} из сброса`,
  'turn-ended': () => undefined,
  'match-ended': ({ by }, names) => `${names(by)} высаживает последнюю колонию: партия окончена`,
};
