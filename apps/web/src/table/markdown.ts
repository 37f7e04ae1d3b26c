/**
 * The little of Markdown our rules use, read into plain data: no HTML passes through, so nothing can be smuggled into
 * the page. Whatever is not understood stays text.
 */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly inside: readonly Inline[] }
  | { readonly kind: 'emphasis'; readonly inside: readonly Inline[] }
  /** A rule's number, `AF-5.4`, wherever it is mentioned. */
  | { readonly kind: 'rule'; readonly rule: string }
  /** A table option, by its id and as the form calls it. */
  | { readonly kind: 'option'; readonly option: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inside: readonly Inline[] };

export interface ListItem {
  readonly rule: string | undefined;
  readonly inside: readonly Inline[];
  readonly plain: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly inside: readonly Inline[]; readonly plain: string }
  | { readonly kind: 'paragraph' | 'quote'; readonly rule: string | undefined; readonly inside: readonly Inline[]; readonly plain: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[]; readonly plain: string }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly TableRow[]; readonly plain: string }
  | { readonly kind: 'code'; readonly text: string; readonly plain: string }
  | { readonly kind: 'rule-off'; readonly plain: string };

export interface TableRow {
  readonly rule: string | undefined;
  readonly cells: readonly (readonly Inline[])[];
  readonly plain: string;
}

const RULE = /^[A-Z]{2,3}-[A-Z]{0,3}\d+(?:\.\d+)*[a-z]?$/;
const LEADING_RULE = /^(?:\*\*)?\[([A-Z]{2,3}-[A-Z]{0,3}\d+(?:\.\d+)*[a-z]?)\]/;
const ITEM = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;

export function readMarkdown(source: string): readonly Block[] {
  const lines = source.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    if (block !== undefined) blocks.push(block);
    at = Math.max(next, at + 1);
  }
  return blocks;
}

type Read = readonly [Block | undefined, number];

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at];
  if (line.trim() === '') return [undefined, at + 1];
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading !== null) return [headingOf(heading[1].length, heading[2]), at + 1];
  if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(line)) return [{ kind: 'rule-off', plain: '' }, at + 1];
  if (line.startsWith('```')) return readCode(lines, at);
  if (line.startsWith('|') && /^\|?[\s:|-]+$/.test(lines[at + 1] ?? '')) return readTable(lines, at);
  if (line.startsWith('>')) return readQuote(lines, at);
  if (ITEM.test(line)) return readList(lines, at);
  return readParagraph(lines, at);
}

function headingOf(level: number, text: string): Block {
  const inside = readInline(text);
  return { kind: 'heading', level, inside, plain: plainOf(inside) };
}

function readCode(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !lines[end].startsWith('```')) end += 1;
  const text = lines.slice(at + 1, end).join('\n');
  return [{ kind: 'code', text, plain: text }, end + 1];
}

function readTable(lines: readonly string[], at: number): Read {
  let end = at + 2;
  while (end < lines.length && lines[end].startsWith('|')) end += 1;
  const cellsOf = (line: string) =>
    line
      .replace(/^\|/, '')
      .replace(/\|\s*$/, '')
      .split(/(?<!\\)\|/)
      .map((cell) => readInline(cell.trim().replaceAll('\\|', '|')));
  const head = cellsOf(lines[at]);
  const rows = lines.slice(at + 2, end).map((line): TableRow => {
    const cells = cellsOf(line);
    const plain = cells.map(plainOf).join(' ');
    const first = line.replace(/^\|\s*/, '');
    return { cells, plain, rule: LEADING_RULE.exec(first)?.[1] };
  });
  return [{ kind: 'table', head, rows, plain: rows.map((row) => row.plain).join(' ') }, end];
}

function readQuote(lines: readonly string[], at: number): Read {
  let end = at;
  while (end < lines.length && lines[end].startsWith('>')) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.replace(/^>\s?/, ''))
    .join(' ');
  const inside = readInline(text);
  return [{ kind: 'quote', rule: LEADING_RULE.exec(text)?.[1], inside, plain: plainOf(inside) }, end];
}

