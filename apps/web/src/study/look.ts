/** What a worker does for a study: it plays the match again once, then looks at whatever moment it is asked about. */
import { manifestOf } from '@orrery/catalogue';
import type { AnyReasons, MatchRecord } from '@orrery/engine';
import {
  type AnyJudgedGame,
  habitBefore,
  type Judged,
  judge,
  lineAt,
  playVariation,
  type Studied,
  type StudiedStep,
  studiedOf,
  studyStep,
  type VariationLine,
  type WayToLook,
  type Why,
  type WhyAsked,
  whyAt,
} from '@orrery/study';
import { rulesFor } from '../net/rules.ts';

/** The match to look at, and how; said before all else. */
export interface LookBegin {
  readonly record: MatchRecord;
  readonly eyes: WayToLook;
  readonly salt: string;
}

export type LookTask =
  | { readonly kind: 'begin'; readonly match: LookBegin }
  | { readonly kind: 'chances'; readonly at: number }
  | {
      readonly kind: 'step';
      readonly step: StudiedStep;
      readonly effort: number;
      /** Chances before and after it. */
      readonly between: readonly [before: readonly number[], after: readonly number[]];
    }
  | ({ readonly kind: 'why' } & WhyAsked)
  /** Where a variation ends: the chances there, or what its last action gave away. */
  | { readonly kind: 'tried'; readonly line: VariationLine }
  | { readonly kind: 'weighed'; readonly line: VariationLine };

export type LookAnswer =
  | { readonly kind: 'begin' }
  | { readonly kind: 'chances'; readonly chances: readonly number[] }
  | { readonly kind: 'step'; readonly step: StudiedStep }
  /** Undefined: the game gives no reasons. */
  | { readonly kind: 'why'; readonly reason: Why | undefined }
  | { readonly kind: 'tried'; readonly chances: readonly number[] }
  /** Undefined: there was no choice. */
  | { readonly kind: 'weighed'; readonly judged: Judged | undefined };

interface Ground {
  readonly game: AnyJudgedGame;
  readonly reasons: AnyReasons | undefined;
  readonly studied: Studied;
}

type Played = Pick<Ground, 'game' | 'studied'>;

let ground: Promise<Ground> | undefined;

export async function look(task: LookTask): Promise<LookAnswer> {
  if (task.kind === 'begin') ground = prepared(task.match);
  if (ground === undefined) throw new Error('there is no match to look at yet');
  const { game, reasons, studied } = await ground;
  if (task.kind === 'begin') return { kind: 'begin' };
  if (task.kind === 'chances') return { kind: 'chances', chances: lineAt(game, studied, task.at) };
  if (task.kind === 'step') return { kind: 'step', step: lookAtStep({ game, studied }, task) };
  if (task.kind === 'tried') return { kind: 'tried', chances: chancesBehind({ game, studied }, task.line) };
  if (task.kind === 'weighed') return { kind: 'weighed', judged: judgedLast({ game, studied }, task.line) };
  return { kind: 'why', reason: reasons && whyAt(game, reasons, studied, task) };
}

async function prepared({ record, eyes, salt }: LookBegin): Promise<Ground> {
  const manifest = manifestOf(record.game);
  const [module, knowledge, study, reasons] = await Promise.all([
    manifest && rulesFor(manifest, record.start),
    manifest?.knowledge(),
    manifest?.study?.(),
    manifest?.reasons?.(),
  ]);
  if (manifest === undefined || module === undefined || study === undefined) throw new Error(`matches of ${record.game} cannot be studied`);
  const game: AnyJudgedGame = { module, knowledge, study };
  return { game, reasons, studied: studiedOf(game, record, { eyes, salt, turnEvent: manifest.turnEvent }) };
}

function lookAtStep({ game, studied }: Played, task: Extract<LookTask, { kind: 'step' }>): StudiedStep {
  const { step, effort, between } = task;
  const line: (readonly number[])[] = [];
  [line[step.at], line[step.at + 1]] = between;
  return studyStep(game, studied, { step, effort, line });
}

/** The match up to where the variation leaves it, and the variation in place of the rest. */
function withVariation({ game, studied }: Played, line: VariationLine): Studied {
  const played = playVariation(game.module, studied.moments, line);
  return { ...studied, moments: [...studied.moments.slice(0, line.from), ...played] };
}

function chancesBehind({ game, studied }: Played, line: VariationLine): readonly number[] {
  const varied = withVariation({ game, studied }, line);
  return lineAt(game, varied, varied.moments.length - 1);
}

function judgedLast({ game, studied }: Played, line: VariationLine): Judged | undefined {
  const varied = withVariation({ game, studied }, line);
  const { moments, eyes, salt } = varied;
  const before = moments.at(-2);
  const last = line.steps.at(-1);
  if (before === undefined || last === undefined) return undefined;
  const habit = habitBefore(game, varied, { at: moments.length - 2, seat: last.seat });
  const look = { state: before.state, seat: last.seat, eyes, salt: `${salt} at ${before.count}`, habit };
  return judge(game, look, { played: last.action, effort: 1 });
}
