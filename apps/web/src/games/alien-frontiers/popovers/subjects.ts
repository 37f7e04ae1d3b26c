import { alienFrontiers } from '@orrery/alien-frontiers';
import type { Refusal } from '@orrery/engine';
import type { Subject, TableModel } from '../table-model.svelte.ts';
import { keys } from '../targets.ts';

/** The id whose name and help are shown. */
export function subjectId(thing: Subject): string {
  switch (thing.kind) {
    case 'facility':
      return thing.facility;
    case 'territory':
    case 'piece':
      return thing.territory;
    case 'card':
      return thing.card;
  }
}

/** The key under which the thing can be a target. */
export function subjectKey(thing: Subject): string {
  switch (thing.kind) {
    case 'facility':
      return '';
    case 'territory':
      return keys.territory(thing.territory);
    case 'piece':
      return thing.key;
    case 'card':
      return thing.holder === undefined ? keys.display(thing.card) : keys.card(thing.holder, thing.card);
  }
}

/** Why the thing cannot be used for what is going on now; undefined: it can, or nothing is going on with it. */
export function subjectRefusal(model: TableModel, thing: Subject): Refusal | undefined {
  const { seat, state, decision } = model;
  if (seat === undefined || model.legal.length === 0 || model.aim.kind !== 'none') return undefined;
  if (thing.kind === 'facility') {
    const offer = model.offerAt(thing.facility);
    return offer.kind === 'refuses' ? offer.refusal : undefined;
  }
  if (thing.kind === 'territory') {
    if (decision?.ask !== 'choose-landing') return undefined;
    return alienFrontiers.refuse(state, seat, { type: 'land-colony', territory: thing.territory });
  }
  if (thing.kind === 'piece') return undefined;
  if (thing.holder === undefined && decision?.ask === 'take-turn') {
    return alienFrontiers.refuse(state, seat, { type: 'claim-card', card: thing.card });
  }
  if (thing.holder !== undefined && thing.holder !== seat && decision?.ask === 'raid') {
    return alienFrontiers.refuse(state, seat, { type: 'steal-card', from: thing.holder, card: thing.card });
  }
  return undefined;
}
