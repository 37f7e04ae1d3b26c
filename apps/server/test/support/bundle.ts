import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

const BANNER = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`;

interface Bundling {
  /** Where, beside other bundles. */
  readonly into?: string;
  /** What is to be changed in it. */
  readonly plugins?: readonly Plugin[];
}

interface Bundle {
  readonly server: string;
  readonly botWorker: string;
}

let unchanged: Promise<Bundle> | undefined;

/** The server and its bot worker in one file each: started in a third of the time that loading all packages takes. */
export function bundleServer(bundling?: Bundling): Promise<Bundle> {
  if (bundling !== undefined) return bundle(bundling);
  // Sources do not change while tests run.
  unchanged ??= bundle({});
  return unchanged;
}

async function bundle({ into = 'test', plugins = [] }: Bundling): Promise<Bundle> {
  // Within the tree, so that better-sqlite3 is found where it is needed.
  const outdir = join(SERVER, 'dist', into);
  const { outputFiles } = await build({
    absWorkingDir: SERVER,
    entryPoints: { server: 'src/main.ts', 'bot-worker': 'src/jobs/bot-worker.ts' },
    outdir,
    write: false,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    charset: 'utf8',
    // The jobs' library asks for it where it is set up by a file in TypeScript: half of all, read at every start and never used.
    external: ['typescript'],
    plugins: [...plugins],
    // Packages of the registry call `require` and ask where they lie.
    banner: { js: BANNER },
  });
  await mkdir(outdir, { recursive: true });
  // Whole or not at all: another test may be starting the same file.
  for (const { path, contents } of outputFiles) {
    await writeFile(`${path}.${process.pid}`, contents);
    await rename(`${path}.${process.pid}`, path);
  }
  return { server: join(outdir, 'server.mjs'), botWorker: join(outdir, 'bot-worker.mjs') };
}
