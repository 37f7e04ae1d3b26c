import { counter, type GameGuide, type Reasons, reasonBy } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { View } from '../knowledge/view.ts';
import { effortsOf, type LastStep, lastStepOf } from './facts.ts';

const steps = counter('ru', 'шаг', 'шага', 'шагов');

const HUNT_AT_LAST_STEP: Readonly<Record<LastStep, (view: View) => string>> = {
  creature: () => 'Одна поимка — и вы победили. Сбросы подскажут, где жертв быть не может.',
  rescue: ({ assimilation }) =>
    `Спасение придёт в конце хода, если не помешает карта. Вам нужно ${steps(assimilation)}: поимка — 1, последняя воля — ещё 1.`,
  defense: () => 'Ещё шаг защиты — и победят жертвы: стерегите Убежище и выживших.',
  'creature-or-rescue': () => 'Одна поимка — и вы победили; без неё спасение придёт в конце этого хода.',
  'creature-or-defense': () => 'Одна поимка — и вы победили; один шаг защиты — и победили жертвы.',
};

const EXPLORE_AT_LAST_STEP: Readonly<Record<LastStep, string>> = {
  creature: 'Если кого-то поймают или кто-то смирится, существо победит: идите туда, где оно не ищет.',
  rescue: 'Спасению остался шаг, и конец хода его сделает: переживите этот ход.',
  defense: 'Ещё шаг защиты — и победа: укрепите Убежище или спасите выжившего, который её двигает.',
  'creature-or-rescue': 'Поймают кого-то или кто-то смирится — победит существо, иначе спасение придёт в конце хода.',
  'creature-or-defense': 'Поймают кого-то или кто-то смирится — победит существо; один шаг защиты — и победили вы.',
};

const reasons: Reasons<Decision, View> = {
  volunteer: () => 'Существо играет одно против всех остальных.',
  'choose-side': () => 'Стороны различаются тем, когда поле даёт существу жетон Артемии.',
  'draw-adaptations': () => 'Уровень I дешевле развить, уровень II сильнее и дороже.',
  'choose-character': () => 'Его способность — ваша на всю партию. Вторая карта выйдет из игры.',
  'choose-adaptation': () => 'Она действует с первого хода до последнего.',
  'return-places': () => 'Чем больше карт в руке, тем труднее вас найти.',
  'return-this-or-one': () => 'Карты из сброса сыграть нельзя, и существо их видит.',
  'discard-places': () => 'Ваш сброс видят все: куда вам не пойти, там существу искать незачем.',
  'discard-or-lose-will': () => 'Меньше карт — легче найти; без воли — шаг ассимиляции.',
  'discard-survival': () => 'Она уйдёт в сброс неиспользованной.',
  'discard-survivor': () => 'Укрытые выжившие — это шаг защиты.',
  'discard-survival-or-survivor': () => 'Карта выживания однажды спасёт, укрытые выжившие — шаг защиты.',
  'keep-survival': () => 'За ход можно сыграть одну карту выживания, в указанной на ней фазе.',
  'keep-place': () => 'Разыграют только оставленную карту. Жетоны существа уже разложены.',
  'take-place': () => 'Ещё одно место: труднее угадать, и у него своя сила.',
  heal: () => 'Кто теряет последнюю волю, двигает ассимиляцию на шаг.',
  'show-places': () => 'Существо узнает только то, что вы покажете.',
  'hide-places': () => 'Скрытое существу ещё придётся угадывать.',
  'put-hunt-under': () => 'Потом вы доберёте до трёх: избавьтесь от ненужного сейчас.',
  'put-adaptations-under': () => 'Обменяйте карты, которые не подходят этой партии.',
  'drop-adaptation': () => 'Потраченные на неё ДНК для существа потеряны.',
  'keep-adaptation': () => 'Если её сбросят, её ДНК потеряны.',
  'put-back-dna': () => 'Меньше ДНК — меньше новых адаптаций.',
  'swap-played': () => 'Существо увидит замену, но не карту.',
  shelter: () => 'Уйдут все ваши выжившие, сколько бы их ни было.',
  'answer-fortify': () => 'Сейчас или никогда: момент пройдёт.',
  'name-place': () => 'Жертвы под жетоном цели получат только эту силу.',
  'move-creature': () => 'Кто окажется там при ударе, будет пойман.',
  'move-sanctuary-on': () => 'Жертвы укрепляют место под Убежищем, а выживших спасают рядом с ним.',
  'use-copied-power': () => 'Сила действует так, будто вы сами там.',
  'return-played': () => 'Карту из руки можно сыграть в следующий ход.',
  explore: ({ seat, left }, view) => (left === 0 ? undefined : exploring(view, seat)),
  stalk: () => 'За ход вы играете одну карту охоты: эту или одну из следующих.',
  hunt: (_, view) => {
    const last = lastStepOf(view);
    return last === undefined
      ? 'Поимка отнимает волю и двигает ассимиляцию. Сброс подскажет, где жертв нет.'
      : HUNT_AT_LAST_STEP[last](view);
  },
  window: () => 'Одна карта за ход: сыгранная сейчас позже уже не поможет.',
  interrupt: () => undefined,
  act: (_, view) =>
    view.sanctuary === undefined
      ? 'Используйте место или верните карту, чтобы пойти туда снова.'
      : 'За каждое место — одно: его сила, карта назад или помощь Убежищу.',
  'adapt-or-hide': (_, view) =>
    view.sanctuary?.defense === 1
      ? 'Затаиться — это шаг защиты, а ещё один её шаг — победа жертв.'
      : 'Адаптации остаются до конца; затаиться — больше ДНК, но и помощь жертвам.',
  adapting: () => 'Развитое действует со следующего хода.',
};

const EFFORTS: Readonly<Record<ReturnType<typeof effortsOf>, string>> = {
  both: 'Маленькую руку легко угадать. Сопротивление вернёт карты за волю, смирение — за шаг ассимиляции.',
  'give-up': 'Сопротивляться в этот ход нельзя. Можно смириться: все карты и воля назад, но шаг ассимиляции.',
  none: 'Существо видит ваш сброс и ищет среди мест, что у вас остались.',
};

function exploring(view: View, seat: number): string {
  const last = lastStepOf(view);
  if (last !== undefined) return EXPLORE_AT_LAST_STEP[last];
  return EFFORTS[effortsOf(view, seat)];
}

export const guide: GameGuide<View, Decision> = {
  aim: (view, viewer) => {
    const { rescue, assimilation, sanctuary } = view;
    const shelter = (word: string) => (sanctuary === undefined ? '' : ` или ${word} (${sanctuary.defense})`);
    if (viewer === 'spectator')
      return `Победа жертв — спасение (${steps(rescue)})${shelter('защита')}, победа существа — ассимиляция (${assimilation}).`;
    if (viewer === view.creature.seat)
      return `Вы — существо: победа — ассимиляция (${steps(assimilation)}) раньше спасения (${rescue})${shelter('защиты')}.`;
    return `Вы — жертва: победа — спасение (${steps(rescue)})${shelter('защита')} раньше ассимиляции (${assimilation}).`;
  },
  why: reasonBy(reasons),
};
