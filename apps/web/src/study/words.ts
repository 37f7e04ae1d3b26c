import { counted, counter, type Locale, lister } from '@orrery/engine';
import type { WayToLook } from '@orrery/study';

/** What a summary says of one seat. Amounts are points: a hundred are a whole win. What is not worth a word is left out. */
export interface SummaryFacts {
  readonly name: string;
  readonly began: string;
  readonly end: 'won' | 'shared' | 'lost' | 'runs';
  readonly ended: string;
  readonly gaveAway: number | undefined;
  /** The turns in which most was given away, and how much of all it was. */
  readonly worst: { readonly turns: readonly number[]; readonly share: string } | undefined;
  /** Above zero: it brought something. */
  readonly luck: number | undefined;
  readonly others: number | undefined;
  readonly rest: number | undefined;
}

export type TurnKind = 'turns' | 'rounds';

const [enList, ruList] = [lister('en'), lister('ru')];
const ruPoints = counter('ru', 'пункт', 'пункта', 'пунктов');

const en = {
  title: 'Study',
  from: 'Study this match',
  pickTitle: 'Study a match',
  pickHelp: 'Choose the file of an exported match. It is studied in this browser and sent nowhere.',
  legend: 'How to look',
  eyes: { own: 'What the player could know then', open: 'With all hidden cards open' } as Readonly<Record<WayToLook, string>>,
  eyesHelp: {
    own: 'Every player is judged by what they could see, and by nothing else.',
    open: 'Every hand and every secret choice lies open. Dice to come and the order of the decks stay unknown.',
  } as Readonly<Record<WayToLook, string>>,
  progress: {
    chances: 'Working out the chances',
    steps: 'Analysing every move',
    stopped: 'Stopped',
    failed: 'The study could not continue.',
  },
  stop: 'Stop',
  resume: 'Resume',
  whole: 'Every move has been analysed.',
  chart: 'Chances to win over the match',
  at: (step: number, count: number, chances: string) => `Step ${step} of ${count}. ${chances}`,
  previousPoint: 'To the turning point before',
  nextPoint: 'To the next turning point',
  walk: 'Arrow keys go step by step, Page Up and Page Down from one turning point to the next.',
  tabs: { points: 'Turning points', move: 'Move', board: 'Board', summary: 'Summary' },
  noPointYet: 'None found yet.',
  noPoint: 'No turn moved the chances by 5 % or more.',
  early: 'This is a first quick look: a closer one may still change it.',
  turn: (turn: number, kind: TurnKind) => (turn < 1 ? 'Before the first turn' : `${kind === 'rounds' ? 'Round' : 'Turn'} ${turn}`),
  gaveAway: (name: string, amount: string) => `${name} gave away ${amount}`,
  luckGave: (name: string, amount: string) => `luck gave ${name} ${amount}`,
  luckTook: (name: string, amount: string) => `luck took ${amount} from ${name}`,
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  decides: (name: string) => `${name} decides`,
  played: 'Played',
  best: 'Best',
  nextBest: 'Next best',
  chanceAfter: (chance: string) => `then ${chance} to win`,
  cost: (amount: string) => `It gave away ${amount} of the chances to win.`,
  costless: 'Nothing was better.',
  asGood: 'As good as the best.',
  noChoice: 'There was no choice here.',
  notYet: 'Not analysed yet.',
  why: (name: string) => `Advice for ${name}`,
  thinking: 'Thinking why…',
  further: 'As far as can be calculated the two come to the same; the difference lies further ahead.',
  luck: 'Luck',
  luckHelp: 'what dice, draws and reveals brought, compared with the average',
  noLuck: 'nothing to speak of',
  over: 'The match is over.',
  summary: 'Seat by seat',
  summaryHelp:
    'A hundred points are a whole win. What one move loses another can bring back, so there may be more of them. Chances are those of equally strong players.',
  tell: (facts: SummaryFacts, kind: TurnKind): string => {
    const { name, began, ended, gaveAway, worst, luck, others, rest } = facts;
    const end = { won: 'and won', shared: 'and shared the victory', lost: 'and lost', runs: `and stands at ${ended}` }[facts.end];
    const turns = worst && `${kind === 'rounds' ? 'round' : 'turn'}${worst.turns.length > 1 ? 's' : ''} ${enList(worst.turns)}`;
    const points = (amount: number) => counted(Math.abs(amount), 'point');
    const did = (amount: number) => `${amount > 0 ? 'brought' : 'took'} ${points(amount)}`;
    return [
      `${name} began at ${began} ${end}.`,
      gaveAway === undefined
        ? 'Their own moves gave nothing away.'
        : `Their own moves gave away ${points(gaveAway)}${worst ? `, ${worst.share} of it in ${turns}` : ''}.`,
      luck === undefined ? 'Luck evened out.' : `Luck ${did(luck)}.`,
      others && `The moves of the others ${did(others)}.`,
      rest && `${points(rest)} ${rest > 0 ? 'came' : 'went'} in ways that cannot be told apart.`,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' ');
  },
};
export type StudyWords = typeof en;

