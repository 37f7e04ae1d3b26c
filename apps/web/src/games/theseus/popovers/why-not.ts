import type { Refusal } from '@orrery/engine';
import { type Action, refuseCard } from '@orrery/theseus';
import { SPACE } from '@orrery/theseus/facts';
import { things } from '../paths.ts';
import type { Subject, TableModel } from '../table-model.svelte.ts';

/** Reasons that speak of the way that was tried, and not of the unit. */
const OF_THE_WAY: readonly string[] = [
  'wrong-distance',
  'no-shortcut-there',
  'not-your-unit',
  'allys-unit',
  'sector-not-full',
  'room-taken',
];

/** Why this thing cannot be used now; undefined: it can, or nothing is going on with it. */
export function whyNot(model: TableModel, thing: Subject): Refusal | undefined {
  const { seat, state } = model;
  if (seat === undefined || model.props.readOnly || model.view.ended !== undefined) return undefined;
  switch (thing.kind) {
    case 'unit':
      return whyNotUnit(model, thing.unit);
    case 'hand':
      return thing.seat === seat ? refuseCard(state, seat, { type: 'play-instant', card: thing.card }) : undefined;
    case 'bonus':
      return thing.from === undefined ? undefined : refuseCard(state, seat, { type: 'play-bonus', card: thing.card, from: thing.from });
    default:
      return undefined;
  }
}

function whyNotUnit(model: TableModel, number: number): Refusal | undefined {
  const unit = model.view.units[number];
  if (unit.seat !== model.seat || model.decision?.ask !== 'move' || model.roots.has(things.unit(number).key)) return undefined;
  const next = (unit.at + 1) % model.view.sectors.length;
  const trial: Action =
    unit.at === SPACE
      ? { type: 'enter-from-space', unit: number, to: { place: 0, room: 'a' } }
      : { type: 'move-unit', unit: number, route: [next], to: { place: next, room: 'a' }, teleports: false };
  const refusal = model.whyNot(trial);
  return refusal === undefined || OF_THE_WAY.includes(refusal.code) ? undefined : refusal;
}
