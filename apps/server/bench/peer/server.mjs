import { createRequire } from 'node:module';

/** boardgame.io's server with a game of its own kind: about the smallest there is, and without an end, so that it can be played for minutes. */
const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const game = {
  name: 'marks',
  setup: () => ({ cells: new Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

// Its memory is its storage: nothing survives the process, and no disk is waited for.
const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
const { appServer } = await server.run({ port: 0 });
console.log(`open at http://127.0.0.1:${appServer.address().port}`);
process.on('SIGTERM', () => process.exit(0));
