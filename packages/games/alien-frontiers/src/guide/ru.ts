import { counter, type GameGuide, type Reasons, reasonBy } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Decision } from '../decisions.ts';
import { toLand } from '../knowledge/to-land.ts';
import type { View } from '../knowledge/view.ts';
import { CLAIM_TOTAL } from '../rules/alien-artifact.ts';
import { TOKEN_LIMIT } from '../state.ts';
import { type Loss, lossOf, type Moment, momentOf, othersToLand } from './facts.ts';

const colonies = counter('ru', 'колонию', 'колонии', 'колоний');
const tokens = counter('ru', 'фишка', 'фишки', 'фишек');
const returned = counter('ru', 'фишку', 'фишки', 'фишек');

function momentInWords(moment: Moment): string {
  switch (moment.is) {
    case 'claim':
      return `На Артефакте у вас ${moment.total} из ${CLAIM_TOTAL}: возьмите карту в этот ход, потом будет нельзя.`;
    case 'ready-colony':
      return 'Колония в Центре Колонистов готова: высадка стоит 1 топливо и 1 руду.';
    case 'ships-left':
      return moment.ships === 1
        ? 'Пристыкуйте и последний корабль: он займёт отсек до вашего хода.'
        : 'Пристыкуйте все корабли: они займут отсеки до вашего хода.';
    case 'too-many-tokens':
      return `У вас ${tokens(moment.tokens)}: в конце хода останется только ${TOKEN_LIMIT}.`;
    case 'all-docked':
      return 'Все корабли пристыкованы. До конца хода ещё можно использовать карты.';
  }
}

const reasons: Reasons<Decision, View> = {
  'take-turn': (_, view) => momentInWords(momentOf(view)),
  'choose-landing': () => 'Каждая колония — очко. Больше всех на территории — ещё очко и её бонус.',
  'launch-or-wait': () => 'Высадка стоит 1 топливо и 1 руду. Если ждать, лишние шаги пропадут.',
  raid: (_, { players }) => `${players.length > 2 ? 'Брать можно у нескольких. ' : ''}Взятое можно потратить уже в этот ход.`,
  'choose-teleport-destination': () => 'Там корабль сработает сразу, а полученное раньше останется у вас.',
  'keep-firing': ({ at }) =>
    `Выстрел стоит 1 топливо. Сбитый корабль уходит в ${at === 'terraforming-station' ? 'запас' : 'Ремонтный Док'}: отсек свободен.`,
  'choose-territory-for-colony': () => 'На обеих территориях может смениться контроль, а с ним очки и бонус.',
  'choose-colony-to-swap': () => 'На обеих территориях может смениться контроль, а с ним очки и бонус.',
  'return-tokens': () => `Хранят не больше ${TOKEN_LIMIT} фишек. Оставьте нужное для следующего хода.`,
};

function lossInWords(loss: Loss): string {
  switch (loss.of) {
    case 'card':
      return 'Корабли на Артефакте заработали карту технологии. Взять её можно только в этот ход.';
    case 'loot':
      return 'Вы можете взять ещё что-нибудь. Если остановиться, налёт закончен.';
    case 'tokens':
      return `В конце хода придётся отдать ${returned(loss.count)}. Высадка готовой колонии пустила бы 2 из них в дело.`;
  }
}

export const guide: GameGuide<View, Decision, Action> = {
  aim: (view, viewer, names) => {
    const others = othersToLand(view, viewer);
    if (viewer === 'spectator')
      return `Чья-то последняя колония кончит партию, решат очки. Ближе всех ${names(others[0].seat)}: ${others[0].left}.`;
    const theirs = others.map(({ seat, left }) => `${names(seat)} ${left}`).join(', ');
    return `Высадите ещё ${colonies(toLand(view.players[viewer]))} (${theirs}). Чья-то последняя кончит партию, решат очки.`;
  },
  why: reasonBy(reasons),
  loss: (answer, view) => {
    const loss = lossOf(answer, view);
    return loss === undefined ? undefined : lossInWords(loss);
  },
};
