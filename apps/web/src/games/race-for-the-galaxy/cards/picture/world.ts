import type { Card } from '@orrery/race-for-the-galaxy';
import { between, diceOf, round } from './dice.ts';

/** Everything a picture of a world is made of; drawn on 130 × 180. */
export interface WorldShape {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly tilt: number;
  /** All of them in one path: a table shows sixty cards, and every element of them costs. */
  readonly stars: string;
  readonly constellation: string;
  readonly orbits: string;
  readonly bands: readonly { readonly y: number; readonly height: number; readonly isDark: boolean }[];
  readonly craters: readonly { readonly x: number; readonly y: number; readonly size: number }[];
  readonly lands: readonly string[];
  readonly facets: string;
  readonly glyph: string;
  readonly moons: readonly { readonly x: number; readonly y: number; readonly size: number }[];
  readonly ships: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
}

type Roll = () => number;
const times = <Made>(count: number, make: (index: number) => Made): Made[] => Array.from({ length: count }, (_, index) => make(index));

export function worldShape(id: string, card: Card): WorldShape {
  const roll = diceOf(id);
  const radius = round(between(roll(), 34, 46));
  const x = round(between(roll(), 76, 92));
  const y = round(between(roll(), 74, 92));
  const stars = times(22, () => ({ x: round(roll() * 130), y: round(roll() * 180), size: round(between(roll() ** 3, 0.4, 1.5)) }));
  return {
    x,
    y,
    radius,
    tilt: round(between(roll(), -34, 20)),
    stars: stars.map((star) => circle(star.x, star.y, star.size)).join(''),
    constellation: `M${stars
      .slice(0, 4)
      .map((star) => `${star.x} ${star.y}`)
      .join('L')}`,
    orbits: times(3, (index) => circle(x, y, round(radius + 12 + index * between(roll(), 13, 19)))).join(''),
    bands: bandsOf(roll, radius),
    craters: times(7, () => spotOn(roll, radius * 0.86, [2, 7])),
    lands: times(4, () => landOf(roll, radius)),
    facets: facetsOf(roll, radius),
    glyph: glyphOf(roll, radius),
    moons: times(Math.floor(roll() * 3), () => moonOf(roll, { x, y, radius })),
    ships: card.isMilitary ? shipsOf(roll, { x, y, radius }, card.cost) : [],
  };
}

/** As a path, from where and in the direction the element of that name is drawn, so that dashes lie alike. */
function circle(x: number, y: number, radius: number): string {
  const across = round(radius * 2);
  return `M${round(x + radius)} ${y}a${radius} ${radius} 0 1 1-${across} 0a${radius} ${radius} 0 1 1 ${across} 0Z`;
}

function bandsOf(roll: Roll, radius: number): WorldShape['bands'] {
  const count = 4 + Math.floor(roll() * 4);
  return times(count, (index) => ({
    y: round(-radius + ((index + roll() * 0.6) * 2 * radius) / count),
    height: round(between(roll(), 0.12, 0.4) * radius),
    isDark: roll() < 0.5,
  }));
}

function spotOn(roll: Roll, reach: number, [least, most]: readonly [number, number]): { x: number; y: number; size: number } {
  const angle = roll() * Math.PI * 2;
  const away = Math.sqrt(roll()) * reach;
  return { x: round(Math.cos(angle) * away), y: round(Math.sin(angle) * away), size: round(between(roll() ** 2, least, most)) };
}

/** A soft coast through six points around a place on the disc. */
function landOf(roll: Roll, radius: number): string {
  const { x, y } = spotOn(roll, radius * 0.75, [0, 1]);
  const size = between(roll(), 0.2, 0.48) * radius;
  const points = times(6, (index) => {
    const angle = (index / 6) * Math.PI * 2;
    const away = size * between(roll(), 0.55, 1.15);
    return [x + Math.cos(angle) * away * 1.3, y + Math.sin(angle) * away * 0.75] as const;
  });
  const middle = (index: number): string => {
    const [one, other] = [points[index % 6] ?? [0, 0], points[(index + 1) % 6] ?? [0, 0]];
    return `${round((one[0] + other[0]) / 2)} ${round((one[1] + other[1]) / 2)}`;
  };
  return `M${middle(5)}${points.map(([px, py], index) => `Q${round(px)} ${round(py)} ${middle(index)}`).join('')}Z`;
}

/** Cut edges of a mineral world: from a centre aside to the rim, and a broken inner ring. */
function facetsOf(roll: Roll, radius: number): string {
  const { x, y } = spotOn(roll, radius * 0.3, [0, 1]);
  const count = 6 + Math.floor(roll() * 3);
  const inner = times(count, (index) => {
    const angle = ((index + roll() * 0.5) / count) * Math.PI * 2;
    const away = radius * between(roll(), 0.38, 0.62);
    return { ix: round(x + Math.cos(angle) * away), iy: round(y + Math.sin(angle) * away), angle };
  });
  const spokes = inner.map(({ ix, iy, angle }) => `M${ix} ${iy}L${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`);
  return `M${inner.map(({ ix, iy }) => `${ix} ${iy}`).join('L')}Z${spokes.join('')}`;
}

/** A pattern nobody of ours made: nested corners and straight roads. */
function glyphOf(roll: Roll, radius: number): string {
  const turn = roll() * Math.PI;
  const corners = 3 + Math.floor(roll() * 3);
  const nested = times(3, (ring) => {
    const away = radius * (0.28 + ring * 0.24);
    const points = times(corners, (index) => {
      const angle = turn + ((index + (ring % 2) / 2) / corners) * Math.PI * 2;
      return `${round(Math.cos(angle) * away)} ${round(Math.sin(angle) * away)}`;
    });
    return `M${points.join('L')}Z`;
  });
  const roads = times(corners, (index) => {
    const angle = turn + (index / corners) * Math.PI * 2;
    return `M${round(Math.cos(angle) * radius * 0.28)} ${round(Math.sin(angle) * radius * 0.28)}L${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  });
  return nested.join('') + roads.join('');
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function moonOf(roll: Roll, disc: Disc): { x: number; y: number; size: number } {
  const angle = between(roll(), -2.6, 0.6);
  const away = disc.radius + between(roll(), 9, 20);
  return { x: round(disc.x + Math.cos(angle) * away), y: round(disc.y + Math.sin(angle) * away), size: round(between(roll(), 2, 5)) };
}

/** As many ships guard it as its defense says. */
function shipsOf(roll: Roll, disc: Disc, count: number): WorldShape['ships'] {
  const begin = between(roll(), -2.5, -1.7);
  return times(Math.min(count, 8), (index) => {
    const angle = begin + index * 0.34;
    const away = disc.radius + 9;
    return {
      x: round(disc.x + Math.cos(angle) * away),
      y: round(disc.y + Math.sin(angle) * away),
      angle: Math.round((angle * 180) / Math.PI + 90),
    };
  });
}
