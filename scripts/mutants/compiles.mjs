/** Which mutants the compiler refuses: that mistake cannot be made unseen, so no test has to notice it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../install.mjs';

/** Mutants of different files are compiled together, one of each file at a time. @returns the keys of those that are refused */
export function refusedByCompiler(mutants) {
  const filesErringWith = compiler();
  const refused = new Set();
  const queues = new Map();
  for (const mutant of mutants) queues.set(mutant.file, [...(queues.get(mutant.file) ?? []), mutant]);
  while (queues.size > 0) {
    const round = [...queues.values()].map((queue) => queue.pop());
    for (const [file, queue] of queues) if (queue.length === 0) queues.delete(file);
    const erring = filesErringWith(new Map(round.map((mutant) => [join(ROOT, mutant.file), textWith(mutant)])));
    for (const { file, key } of round) if (erring.has(join(ROOT, file))) refused.add(key);
  }
  return refused;
}

function textWith({ file, location: { start, end }, replacement }) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const lines = text.split('\n');
  const offset = ({ line, column }) => lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + column;
  return text.slice(0, offset(start)) + replacement + text.slice(offset(end));
}

function compiler() {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, ROOT);
  // What a mutant leaves unused or unreachable is no mistake of types.
  Object.assign(options, { noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true });
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  const asTheyAre = new Map();
  let last;
  return (texts) => {
    host.getSourceFile = (name, languageVersion) => {
      if (texts.has(name)) return ts.createSourceFile(name, texts.get(name), languageVersion);
      if (!asTheyAre.has(name)) asTheyAre.set(name, read(name, languageVersion));
      return asTheyAre.get(name);
    };
    last = ts.createProgram({ rootNames: [...texts.keys()], options, host, oldProgram: last });
    const erring = (name) => {
      const source = last.getSourceFile(name);
      return last.getSyntacticDiagnostics(source).length > 0 || last.getSemanticDiagnostics(source).length > 0;
    };
    return new Set([...texts.keys()].filter(erring));
  };
}
