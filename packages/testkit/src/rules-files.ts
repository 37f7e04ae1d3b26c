import { readdirSync, readFileSync } from 'node:fs';
import type { GameText } from '@orrery/engine';
import { expect, test } from 'vitest';

export interface RulesFiles {
  /** The game's folder, where RULES.md and RULES.ru.md are. */
  readonly home: URL;
  /** What its rules are marked with: `AF`. */
  readonly mark: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly texts: { readonly en: GameText<never, never, never>; readonly ru: GameText<never, never, never> };
  /** Fewer rules than this would mean that the files were misread. */
  readonly least: number;
  /** How many rulings of the facts are retold, by the letters of their marks. */
  readonly rulings: Readonly<Record<string, number>>;
  /** How many worked examples the book prints: each is listed, and tests cite them. None: there is no book. */
  readonly examples?: number;
  /** Latin words the Russian rules may keep. */
  readonly latin?: RegExp;
}

/** Both rules files of a game, and what its sources cite of them. Gives back the texts for the game's own tests. */
export function describeRulesFiles(game: RulesFiles): { readonly english: string; readonly russian: string } {
  const { home, mark } = game;
  const english = readFileSync(new URL('RULES.md', home), 'utf8');
  const russian = readFileSync(new URL('RULES.ru.md', home), 'utf8');
  const rules = outline(english, mark);

  test('both rules files hold the same rules in the same order', () => {
    expect(rules.length).toBeGreaterThan(game.least);
    expect(outline(russian, mark)).toEqual(rules);
    expect(russian.match(/^#+ /gm)?.length).toBe(english.match(/^#+ /gm)?.length);
    expect(russian.match(/^\|/gm)?.length).toBe(english.match(/^\|/gm)?.length);
  });

  test('no number is given twice, sections rise, and every rule is in its section', () => {
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
    let section = 0;
    for (const each of rules) {
      if (!each.startsWith(mark)) {
        expect(Number(each)).toBeGreaterThan(section);
        section = Number(each);
      } else if (!new RegExp(`^${mark}-[RTE]`).test(each)) {
        expect(each).toMatch(new RegExp(`^${mark}-${section}\\.\\d+$`));
      }
    }
  });

  test('the rulings and the printed examples are all there, in order', () => {
    for (const [letters, count] of Object.entries({ ...game.rulings, E: game.examples ?? 0 })) {
      const found = rules.filter((rule) => new RegExp(`^${mark}-${letters}\\d`).test(rule));
      expect(found).toEqual(Array.from({ length: count }, (_, index) => `${mark}-${letters}${index + 1}`));
    }
  });

  test('every rule that the sources and tests cite can be read', () => {
    const files = ['src/', 'test/'].flatMap((folder) => sourcesIn(new URL(folder, home)));
    const cited = files.flatMap(({ name, text }) =>
      [...text.matchAll(new RegExp(`\\b${mark}-(?:RB?\\d+|\\d+\\.\\d+|E\\d+)(?![\\d.]*\\d)`, 'g'))].map(([rule]) => ({ name, rule })),
    );
    expect(cited.length).toBeGreaterThan(game.least / 2);
    expect(cited.filter(({ rule }) => !rules.includes(rule)).map(({ name, rule }) => `${name}: ${rule}`)).toEqual([]);
  });

  test('both say of the same sections where they are in the book', () => {
    const sections = (book: string, said: string) =>
      [...book.matchAll(new RegExp(`^## (\\d+) .*\\n\\n${said}: .+\\.$`, 'gm'))].map(([, section]) => section);
    if (game.examples !== undefined) expect(sections(english, 'In the book')).not.toEqual([]);
    expect(sections(russian, 'В книге')).toEqual(sections(english, 'In the book'));
  });

  test('an option is called as the form calls it, and none by its id', () => {
    for (const [book, text] of [
      [english, game.texts.en],
      [russian, game.texts.ru],
    ] as const) {
      const links = [...book.matchAll(/\[([^\]]+)\]\(option:([^)]+)\)/g)];
      // A row of options that differ in their last word alone is named once: "Faction of seat 1, 2, 3".
      const misnamed = links.filter(([, label, id]) => text.options[id]?.label.endsWith(label) !== true);
      expect(misnamed.map(([link]) => link)).toEqual([]);
      const linked = new Set(links.map(([, , id]) => id));
      expect(Object.keys(game.options).filter((id) => !linked.has(id))).toEqual([]);
    }
  });

  test('they begin with the goal and speak to players: no code, no file, no mark of a test', () => {
    expect(english.split('\n')[2]).toMatch(/^\*\*The goal:\*\* /);
    expect(russian.split('\n')[2]).toMatch(/^\*\*Цель:\*\* /);
    for (const book of [english, russian]) {
      // The list of the printed examples is where the marks of tests lead to.
      const prose = book.replace(new RegExp(`^\\*\\*\\[${mark}-E\\d+\\]\\*\\*`, 'gm'), '');
      expect(prose.match(/`[^`]*`|\b[\w-]+\.(?:ts|md)\b|\b[EC]\d+\b/g) ?? []).toEqual([]);
    }
  });

  test('the Russian rules leave nothing in English', () => {
    const prose = russian.replace(new RegExp(`${mark}-[A-Z]*[\\d.]+|\\]\\([^)]*\\)`, 'g'), '').replace(game.latin ?? /$^/g, '');
    expect(prose.match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  });

  return { english, russian };
}

/** Numbers of sections and rules in the order they come. */
function outline(rules: string, mark: string): string[] {
  return [...rules.matchAll(new RegExp(`^#+ (\\d+)|\\*\\*\\[(${mark}-[^\\]]+)\\]\\*\\*`, 'gm'))].map(
    ([, section, rule]) => section ?? rule,
  );
}

function sourcesIn(folder: URL): { readonly name: string; readonly text: string }[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.ts') && !name.startsWith('text/'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}
