import { type Locale, lister } from '@orrery/engine';
import type { WayToLook } from '@orrery/study';

/** What a summary says of one seat. Amounts are per cent of a win. What is not worth a word is left out. */
export interface SummaryFacts {
  readonly name: string;
  readonly began: string;
  readonly end: 'won' | 'shared' | 'lost' | 'runs';
  readonly ended: string;
  readonly gaveAway: number | undefined;
  /** The turns in which most was given away, and how much it was in them. */
  readonly worst: { readonly turns: readonly number[]; readonly amount: number } | undefined;
  /** Above zero: it brought something. */
  readonly luck: number | undefined;
  /** Good moves, and those of the others. */
  readonly rest: number | undefined;
}

export type TurnKind = 'turns' | 'rounds';

const [enList, ruList] = [lister('en'), lister('ru')];
const percent = (amount: number) => `${Math.abs(amount)}\u00a0%`;

const en = {
  title: 'Study',
  from: 'Study this match',
  pickTitle: 'Study a match',
  pickHelp: 'Choose the file of an exported match. It is studied in this browser and sent nowhere.',
  legend: 'How to look',
  eyes: { own: 'What the player could know then', open: 'With all hidden cards open' } as Readonly<Record<WayToLook, string>>,
  eyesHelp: {
    own: 'Every player is judged by what they could see, and by nothing else; so their chances need not add up to 100 %.',
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
  /** Of what a whole turn gave away, how much this one move did. */
  part: (amount: string) => `${amount} of it here`,
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
  hidden: 'Here what others had chosen in secret decides: it lies open above the board.',
  thinking: 'Thinking why…',
  further: 'As far as can be calculated the two come to the same; the difference lies further ahead.',
  luck: 'Luck',
  luckHelp: 'what dice, draws and reveals brought, compared with the average',
  noLuck: 'nothing to speak of',
  outcome: 'What happened',
  over: 'The match is over.',
  summary: 'Seat by seat',
  summaryHelp:
    'All amounts are chances to win. What one move loses another can bring back, so they may come to more than 100 %. Luck is what dice, draws and secret choices brought. Chances are those of equally strong players.',
  tell: (facts: SummaryFacts, kind: TurnKind): string => {
    const { name, began, ended, gaveAway, worst, luck, rest } = facts;
    const end = { won: 'and won', shared: 'and shared the victory', lost: 'and lost', runs: `and stands at ${ended}` }[facts.end];
    const turns = worst && `${kind === 'rounds' ? 'round' : 'turn'}${worst.turns.length > 1 ? 's' : ''} ${enList(worst.turns)}`;
    const did = (amount: number) => `${amount > 0 ? 'brought' : 'took'} ${percent(amount)}`;
    const most = worst && (worst.amount === gaveAway ? `, all of it in ${turns}` : `, most of all in ${turns} (${percent(worst.amount)})`);
    return [
      `${name} began at ${began} ${end}.`,
      gaveAway === undefined ? 'Their own moves gave nothing away.' : `Their own moves gave away ${percent(gaveAway)}${most ?? ''}.`,
      luck === undefined ? 'Luck evened out.' : `Luck ${did(luck)}.`,
      rest && `All else that was played ${did(rest)}.`,
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
    own: 'О каждом игроке судим только по тому, что он мог видеть, поэтому сумма шансов бывает и не 100 %.',
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
  part: (amount) => `из них ${amount} здесь`,
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
  hidden: 'Здесь решает то, что другие выбрали тайно: оно открыто над столом.',
  thinking: 'Ищем причину…',
  further: 'Насколько удаётся просчитать, оба пути ведут к одному; разница — ещё дальше.',
  luck: 'Случай',
  luckHelp: 'что принесли кубики, карты и вскрытия в сравнении со средним',
  noLuck: 'ничего заметного',
  outcome: 'Что произошло',
  over: 'Партия окончена.',
  summary: 'По игрокам',
  summaryHelp:
    'Всё это — шансы на победу. Потерянное одним ходом может вернуться другим, поэтому в сумме бывает и больше 100 %. Случай — это броски, карты и тайные решения. Шансы — как у равных по силе игроков.',
  tell: (facts, kind) => {
    const { name, began, ended, gaveAway, worst, luck, rest } = facts;
    const end = { won: 'победа', shared: 'победа поровну', lost: 'поражение', runs: `сейчас ${ended}` }[facts.end];
    const many = worst !== undefined && worst.turns.length > 1;
    const turns = worst && `${kind === 'rounds' ? (many ? 'раунды' : 'раунд') : many ? 'ходы' : 'ход'} ${ruList(worst.turns)}`;
    const most =
      worst &&
      (worst.amount === gaveAway ? `, и всё это — ${turns}` : `, больше всего стоил${many ? 'и' : ''} ${turns} (${percent(worst.amount)})`);
    return [
      `${name}: в начале ${began}, в конце ${end}.`,
      gaveAway === undefined ? 'Своими ходами ничего не отдано.' : `Своими ходами отдано ${percent(gaveAway)}${most ?? ''}.`,
      luck === undefined ? 'Случай ничего не изменил.' : `Случай ${luck > 0 ? 'принёс' : 'отнял'} ${percent(luck)}.`,
      rest && `Всё остальное, что сыграно, ${rest > 0 ? 'принесло' : 'отняло'} ${percent(rest)}.`,
    ]
      .filter((sentence) => sentence !== undefined)
      .join(' ');
  },
};

export const STUDY_WORDS: Readonly<Record<Locale, StudyWords>> = { en, ru };
