/**
 * How the factions of Theseus stand: every pair in duels between two equal searches, both seatings of each seed.
 *
 *   npx tsx apps/cli/training/theseus-balance.ts <file> <matches a pair> [positions] [seed] [pair,…]
 *
 * Every match is written into the file as a line when it is over, so that a run which was stopped goes on where it was, and several may
 * share the work and the file, each with pairs of its own. `positions`: what each search may look at for one answer. Pairs are written
 * like `marines-aliens`; without any all ten play. Prints the table.
 */
import { seedOf, shareOf } from '@orrery/bots';
import type { Faction } from '@orrery/theseus';
import { addLine, PAIRS, percent, playDuel, readLines, searcher } from './theseus-players.ts';

const [file, matches = '200', positions = '500', seed = 'balance', only] = process.argv.slice(2);
if (file === undefined) throw new Error('theseus-balance: name the file that keeps the matches');

type Match = {
  readonly pair: string;
  readonly index: number;
  readonly seed: string;
  readonly positions: number;
  /** What the first of the pair got of the first place. */
  readonly won: number;
  readonly because: string;
  /** Which of the pair sat first. */
  readonly first: Faction;
  readonly rounds: number;
};

const player = searcher(Number(positions));
const pairs = PAIRS.filter((pair) => only === undefined || only.split(',').includes(pair.join('-')));

async function play([one, other]: readonly [Faction, Faction], index: number): Promise<Match> {
  const pair = `${one}-${other}`;
  const isTurned = index % 2 === 1;
  const { won, because, rounds } = await playDuel({
    factions: isTurned ? [other, one] : [one, other],
    players: [player, player],
    seed: seedOf(`${seed} ${pair}`, Math.floor(index / 2)),
    salt: `${seed} ${pair} ${index}`,
  });
  const first = isTurned ? other : one;
  return { pair, index, seed, positions: Number(positions), won: won[isTurned ? 1 : 0], because, first, rounds };
}

function rowOf(pair: string, played: readonly Match[]): string {
  const sum = (read: (match: Match) => number) => played.reduce((all, match) => all + read(match), 0);
  const each = (read: (match: Match) => number) => sum(read) / Math.max(1, played.length);
  const { share, low, high } = shareOf(
    sum(({ won }) => won),
    played.length,
  );
  const [one] = pair.split('-');
  const firstSeat = each(({ won, first }) => (first === one ? won : 1 - won));
  const by = (ending: string) => percent(each(({ because }) => (because === ending ? 1 : 0)));
  const cells = [pair.replace('-', ' against '), played.length, percent(share), `${percent(low)} to ${percent(high)}`];
  const rounds = each((match) => match.rounds).toFixed(1);
  return `| ${[...cells, percent(firstSeat), by('life-gone'), by('data-complete'), rounds].join(' | ')} |`;
}

const done = readLines<Match>(file).filter((match) => match.seed === seed && match.positions === Number(positions));
const isDone = new Set(done.map(({ pair, index }) => `${pair} ${index}`));
for (let index = 0; index < Number(matches); index++) {
  for (const pair of pairs) {
    if (isDone.has(`${pair.join('-')} ${index}`)) continue;
    const match = await play(pair, index);
    done.push(match);
    addLine(file, match);
  }
  if (index % 10 === 9) process.stderr.write(`${index + 1} of ${matches} matches of each pair\n`);
}
console.log(`${positions} positions an answer, seed ${seed}`);
console.log('| pair | matches | the first named wins | interval | first seat wins | no life left | 20 data | rounds |');
console.log('|---|---|---|---|---|---|---|---|');
for (const pair of pairs.map((factions) => factions.join('-'))) {
  console.log(
    rowOf(
      pair,
      done.filter((match) => match.pair === pair && match.index < Number(matches)),
    ),
  );
}
