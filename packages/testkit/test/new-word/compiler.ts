import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TABLES = 'apps/web/src/games';
const OPTIONS = webOptions();
/** Parsed once for all programs of this process: only the changed file differs from one to the next. */
const PARSED = new Map<string, ts.SourceFile>();
/** The program before, whose resolved imports the next one takes over. */
let earlier: ts.Program | undefined;

/** The options of the web client: its tables are compiled together with the game they show. */
function webOptions(): ts.CompilerOptions {
  const folder = join(ROOT, 'apps/web');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: ['src/vite-env.d.ts'] }, ts.sys, folder).options;
}

/** The sources of a game's package and of its table, without tests: what has to know every word of the game. */
export function sourcesOf(game: string): string[] {
  return [`packages/games/${game}/src`, `${TABLES}/${game}`]
    .flatMap((folder) => ts.sys.readDirectory(join(ROOT, folder), ['.ts']))
    .map((file) => relative(ROOT, file))
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .sort();
}

/** A file as it would be, compiled without being written. */
export interface Overlay {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** What the compiler finds wrong in these files, by file. */
export function compile(files: readonly string[], overlays: readonly Overlay[]): Map<string, readonly string[]> {
  const host = ts.createCompilerHost(OPTIONS);
  const changed = new Map(overlays.map(({ file, text }) => [join(ROOT, file), text]));
  host.getSourceFile = (name, languageVersion) => {
    const overlay = changed.get(name);
    if (overlay !== undefined) return ts.createSourceFile(name, overlay, languageVersion);
    let parsed = PARSED.get(name);
    if (parsed === undefined) {
      const text = ts.sys.readFile(name);
      if (text === undefined) return undefined;
      parsed = ts.createSourceFile(name, text, languageVersion);
      PARSED.set(name, parsed);
    }
    return parsed;
  };
  const roots = [...files, 'apps/web/src/vite-env.d.ts'].map((file) => join(ROOT, file));
  const program = ts.createProgram({ rootNames: roots, options: OPTIONS, host, oldProgram: earlier });
  earlier = program;
  const errors = new Map<string, readonly string[]>();
  for (const file of files) {
    const source = program.getSourceFile(join(ROOT, file));
    if (source === undefined) throw new Error(`${file} is not there`);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    if (found.length === 0) continue;
    errors.set(
      file,
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    );
  }
  return errors;
}

export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** As a line of the table writes it: from the package's `src/`, or from the table's folder with `table/` before it. */
export function shortName(game: string, file: string): string {
  const table = `${TABLES}/${game}/`;
  return file.startsWith(table) ? `table/${file.slice(table.length)}` : relative(`packages/games/${game}/src`, file);
}
