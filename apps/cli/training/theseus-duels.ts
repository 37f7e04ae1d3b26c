/**
 * How two bots of Theseus fare in duels over all pairs of factions, both playing both factions of each seed.
 *
 *   npx tsx apps/cli/training/theseus-duels.ts <file> <matches> <one> <other> [seed] [pair,…]
 *
 * Bots: a level by its name, `look:<positions>` for a search of that budget, `look:<positions>:<weights file>` for one that weighs by the
 * file (`by-hand`: as set by hand). Every match is written into the file as a line when it is over, so that a run which was stopped goes
 * on where it was. Pairs are written like `marines-aliens`; without any all ten play in turn.
 */
import { type Player, seedOf, shareOf } from '@orrery/bots';
import { addLine, PAIRS, percent, playDuel, playerNamed, readLines } from './theseus-players.ts';

const [file, matches = '200', one = 'navigator', other = 'greedy', seed = 'duels', only] = process.argv.slice(2);
if (file === undefined) throw new Error('theseus-duels: name the file that keeps the matches');

type Match = {
  readonly index: number;
  readonly run: string;
  readonly pair: string;
  readonly won: number;
  readonly because: string;
  readonly rounds: number;
  readonly decisions: number;
  readonly milliseconds: number;
  readonly longest: number;
};

const run = `${one} ${other} ${seed}`;
const pairs = PAIRS.filter((pair) => only === undefined || only.split(',').includes(pair.join('-')));
const players = [playerNamed(one), playerNamed(other)] as const;

/** The first bot's answers are timed, where there is something to decide. */
function timed(player: Player, time: { decisions: number; milliseconds: number; longest: number }): Player {
  return (question) => {
    const began = performance.now();
    const answer = player(question);
    if (question.legal.length < 2) return answer;
    const took = performance.now() - began;
    time.decisions += 1;
    time.milliseconds += took;
    time.longest = Math.max(time.longest, took);
    return answer;
  };
}

/** Of the four matches on one seed each faction sits first twice, once played by either bot. */
async function play(index: number): Promise<Match> {
  const quarter = Math.floor(index / 4);
  const pair = pairs[quarter % pairs.length];
  const factions = index % 4 < 2 ? pair : ([pair[1], pair[0]] as const);
  const isSecond = index % 2 === 1;
  const time = { decisions: 0, milliseconds: 0, longest: 0 };
  const first = timed(players[0], time);
  const duel = await playDuel({
    factions,
    players: isSecond ? [players[1], first] : [first, players[1]],
    seed: seedOf(seed, quarter),
    salt: `${seed} ${index}`,
  });
  const rounded = { milliseconds: Math.round(time.milliseconds), longest: Math.round(time.longest) };
  const { because, rounds } = duel;
  return { index, run, pair: pair.join('-'), won: duel.won[isSecond ? 1 : 0], because, rounds, decisions: time.decisions, ...rounded };
}

const done = readLines<Match>(file).filter((match) => match.run === run);
const isDone = new Set(done.map(({ index }) => index));
for (let index = 0; index < Number(matches); index++) {
  if (isDone.has(index)) continue;
  const match = await play(index);
  done.push(match);
  addLine(file, match);
  if (index % 20 === 19) process.stderr.write(`${index + 1} of ${matches}\n`);
}
const sum = (read: (match: Match) => number) => done.reduce((all, match) => all + read(match), 0);
const { share, low, high } = shareOf(
  sum(({ won }) => won),
  done.length,
);
console.log(`${one} against ${other}, seed ${seed}: ${percent(share)} of ${done.length} (${percent(low)} to ${percent(high)})`);
const decisions = Math.max(
  1,
  sum((match) => match.decisions),
);
const longest = Math.max(...done.map((match) => match.longest));
console.log(`a decision of ${one}: ${(sum(({ milliseconds }) => milliseconds) / decisions).toFixed(1)} ms, ${longest} ms at most`);
for (const pair of pairs.map((factions) => factions.join('-'))) {
  const own = done.filter((match) => match.pair === pair);
  const won = own.reduce((all, match) => all + match.won, 0);
  if (own.length > 0) console.log(`  ${pair}: ${percent(won / own.length)} of ${own.length}`);
}
