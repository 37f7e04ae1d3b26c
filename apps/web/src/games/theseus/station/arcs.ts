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

/** The cells of a track of so many steps along an arc. */
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
