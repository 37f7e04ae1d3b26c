/**
 * `node scripts/on-node.mjs 24 npx vitest run --project unit apps/server`: the same on another version of Node, which comes from the
 * registry and stays in dist/nodes.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, ROOT, run } from './install.mjs';

const [version, command, ...args] = process.argv.slice(2);
if (version === undefined || command === undefined) fail('usage: node scripts/on-node.mjs <version of Node> <command> [arguments]');

const shell = process.platform === 'win32';
const name = `node-${shell ? 'win' : process.platform}-${process.arch}`;
const folder = join(ROOT, 'dist/nodes', version);
const home = join(folder, 'node_modules', name);
if (!existsSync(home) && run('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`], { shell }) !== 0)
  fail(`Node ${version} could not be had: see the lines above.`);

// What must be compiled for it finds its headers there.
const env = { ...process.env, PATH: [join(home, 'bin'), process.env.PATH].join(delimiter), npm_config_nodedir: home };
process.exitCode = run(command, args, { env, shell });
