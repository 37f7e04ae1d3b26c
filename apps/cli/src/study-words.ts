import { type Locale, lister } from '@orrery/engine';
import { type SeatSummary, type WayToLook, worstTurns } from '@orrery/study';

interface StudyWords {
  readonly eyes: Readonly<Record<WayToLook, string>>;
  readonly turningPoints: string;
  readonly choice: string;
  readonly luck: string;
  readonly better: string;
  /** Why, where the open cards are the reason. */
  readonly hidden: string;
  turn(turn: number): string;
  action(at: number): string;
  summary(name: string, summary: SeatSummary, percent: (share: number) => string): string;
}

/** Signed, because it is a change. */
const change = (share: number, percent: (share: number) => string): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

const [enList, ruList] = [lister('en'), lister('ru')];

export const STUDY_WORDS: Readonly<Record<Locale, StudyWords>> = {
  en: {
    eyes: { own: 'Seen with what each seat could know then.', open: 'Seen with all hands and secret choices open.' },
    turningPoints: 'Turning points',
    choice: 'by choice',
    luck: 'by luck',
    better: 'better',
    hidden: 'What others had chosen in secret decides here.',
    turn: (turn) => `turn ${turn}`,
    action: (at) => `action ${at + 1}`,
    summary: (name, summary, percent) => {
      const { began, ended, gaveAway, luck, others, rest } = summary;
      const worst = worstTurns(summary);
      const where =
        worst === undefined
          ? ''
          : ` (${percent(worst.cost / gaveAway)} of it in ${worst.turns.length > 1 ? 'turns' : 'turn'} ${enList(worst.turns)})`;
      return `${name}: from ${percent(began)} to ${percent(ended)}; gave away ${percent(gaveAway)}${where}, luck ${change(luck, percent)}, the others ${change(others, percent)}, not told apart ${change(rest, percent)}`;
    },
  },
  ru: {
    eyes: { own: 'Так, как каждый мог знать тогда.', open: 'С открытыми руками и тайными решениями.' },
    turningPoints: 'Переломы',
    choice: 'решением',
    luck: 'случаем',
    better: 'лучше',
    hidden: 'Здесь решает то, что другие выбрали тайно.',
    turn: (turn) => `ход ${turn}`,
    action: (at) => `действие ${at + 1}`,
    summary: (name, summary, percent) => {
      const { began, ended, gaveAway, luck, others, rest } = summary;
      const worst = worstTurns(summary);
      const where =
        worst === undefined
          ? ''
          : ` (из них ${percent(worst.cost / gaveAway)} — в ${worst.turns.length > 1 ? 'ходах' : 'ходе'} ${ruList(worst.turns)})`;
      return `${name}: от ${percent(began)} до ${percent(ended)}; отдано ${percent(gaveAway)}${where}, случай ${change(luck, percent)}, другие ${change(others, percent)}, не разделить ${change(rest, percent)}`;
    },
  },
};
