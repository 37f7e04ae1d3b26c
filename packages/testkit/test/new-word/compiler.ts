import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API } from '@typescript/native/unstable/sync';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TABLES = 'apps/web/src/games';
/** What the compiler takes for a file of options; nobody writes it. */
const CONFIG = join(ROOT, 'apps/web/tsconfig.new-word.json');

/** The sources of a game's package and of its table, without tests: what has to know every word of the game. */
export function sourcesOf(game: string): string[] {
  return [`packages/games/${game}/src`, `${TABLES}/${game}`]
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .sort();
}

/** A file as it would be, compiled without being written. */
export interface Overlay {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/**
 * What the compiler finds wrong in these files, by file, with the options of the web client: its tables are compiled together with the
 * game they show. Of what is not written it is told when it reads it.
 */
export function compile(files: readonly string[], overlays: readonly Overlay[]): Map<string, readonly string[]> {
  const roots = [...files, 'apps/web/src/vite-env.d.ts'].map((file) => join(ROOT, file));
  const changed = new Map(overlays.map(({ file, text }) => [join(ROOT, file), text]));
  changed.set(CONFIG, JSON.stringify({ extends: './tsconfig.json', include: [], files: roots }));
  const compiler = new API({
    cwd: ROOT,
    fs: { readFile: (name) => changed.get(name), fileExists: (name) => (changed.has(name) ? true : undefined) },
  });
  try {
    const program = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)?.program;
    if (program === undefined) throw new Error('the compiler does not take its options');
    const broken = [...program.getConfigFileParsingDiagnostics(), ...program.getProgramDiagnostics()];
    if (broken.length > 0) throw new Error(broken.map(messageOf).join('\n'));
    const errors = new Map<string, readonly string[]>();
    for (const file of files) {
      const found = [...program.getSyntacticDiagnostics(join(ROOT, file)), ...program.getSemanticDiagnostics(join(ROOT, file))];
      if (found.length > 0) errors.set(file, found.map(messageOf));
    }
    return errors;
  } finally {
    compiler.close();
  }
}

interface Message {
  readonly text: string;
  readonly messageChain?: readonly Message[] | undefined;
}

/** With the reasons below it, which may be what names the word. */
function messageOf({ text, messageChain = [] }: Message): string {
  return [text, ...messageChain.map(messageOf)].join(' ');
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** As a line of the table writes it: from the package's `src/`, or from the table's folder with `table/` before it. */
export function shortName(game: string, file: string): string {
  const table = `${TABLES}/${game}/`;
  return file.startsWith(table) ? `table/${file.slice(table.length)}` : relative(`packages/games/${game}/src`, file);
}
