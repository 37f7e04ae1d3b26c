/** Marks that climb out of their line. */
const TOWERS = /(\p{M}{3})\p{M}+/gu;
const GAPS = /[^\S\n]+/gu;
/** Controls, what is not seen, and what turns the direction of a line. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What somebody wrote, as it may be shown to others: nothing invisible, nothing that grows over its neighbours. Lines stay. */
export function plainText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replace(GAPS, ' ').replace(UNSEEN, '').replace(TOWERS, '$1').trim();
}

/** The same in one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/gu, ' ');
}
