import type { Card, SettlePower } from '@orrery/race-for-the-galaxy';
import { MARKS, PHASE_MARKS, ROWS, type Row } from '../marks.ts';
import { between, diceOf, round } from './dice.ts';

/** A development's emblem, drawn on 130 × 180 around its middle. */
export interface Emblem {
  /** The sign in the middle, a line on a grid of 24. */
  readonly sign: string;
  readonly row: Row | undefined;
  readonly corners: number;
  readonly turn: number;
  readonly frame: string;
  readonly spokes: string;
  readonly traces: string;
}

const CENTRE = 0;

export function emblemOf(id: string, card: Card): Emblem {
  const roll = diceOf(id);
  const rows = ROWS.filter((row) => card[row].length > 0);
  const corners = 4 + Math.floor(roll() * 5);
  const turn = roll() * Math.PI;
  const isGreat = card.scoring.length > 0;
  return {
    sign: rows[0] === undefined ? MARKS.development.path : signOf(card, rows[0]),
    row: rows[0],
    corners,
    turn: round((turn * 180) / Math.PI),
    frame: starOf(corners * (isGreat ? 2 : 1), [38, isGreat ? 31 : between(roll(), 28, 35)], turn),
    spokes: spokesOf(12 + Math.floor(roll() * 3) * 6, [43, isGreat ? 52 : 47], turn),
    traces: Array.from({ length: 5 }, () => traceOf(roll)).join(''),
  };
}

/** What is done in the row, or war where the row is about it. */
function signOf(card: Card, row: Row): string {
  const about = row === 'settle' ? card.settle.map((power) => SETTLE_SIGNS[power.do]) : [];
  if (about.includes('war')) return MARKS.military.path;
  return about.includes('ship') ? SHIP : PHASE_MARKS[row];
}

const SETTLE_SIGNS: { readonly [Do in SettlePower['do']]: 'war' | 'ship' | 'phase' } = {
  cheaper: 'phase',
  military: 'war',
  'scrap-for-free-world': 'ship',
  'scrap-for-military': 'war',
  'cards-for-military': 'phase',
  'pay-for-military': 'phase',
  'draw-after': 'phase',
  'second-world': 'phase',
};

const SHIP = 'M12 1q6 5 6 12l3 5h-6l-3 5-3-5H3l3-5Q6 6 12 1ZM12 8a2 2 0 1 0 .010 0';

function starOf(points: number, [outer, inner]: readonly [number, number], turn: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = turn + (index / (points * 2)) * Math.PI * 2;
    const away = index % 2 === 0 ? outer : inner;
    return `${round(CENTRE + Math.cos(angle) * away)} ${round(CENTRE + Math.sin(angle) * away)}`;
  });
  return `M${corners.join('L')}Z`;
}

function spokesOf(count: number, [from, to]: readonly [number, number], turn: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    const end = index % 3 === 0 ? to + 4 : to;
    return `M${round(Math.cos(angle) * from)} ${round(Math.sin(angle) * from)}L${round(Math.cos(angle) * end)} ${round(Math.sin(angle) * end)}`;
  }).join('');
}

/** A line of the drawing that runs straight, turns once and ends in a dot. */
function traceOf(roll: () => number): string {
  const fromLeft = roll() < 0.5;
  const y = round(between(roll(), 8, 172));
  const x = round(fromLeft ? between(roll(), 8, 40) : between(roll(), 90, 122));
  const bend = round(between(roll(), -18, 18));
  const end = fromLeft ? round(x + Math.abs(bend)) : round(x - Math.abs(bend));
  return `M${fromLeft ? 0 : 130} ${y}H${x}L${end} ${round(y + bend)}m-1.500 0a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0`;
}
