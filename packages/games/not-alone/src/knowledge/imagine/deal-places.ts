import { type Chance, shuffle } from '@orrery/engine';
import { PLACES, type PlaceId, rowOf } from '../../cards/places.ts';
import { addPlace } from '../../rules/place-cards.ts';
import type { Visit } from '../../state.ts';
import type { Hidden, HuntedView } from '../view.ts';

/** Draws tried before the first deal that fits is looked for in order: a fair draw where possible, and always an end. */
const TRIES = 40;

export interface DealtPlaces {
  readonly hand: PlaceId[];
  readonly discard: PlaceId[];
  readonly played: Visit[];
}

type Zone = 'hand' | 'played' | 'discard';
const ZONES: readonly Zone[] = ['hand', 'played', 'discard'];
type Room = Record<Zone, number>;
interface Placed {
  readonly card: PlaceId;
  readonly zone: Zone;
}

/**
 * What a Hunted owns is open; where the hidden ones lie is drawn, so that it agrees with what the viewer has seen or been told. `mayLie`:
 * could this card have been laid this turn?
 */
export function dealPlaces(hunted: HuntedView, mayLie: (card: PlaceId) => boolean, chance: Chance): DealtPlaces {
  const known = { hand: hunted.hand.filter(isSeen), discard: hunted.discard.filter(isSeen), played: playedCards(hunted).filter(isSeen) };
  const pool = without(hunted.owned, [...known.hand, ...known.discard, ...known.played]);
  const room: Room = {
    hand: hunted.hand.length - known.hand.length,
    played: hunted.played.length - known.played.length,
    discard: hunted.discard.length - known.discard.length,
  };
  const placed = drawn(pool, { room, fits: (card, zone) => fits(hunted, mayLie, { card, zone }) }, chance);
  const inZone = (zone: Zone) => placed.filter((one) => one.zone === zone).map(({ card }) => card);
  const laid = inZone('played');
  return {
    hand: inPlaceOrder([...known.hand, ...inZone('hand')]),
    discard: inPlaceOrder([...known.discard, ...inZone('discard')]),
    played: hunted.played.map(({ card, place, hasActed, hasSuffered, isOpen }) => {
      if (card !== 'hidden') return { card, place, hasActed, hasSuffered, isOpen };
      const [own] = laid.splice(0, 1);
      return { card: own, place: PLACES[own].number, hasActed, hasSuffered, isOpen };
    }),
  };
}

export function isSeen<Card extends string>(card: Card | Hidden): card is Card {
  return card !== 'hidden';
}

function playedCards(hunted: HuntedView): (PlaceId | Hidden)[] {
  return hunted.played.map(({ card }) => card);
}

/** What the Creature was told: this card is not in that hand, the card in play is of the upper row. */
function fits({ glimpse }: HuntedView, mayLie: (card: PlaceId) => boolean, { card, zone }: Placed): boolean {
  if (zone === 'hand') return glimpse === undefined || !glimpse.notInHand.includes(card);
  if (zone === 'discard') return true;
  return mayLie(card) && (glimpse?.playedRow === undefined || glimpse.playedRow === rowOf(card));
}

interface Deal {
  readonly room: Room;
  fits(card: PlaceId, zone: Zone): boolean;
}

function drawn(pool: PlaceId[], deal: Deal, chance: Chance): Placed[] {
  for (let tries = 0; tries < TRIES; tries++) {
    shuffle(chance, pool);
    let next = 0;
    const placed = ZONES.flatMap((zone) => Array.from({ length: deal.room[zone] }, () => ({ card: pool[next++], zone })));
    if (placed.every(({ card, zone }) => deal.fits(card, zone))) return placed;
  }
  const found = firstThatFits(pool, { ...deal, room: { ...deal.room } });
  if (found === undefined) throw new Error(`NA-3.1: no hand fits what is known: ${pool.join(', ')}`);
  return found;
}

/** Card by card into the first zone that takes it, back one step where the rest does not fit. */
function firstThatFits(pool: readonly PlaceId[], deal: Deal): Placed[] | undefined {
  const [card, ...rest] = pool;
  if (card === undefined) return [];
  for (const zone of ZONES) {
    if (deal.room[zone] === 0 || !deal.fits(card, zone)) continue;
    const others = firstThatFits(rest, { ...deal, room: { ...deal.room, [zone]: deal.room[zone] - 1 } });
    if (others !== undefined) return [{ card, zone }, ...others];
  }
  return undefined;
}

/** What is left of a pile when these are taken out, one for one. */
export function without<Card>(pile: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...pile];
  for (const card of taken) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function inPlaceOrder(cards: readonly PlaceId[]): PlaceId[] {
  const ordered: PlaceId[] = [];
  for (const card of cards) addPlace(ordered, card);
  return ordered;
}