function readList(lines: readonly string[], at: number): Read {
  const texts: string[] = [];
  const isOrdered = ITEM.exec(lines[at])?.[2] !== undefined;
  let end = at;
  for (; end < lines.length; end++) {
    const item = ITEM.exec(lines[end]);
    if (item !== null) texts.push(item[3]);
    else if (/^\s+\S/.test(lines[end])) texts[texts.length - 1] += ` ${lines[end].trim()}`;
    else break;
  }
  const items = texts.map((text): ListItem => {
    const inside = readInline(text);
    return { rule: LEADING_RULE.exec(text)?.[1], inside, plain: plainOf(inside) };
  });
  return [{ kind: 'list', isOrdered, items, plain: items.map((item) => item.plain).join(' ') }, end];
}

function readParagraph(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && lines[end].trim() !== '' && !/^(?:#{1,6}\s|>|\||```)/.test(lines[end]) && !ITEM.test(lines[end])) {
    // A line that begins a rule begins a paragraph, blank line or not.
    if (LEADING_RULE.test(lines[end])) break;
    end += 1;
  }
  const text = lines.slice(at, end).join(' ');
  const inside = readInline(text);
  return [{ kind: 'paragraph', rule: LEADING_RULE.exec(text)?.[1], inside, plain: plainOf(inside) }, end];
}

/** Longest marks first; each takes the shortest text that closes it. */
const MARKS =
  /`([^`]+)`|\*\*(.+?)\*\*|\[([^\]]+)\](?:\(([^)\s]+)\))?|(?<![\p{L}\p{N}*])\*([^*\s][^*]*?)\*(?!\*)|(?<![\p{L}\p{N}_])_([^_\s][^_]*?)_(?![\p{L}\p{N}_])/u;

export function readInline(text: string): readonly Inline[] {
  const found = MARKS.exec(text);
  if (found === null) return text === '' ? [] : [{ kind: 'text', text }];
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const [, code, strong, bracket, href, star, underscore] = found;
  const emphasis = star ?? underscore;
  const here: Inline[] = [];
  if (code !== undefined) here.push({ kind: 'code', text: code });
  else if (strong !== undefined) here.push({ kind: 'strong', inside: readInline(strong) });
  else if (emphasis !== undefined) here.push({ kind: 'emphasis', inside: readInline(emphasis) });
  else if (href !== undefined) here.push(linkOf(href, bracket));
  else here.push(...readBracket(bracket));
  return [...(before === '' ? [] : readInline(before)), ...here, ...readInline(after)];
}

/** `[AF-5.4]` and `[AF-R1, AF-R2]` are rules; any other bracket is text. */
function readBracket(bracket: string): readonly Inline[] {
  const parts = bracket.split(/,\s*/);
  if (!parts.every((part) => RULE.test(part))) return [{ kind: 'text', text: `[${bracket}]` }];
  return parts.flatMap((rule, index): Inline[] => [...(index > 0 ? [{ kind: 'text', text: ', ' } as const] : []), { kind: 'rule', rule }]);
}

function linkOf(href: string, bracket: string): Inline {
  const [, option] = /^option:([A-Za-z0-9]+)$/.exec(href) ?? [];
  if (option !== undefined) return { kind: 'option', option, inside: readInline(bracket) };
  return isSafe(href) ? { kind: 'link', href, inside: readInline(bracket) } : { kind: 'text', text: bracket };
}

function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|#|\/(?!\/))/.test(href);
}

export function plainOf(inside: readonly Inline[]): string {
  return inside
    .map((part) => {
      if (part.kind === 'text' || part.kind === 'code') return part.text;
      return part.kind === 'rule' ? part.rule : plainOf(part.inside);
    })
    .join('');
}
