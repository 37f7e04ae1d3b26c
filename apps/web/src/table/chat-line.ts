/**
 * What cannot be seen, except what joins and shapes signs that can: it comes along when words are copied from a page, and a server takes
 * no line that has it.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** What somebody has typed or pasted, as the line that is said. */
export function chatLine(text: string): string {
  return text.replace(BREAKS, ' ').replace(UNSEEN, '').trim();
}
