import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { manifestOf } from '@orrery/catalogue';
import {
  BadInput,
  type GameText,
  type MatchRecord,
  readRecord,
  replay as replayMoments,
  type SeatNames,
  type WithChance,
  wordsAt,
} from '@orrery/engine';
import {
  type AnyJudgedGame,
  readStudy,
  type Study,
  studyMatch,
  type TurningPoint,
  WAYS_TO_LOOK,
  type WayToLook,
  whyBetter,
} from '@orrery/study';
import type { Command, Given } from '../command.ts';
import { type Game, gameOf } from '../games.ts';
import { type Output, percent, progressOf } from '../output.ts';
import { inPlace, JSON_ARG, jsonOf, LANG_ARG, localeOf, SEED_ARG, textOf } from '../settings.ts';
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
    const record = inPlace(path === '-' ? '' : path, () => readRecord(json));
    const game = inPlace('record.game', () => gameOf(record.game));
    const judged = await judgedGame(game);
    const { output } = around;
    // Every action is looked at twice, a few are a third time.
    const looks = record.actions.length * 2;
    const tell = progressOf(output, 'looks', looks);
    const kept = keptIn(given.text('keep'));
    const found = await studyMatch(judged, record, {
      eyes: eyesIn(given),
      salt: given.text('seed') ?? 'orrery',
      depth: given.whole('depth', { min: 1, max: MOST_DEPTH }) ?? 1,
      turnEvent: manifestOf(record.game)?.turnEvent ?? '',
      from: kept.from,
      onProgress: ({ done, study: studySoFar }) => {
        tell(Math.min(done, looks));
        if (done % KEPT_EVERY === 0) kept.keep(studySoFar);
      },
    });
    kept.keep(() => found);
    if (output.isJson) {
      output.object(found);
      return 0;
    }
    const states = [...replayMoments(game.module, record)].map(({ state }) => state);
    await tellStudy(output, { game, record, study: found, text: await game.text(localeOf(given)), states });
    return 0;
  },
};

interface Kept {
  /** What an earlier run has left. */
  readonly from: Study | undefined;
  keep(study: () => Study): void;
}

/** Written beside and then put in its place: whoever stops the command finds a whole file. */
function keptIn(path: string | undefined): Kept {
  if (path === undefined) return { from: undefined, keep: () => undefined };
  return {
    from: existsSync(path) ? inPlace(path, () => readStudy(jsonOf(readFileSync(path, 'utf8'), ''))) : undefined,
    keep: (study) => {
      writeFileSync(`${path}.part`, `${JSON.stringify(study())}\n`);
      renameSync(`${path}.part`, path);
    },
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

interface Told {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly study: Study;
  readonly text: GameText;
  /** The state before each action, and the last. */
  readonly states: readonly WithChance[];
}

async function tellStudy(output: Output, told: Told): Promise<void> {
  const { study, text, record } = told;
  const words = STUDY_WORDS[text.locale];
  const names: SeatNames = (seat) => `${record.seats[seat] ?? ''} (${seat + 1})`;
  output.line(words.eyes[study.eyes]);
  output.line(`${words.turningPoints}:`);
  const why = await whyOf(told);
  for (const point of study.turningPoints) for (const line of pointLines(told, { point, names, why: why(point) })) output.line(line);
  for (const summary of study.summary) output.line(words.summary(names(summary.seat), summary, percent));
}

/** Why the best would have been better, for a turning point that was a choice. */
async function whyOf({ game, record, study, text, states }: Told): Promise<(point: TurningPoint) => string | undefined> {
  const [reasons, words, known] = await Promise.all([game.reasons?.(), game.reasonWords?.(text.locale), judgedGame(game)]);
  if (reasons === undefined || words === undefined) return () => undefined;
  return ({ kind, at, seat }) => {
    const judged = study.steps[at]?.judged;
    if (kind !== 'choice' || judged === undefined) return undefined;
    const view = game.module.view(states[at], seat);
    const pair = { better: judged.best[0].action, worse: judged.played.action };
    const reason = whyBetter(known, reasons, { state: states[at], seat, eyes: study.eyes, salt: `${study.salt} why ${at}` }, pair);
    if (reason === 'hidden') return STUDY_WORDS[text.locale].hidden;
    return words.tell(reason, { view, seat, names: (each) => record.seats[each] ?? '' });
  };
}

interface Pointed {
  readonly point: TurningPoint;
  readonly names: SeatNames;
  readonly why: string | undefined;
}

function pointLines({ game, study, text, states }: Told, { point, names, why }: Pointed): readonly string[] {
  const words = STUDY_WORDS[text.locale];
  const { at, seat, swing, kind, turn } = point;
  const { action, judged, seat: actor } = study.steps[at];
  const spoken = wordsAt(text, game.module.view(states[at], actor));
  const head = `  ${words.turn(turn)}, ${names(seat)}: ${signed(swing)} ${words[kind]}, ${words.action(at)}: ${spoken.action(action, names)}`;
  if (kind === 'luck' || judged === undefined) return [head];
  return [head, `    ${words.better}: ${spoken.action(judged.best[0].action, names)}${why === undefined ? '' : `. ${why}`}`];
}

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;
