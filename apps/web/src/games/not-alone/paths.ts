import type { Action, CardKey, HuntToken, PlaceId, PlaceNumber, Target } from '@orrery/not-alone';

/** Names of the things on the table that can be pointed at. The same names mark where things fly from and to. */
export const keys = {
  hand: (card: PlaceId) => `hand:${card}`,
  pile: (card: PlaceId) => `pile:${card}`,
  laid: (card: PlaceId) => `laid:${card}`,
  reserve: (card: PlaceId) => `reserve:${card}`,
  spot: (place: PlaceNumber) => `spot:${place}`,
  pair: (places: readonly PlaceNumber[]) => `pair:${places.join('-')}`,
  token: (token: HuntToken) => `token:${token}`,
  seat: (seat: number) => `seat:${seat}`,
  visit: (seat: number, card: PlaceId) => `visit:${seat}:${card}`,
  card: (card: CardKey) => card,
} as const;

/** Where a token may be laid: on one place, or between two. */
function spotsKey(at: readonly PlaceNumber[]): string {
  return at.length === 1 ? keys.spot(at[0]) : keys.pair(at);
}

/** The things to point at, one after the other, to say what a card is aimed at; undefined: it is chosen from words. */
function targetPath(target: Target): readonly string[] | undefined {
  switch (target.kind) {
    case 'none':
      return [];
    case 'hunted':
      return [keys.seat(target.seat)];
    case 'place':
      return [keys.spot(target.place)];
    case 'pair':
      return [keys.pair(target.places)];
    case 'visit':
      return [keys.visit(target.seat, target.card), keys.spot(target.to)];
    case 'token':
      return [keys.token(target.token), keys.spot(target.to)];
    default:
      return undefined;
  }
}

/** The card or ability an order plays, if it plays one. */
export function playedCard(action: Action): CardKey | undefined {
  switch (action.type) {
    case 'play-hunt':
      return `hunt:${action.card}`;
    case 'play-survival':
      return `survival:${action.card}`;
    case 'use-character':
      return `character:${action.character}`;
    case 'use-adaptation':
      return `adaptation:${action.adaptation}`;
    default:
      return undefined;
  }
}

/** What is pointed at, step by step, to give this order; none: it is said in words. */
export function pathOf(action: Action): readonly string[] {
  const card = playedCard(action);
  if (card !== undefined && 'target' in action) {
    const path = targetPath(action.target);
    return path === undefined ? [] : [keys.card(card), ...path];
  }
  switch (action.type) {
    case 'lay-place':
    case 'discard-place':
    case 'show-place':
    case 'hide-place':
      return [keys.hand(action.card)];
    case 'return-place':
      return [keys.pile(action.card)];
    case 'keep-place':
      return [keys.laid(action.card)];
    case 'take-place':
      return [keys.reserve(action.card)];
    case 'place-token':
      return [keys.token(action.token), spotsKey(action.at)];
    case 'name-place':
      return [keys.spot(action.place)];
    case 'move-creature':
      return [keys.spot(action.to)];
    case 'heal':
      return [keys.seat(action.seat)];
    default:
      return [];
  }
}

/** Cards whose target is pointed at on the planet or among the people, and not read from a list. */
export function isAimed(actions: readonly Action[]): boolean {
  return actions.length > 0 && actions.every((action) => pathOf(action).length > 1);
}

/** What can be pointed at after these steps: the order it gives, or undefined when another step follows. */
export function offersAfter(legal: readonly Action[], steps: readonly string[]): ReadonlyMap<string, Action | undefined> {
  const offers = new Map<string, Action | undefined>();
  for (const action of legal) {
    const path = pathOf(action);
    if (path.length <= steps.length || steps.some((step, index) => path[index] !== step)) continue;
    offers.set(path[steps.length], path.length === steps.length + 1 ? action : undefined);
  }
  return offers;
}

/** With nothing picked up the first token that is due lies ready in the Creature's claw. */
export function readyToken(legal: readonly Action[]): HuntToken | undefined {
  const due = new Set(legal.flatMap((action) => (action.type === 'place-token' ? [action.token] : [])));
  return (['creature', 'target', 'artemia'] as const).find((token) => due.has(token));
}
