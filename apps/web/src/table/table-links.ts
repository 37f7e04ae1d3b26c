import type { ChatLine } from '../net/connection.ts';

/** A piece of what was said: plain words, or a link to a table of this server. */
export type Piece = { readonly text: string; readonly path?: string };

/** Links to our own tables become links; any other address stays words, so that nobody is led away by a click. */
export function piecesOf(text: string, origin: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let rest = text;
  for (let at = rest.indexOf(`${origin}/t/`); at >= 0; at = rest.indexOf(`${origin}/t/`)) {
    const [path] = /^\/t\/[\w-]*/.exec(rest.slice(at + origin.length)) ?? [''];
    if (at > 0) pieces.push({ text: rest.slice(0, at) });
    pieces.push({ text: origin + path, path });
    rest = rest.slice(at + origin.length + path.length);
  }
  return rest === '' ? pieces : [...pieces, { text: rest }];
}

/** The table a player of this match named last: after the end, that is where the next one is played. */
export function tableNamedIn(chat: readonly ChatLine[], origin: string): string | undefined {
  const paths = chat.filter((line) => line.seat !== undefined).flatMap((line) => piecesOf(line.text, origin).map((piece) => piece.path));
  return paths.findLast((path) => path !== undefined);
}
