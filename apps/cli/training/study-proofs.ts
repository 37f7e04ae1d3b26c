/**
 * Whether studies are to be believed.
 *
 *   npx tsx apps/cli/training/study-proofs.ts weaker <game> <folder> <matches> [depth]
 *     Duels between unequal bots, in both seats: does the study name the weaker one as the one that gave away more?
 *   npx tsx apps/cli/training/study-proofs.ts turning <game> <folder> <matches>
 *     The same matches with ten times the effort: do the turning points stay?
 *
 * Every match leaves a line in the folder; a run that was stopped goes on. The same seed gives the same matches.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shareOf } from '@orrery/bots';
import { manifestOf } from '@orrery/catalogue';
import { type AnyJudgedGame, studyMatch } from '@orrery/study';
import { gameOf } from '../src/games.ts';
import { agreementOf } from './proofs/agreement.ts';
import { UNEQUAL, unequalMatch } from './proofs/unequal.ts';
import { addLine, percent, readLines } from './theseus-players.ts';

const DEEPER = 10;

const [command = '', id = '', folder = '', matches = '4', depth = '1'] = process.argv.slice(2);
const game = gameOf(id);
const study = await game.study?.();
if (study === undefined) throw new Error(`${id} cannot be studied`);
mkdirSync(folder, { recursive: true });
const judged: AnyJudgedGame = { module: game.module, knowledge: game.knowledge, study };
const turnEvent = manifestOf(id)?.turnEvent ?? '';

/** What each bot gave away in a match, in chances to win. */
type Given = { readonly index: number; readonly stronger: number; readonly weaker: number };

async function weaker(): Promise<void> {
  const path = join(folder, `weaker-${id}-${depth}.jsonl`);
  const lines = readLines<Given>(path);
  for (let index = 0; index < Number(matches); index++) {
    if (lines.some((line) => line.index === index)) continue;
    const { record, weakSeat } = await unequalMatch(game, index);
    const { summary } = await studyMatch(judged, record, { eyes: 'own', salt: `weaker ${index}`, depth: Number(depth), turnEvent });
    const line = { index, stronger: summary[1 - weakSeat].gaveAway, weaker: summary[weakSeat].gaveAway };
    lines.push(line);
    addLine(path, line);
  }
  const named = lines.filter((line) => line.weaker > line.stronger).length;
  const { share, low, high } = shareOf(named, lines.length);
  const mean = (read: (line: Given) => number) => percent(lines.reduce((sum, line) => sum + read(line), 0) / lines.length);
  const { strong, weak } = UNEQUAL[id];
  process.stdout.write(
    `${id}: ${weak} against ${strong}: named ${named} of ${lines.length}, ${percent(share)} (${percent(low)} to ${percent(high)}); given away ${mean((line) => line.weaker)} and ${mean((line) => line.stronger)}\n`,
  );
}

type Agreed = { readonly index: number; readonly points: number; readonly agreed: number };

async function turning(): Promise<void> {
  const path = join(folder, `turning-${id}.jsonl`);
  const lines = readLines<Agreed>(path);
  for (let index = 0; index < Number(matches); index++) {
    if (lines.some((line) => line.index === index)) continue;
    const { record } = await unequalMatch(game, index);
    const how = { eyes: 'own', salt: `turning ${index}`, turnEvent } as const;
    const usual = await studyMatch(judged, record, how);
    const deep = await studyMatch(judged, record, { ...how, salt: `${how.salt} deep`, depth: DEEPER });
    const line = { index, ...agreementOf(usual, deep) };
    lines.push(line);
    addLine(path, line);
  }
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const { share, low, high } = shareOf(
    lines.reduce((sum, line) => sum + line.agreed, 0),
    points,
  );
  process.stdout.write(
    `${id}: of ${points} turning points in ${lines.length} matches ${percent(share)} stay (${percent(low)} to ${percent(high)})\n`,
  );
}

if (command === 'weaker') await weaker();
if (command === 'turning') await turning();
