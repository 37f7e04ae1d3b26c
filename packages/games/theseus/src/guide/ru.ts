import { counter, type GameGuide, lister, type Reasons, reasonBy, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Faction } from '../cards/factions.ts';
import type { Decision } from '../decisions.ts';
import type { PlayerView, View } from '../knowledge/view.ts';
import { FULL_DATA, FULL_LIFE } from '../state.ts';
import { closeToEnd, leaderOf, type Standing, skipsVisit, standingOf } from './facts.ts';

const list = lister('ru');
const lives = counter('ru', 'жизнь', 'жизни', 'жизней');
const points = counter('ru', 'очка', 'очков', 'очков');
const FACTIONS: Readonly<Record<Faction, string>> = {
  marines: 'Десантники',
  aliens: 'Чужие',
  scientists: 'Учёные',
  greys: 'Серые',
  pandora: 'Пандора',
};

const reasons: Reasons<Decision, View> = {
  'place-board': () => 'Отряды идут по часовой стрелке: соседний сектор достижим первым.',
  'choose-alliance-sector': () => 'Там вы и союзник берёте жетоны улучшения и начинаете партию.',
  'place-marker': () => 'Там начнут ваши первые отряды, и там вы берёте жетоны улучшения.',
  'choose-deck': () => 'Других карт в этой партии у вас не будет.',
  'install-first': () => 'Карта действует только в своём секторе: выберите тот, где будете часто.',
  'place-unit': () => 'Атакуют через проходы, сквозь стены — никогда. Безопаснее всего крайняя комната.',
  move: ({ seat }, view) => moving(view, seat),
  between: () => 'Здесь, между шагами, играют мгновенные и бонусные карты и тратят жетоны.',
  'order-traps': () => 'Первая ловушка может увести отряд от следующей.',
  'order-actions': () => 'Одна карта может изменить то, что сделает другая.',
  'choose-target': ({ seat }, { players }) =>
    players[seat].faction === 'greys'
      ? 'Попадание Серых никого не ранит: оно приносит вам данные, кого бы вы ни выбрали.'
      : 'Рана отнимает 1 жизнь у фракции раненого. Отряды не гибнут.',
  'strike-from-hiding': () => 'Карта бьёт одного врага в своём секторе, даже сквозь стены.',
  support: () => 'Огневая поддержка дополняет Натиск, где бы враг ни стоял.',
  perform: () => undefined,
  'put-malfunction': () => 'Карта не действует, пока жетон на ней. Выберите ту, что мешает больше всего.',
  'take-points': () => 'В бою насмерть лечение отнимает очки у других.',
  birth: () => 'Больше отрядов — больше ходов; каждый Эмбрион захватывает карты по-своему.',
  capture: () => 'Эмбрион остаётся на карте, и она работает на вас.',
  'own-sector': () => 'Жетон усилит отряд или карту; Очистка базы уберёт карту, которая мешает здесь.',
  'pending-cards': () => 'Действуют только установленные карты. Пополнение кладёт вашу следующую карту ждать здесь.',
};

function moving(view: View, seat: Seat): string {
  const close = closeToEnd(view, seat);
  if (close === undefined) return 'Он пройдёт столько секторов, сколько отрядов там, откуда уходит. Пропустить нельзя.';
  const { who, left } = close;
  if (view.mode === 'deathmatch') {
    return who === 'own'
      ? `До победы вам не хватает ${points(left)}: сейчас важна каждая рана.`
      : `Кому-то до победы не хватает лишь ${points(left)}: уберите отряды из-под его удара.`;
  }
  return who === 'own'
    ? `У вас осталось ${lives(left)}: уберите отряды из-под удара и обходите чужие ловушки.`
    : `У врага осталось ${lives(left)}: ищите Натиск или ловушку, которой ему не миновать.`;
}

function enemyLife({ faction, life, data }: PlayerView): string {
  return `${FACTIONS[faction]} ${life}${data > 0 ? `, данные ${data}` : ''}`;
}

/** Everybody's figures are on the plates: among many only the one who leads is named. */
function fight({ own, enemies, countsData }: Standing & { readonly own: PlayerView }, view: View): string {
  const byData = countsData ? ` или ${FULL_DATA} данных (есть ${own.data})` : '';
  if (view.mode === 'deathmatch') {
    return `Цель: ${FULL_LIFE} очков за раны (у вас ${own.life}, ${enemyLife(leaderOf(enemies))})${byData}.`;
  }
  const enemy = view.mode === 'teams' ? 'одного из врагов' : 'врага';
  return `Цель: жизнь ${enemy} 0${byData}. У вас ${own.life}; ${list(enemies.map(enemyLife))}.`;
}

const SKIPPED = 'При каждом визите можно пополнить слот или установить карту. Если уйти сейчас, здесь у вас ничего не прибавится.';

export const guide: GameGuide<View, Decision, Action> = {
  aim: (view, viewer) => {
    const standing = standingOf(view, viewer);
    const { own, ally, enemies } = standing;
    if (own === undefined) return `${view.mode === 'deathmatch' ? 'Очки за раны' : 'Жизнь'}: ${list(enemies.map(enemyLife))}.`;
    const allied = ally === undefined ? '' : `, ваш союзник — ${FACTIONS[ally.faction]} (${ally.life})`;
    return `Вы — ${FACTIONS[own.faction]}${allied}. ${fight({ ...standing, own }, view)}`;
  },
  why: reasonBy(reasons),
  loss: (answer) => (skipsVisit(answer) ? SKIPPED : undefined),
};
