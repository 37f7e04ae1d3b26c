import { z } from 'zod';

/** A picture, perhaps with its tone of skin or its colour, and pictures joined to it: one sign on the screen. */
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*`;
const KEYCAP = String.raw`[0-9#*]\ufe0f\u20e3`;
/**
 * What can be seen: not a control, a separator, a mark without a letter, a filler or the blank pattern of Braille. Nor a picture,
 * which is read above: with two ways to read each, refusing a row of them would take for ever.
 */
const SIGN = String.raw`(?![\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Modifier}\u2800])[\p{L}\p{N}\p{P}\p{S}]`;
/** Vowels and tones of some scripts stand above each other; more than these climb out of their line. */
const MARKS = String.raw`(?:(?!\p{Default_Ignorable_Code_Point})\p{M}){0,3}`;
/** Scripts whose letters change their shape beside each other; a joiner between two of them says how. */
const JOINING = ['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada']
  .concat(['Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'])
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
const JOINER = String.raw`(?:(?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}]))?`;
const LETTER = `(?:${EMOJI}|${KEYCAP}|${SIGN}${MARKS}${JOINER})`;
const LINE = new RegExp(String.raw`^${LETTER}(?:\p{Zs}*${LETTER})*$`, 'u');

/**
 * One line that looks on every screen like what it is: nothing invisible, nothing that breaks the line, turns its direction
 * or grows over its neighbours. Two texts that look alike by composition alone are the same text.
 */
export function lineOfText(most: number) {
  return z.string().max(most).transform(composed).pipe(z.string().min(1).max(most).regex(LINE));
}

function composed(text: string): string {
  return text.normalize('NFC').trim();
}
