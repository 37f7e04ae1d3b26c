/**
 * Holds every style to one form: one declaration per line, and the sizes that have a name in ui/tokens.css by that name.
 * `node scripts/styles.mjs` complains, `--write` puts the form right. Biome formats files of CSS by itself; here the
 * style blocks of components, which it does not reach, are handed to it as files.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fail, ROOT, runQuietly } from './install.mjs';
import { rawSizesIn } from './raw-sizes.mjs';

const SOURCES = join(ROOT, 'apps/web/src');
const TOKENS = join(SOURCES, 'ui/tokens.css');
const STYLE = /(?<=<style>\n)[\s\S]*?(?=<\/style>)/;
const INDENT = '  ';

const files = readdirSync(SOURCES, { recursive: true }).map((path) => join(SOURCES, path));
const components = files
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => STYLE.test(text));

const formatted = await format(components.map(({ text }) => STYLE.exec(text)?.[0] ?? ''));
const crooked = components.filter(({ text }, at) => STYLE.exec(text)?.[0] !== formatted[at]);
if (process.argv.includes('--write')) {
  components.forEach(({ file, text }, at) => {
    if (crooked.some((one) => one.file === file))
      writeFileSync(
        file,
        text.replace(STYLE, () => formatted[at]),
      );
  });
} else {
  const problems = crooked.map(({ file }) => `${relative(ROOT, file)}: the style is not formatted (npm run format)`);
  for (const file of files.filter((path) => /\.(svelte|css)$/.test(path) && path !== TOKENS)) {
    const text = readFileSync(file, 'utf8');
    const style = file.endsWith('.css') ? text : (STYLE.exec(text)?.[0] ?? '');
    for (const said of rawSizesIn(style))
      problems.push(`${relative(ROOT, file)}: \`${said}\` has a name in ui/tokens.css, or is given one`);
  }
  if (problems.length > 0) fail(problems.join('\n'));
}

/** Each block as Biome writes it, indented as a component has it. */
async function format(blocks) {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-styles-'));
  const name = (at) => join(folder, `${at}.css`);
  try {
    const { formatter } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
    const lineWidth = formatter.lineWidth - INDENT.length;
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, formatter: { ...formatter, lineWidth } }));
    blocks.forEach((block, at) => {
      writeFileSync(name(at), block);
    });
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const { code, said } = await runQuietly(biome, ['format', '--write', '.'], { cwd: folder });
    if (code !== 0) fail(`A style could not be read:\n${said}`);
    return blocks.map((_, at) => readFileSync(name(at), 'utf8').replace(/^(?=.)/gm, INDENT));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
