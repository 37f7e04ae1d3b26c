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

/** Which of these files the compiler finds fault with, each with the number of errors. */
export function compile(files: readonly string[], overlay: Overlay): Map<string, number> {
  const host = ts.createCompilerHost(OPTIONS);
  const changed = join(ROOT, overlay.file);
  host.getSourceFile = (name, languageVersion) => {
    if (name === changed) return ts.createSourceFile(name, overlay.text, languageVersion);
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
  const errors = new Map<string, number>();
  for (const file of files) {
    const source = program.getSourceFile(join(ROOT, file));
    if (source === undefined) throw new Error(`${file} is not there`);
    const found = program.getSyntacticDiagnostics(source).length + program.getSemanticDiagnostics(source).length;
    if (found > 0) errors.set(file, found);
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
