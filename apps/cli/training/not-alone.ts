/**
 * How the bots of Not Alone fare against each other, role by role.
 *
 *   npx tsx apps/cli/training/not-alone.ts <games> [creature] [hunted] [seats,…] [none,sanctuary] [sides] [seed] [from]
 *
 * Without names the strongest level plays both roles. Prints a line of a table for each seat count, expansion and board side. `from`: the
 * first match played, so that a run can be continued.
 */
import { type AnyBotGame, botLevels, botPlayer, type Player, playMatch, seedOf, shareOf } from '@orrery/bots';
import { readOptions } from '@orrery/engine';
import { notAlone } from '@orrery/not-alone';
import { notAloneBot } from '@orrery/not-alone/bot';

const game: AnyBotGame = { module: notAlone, knowledge: notAloneBot };
const strongest = botLevels(notAlone.id).at(-1) ?? 'random';
const [
  games = '400',
  creature = strongest,
  hunted = strongest,
  seats = '2,3,4,5,6,7',
  boxes = 'none,sanctuary',
  sides = 'a,b',
  seed = 'balance',
  from = '0',
] = process.argv.slice(2);

interface Tally {
  caught: number;
  rescued: number;
  held: number;
  turns: number;
  decisions: number;
  thought: number;
  longest: number;
  milliseconds: number;
}

/** A player whose answers are timed, where there is something to decide. */
function timed(player: Player, sum: Tally): Player {
  return (question) => {
    const began = performance.now();
    const answer = player(question);
    if (question.legal.length < 2) return answer;
    const took = performance.now() - began;
    sum.decisions += 1;
    sum.thought += took;
    sum.longest = Math.max(sum.longest, took);
    return answer;
  };
}

async function tally(table: { readonly seats: number; readonly expansion: string; readonly boardSide: string }): Promise<Tally> {
  const sum: Tally = { caught: 0, rescued: 0, held: 0, turns: 0, decisions: 0, thought: 0, longest: 0, milliseconds: 0 };
  const { seats: count, expansion, boardSide } = table;
  const options = readOptions(notAlone.options, { expansion, boardSide, creature: 'first-seat' }, count);
  const players = Array.from({ length: count }, (_, seat) => timed(botPlayer(game, seat === 0 ? creature : hunted), sum));
  const began = performance.now();
  for (let index = Number(from); index < Number(from) + Number(games); index++) {
    const name = `${seed} ${count} ${expansion} ${boardSide}`;
    const { result, state } = await playMatch({ game, options, players, seed: seedOf(name, index), salt: `${name} ${index}` });
    sum.turns += turnsOf(state);
    if (result.because === 'assimilated') sum.caught += 1;
    else if (result.because === 'sanctuary-held') sum.held += 1;
    else sum.rescued += 1;
  }
  sum.milliseconds = performance.now() - began;
  return sum;
}

function turnsOf(state: object): number {
  return 'turn' in state && typeof state.turn === 'object' && state.turn !== null && 'number' in state.turn ? Number(state.turn.number) : 0;
}

const percent = (share: number) => (100 * share).toFixed(1);

console.log(`Creature ${creature}, Hunted ${hunted}, ${games} matches each from match ${from}, seed ${seed}`);
console.log(
  '| seats | expansion | side | Creature wins | interval | rescued | Sanctuary held | turns | ms a match | a decision | longest |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
for (const expansion of boxes.split(',')) {
  for (const count of seats.split(',').map(Number)) {
    for (const boardSide of sides.split(',')) {
      const { caught, rescued, held, turns, decisions, thought, longest, milliseconds } = await tally({
        seats: count,
        expansion,
        boardSide,
      });
      const { share, low, high } = shareOf(caught, Number(games));
      const each = (sum: number) => (sum / Number(games)).toFixed(1);
      const cells = [
        ...[count, expansion, boardSide, `${percent(share)} %`, `${percent(low)} to ${percent(high)} %`],
        ...[rescued, held].map((wins) => `${percent(wins / Number(games))} %`),
        ...[each(turns), each(milliseconds), `${(thought / Math.max(1, decisions)).toFixed(2)} ms`, `${longest.toFixed(0)} ms`],
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}
