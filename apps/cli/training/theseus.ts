/**
 * Learns what things in Theseus are worth to bots that search duels.
 *
 *   npx tsx apps/cli/training/theseus.ts <folder> <generations> <matches each> [seed] [part/parts]
 *     Self-play, then a fit to who won, from the worths set by hand on. Every match leaves its positions as a line in the folder, every
 *     generation its weights, so a run that was stopped goes on where it was. Several processes may share the self-play of a generation:
 *     `1/3` plays every third match and fits nothing; a run without parts then plays what is missing and fits.
 *
 * The same seed gives the same weights. `theseus-duels.ts` tells whether they win.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@orrery/bots';
import { fit, lossOf, type Sample, type Weights } from '@orrery/bots/training';
import { below, chanceFromSeed, readOptions, silent } from '@orrery/engine';
import { theseus } from '@orrery/theseus';
import { BY_HAND, knowledgeWith, MEASURES, measure, type NamedWeights, progressOf, weightsFrom } from '@orrery/theseus/bot';
import { addLine, PAIRS, readLines, readWeights, searcher, sharesOf } from './theseus-players.ts';

const POSITIONS = 200;
/** How many answers in a thousand are random, so that positions are seen that the best play would not lead to. */
const RANDOM_IN_THOUSAND = 40;
const KEPT_ONE_IN = 2;
const LONGEST = 4000;
/** About 1 / (spread² × matches): what so few matches cannot show is not believed. */
const PULL = 0.004;
/** Every so-manieth match is kept back to see whether the fit foretells it better. */
const KEPT_BACK = 5;

type Line = {
  readonly index: number;
  readonly positions: readonly { readonly progress: number; readonly rows: readonly (readonly number[])[] }[];
  readonly won: readonly number[];
};

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function selfPlay(named: NamedWeights, run: string, index: number): Line {
  const [one, other] = PAIRS[Math.floor(index / 2) % PAIRS.length];
  const [faction1, faction2] = index % 2 === 0 ? [one, other] : [other, one];
  const seed = seedOf(run, index);
  const chance = chanceFromSeed(`${seed} choices`);
  const player = searcher(POSITIONS, knowledgeWith(weightsFrom(named)));
  const state = theseus.setup(readOptions(theseus.options, { faction1, faction2 }, 2), 2, chanceFromSeed(seed));
  const positions: { progress: number; rows: number[][] }[] = [];
  for (let actions = 0; actions < LONGEST; actions++) {
    const result = theseus.result(state);
    if (result !== undefined) return { index, positions, won: sharesOf(result) };
    const [seat] = theseus.asked(state);
    const legal = theseus.legal(state, seat);
    const asks = theseus.decision(state, seat);
    // Where a search judges: a turn has been passed on.
    if (asks?.ask === 'move' && !asks.isExtra && below(chance, KEPT_ONE_IN) === 0) {
      const all = measure(state);
      const rows = [0, 1].map((each) => Array.from(all.subarray(each * MEASURES.length, (each + 1) * MEASURES.length), rounded));
      positions.push({ progress: rounded(progressOf(state)), rows });
    }
    const isWhim = below(chance, 1000) < RANDOM_IN_THOUSAND;
    const answer = isWhim
      ? { action: legal[below(chance, legal.length)] }
      : player({ seat, legal, view: theseus.view(state, seat), salt: `${run} ${index} ${actions}`, isMute: true });
    if (answer instanceof Promise) throw new Error('a search answers at once');
    const action = legal.find((each) => each === answer.action);
    if (action === undefined) throw new Error('a search answers what is legal');
    theseus.apply(state, seat, action, silent);
  }
  return { index, positions: [], won: [0.5, 0.5] };
}

const samplesOf = (lines: readonly Line[]): Sample[] =>
  lines.flatMap(({ positions, won }) =>
    positions.map(({ progress, rows }) => ({ progress, rows: rows.map((row) => Float32Array.from(row)), won })),
  );

function namesOf({ early, late }: Weights): NamedWeights {
  const pairs = MEASURES.map((name, at) => [name, [rounded(early[at]), rounded(late[at])]] as const);
  return { ...BY_HAND, ...Object.fromEntries(pairs) };
}

const [folder, generations = '1', matches = '400', seed = 'training', parts = '1/1'] = process.argv.slice(2);
const [part, of] = parts.split('/').map(Number);
if (folder === undefined) throw new Error('theseus: name the folder for positions and weights');
mkdirSync(folder, { recursive: true });
const all: Line[] = [];
let named: NamedWeights = BY_HAND;
for (let generation = 0; generation < Number(generations); generation++) {
  const path = join(folder, `positions-${generation}.jsonl`);
  const run = `${seed} generation ${generation}`;
  const lines = readLines<Line>(path);
  const isDone = new Set(lines.map(({ index }) => index));
  for (let index = part - 1; index < Number(matches); index += of) {
    if (isDone.has(index)) continue;
    const line = selfPlay(named, run, index);
    lines.push(line);
    addLine(path, line);
    if (lines.length % 20 === 0) process.stderr.write(`generation ${generation}: ${lines.length} of ${matches} matches\n`);
  }
  if (of > 1) break;
  // In the order of the matches, not of the threads that played them.
  all.push(...lines.sort((one, other) => one.index - other.index));
  const weightsPath = join(folder, `weights-${generation}.json`);
  if (!existsSync(weightsPath)) {
    const start = weightsFrom(named);
    const seen = samplesOf(all.filter(({ index }) => index % KEPT_BACK !== 0));
    const unseen = samplesOf(all.filter(({ index }) => index % KEPT_BACK === 0));
    const chance = chanceFromSeed(`${run} fit`);
    const weights = fit({ samples: seen, start, epochs: 12, rate: 0.01, pull: PULL, chance });
    writeFileSync(weightsPath, `${JSON.stringify(namesOf(weights), undefined, 1)}\n`);
    const losses = [start, weights].flatMap((one) => [lossOf(seen, one), lossOf(unseen, one)]).map((loss) => loss.toFixed(4));
    process.stderr.write(`${seen.length} positions, surprise ${losses[0]} before, ${losses[2]} after; unseen ${losses[1]}, ${losses[3]}\n`);
  }
  named = readWeights(weightsPath);
}
