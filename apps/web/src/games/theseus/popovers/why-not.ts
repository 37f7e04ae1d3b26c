import type { Refusal } from '@orrery/engine';
import { type Action, SPACE, type Target } from '@orrery/theseus';
import { keys } from '../paths.ts';
import type { Subject, TableModel } from '../table-model.svelte.ts';

/** Orders that stand for "use this somehow", to be refused with a reason a person understands. */
function probesFor(model: TableModel, thing: Subject): readonly Action[] {
  if (thing.kind === 'unit') {
    const unit = model.view.units[thing.unit];
    if (unit.seat !== model.seat || model.decision?.ask !== 'move') return [];
    if (unit.at === SPACE) return [{ type: 'enter-from-space', unit: thing.unit, to: { place: 0, room: 'a' } }];
    const next = (unit.at + 1) % model.view.sectors.length;
    return [{ type: 'move-unit', unit: thing.unit, route: [next], to: { place: next, room: 'a' }, teleports: false }];
  }
  const give = (target: Target): Action | undefined => {
    if (thing.kind === 'hand' && thing.seat === model.seat) return { type: 'play-instant', card: thing.card, target };
    if (thing.kind === 'bonus' && thing.from !== undefined) return { type: 'play-bonus', card: thing.card, from: thing.from, target };
    return undefined;
  };
  return likelyTargets(model).flatMap((target) => give(target) ?? []);
}

function likelyTargets(model: TableModel): readonly Target[] {
  const targets: Target[] = [{ kind: 'none' }];
  model.view.units.forEach((unit, number) => {
    if (unit.at >= 0) targets.push({ kind: 'unit', unit: number });
  });
  model.view.sectors.forEach((sector, place) => {
    targets.push({ kind: 'place', place });
    sector.slots.forEach((card, slot) => {
      if (card !== null) targets.push({ kind: 'card', card: { place, row: 'slots', slot } });
    });
    sector.pending.forEach((card, slot) => {
      if (card !== null) targets.push({ kind: 'card', card: { place, row: 'pending', slot } });
    });
  });
  return targets;
}

/** Reasons that speak of the probe and not of the thing. */
const OF_THE_PROBE: readonly string[] = ['wrong-target', 'wrong-kind-of-target', 'no-such-route', 'wrong-distance', 'not-your-unit'];

/** Why this thing cannot be used now; undefined: it can, or nothing is going on with it. */
export function whyNot(model: TableModel, thing: Subject): Refusal | undefined {
  if (model.seat === undefined || model.props.readOnly || model.view.ended !== undefined) return undefined;
  if (thing.kind === 'unit' && model.roots.has(keys.unit(thing.unit))) return undefined;
  if (thing.kind === 'hand' && model.playsOf(keys.hand(thing.card)).length > 0) return undefined;
  if (thing.kind === 'bonus' && thing.from !== undefined && model.playsOf(keys.bonus(thing.card, thing.from)).length > 0) return undefined;
  const refusals = probesFor(model, thing).flatMap((action) => model.whyNot(action) ?? []);
  return refusals.find((refusal) => !OF_THE_PROBE.includes(refusal.code)) ?? (thing.kind === 'unit' ? undefined : refusals[0]);
}
