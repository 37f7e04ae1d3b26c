import type { Action, ActionOf, Target, TargetOf, TechId } from '@orrery/alien-frontiers';

/** What the viewer is in the middle of: nothing, or aiming a card. */
export type Aim =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'card';
      readonly card: TechId;
      readonly by: 'use-power' | 'discard-card';
      /** Of two ships, the one picked first. */
      readonly lower?: string;
    };

/** Names of things on the table that can be pointed at. */
export const keys = {
  territory: (territory: string) => `territory:${territory}`,
  colony: (territory: string, owner: number) => `colony:${territory}:${owner}`,
  field: (field: string) => `field:${field}`,
  docked: (ship: { at: string; owner: number; face: number; relic: boolean }) =>
    `docked:${ship.at}:${ship.owner}:${ship.face}:${ship.relic}`,
  ship: (pick: { face: number; relic: boolean }) => `ship:${pick.face}:${pick.relic}`,
  pile: (card: string) => `pile:${card}`,
  display: (card: string) => `display:${card}`,
  token: (seat: number, token: string) => `token:${seat}:${token}`,
  card: (seat: number, card: string) => `card:${seat}:${card}`,
};

/** Thing → the action that a click on it gives. */
export type Targets = ReadonlyMap<string, Action>;

export function aimedActions(legal: readonly Action[], aim: Aim): readonly Action[] {
  if (aim.kind === 'none') return [];
  return legal.filter((action) => action.type === aim.by && action.card === aim.card);
}

export function targetsOf(legal: readonly Action[], aim: Aim): Targets {
  const targets = new Map<string, Action>();
  if (aim.kind === 'card') {
    for (const action of aimedActions(legal, aim)) {
      if (action.type === 'use-power' || action.type === 'discard-card') {
        const key = keyOfTarget(action.target, aim.lower);
        if (key !== undefined && !targets.has(key)) targets.set(key, action);
      }
    }
    return targets;
  }
  for (const action of legal) {
    const key = keyOfAnswer(action);
    if (key !== undefined && !targets.has(key)) targets.set(key, action);
  }
  return targets;
}

/** Target kind → the key of the thing to click; undefined: nothing to click next. `lower` is the ship picked first. */
const TARGET_KEYS: { readonly [Kind in Target['kind']]: (target: TargetOf<Kind>, lower: string | undefined) => string | undefined } = {
  ship: keys.ship,
  'two-ships': (target, lower) => {
    if (lower === undefined) return keys.ship(target.lower);
    return keys.ship(target.lower) === lower ? keys.ship(target.raise) : undefined;
  },
  // Several ships are picked in the hand and confirmed.
  ships: () => undefined,
  'docked-ship': keys.docked,
  territory: ({ territory }) => keys.territory(territory),
  field: ({ field }) => keys.field(field),
  colony: ({ territory, owner }) => keys.colony(territory, owner),
  card: ({ card }) => keys.pile(card),
};

function keyOfTarget<Kind extends Target['kind']>(target: TargetOf<Kind>, lower: string | undefined): string | undefined {
  return TARGET_KEYS[target.kind](target, lower);
}

/** How an action is given: by a click on a thing, by words on a button, or by a control of its own. */
type Given<Type extends Action['type']> = ((action: ActionOf<Type>) => string) | 'words' | 'control';

const GIVEN: { readonly [Type in Action['type']]: Given<Type> } = {
  'dock-ships': 'control',
  'cycle-display': 'control',
  'claim-card': ({ card }) => keys.display(card),
  'launch-colony': 'words',
  'keep-waiting': 'words',
  'trade-at-market': 'control',
  'buy-relic-ship': 'words',
  'use-power': 'control',
  'discard-card': 'control',
  'land-colony': ({ territory }) => keys.territory(territory),
  'steal-token': ({ from, token }) => keys.token(from, token),
  'steal-card': ({ from, card }) => keys.card(from, card),
  'stop-raiding': 'words',
  'teleport-ship': 'control',
  'fire-again': 'control',
  'cease-fire': 'words',
  'move-colony': ({ to }) => keys.territory(to),
  'swap-colony': ({ territory, owner }) => keys.colony(territory, owner),
  'return-tokens': 'control',
  'end-turn': 'control',
};

/** The thing whose click gives this action without aiming a card first. */
function keyOfAnswer<Type extends Action['type']>(action: ActionOf<Type>): string | undefined {
  const given: Given<Type> = GIVEN[action.type];
  return typeof given === 'function' ? given(action) : undefined;
}

/** Needs a second ship before it is whole. */
export function isHalfAimed(action: Action, aim: Aim): boolean {
  if (aim.kind !== 'card' || aim.lower !== undefined) return false;
  return (action.type === 'use-power' || action.type === 'discard-card') && action.target.kind === 'two-ships';
}

/** Actions that are words on a button rather than a thing on the board. */
export function spokenActions(legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => GIVEN[action.type] === 'words');
}

/** The action that aims a card at several ships, where these are picked. */
export function shipsAction(
  legal: readonly Action[],
  aim: Aim,
  isPicked: (faces: readonly number[], relic: boolean) => boolean,
): Action | undefined {
  return aimedActions(legal, aim).find(
    (action) =>
      (action.type === 'use-power' || action.type === 'discard-card') &&
      action.target.kind === 'ships' &&
      isPicked(action.target.faces, action.target.relic),
  );
}

export function aimsAtShips(legal: readonly Action[], aim: Aim): boolean {
  return aimedActions(legal, aim).some(
    (action) => (action.type === 'use-power' || action.type === 'discard-card') && action.target.kind === 'ships',
  );
}

/** What a turn may still hold once no ship can dock, in the order in which it is told. */
const LEFTOVERS = [
  'claim-card',
  'cycle-display',
  'launch-colony',
  'trade-at-market',
  'buy-relic-ship',
  'use-power',
  'discard-card',
] as const satisfies readonly Action['type'][];
export type Leftover = (typeof LEFTOVERS)[number];

/** Undefined while a ship can dock: then there is more to say than what is left. */
export function leftoversOf(legal: readonly Action[]): readonly Leftover[] | undefined {
  const types = new Set(legal.map((action) => action.type));
  if (types.has('dock-ships') || !types.has('end-turn')) return undefined;
  return LEFTOVERS.filter((type) => types.has(type));
}
