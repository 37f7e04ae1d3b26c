import type { Seat } from '@orrery/engine';
import { progressOf } from '../bot/features.ts';
import { WORTHS } from '../bot/worths.ts';
import { TECH, type TechCard } from '../cards/tech.ts';
import { shipsInPlay } from '../rules/ships.ts';
import { coloniesOn } from '../rules/territories.ts';
import { LAST_CIRCLE, type State, TERRITORIES, type Territory, TOKEN_LIMIT, type Token } from '../state.ts';
import type { Footing, Term } from './terms.ts';

/** One thing a seat has, as the glance counts it: in points at the end, of which `early` fades with what is left of the match. */
export interface Item {
  readonly term: Term;
  readonly lasting: number;
  readonly early: number;
}

/** The share of the match that is still to come. */
export const leftOf = (state: State): number => 1 - progressOf(state);

/** All that the glance adds up for a seat between two turns, but for `bothTokens`; `bot/glance.ts` adds the same, faster. */
export function itemsOf(state: State, seat: Seat): readonly Item[] {
  return [
    ...planetItems(state, seat),
    ...fleetItems(state, seat),
    ...hubItems(state, seat),
    ...tokenItems(state, seat),
    ...cardItems(state, seat),
  ];
}

const lasts = (term: Term, worth: number): Item => ({ term, lasting: worth, early: 0 });

const FOOTING: { readonly [Each in Footing]: number } = {
  none: 0,
  behind: WORTHS.oneBehind,
  tied: WORTHS.tied,
  control: WORTHS.controlled,
  safe: WORTHS.controlled + WORTHS.safelyControlled,
};

/** How a seat stands there; `none` also two or more behind. */
export function footingOf(state: State, seat: Seat, territory: Territory): Footing {
  const own = coloniesOn(state, territory, seat);
  if (own === 0) return 'none';
  const most = Math.max(...state.players.filter((other) => other.seat !== seat).map((other) => coloniesOn(state, territory, other.seat)));
  if (own > most) return own > most + 1 ? 'safe' : 'control';
  if (own === most) return 'tied';
  return own === most - 1 ? 'behind' : 'none';
}

function planetItems(state: State, seat: Seat): Item[] {
  const items: Item[] = [];
  let landed = 0;
  for (const territory of TERRITORIES) {
    landed += coloniesOn(state, territory, seat);
    const now = footingOf(state, seat, territory);
    if (now === 'none') continue;
    const controls = now === 'control' || now === 'safe';
    const positron = controls && state.fields.positron === territory ? 1 : 0;
    const bonus = controls && state.fields.isolation !== territory ? 1 : 0;
    items.push({
      term: { of: 'footing', seat, territory, now, else: 'none', bonus, positron },
      lasting: FOOTING[now] + positron * WORTHS.positron,
      early: bonus * WORTHS.bonus[territory],
    });
  }
  return [...items, lasts({ of: 'landed', seat, amount: landed }, landed * WORTHS.landed)];
}

const fading = (term: Term, worth: number, atTheEnd: number): Item => ({ term, lasting: worth * atTheEnd, early: worth * (1 - atTheEnd) });

/** A ship on the Terraforming Station is as good as gone [AF-13.2]. */
export function fleetOf(state: State, seat: Seat): number {
  const leaving = state.docks['terraforming-station'].filter((ship) => ship.owner === seat && !ship.relic).length;
  return shipsInPlay(state, seat) - leaving;
}

function fleetItems(state: State, seat: Seat): Item[] {
  const ships = fleetOf(state, seat);
  const fleet = fading({ of: 'ships', seat, amount: ships, course: 'more' }, WORTHS.ships[ships], WORTHS.shipsAtTheEnd);
  if (state.relicOwner !== seat) return [fleet];
  return [fleet, fading({ of: 'relic-ship', seat, amount: 1 }, WORTHS.relicShip, WORTHS.shipsAtTheEnd)];
}

function hubItems(state: State, seat: Seat): Item[] {
  const { hubCircle, fuel, ore } = state.players[seat];
  const items = [lasts({ of: 'hub', seat, now: hubCircle, else: 0, isLanded: false }, hubCircle * WORTHS.hubCircle)];
  if (hubCircle === LAST_CIRCLE && fuel > 0 && ore > 0) items.push(lasts({ of: 'ready', seat, amount: 1 }, WORTHS.launchable));
  return items;
}

const FIRST_TOKENS = 4;
const MOST = { fuel: 7, ore: 6 } as const;

type Tokens = Readonly<Record<Token, number>>;

/** What is got and has to be given back at the end of the turn [AF-2.9] is told as neither. */
function tokenItems(state: State, seat: Seat): Item[] {
  const player = state.players[seat];
  const kept = keptOf(player);
  const items = (['fuel', 'ore'] as const).map((token) =>
    lasts({ of: 'tokens', seat, token, amount: kept[token], none: kept[token] === 0 ? 'now' : undefined }, worthOf(token, kept[token])),
  );
  const above = player.fuel + player.ore - kept.fuel - kept.ore;
  if (above === 0) return items;
  const worth = allWorth(player) - allWorth(kept) + above * WORTHS.aboveLimit;
  return [...items, lasts({ of: 'given-back', seat, amount: 0 }, worth)];
}

/** At least one of each kind: a launch or a landing can be paid for. No thing of its own, so it belongs to the token that is short. */
export function bothTokens(state: State, seat: Seat): number {
  const { fuel, ore } = state.players[seat];
  return fuel > 0 && ore > 0 ? WORTHS.bothTokens : 0;
}

/** Of more than may be kept those are given back that are worth least. */
function keptOf({ fuel, ore }: Tokens): Tokens {
  let kept = { fuel, ore };
  while (kept.fuel + kept.ore > TOKEN_LIMIT) {
    const ways = [
      { fuel: kept.fuel - 1, ore: kept.ore },
      { fuel: kept.fuel, ore: kept.ore - 1 },
    ].filter((way) => way.fuel >= 0 && way.ore >= 0);
    kept = ways.reduce((best, way) => (allWorth(way) > allWorth(best) ? way : best));
  }
  return kept;
}

function worthOf(token: Token, count: number): number {
  return WORTHS[token] * (Math.min(count, FIRST_TOKENS) + WORTHS.manyTokens * Math.max(0, Math.min(count, MOST[token]) - FIRST_TOKENS));
}

const allWorth = ({ fuel, ore }: Tokens): number =>
  worthOf('fuel', fuel) + worthOf('ore', ore) + (fuel > 0 && ore > 0 ? WORTHS.bothTokens : 0);

function cardItems(state: State, seat: Seat): Item[] {
  return state.players[seat].cards.map((card) => {
    const { points }: TechCard = TECH[card];
    const term: Term = { of: 'card', seat, card, amount: 1 };
    return points === undefined ? fading(term, WORTHS.cards[card], WORTHS.cardsAtTheEnd) : lasts(term, WORTHS.cards[card]);
  });
}
