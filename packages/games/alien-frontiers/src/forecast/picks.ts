import type { Action, ShipPick } from '../actions.ts';
import type { Facility } from '../state.ts';

export function byFace(a: ShipPick, b: ShipPick): number {
  return a.face - b.face || Number(a.relic) - Number(b.relic);
}

/** Actions that bring ships to this facility, as the list of legal ones has them. */
export function setsFor(legal: readonly Action[], at: Facility): readonly Action[] {
  return legal.filter(
    (action) => (action.type === 'dock-ships' && action.at === at) || (action.type === 'teleport-ship' && action.to === at),
  );
}

export function samePicks(faces: readonly number[], relic: boolean, picks: readonly ShipPick[]): boolean {
  if (faces.length !== picks.length) return false;
  const rising = [...picks].sort(byFace);
  return rising.every((pick, index) => pick.face === faces[index]) && rising.some((pick) => pick.relic) === relic;
}

/** Faces that take part in any docking now: the ships worth a lit edge while nothing is picked. */
export function usefulFaces(legal: readonly Action[]): ReadonlySet<number> {
  const faces = new Set<number>();
  for (const action of legal) if (action.type === 'dock-ships') for (const face of action.faces) faces.add(face);
  return faces;
}
