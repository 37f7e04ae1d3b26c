import type { Action, ActionOf, CardKey, HuntToken, PlaceId, PlaceNumber, Target, TargetOf } from '@orrery/not-alone';

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

const inWords = (): undefined => undefined;

/** The things to point at, one after the other, to say what a card is aimed at; undefined: it is chosen from words. */
const TARGET_PATHS: { readonly [Kind in Target['kind']]: (target: TargetOf<Kind>) => readonly string[] | undefined } = {
  none: () => [],
  hunted: ({ seat }) => [keys.seat(seat)],
  place: ({ place }) => [keys.spot(place)],
  pair: ({ places }) => [keys.pair(places)],
  visit: ({ seat, card, to }) => [keys.visit(seat, card), keys.spot(to)],
  token: ({ token, to }) => [keys.token(token), keys.spot(to)],
  'hunted-and-card': inWords,
  'own-card': inWords,
  swap: inWords,
  power: inWords,
  'hunt-card': inWords,
  'survival-card': inWords,
  adaptation: inWords,
  adaptations: inWords,
  'survival-and-adaptation': inWords,
  'sanctuary-steps': inWords,
};

function targetPath<Kind extends Target['kind']>(target: TargetOf<Kind>): readonly string[] | undefined {
  return TARGET_PATHS[target.kind](target);
}

function cardPath(card: CardKey, target: Target): readonly string[] {
  const path = targetPath(target);
  return path === undefined ? [] : [keys.card(card), ...path];
}

/** The card or ability an action plays, if it plays one. */
export function playedCard(action: Action): CardKey | undefined {
  if (action.type === 'play-hunt') return `hunt:${action.card}`;
  if (action.type === 'play-survival') return `survival:${action.card}`;
  if (action.type === 'use-character') return `character:${action.character}`;
  return action.type === 'use-adaptation' ? `adaptation:${action.adaptation}` : undefined;
}

const NOWHERE: readonly string[] = [];
const nowhere = (): readonly string[] => NOWHERE;
const handPath = ({ card }: { readonly card: PlaceId }): readonly string[] => [keys.hand(card)];

/** What is pointed at, step by step, to give an action; nothing: it is said in words. */
const PATHS: { readonly [Type in Action['type']]: (action: ActionOf<Type>) => readonly string[] } = {
  'play-hunt': ({ card, target }) => cardPath(`hunt:${card}`, target),
  'play-survival': ({ card, target }) => cardPath(`survival:${card}`, target),
  'use-character': ({ character, target }) => cardPath(`character:${character}`, target),
  'use-adaptation': ({ adaptation, target }) => cardPath(`adaptation:${adaptation}`, target),
  'lay-place': handPath,
  'discard-place': handPath,
  'show-place': handPath,
  'hide-place': handPath,
  'return-place': ({ card }) => [keys.pile(card)],
  'keep-place': ({ card }) => [keys.laid(card)],
  'take-place': ({ card }) => [keys.reserve(card)],
  'place-token': ({ token, at }) => [keys.token(token), spotsKey(at)],
  'name-place': ({ place }) => [keys.spot(place)],
  'move-creature': ({ to }) => [keys.spot(to)],
  heal: ({ seat }) => [keys.seat(seat)],
  volunteer: nowhere,
  'choose-side': nowhere,
  'choose-character': nowhere,
  'choose-adaptation': nowhere,
  resist: nowhere,
  'give-up': nowhere,
  'take-up-places': nowhere,
  pass: nowhere,
  'end-hunting': nowhere,
  'swap-place': nowhere,
  'use-power': nowhere,
  'return-instead': nowhere,
  'rescue-survivor': nowhere,
  fortify: nowhere,
  'do-nothing': nowhere,
  'discard-survival': nowhere,
  'discard-survivor': nowhere,
  'keep-survival': nowhere,
  'lose-will': nowhere,
  'put-under': nowhere,
  'put-adaptation-under': nowhere,
  'drop-adaptation': nowhere,
  'pay-to-keep': nowhere,
  'put-back-dna': nowhere,
  shelter: nowhere,
  decline: nowhere,
  adapt: nowhere,
  hide: nowhere,
  'draw-adaptation': nowhere,
  develop: nowhere,
  'discard-adaptation': nowhere,
  'move-sanctuary-on': nowhere,
};

/** What is pointed at, step by step, to give this action; none: it is said in words. */
export function pathOf<Type extends Action['type']>(action: ActionOf<Type>): readonly string[] {
  return PATHS[action.type](action);
}

/** Cards whose target is pointed at on the planet or among the people, and not read from a list. */
export function isAimed(actions: readonly Action[]): boolean {
  return actions.length > 0 && actions.every((action) => pathOf(action).length > 1);
}

/** With nothing picked up the first token that is due lies ready in the Creature's claw. */
export function readyToken(legal: readonly Action[]): HuntToken | undefined {
  const due = new Set(legal.flatMap((action) => (action.type === 'place-token' ? [action.token] : [])));
  return (['creature', 'target', 'artemia'] as const).find((token) => due.has(token));
}
