import { GAMES, type GameId } from '@orrery/catalogue';
import type { Json } from '@orrery/engine';

/** A described position with the sentence that stands before it. */
export interface Described {
  /** `theseus-2`: the second of its game. */
  readonly name: string;
  readonly game: GameId;
  readonly says: string;
  readonly position: Json;
}

const EXAMPLE = /([^\n]+)\n\n```json\n([\s\S]*?)\n```/g;

/** The examples of docs/POSITIONS.md: the one list that gallery and pictures share, and that readers know. */
export function describedIn(markdown: string): readonly Described[] {
  return markdown.split(/^## /m).flatMap((chapter) => {
    const [title] = chapter.split('\n', 1);
    const game = GAMES.find(({ id }) => title.toLowerCase().replaceAll(' ', '-').startsWith(id))?.id;
    if (game === undefined) return [];
    return [...chapter.matchAll(EXAMPLE)].map(([, says, json], at) => ({
      name: `${game}-${at + 1}`,
      game,
      says: says.replace(/:$/, ''),
      position: JSON.parse(json),
    }));
  });
}