const ru: StudyWords = {
  title: 'Разбор',
  from: 'Разобрать партию',
  pickTitle: 'Разобрать партию',
  pickHelp: 'Выберите файл с записью партии. Разбор идёт в этом браузере, запись никуда не отправляется.',
  legend: 'Как смотреть',
  eyes: { own: 'Что игрок мог знать тогда', open: 'Если открыть все карты' },
  eyesHelp: {
    own: 'О каждом игроке судим по тому, что он мог видеть, и ни по чему больше.',
    open: 'Все руки и тайные решения открыты. Будущие броски и порядок колод остаются неизвестны.',
  },
  progress: { chances: 'Считаем шансы', steps: 'Разбираем каждый ход', stopped: 'Остановлено', failed: 'Разбор не удалось продолжить.' },
  stop: 'Остановить',
  resume: 'Продолжить',
  whole: 'Разобраны все ходы.',
  chart: 'Шансы на победу по ходу партии',
  at: (step, count, chances) => `Шаг ${step} из ${count}. ${chances}`,
  previousPoint: 'К предыдущему перелому',
  nextPoint: 'К следующему перелому',
  walk: 'Стрелки ведут по шагам, Page Up и Page Down — от перелома к перелому.',
  tabs: { points: 'Переломы', move: 'Ход', board: 'Стол', summary: 'Итоги' },
  noPointYet: 'Пока не найдено.',
  noPoint: 'Ни один ход не сдвинул шансы на 5 % и больше.',
  early: 'Это первый беглый взгляд: более внимательный может всё изменить.',
  turn: (turn, kind) => (turn < 1 ? 'До первого хода' : `${kind === 'rounds' ? 'Раунд' : 'Ход'} ${turn}`),
  gaveAway: (name, amount) => `${name}: отдано ${amount}`,
  luckGave: (name, amount) => `${name}: случай принёс ${amount}`,
  luckTook: (name, amount) => `${name}: случай отнял ${amount}`,
  step: (step, count) => `Шаг ${step} из ${count}`,
  decides: (name) => `Решает ${name}`,
  played: 'Сыграно',
  best: 'Лучшее',
  nextBest: 'Следующее по силе',
  chanceAfter: (chance) => `тогда ${chance} на победу`,
  cost: (amount) => `Отдано ${amount} шансов на победу.`,
  costless: 'Лучше ничего не было.',
  asGood: 'Не хуже лучшего.',
  noChoice: 'Выбора здесь не было.',
  notYet: 'Ещё не разобрано.',
  why: (name) => `${name}, совет вам`,
  thinking: 'Ищем причину…',
  further: 'Насколько удаётся просчитать, оба пути ведут к одному; разница — ещё дальше.',
  luck: 'Случай',
  luckHelp: 'что принесли кубики, карты и вскрытия в сравнении со средним',
  noLuck: 'ничего заметного',
  over: 'Партия окончена.',
  summary: 'По игрокам',
  summaryHelp:
    'Сто пунктов — целая победа. Потерянное одним ходом может вернуться другим, поэтому в сумме бывает и больше. Шансы — как у равных по силе игроков.',
  tell: (facts, kind) => {
    const { name, began, ended, gaveAway, worst, luck, others, rest } = facts;
    const end = { won: 'победа', shared: 'победа поровну', lost: 'поражение', runs: `сейчас ${ended}` }[facts.end];
    const many = worst !== undefined && worst.turns.length > 1;
    const turns = worst && `${kind === 'rounds' ? (many ? 'раундах' : 'раунде') : many ? 'ходах' : 'ходе'} ${ruList(worst.turns)}`;
    const points = (amount: number) => ruPoints(Math.abs(amount));
    return [
      `${name}: в начале ${began}, в конце ${end}.`,
      gaveAway === undefined
        ? 'Своими ходами ничего не отдано.'
        : `Своими ходами отдано ${points(gaveAway)}${worst ? `, ${worst.share} из них — в ${turns}` : ''}.`,
      luck === undefined ? 'Случай ничего не изменил.' : `Случай ${luck > 0 ? 'принёс' : 'отнял'} ${points(luck)}.`,
      others && `Ходы остальных ${others > 0 ? 'принесли' : 'отняли'} ${points(others)}.`,
      rest && `Не разделить по причинам: ${rest > 0 ? '+' : '−'}${Math.abs(rest)}.`,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' ');
  },
};

export const STUDY_WORDS: Readonly<Record<Locale, StudyWords>> = { en, ru };
