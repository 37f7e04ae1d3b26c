import { counted, isKeyOf, lister, type SeatNames } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { PlaceId, PlaceNumber, PowerWay } from '../../cards/places.ts';
import type { Cause } from '../../events.ts';
import type { HuntToken } from '../../state.ts';
import type { SpotNames, TermId } from '../shape.ts';
import { NAMES } from './names.ts';

export const list = lister('en');
const CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** "the Beach or the River". */
export const oneOf = (items: readonly string[]): string => CHOICE.format(items);

export const name = (id: TermId): string => NAMES[id];
/** "the Beach", "Drone Z-1": as it stands inside a sentence. */
export const place = (id: PlaceId): string => name(`place:${id}`).replace(/^The /, 'the ');
export const Place = (id: PlaceId): string => name(`place:${id}`);
export const places = (ids: readonly PlaceId[]): string => list(ids.map(place));
export const token = (id: HuntToken): string => `the ${name(`token:${id}`)}`;
export const spots = (spot: SpotNames, at: readonly PlaceNumber[]): string => list(at.map(spot));

export const cards = (count: number): string => (count === 1 ? 'a Place card' : `${count} Place cards`);
export const steps = (count: number): string => counted(count, 'step');

const RULES: Readonly<
  Record<Exclude<Cause, TermId> | 'resist' | 'give-up' | 'caught' | 'last-will' | 'fortify' | 'adapt' | 'hide', string>
> = {
  'set-up': 'set-up',
  resist: 'Resist',
  'give-up': 'Give Up',
  'returned-instead': 'instead of the power',
  'river-choice': 'the River',
  caught: 'caught',
  'last-will': 'last Will',
  'end-of-turn': 'end of turn',
  fortify: 'fortified',
  shelter: 'survivors sheltered',
  adapt: 'adapting',
  hide: 'hiding',
  'phase-five': 'phase 5',
};

export function cause(of: Cause): string {
  return isKeyOf(RULES, of) ? RULES[of] : name(of).replace(/^The /, 'the ');
}
/** " (Mirage)": why, at the end of a line. */
export const by = (of: Cause): string => ` (${cause(of)})`;

export const POWERS: Readonly<Record<PowerWay, string>> = {
  'return-all': 'take back the whole discard pile',
  copy: 'copy the place with the Creature token',
  'return-this': 'take this card back, and more from the discard pile',
  'return-some': 'take back Place cards from the discard pile',
  'lay-two': 'lay two cards next turn',
  'use-marker': 'charge the Marker, or use it up if it is charged',
  'step-rescue': 'move Rescue 1 step',
  'take-place': 'take a Place card from the reserve',
  'choose-survival': 'look at 2 Survival cards, keep 1',
  'draw-survival': 'draw 1 Survival card',
  heal: 'give a Hunted 1 Will',
  'regain-will': 'regain 1 Will',
  'take-survivor': 'take a survivor',
  'put-back-dna': 'the Creature puts 1 DNA back',
  fortify: 'fortify the Sanctuary',
  'drop-adaptation': 'discard a developed adaptation',
  'hide-pile': 'take this card back and hide your discard pile',
};

/** What a card is aimed at, after a colon; empty when at nothing. */
export function aim(target: Target, spot: SpotNames, names: SeatNames): string {
  switch (target.kind) {
    case 'none':
      return '';
    case 'hunted':
      return names(target.seat);
    case 'place':
      return spot(target.place);
    case 'pair':
      return `between ${spot(target.places[0])} and ${spot(target.places[1])}`;
    case 'hunted-and-card':
      return `does ${names(target.seat)} have ${place(target.card)}?`;
    case 'visit':
      return `${names(target.seat)} (${place(target.card)}) to ${spot(target.to)}`;
    case 'token':
      return `${token(target.token)} to ${spot(target.to)}`;
    case 'own-card':
      return `at ${place(target.card)}`;
    case 'swap':
      return `${place(target.in)} instead of ${place(target.out)}`;
    case 'power':
      return `at ${place(target.card)}, use the power of ${spot(target.place)} (${POWERS[target.way]})`;
    case 'hunt-card':
      return name(`hunt:${target.card}`);
    case 'survival-card':
      return name(`survival:${target.card}`);
    case 'adaptation':
      return name(`adaptation:${target.adaptation}`);
    case 'adaptations':
      return `${name(`adaptation:${target.in}`)} instead of ${name(`adaptation:${target.out}`)}`;
    case 'survival-and-adaptation':
      return `discard ${name(`survival:${target.card}`)}, switch off ${name(`adaptation:${target.adaptation}`)}`;
    case 'sanctuary-steps':
      return `the Sanctuary ${target.steps === 0 ? 'stays' : 'moves two numbers'}`;
  }
}

/** Cards that cost or bring back one of one's own; all others are played where it lies. */
const OWN_CARD: Partial<Readonly<Record<TermId, string>>> = { 'survival:sacrifice': 'discard', 'survival:double-back': 'take back' };

export const aimed = (card: TermId, target: Target, said: { readonly spot: SpotNames; readonly names: SeatNames }): string => {
  const does = target.kind === 'own-card' ? OWN_CARD[card] : undefined;
  const at = target.kind === 'own-card' && does !== undefined ? `${does} ${place(target.card)}` : aim(target, said.spot, said.names);
  return at === '' ? name(card) : `${name(card)}: ${at}`;
};
