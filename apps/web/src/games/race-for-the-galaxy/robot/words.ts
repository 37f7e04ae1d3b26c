import { type Locale, plural } from '@orrery/engine';
import type { RobotStart } from '@orrery/race-for-the-galaxy';

/** The few words of the mat that no text of the game has. */
const en = {
  title: 'The robot’s mat',
  dice: 'Dice of this round',
  noDice: 'not rolled yet',
  six: 'Cost-6 cards',
  steps: 'What the robot did',
  points: (count: number) => `${count} VP`,
  of: (count: number, most: number) => `${count} of ${most}`,
  overlay: {
    none: undefined,
    'x2-after-trade': 'After its first Trade the robot face means Consume: ×2 VP.',
    'trade-or-produce': 'The robot face alternates between Produce and Consume: Trade.',
    'first-settle': 'Its first Settle places a world of 3 VP or more from the supply and discards Doomed World.',
  } satisfies Record<RobotStart['overlay'], string | undefined>,
  settle: ({ seeks, draws, isFree }: RobotStart['settle']) =>
    `Settles ${seeks === 'military' ? 'military' : 'non-military'} worlds: draws ${draws[0]} cards, or ${draws[1]} in response to yours${isFree ? ', for free' : ' for 1 credit'}.`,
};
export type RobotWords = typeof en;

const ru: RobotWords = {
  title: 'Планшет робота',
  dice: 'Кубики этого раунда',
  noDice: 'ещё не брошены',
  six: 'Разработки за 6',
  steps: 'Что сделал робот',
  points: (count) => `${count} ПО`,
  of: (count, most) => `${count} из ${most}`,
  overlay: {
    none: undefined,
    'x2-after-trade': 'После первой продажи грань «робот» означает потребление ×2.',
    'trade-or-produce': 'Грань «робот» попеременно означает производство и продажу.',
    'first-settle': 'Первое освоение берёт из колоды мир на 3 ПО или больше, а обречённый мир уходит в сброс.',
  } as typeof en.overlay,
  settle: ({ seeks, draws, isFree }) =>
    `Осваивает ${seeks === 'military' ? 'защищённые' : 'незащищённые'} миры: берёт ${draws[0]} ${plural('ru', draws[0], ['карту', 'карты', 'карт'])}, а в ответ на ваше освоение — ${draws[1]}${isFree ? ', бесплатно' : ' за 1 кредит'}.`,
};

export const WORDS: Readonly<Record<Locale, RobotWords>> = { en, ru };
