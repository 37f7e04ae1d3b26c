import { alienFrontiers, type Facility } from '@orrery/alien-frontiers';
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
    case 'token':
      return thing.token;
  }
}

/** Where the rules speak of each station. */
export const STATION_RULES = {
  'alien-artifact': 'AF-4.1',
  'colonist-hub': 'AF-5.1',
  'colony-constructor': 'AF-6.1',
  'lunar-mine': 'AF-7.1',
  'maintenance-bay': 'AF-8.1',
  'orbital-market': 'AF-9.1',
  'raiders-outpost': 'AF-10.1',
  shipyard: 'AF-11.1',
  'solar-converter': 'AF-12.1',
  'terraforming-station': 'AF-13.1',
} as const satisfies Record<Facility, string>;

/** The key under which the thing can be a target. */
export function subjectKey(thing: Subject): string {
  switch (thing.kind) {
    case 'facility':
      return '';
    case 'territory':
      return keys.territory(thing.territory);
    case 'piece':
    case 'token':
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
  if (thing.kind === 'piece' || thing.kind === 'token') return undefined;
  if (thing.holder === undefined && decision?.ask === 'take-turn') {
    return alienFrontiers.refuse(state, seat, { type: 'claim-card', card: thing.card });
  }
  if (thing.holder !== undefined && thing.holder !== seat && decision?.ask === 'raid') {
    return alienFrontiers.refuse(state, seat, { type: 'steal-card', from: thing.holder, card: thing.card });
  }
  return undefined;
}
