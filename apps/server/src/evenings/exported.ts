import type { Evening } from '@orrery/protocol';

/** The standings, and what each made in each round, as a table for spreadsheets. */
export function csvOf({ standings, entries, rounds }: Pick<Evening, 'standings' | 'entries' | 'rounds'>): string {
  const heads = [
    'place',
    'name',
    'points',
    'strength',
    'direct',
    'wins',
    'played',
    'left',
    ...rounds.map((_, round) => `round ${round + 1}`),
  ];
  const lines = standings.map(({ number, place, points, strength, direct, wins, played, hasGone }) => {
    const made = rounds.map((round) => {
      const table = round.find(({ numbers }) => numbers.includes(number));
      return table?.isOver === true ? rounded(table.points[table.numbers.indexOf(number)] ?? 0) : '';
    });
    const name = entries.find((one) => one.number === number)?.person?.name ?? '';
    return [place, name, rounded(points), rounded(strength), direct, wins, played, hasGone === true ? 'yes' : 'no', ...made];
  });
  return `${[heads, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A name that begins like a formula must not be one in a spreadsheet. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
