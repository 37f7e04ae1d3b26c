import { createRequire } from 'node:module';
import { BadInput, below, chanceFromSeed } from '@orrery/engine';
import { processorMilliseconds } from './clock.ts';

type Cell = string | null;

interface PeerState {
  readonly G: { readonly cells: readonly Cell[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** What we use of boardgame.io: its own reducer, without its stores and transports, which would only slow it down. */
interface Peer {
  ProcessGameConfig(game: object): object;
  CreateGameReducer(config: { readonly game: object }): (state: PeerState, action: object) => PeerState;
  InitializeGame(config: { readonly game: object; readonly numPlayers: number }): PeerState;
}

/** Noughts and crosses, as its own tutorial has it: about the smallest game there is. */
const NOUGHTS_AND_CROSSES = {
  name: 'noughts-and-crosses',
  setup: () => ({ cells: new Array<Cell>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { readonly G: { readonly cells: Cell[] }; readonly playerID: string }, cell: number) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }: { readonly G: { readonly cells: readonly Cell[] }; readonly ctx: { readonly currentPlayer: string } }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]])))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The clock is asked after this many, as for our own games: it takes a while. */
const GAMES_AT_ONCE = 10;

/** Actions per second of random play with boardgame.io's reducer. */
export function peerActionsPerSecond(seed: string, seconds: number): number {
  // Else it checks and freezes everything, which nobody would do who wants speed.
  process.env.NODE_ENV ??= 'production';
  const peer = loadPeer();
  const game = peer.ProcessGameConfig(NOUGHTS_AND_CROSSES);
  const reducer = peer.CreateGameReducer({ game });
  const chance = chanceFromSeed(seed);
  const began = processorMilliseconds();
  const until = began + seconds * 1000;
  let actions = 0;
  do {
    for (let times = 0; times < GAMES_AT_ONCE; times++) {
      let state = peer.InitializeGame({ game, numPlayers: 2 });
      while (state.ctx.gameover === undefined) {
        const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
        const payload = { type: 'mark', args: [free[below(chance, free.length)]], playerID: state.ctx.currentPlayer };
        state = reducer(state, { type: 'MAKE_MOVE', payload });
        actions += 1;
      }
    }
  } while (processorMilliseconds() < until);
  return actions / ((processorMilliseconds() - began) / 1000);
}

/** Whoever only plays has it not: it is among the packages for developers. */
function loadPeer(): Peer {
  try {
    return createRequire(import.meta.url)('boardgame.io/internal');
  } catch {
    throw new BadInput('', 'bench measures boardgame.io beside our games, and it is not installed: npm ci');
  }
}
