import type { TechId } from '../../cards/tech.ts';
import type { Refuge } from '../../events.ts';
import { TOKEN_LIMIT } from '../../state.ts';
import type { EventLines } from '../shape.ts';
import { list, name, price, ship, shipOf, ships, the, token } from './phrases.ts';

const cards = (ids: readonly TechId[]): string => (ids.length === 0 ? 'nothing' : list(ids.map(name)));

const REFUGES: Readonly<Record<Refuge, string>> = {
  'maintenance-bay': 'to the Maintenance Bay',
  stock: 'back to the ship stock',
  desert: 'to Burroughs Desert',
};

const RELIC_RETURNS = {
  'control-lost': 'control of the desert is lost',
  isolated: 'the desert is isolated',
  terraforming: 'its work at the Terraforming Station is done',
  cannon: 'the Plasma Cannon has hit it',
} as const;

export const eventLines: EventLines = {
  'turn-began': ({ seat, turn }, names) => `Turn ${turn}: ${names(seat)}`,
  'terraforming-cleared': ({ seat, relic }, names) =>
    relic ? undefined : `${names(seat)}’s ship at the Terraforming Station goes back to the ship stock, to be built again`,
  'fleet-rolled': ({ seat, faces, relicFace }, names) =>
    `${names(seat)} rolls ${list(faces)}${relicFace === undefined ? '' : ` (the Relic Ship: ${relicFace})`}`,
  'ships-docked': ({ seat, at, faces, relic }, names) =>
    at === 'maintenance-bay'
      ? `${names(seat)} sends ${ships(faces, relic)} to ${the(at)}`
      : `${names(seat)} docks ${ships(faces, relic)} at ${the(at)}`,
  'ship-teleported': ({ seat, from, to, face, relic }, names) =>
    `${names(seat)} teleports ${ship({ face, relic })} from ${the(from)} to ${the(to)}`,
  'ships-bumped': ({ owner, at, faces }, names) =>
    `${names(owner)}’s ${list(faces)} ${faces.length === 1 ? 'is' : 'are'} bumped from ${the(at)} to the Maintenance Bay`,
  'tokens-gained': ({ seat, token: kind, amount, cut, because }, names) => {
    if (amount === 0 && cut === 0) return undefined;
    const missing = cut === 0 ? '' : `; ${cut} more ${cut === 1 ? 'was' : 'were'} not in the stock`;
    return `${names(seat)} gains ${amount === 0 ? `no ${kind}` : token(kind, amount)} (${name(because)})${missing}`;
  },
  'tokens-paid': ({ seat, fuel, ore, because }, names) =>
    fuel + ore === 0 ? undefined : `${names(seat)} pays ${price(fuel, ore)} (${name(because)})`,
  'tokens-returned': ({ seat, fuel, ore }, names) =>
    fuel + ore === 0 ? undefined : `${names(seat)} returns ${price(fuel, ore)}: the limit is ${TOKEN_LIMIT} tokens`,
  'tokens-stolen': ({ seat, from, token: kind }, names) => `${names(seat)} steals ${token(kind, 1)} from ${names(from)}`,
  'card-stolen': ({ seat, from, card, isDuplicate }, names) =>
    `${names(seat)} steals ${the(card)} from ${names(from)}${isDuplicate ? ' and discards it as a duplicate' : ''}`,
  'display-cycled': ({ seat, cards: fresh }, names) => `${names(seat)} replaces the cards on display: ${cards(fresh)}`,
  'card-claimed': ({ seat, card, refill }, names) =>
    `${names(seat)} claims ${the(card)}${refill === undefined ? '' : `; ${the(refill)} takes its place`}`,
  'deck-reshuffled': ({ cards: count }) => `The discard pile is shuffled into a new deck: ${count} ${count === 1 ? 'card' : 'cards'}`,
  'hub-advanced': ({ seat, circle }, names) => `${names(seat)}’s colony reaches circle ${circle} of 7`,
  'colony-launched': ({ seat }, names) => `${names(seat)} launches a colony from the Colonist Hub`,
  'colony-landed': ({ seat, territory }, names) => `${names(seat)} lands a colony on ${name(territory)}`,
  'colony-moved': ({ seat, owner, from, to }, names) =>
    `${names(seat)} moves ${seat === owner ? 'a colony' : `${names(owner)}’s colony`} from ${name(from)} to ${name(to)}`,
  'colonies-swapped': ({ seat, owners, territories }, names) =>
    `${names(seat)} swaps ${names(owners[0])}’s colony on ${name(territories[0])} with ${names(owners[1])}’s on ${name(territories[1])}`,
  'control-changed': ({ territory, from, to }, names) => {
    if (to === undefined) return `Nobody controls ${name(territory)} any more`;
    return from === undefined
      ? `${names(to)} takes control of ${name(territory)}`
      : `${names(to)} takes control of ${name(territory)} from ${names(from)}`;
  },
  'ship-built': ({ seat, shipsInPlay }, names) => `${names(seat)} builds a ship and now has ${shipsInPlay}`,
  'relic-bought': ({ seat }, names) => `${names(seat)} buys the Relic Ship`,
  'relic-returned': ({ because }) => `The Relic Ship returns to Burroughs Desert: ${RELIC_RETURNS[because]}`,
  'power-used': ({ seat, card, fuel }, names) =>
    `${names(seat)} uses ${the(card)}${fuel === 0 ? ' for free' : ` for ${token('fuel', fuel)}`}`,
  'card-discarded': ({ seat, card }, names) => `${names(seat)} discards ${the(card)}`,
  'ship-changed': ({ seat, from, to, relic }, names) => `${names(seat)} turns ${ship({ face: from, relic })} to ${to}`,
  'ships-rerolled': ({ seat, from, to }, names) => `${names(seat)} rolls ${list(from)} again: ${list(to)}`,
  'bonus-borrowed': ({ seat, territory }, names) => `${names(seat)} borrows the bonus of ${name(territory)} for this turn`,
  'ship-removed': ({ seat, owner, at, face, relic, to }, names) =>
    `${names(seat)} sends ${shipOf(names(owner), { face, relic })} from ${the(at)} ${REFUGES[to]}`,
  'field-placed': ({ seat, field, from, to }, names) =>
    from === undefined
      ? `${names(seat)} places ${the(field)} on ${name(to)}`
      : `${names(seat)} moves ${the(field)} from ${name(from)} to ${name(to)}`,
  'field-removed': ({ seat, field, from }, names) => `${names(seat)} takes ${the(field)} off ${name(from)}`,
  'card-salvaged': ({ seat, card }, names) => `${names(seat)} takes ${the(card)} from the discard pile`,
  'turn-ended': () => undefined,
  'match-ended': ({ by }, names) => `${names(by)} has landed their last colony: the match is over`,
};
