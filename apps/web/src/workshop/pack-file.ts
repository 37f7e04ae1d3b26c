import { BadInput } from '@orrery/engine';
import type { CardProblem } from '@orrery/race-for-the-galaxy/workshop';
import { BOUNDS, type Pack, parsePack, refusePack, writePack } from '@orrery/race-for-the-galaxy/workshop';
import { downloadJson } from '../ui/download.ts';
import type { WorkshopWords } from './words.ts';

/** The most bytes one letter takes in a file. */
const MOST_BYTES = BOUNDS.file * 4;

export interface Refusing {
  readonly words: WorkshopWords;
  readonly problem: (problem: CardProblem) => string;
}

/** A pack that can be played with, or one line that says why the file is none. */
export async function packOfFile(file: File, say: Refusing): Promise<Pack | string> {
  if (file.size > MOST_BYTES) return say.words.refused.large;
  // A folder that was dropped, or a file that is gone, cannot be read.
  const text = await file.text().catch(() => undefined);
  return text === undefined ? say.words.refused.unreadable : packOfText(text, say);
}

export function packOfText(text: string, { words, problem }: Refusing): Pack | string {
  try {
    const pack = parsePack(text);
    const [first] = refusePack(pack);
    return first === undefined ? pack : words.refused.card(pack.cards[first.card]?.title ?? '', problem(first));
  } catch (bad) {
    if (!(bad instanceof BadInput)) throw bad;
    if (text.length > BOUNDS.file) return words.refused.large;
    if (bad.place !== '') return words.refused.shape(bad.place);
    return isJson(text) ? words.refused.whole : words.refused.json;
  }
}

/** Spaces at the ends of names and between words, as a file has them. */
export function tidied(pack: Pack): Pack {
  const tidy = (name: string): string => name.trim().replaceAll(/\s+/gu, ' ');
  const author = tidy(pack.author ?? '');
  return {
    ...pack,
    title: tidy(pack.title),
    author: author === '' ? undefined : author,
    cards: pack.cards.map((card) => ({ ...card, title: tidy(card.title) })),
  };
}

/** The pack as a file would have it; undefined: it can be neither shared nor played yet. */
export function readyPack(pack: Pack): Pack | undefined {
  try {
    const read = parsePack(writePack(tidied(pack)));
    return refusePack(read).length === 0 ? read : undefined;
  } catch (bad) {
    if (!(bad instanceof BadInput)) throw bad;
    return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives the pack to the person as a file. */
export function downloadPack(pack: Pack): void {
  downloadJson(`${fileName(pack.title)}.race-pack.json`, writePack(tidied(pack)));
}

const fileName = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'pack';
