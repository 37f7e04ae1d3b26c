import { readFileSync } from 'node:fs';
import { GAMES } from '@orrery/catalogue';
import { type GameManifest, LOCALES, type Locale } from '@orrery/engine';
import { expect, test } from 'vitest';
import { readMarkdown } from '../markdown.ts';
import { indexOf, searchRules } from './search.ts';

async function ask(game: string, locale: Locale, query: string) {
  const manifest: GameManifest | undefined = GAMES.find(({ id }) => id === game);
  const everyday = await manifest?.everyday?.(locale);
  return searchRules(indexOf(readMarkdown(sourceOf(game, locale)), locale), query, everyday);
}

function sourceOf(game: string, locale: Locale): string {
  const file = locale === 'ru' ? 'RULES.ru.md' : 'RULES.md';
  return readFileSync(new URL(`../../../../../packages/games/${game}/${file}`, import.meta.url), 'utf8');
}

/** The rules that are found, in their order. */
function rulesOf({ blocks }: ReturnType<typeof searchRules>): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(({ rule }) => rule ?? []);
    if (block.kind === 'table') return block.rows.flatMap(({ rule }) => rule ?? []);
    return 'rule' in block && block.rule !== undefined ? [block.rule] : [];
  });
}

test('searching keeps what speaks of all words, under its heading', () => {
  const blocks = readMarkdown('# All\n\n## Mine\n\nOre comes here.\n\n## Hub\n\n- Colonies wait\n- Ore moves on\n');
  const found = searchRules(indexOf(blocks, 'en'), 'ORES moving');
  expect(found.count).toBe(1);
  expect(found.blocks.map((block) => block.plain)).toEqual(['Hub', 'Colonies wait Ore moves on']);
  expect(found.blocks[1]).toMatchObject({ items: [{ plain: 'Ore moves on' }] });
  expect(searchRules(indexOf(blocks, 'en'), 'zebra').count).toBe(0);
});

test('where nothing speaks of all of it, most of it will do', () => {
  const blocks = readMarkdown('## Mine\n\nOre comes here.\n\nOre and fuel are tokens.\n');
  expect(searchRules(indexOf(blocks, 'en'), 'ore fuel zebra').blocks.at(-1)?.plain).toBe('Ore and fuel are tokens.');
});

test('what was found is marked, whatever its form', () => {
  const { marks } = searchRules(indexOf(readMarkdown('## A\n\nUnits move.\n'), 'en'), 'moving');
  expect(['moves', 'Movement', 'room'].map(marks)).toEqual([true, true, false]);
});

test.each([
  ['theseus', 'en', 'malfunction', 'TH-13.2'],
  ['theseus', 'en', 'how do I win', 'TH-1.2'],
  ['theseus', 'en', 'kill', 'TH-1.2'],
  ['theseus', 'ru', 'неисправность', 'TH-13.2'],
  ['theseus', 'ru', 'как победить', 'TH-1.2'],
  ['theseus', 'ru', 'убить', 'TH-1.2'],
  ['not-alone', 'en', 'how do I win', 'NA-10.1'],
  ['not-alone', 'en', 'kill', 'NA-7.6'],
  ['not-alone', 'ru', 'как победить', 'NA-10.1'],
  ['not-alone', 'ru', 'пойман', 'NA-7.6'],
  ['alien-frontiers', 'en', 'how do I win', 'AF-3.3'],
  ['alien-frontiers', 'en', 'steal', 'AF-10.3'],
  ['alien-frontiers', 'ru', 'как победить', 'AF-3.3'],
  ['alien-frontiers', 'ru', 'украсть', 'AF-10.3'],
  ['race-for-the-galaxy', 'en', 'how do I win', 'RG-10.2'],
  ['race-for-the-galaxy', 'en', 'when does the game end', 'RG-10.1'],
  ['race-for-the-galaxy', 'ru', 'как победить', 'RG-10.2'],
  ['race-for-the-galaxy', 'ru', 'атаковать мир', 'RG-7.2'],
] as const)('%s, %s: "%s" is answered by %s', async (game, locale, query, rule) => {
  expect(rulesOf(await ask(game, locale, query)).slice(0, 6)).toContain(rule);
});

for (const { id } of GAMES) {
  for (const locale of LOCALES) {
    test(`${id}, ${locale}: everyday words lead to rules and words that are there`, async () => {
      const manifest: GameManifest | undefined = GAMES.find((game) => game.id === id);
      const source = sourceOf(id, locale);
      const index = indexOf(readMarkdown(source), locale);
      const everyday = Object.entries((await manifest?.everyday?.(locale)) ?? {});
      expect(everyday.length).toBeGreaterThan(5);
      for (const [phrase, meant] of everyday) {
        for (const one of meant) {
          const isThere = /^[A-Z]{2}-/.test(one) ? source.includes(`[${one}]`) : searchRules(index, one).count > 0;
          expect(isThere, `${phrase}: ${one}`).toBe(true);
        }
      }
    });
  }
}
