import { BadInput } from '@orrery/engine';
import { type CommandDef, defineCommand, renderUsage } from 'citty';
import { readGiven, type Surroundings } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { brokenGames } from './games.ts';
import { endQuietlyOnClosedPipe, standardOutput } from './output.ts';

const WRONG_INPUT = 2;
const INTERRUPTED = 130;

const root = defineCommand({
  meta: { name: 'orrery', description: 'A table for science-fiction board games' },
  subCommands: Object.fromEntries(Object.entries(COMMANDS).map(([name, command]): [string, CommandDef] => [name, command.definition])),
});

/** Runs a command; gives its exit code. Wrong input is one line on standard error. */
export async function run(raw: readonly string[], around?: Partial<Surroundings>): Promise<number> {
  const output = around?.output ?? standardOutput(raw.includes('--json'));
  const input = around?.input ?? process.stdin;
  try {
    const [name, ...rest] = raw;
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      output.line(await renderUsage(root));
      for (const line of brokenGames()) output.complain(line);
      return name === undefined ? WRONG_INPUT : 0;
    }
    if (!Object.hasOwn(COMMANDS, name))
      throw new BadInput('', `there is no command ${name}; the commands are: ${Object.keys(COMMANDS).join(', ')}`);
    const command = COMMANDS[name];
    if (rest.includes('--help') || rest.includes('-h')) {
      output.line(await renderUsage(command.definition, root));
      return 0;
    }
    return await command.run(readGiven(command.definition, rest), { output, input });
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    output.complain(error.message.replaceAll('\n', ' '));
    return WRONG_INPUT;
  }
}

/** The whole program. */
export async function main(raw: readonly string[]): Promise<void> {
  endQuietlyOnClosedPipe();
  process.once('SIGINT', () => process.exit(INTERRUPTED));
  process.exitCode = await run(raw);
}
