import { existsSync, readFileSync } from 'node:fs';
import { manifestOf } from '@orrery/catalogue';
import {
  type ActionBase,
  BadInput,
  type GameText,
  type Locale,
  type MatchRecord,
  type Reason,
  type SeatNames,
  type TermBase,
  wordsAt,
} from '@orrery/engine';
import {
  type AnyJudgedGame,
  readStudy,
  type Studied,
  type StudiedStep,
  type Study,
  studiedOf,
  studyMatch,
  type TurningPoint,
  WAYS_TO_LOOK,
  type WayToLook,
  whyAsked,
  whyAt,
} from '@orrery/study';
import type { Command, Given } from '../command.ts';
import { type Game, gameOf } from '../games.ts';
import { breathe, type Output, percent, progressOf } from '../output.ts';
import { asToday, recordIn } from '../record-file.ts';
import { inPlace, JSON_ARG, jsonOf, LANG_ARG, localeOf, SEED_ARG, textOf } from '../settings.ts';
import { writeWhole } from '../source-file.ts';
import { STUDY_WORDS } from '../study-words.ts';

const MOST_DEPTH = 100;
/** Looks between two times the study is kept. */
const KEPT_EVERY = 20;

export const study: Command = {
  definition: {
    meta: {
      name: 'study',
      description: 'See an exported match through the eyes of a strong player: chances, turning points, luck and play',
    },
    args: {
      file: { type: 'positional', description: 'an exported match, or - for standard input' },
      eyes: {
        type: 'string',
        description: 'own: with what each seat could know then (default); open: with all cards open',
        valueHint: 'own|open',
      },
      depth: { type: 'string', description: 'times the usual effort (default 1)', valueHint: 'n' },
      keep: { type: 'string', description: 'keep the study here as it grows; one that was stopped goes on from it', valueHint: 'file' },
      ...SEED_ARG,
      ...LANG_ARG,
      ...JSON_ARG,
    },
  },
  run: async (given, around) => {
    const path = given.word('file');
    const json = jsonOf(await textOf(path, around), path === '-' ? '' : path);
    const exported = inPlace(path === '-' ? '' : path, () => recordIn(json));
    const game = inPlace('record.game', () => gameOf(exported.game));
    const record = asToday(game.module, exported);
    const judged = await judgedGame(game);
    const { output } = around;
    // Every action is looked at twice, a few are a third time.
    const looks = record.actions.length * 2;
    const tell = progressOf(output, 'looks', looks);
    const kept = keptIn(given.text('keep'));
    const how = { eyes: eyesIn(given), salt: given.text('seed') ?? 'orrery', turnEvent: manifestOf(record.game)?.turnEvent ?? '' };
    const found = await studyMatch(judged, record, {
      ...how,
      depth: given.whole('depth', { min: 1, max: MOST_DEPTH }) ?? 1,
      from: kept.from,
      onProgress: ({ done, study: studySoFar }) => {
        tell(Math.min(done, looks));
        if (done % KEPT_EVERY === 0) kept.keep(studySoFar);
      },
    });
    kept.keep(() => found);
    const studied = studiedOf(judged, record, how);
    const locale = localeOf(given);
    const why = await reasoning(game, judged, { studied, record, locale });
    if (output.isJson) output.object({ ...found, reasons: await allReasons(found, why) });
    else tellStudy(output, { game, record, study: found, text: await game.text(locale), studied, why });
    return 0;
  },
};

interface Kept {
  /** What an earlier run has left. */
  readonly from: Study | undefined;
  keep(study: () => Study): void;
}

function keptIn(path: string | undefined): Kept {
  if (path === undefined) return { from: undefined, keep: () => undefined };
  return {
    from: existsSync(path) ? inPlace(path, () => readStudy(jsonOf(readFileSync(path, 'utf8'), ''))) : undefined,
    keep: (study) => writeWhole(path, `${JSON.stringify(study())}\n`),
  };
}

async function judgedGame(game: Game): Promise<AnyJudgedGame> {
  const study = await game.study?.();
  if (study === undefined) throw new BadInput('', `matches of ${game.module.id} cannot be studied`);
  return { module: game.module, knowledge: game.knowledge, study };
}

function eyesIn(given: Given): WayToLook {
  const wanted = given.text('eyes') ?? 'own';
  const eyes = WAYS_TO_LOOK.find((one) => one === wanted);
  if (eyes === undefined) throw new BadInput('--eyes', `must be one of ${WAYS_TO_LOOK.join(', ')}, not ${wanted}`);
  return eyes;
}

/** Why something else would have been better than a step, in words. */
interface ToldReason extends Omit<Reason<TermBase>, 'kind'> {
  /** `hidden`: with open cards, what others had chosen in secret decides. */
  readonly kind: Reason<TermBase>['kind'] | 'hidden';
  readonly at: number;
  readonly better: ActionBase;
  readonly than: ActionBase;
  readonly words: string;
}

type Reasoning = (step: StudiedStep) => ToldReason | undefined;

/** Undefined of each step: nothing was given away, or the game cannot say why. */
async function reasoning(game: Game, judged: AnyJudgedGame, { studied, record, locale }: Reasoned): Promise<Reasoning> {
  const [reasons, words] = await Promise.all([game.reasons?.(), game.reasonWords?.(locale)]);
  if (reasons === undefined || words === undefined) return () => undefined;
  return (step) => {
    const asked = whyAsked(step);
    if (asked === undefined) return undefined;
    const { at, seat, better, worse: than } = asked;
    const reason = whyAt(judged, reasons, studied, asked);
    if (reason === 'hidden') return { at, better, than, words: STUDY_WORDS[locale].hidden, kind: reason, gains: [], prices: [] };
    const view = game.module.view(studied.moments[at].state, seat);
    return { at, better, than, words: words.tell(reason, { view, seat, names: (each) => record.seats[each] ?? '' }), ...reason };
  };
}

interface Reasoned {
  readonly studied: Studied;
  readonly record: MatchRecord;
  readonly locale: Locale;
}

/** Of each step that gave something away. */
async function allReasons({ steps }: Study, why: Reasoning): Promise<readonly ToldReason[]> {
  const found: ToldReason[] = [];
  for (const step of steps) {
    found.push(...[why(step) ?? []].flat());
    await breathe();
  }
  return found;
}

interface Told {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly study: Study;
  readonly text: GameText;
  readonly studied: Studied;
  readonly why: Reasoning;
}

function tellStudy(output: Output, told: Told): void {
  const { study, text, record } = told;
  const words = STUDY_WORDS[text.locale];
  const names: SeatNames = (seat) => `${record.seats[seat] ?? ''} (${seat + 1})`;
  output.line(words.eyes[study.eyes]);
  output.line(`${words.turningPoints}:`);
  for (const point of study.turningPoints) for (const line of pointLines(told, point, names)) output.line(line);
  for (const summary of study.summary) output.line(words.summary(names(summary.seat), summary, percent));
}

function pointLines({ game, study, text, studied, why }: Told, point: TurningPoint, names: SeatNames): readonly string[] {
  const words = STUDY_WORDS[text.locale];
  const { at, seat, swing, kind, turn } = point;
  const step = study.steps[at];
  const spoken = wordsAt(text, game.module.view(studied.moments[at].state, step.seat));
  const head = `  ${words.turn(turn)}, ${names(seat)}: ${signed(swing)} ${words[kind]}, ${words.action(at)}: ${spoken.action(step.action, names)}`;
  const reason = kind === 'choice' ? why(step) : undefined;
  return reason === undefined ? [head] : [head, `    ${words.better}: ${spoken.action(reason.better, names)}. ${reason.words}`];
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
