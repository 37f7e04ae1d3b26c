const POINT = 1000;

/** A ring segment from one angle to another, degrees clockwise from the top, around 0 0. */
export function segment(inner: number, outer: number, from: number, to: number): string {
  const at = (radius: number, angle: number) => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${Math.round(radius * Math.cos(radians) * POINT) / POINT} ${Math.round(radius * Math.sin(radians) * POINT) / POINT}`;
  };
  const isLarge = to - from > 180 ? 1 : 0;
  return `M${at(outer, from)}A${outer} ${outer} 0 ${isLarge} 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${at(inner, from)}Z`;
}

/** The cells of a track with that many steps along an arc. */
export function track(
  cells: number,
  arc: { readonly inner: number; readonly outer: number; readonly from: number; readonly to: number },
): string[] {
  const step = (arc.to - arc.from) / cells;
  const gap = Math.min(step * 0.22, 1.6);
  return Array.from({ length: cells }, (_, index) =>
    segment(arc.inner, arc.outer, arc.from + index * step + gap / 2, arc.from + (index + 1) * step - gap / 2),
  );
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface ThreatArc {
  readonly path: string;
  /** Where the head of the arrow lies, and its turn in degrees. */
  readonly end: Point;
  readonly turn: number;
}

/** How far an arc bends towards the hub, so that it leaves the rooms on the way readable. */
const BEND = 0.36;

/** An arc from one room to another that keeps so far away from the middle of each. Undefined: they are too near for a line. */
export function threatArc(from: Point, to: Point, { hub, clear }: { readonly hub: Point; readonly clear: number }): ThreatArc | undefined {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const bend = { x: middle.x + (hub.x - middle.x) * BEND, y: middle.y + (hub.y - middle.y) * BEND };
  if (Math.hypot(to.x - from.x, to.y - from.y) < clear * 2) return undefined;
  const start = towards(from, bend, clear);
  const end = towards(to, bend, clear);
  const turn = (Math.atan2(to.y - bend.y, to.x - bend.x) * 180) / Math.PI;
  return { path: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, end, turn };
}

function towards(from: Point, to: Point, by: number): Point {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance === 0 ? 0 : Math.min(1, by / distance);
  return { x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) };
}
