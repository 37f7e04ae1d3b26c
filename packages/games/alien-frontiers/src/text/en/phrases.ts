import { lister } from '@orrery/engine';
import type { ShipPick } from '../../actions.ts';
import type { Face, Facility, Token } from '../../state.ts';
import type { TermId } from '../shape.ts';
import { NAMES } from './names.ts';

export const list = lister('en');

export const name = (id: TermId): string => NAMES[id];
/** Facilities, cards and fields take an article, territories none. */
export const the = (id: TermId): string => `the ${name(id)}`;

export const token = (kind: Token, amount: number): string => `${amount} ${kind}`;

/** "1 fuel and 2 ore"; "nothing". */
export function price(fuel: number, ore: number): string {
  const parts = [fuel > 0 ? token('fuel', fuel) : '', ore > 0 ? token('ore', ore) : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : list(parts);
}

/** "the 4 and 6"; "the Relic Ship (4)"; "the 4 and 6 with the Relic Ship". */
export function ships(faces: readonly Face[], relic: boolean): string {
  if (!relic) return `the ${list(faces)}`;
  return faces.length === 1 ? `the Relic Ship (${faces[0]})` : `the ${list(faces)} with the Relic Ship`;
}

export const ship = ({ face, relic }: ShipPick): string => ships([face], relic);
export const where = (at: Facility): string => `${at === 'maintenance-bay' ? 'in' : 'at'} ${the(at)}`;
export const shipOf = (owner: string, pick: ShipPick): string => `${owner}’s ${pick.relic ? `Relic Ship (${pick.face})` : pick.face}`;
