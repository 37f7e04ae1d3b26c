import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const GAMES = readdirSync(new URL('../../packages/games/', import.meta.url));

/** The languages, and where the words of a table itself are. */
const LOCALES = [
  ['en', 'words\\.ts'],
  ['ru', 'words\\.ru\\.ts'],
] as const;

/**
 * The files the app is sent in: the lobby, the frame of a table, and the facts, rules, words and table of each game are one
 * file each and not forty, which takes fewer requests and packs better. Named is what a file begins with; it brings
 * along whatever that needs and no file named before has. The rest is split by the bundler.
 */
const FILES: readonly (readonly [name: Rolldown.CodeSplittingGroup['name'], begins: RegExp])[] = [
  ['app', ours('(main|net/(remote|local-store))\\.ts')],
  // What all words and facts share: by itself, for pages that say the names of a game without having a table.
  ['words', /\/packages\/engine\/src\/(chance|lines|refusals|text)\.ts$/],
  // Without what is drawn only on demand and what Race alone lays its cards out by.
  ['frame', ours('(table/MatchScreen\\.svelte|games/parts/(?!AboutThing|Popover|place-beside|room|together).*)')],
  // What all rules share is here, else the first game would be sent to players of the others.
  ['engine', /\/packages\/engine\/src\/(?!replay|verify|lesson|reason|honest|contest|played-on)|orrery-not-in-the-browser/],
  ['local', ours('net/local\\.ts')],
  ...GAMES.flatMap((game): [Rolldown.CodeSplittingGroup['name'], RegExp][] => [
    [factsOf(game), new RegExp(`/packages/games/${game}/src/`)],
    [`${game}-rules`, new RegExp(`/packages/games/${game}/src/index\\.ts$`)],
    ...LOCALES.flatMap(([locale, tableWords]): [string, RegExp][] => [
      [
        `${game}-${locale}`,
        new RegExp(`/packages/games/${game}/src/text/${locale}/first\\.ts$|/apps/web/src/games/${game}/${tableWords}$`),
      ],
      [`${game}-${locale}-rest`, new RegExp(`/packages/games/${game}/src/text/${locale}/(index|powers)\\.ts$`)],
    ]),
    [`${game}-table`, ours(`games/${game}/Table\\.svelte`)],
  ]),
];

/**
 * What the table draws by and what the words of both languages need, else one language would bring the other. `facts.ts`
 * itself holds nothing, it hands on what others define: the file begins with those.
 */
function factsOf(game: string): Rolldown.CodeSplittingNameFunction {
  const source = fileURLToPath(new URL(`../../packages/games/${game}/src/`, import.meta.url));
  const ofWords = /^text\/[\w-]+\.ts$/;
  return (id, graph) => {
    const isFact = ofWords.test(id.slice(source.length)) || graph.getModuleInfo(`${source}facts.ts`)?.importedIds.includes(id);
    return isFact ? `${game}-facts` : null;
  };
}

function ours(path: string): RegExp {
  return new RegExp(`/apps/web/src/${path}$`);
}

export const chunks: Rolldown.CodeSplittingGroup[] = FILES.map(([name, test], at) => ({ name, test, priority: FILES.length - at }));
