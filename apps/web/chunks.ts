import { readdirSync } from 'node:fs';

const GAMES = readdirSync(new URL('../../packages/games/', import.meta.url));

/**
 * The files the app is sent in: the lobby, the frame of a table, and the rules, words and table of each game are one
 * file each and not forty, which takes fewer requests and packs better. Named is what a file begins with; it brings
 * along whatever that needs and no file named before has. The rest is split by the bundler.
 */
const FILES: readonly (readonly [name: string, begins: RegExp])[] = [
  ['app', ours('(main|net/(remote|local-store))\\.ts')],
  // What all rules or all tables share is here too, else the first game would be sent to players of the others.
  ['frame', /\/apps\/web\/src\/(table\/MatchScreen\.svelte|net\/local\.ts|games\/parts\/.*)$|\/packages\/engine\/src\/(?!replay|verify)/],
  ...GAMES.flatMap((game): [string, RegExp][] => [
    // What the words of both languages need comes with the rules, else one language would bring the other.
    [`${game}-rules`, new RegExp(`/packages/games/${game}/src/(index|text/[\\w-]+)\\.ts$`)],
    [`${game}-en`, new RegExp(`/packages/games/${game}/src/text/en/`)],
    [`${game}-ru`, new RegExp(`/packages/games/${game}/src/text/ru/`)],
    [`${game}-table`, ours(`games/${game}/Table\\.svelte`)],
  ]),
];

function ours(path: string): RegExp {
  return new RegExp(`/apps/web/src/${path}$`);
}

export const chunks = FILES.map(([name, test], at) => ({ name, test, priority: FILES.length - at }));
