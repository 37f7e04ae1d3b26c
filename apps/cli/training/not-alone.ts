/**
 * How the bots of Not Alone fare against each other, role by role.
 *
 *   npx tsx apps/cli/training/not-alone.ts <games> [creature] [hunted] [seats,…] [none,sanctuary] [sides] [seed]
 *
 * Without names the strongest level plays both roles. Prints a line of a table for each seat count, expansion and board side.
 */
import { type AnyBotGame, botLevels, botPlayer, playMatch, seedOf } from '@orrery/bots';
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
] = process.argv.slice(2);

interface Tally {
  caught: number;
  rescued: number;
  held: number;
  turns: number;
  actions: number;
  milliseconds: number;
}

async function tally(table: { readonly seats: number; readonly expansion: string; readonly boardSide: string }): Promise<Tally> {
  const sum: Tally = { caught: 0, rescued: 0, held: 0, turns: 0, actions: 0, milliseconds: 0 };
  const { seats: count, expansion, boardSide } = table;
  const options = readOptions(notAlone.options, { expansion, boardSide, creature: 'first-seat' }, count);
  for (let index = 0; index < Number(games); index++) {
    const players = Array.from({ length: count }, (_, seat) => botPlayer(game, seat === 0 ? creature : hunted));
    const began = performance.now();
    const name = `${seed} ${count} ${expansion} ${boardSide}`;
    const { result, state, actions } = await playMatch({ game, options, players, seed: seedOf(name, index), salt: `${name} ${index}` });
    sum.milliseconds += performance.now() - began;
    sum.actions += actions;
    sum.turns += turnsOf(state);
    if (result.because === 'assimilated') sum.caught += 1;
    else if (result.because === 'sanctuary-held') sum.held += 1;
    else sum.rescued += 1;
  }
  return sum;
}

function turnsOf(state: object): number {
  return 'turn' in state && typeof state.turn === 'object' && state.turn !== null && 'number' in state.turn ? Number(state.turn.number) : 0;
}

const share = (count: number) => `${((100 * count) / Number(games)).toFixed(1)} %`;

console.log(`Creature ${creature}, Hunted ${hunted}, ${games} matches each`);
console.log('| seats | expansion | side | Creature wins | rescued | Sanctuary held | turns | ms a match |');
console.log('|---|---|---|---|---|---|---|---|');
for (const expansion of boxes.split(',')) {
  for (const count of seats.split(',').map(Number)) {
    for (const boardSide of sides.split(',')) {
      const { caught, rescued, held, turns, milliseconds } = await tally({ seats: count, expansion, boardSide });
      const each = (sum: number) => (sum / Number(games)).toFixed(1);
      const cells = [count, expansion, boardSide, share(caught), share(rescued), share(held), each(turns), each(milliseconds)];
      console.log(`| ${cells.join(' | ')} |`);
    }
  }
}
