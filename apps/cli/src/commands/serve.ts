import type { Command } from '../command.ts';

export const serve: Command = {
  definition: {
    meta: { name: 'serve', description: 'The server; its settings are environment variables, see docs/HOSTING.md' },
    args: {},
  },
  run: async () => {
    await import('@orrery/server');
    return 0;
  },
};
