import type { Command } from '../command.ts';

const SETTINGS = ['host', 'port', 'data', 'log'] as const;

export const serve: Command = {
  definition: {
    meta: { name: 'serve', description: 'Run the server; further settings are environment variables, see docs/HOSTING.md' },
    args: {
      host: { type: 'string', description: 'address to listen on (default 127.0.0.1)', valueHint: 'address' },
      port: { type: 'string', description: 'port to listen on (default 8080)', valueHint: 'n' },
      data: { type: 'string', description: 'folder of the database', valueHint: 'folder' },
      log: { type: 'string', description: 'log level: fatal … trace, silent', valueHint: 'level' },
    },
  },
  run: async (given) => {
    const settings = SETTINGS.flatMap((name) => {
      const value = given.text(name);
      return value === undefined ? [] : [`--${name}`, value];
    });
    // The server is a program of its own with its own words and its own way to stop.
    process.argv.splice(2, process.argv.length - 2, ...settings);
    process.removeAllListeners('SIGINT');
    await import(new URL('./server.mjs', import.meta.url).href);
    return 0;
  },
};
