import type { Action, Target, TechId } from '@orrery/alien-frontiers';

/** What the viewer is in the middle of: nothing, or aiming a card. */
export type Aim =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'card';
      readonly card: TechId;
      readonly by: 'use-power' | 'discard-card' /** Of two ships, the one picked first. */;
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

/** Thing → the order that a click on it gives. */
export type Targets = ReadonlyMap<string, Action>;

export function aimedOrders(legal: readonly Action[], aim: Aim): readonly Action[] {
  if (aim.kind === 'none') return [];
  return legal.filter((action) => action.type === aim.by && action.card === aim.card);
}

export function targetsOf(legal: readonly Action[], aim: Aim): Targets {
  const targets = new Map<string, Action>();
  if (aim.kind === 'card') {
    for (const action of aimedOrders(legal, aim)) {
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

function keyOfTarget(target: Target, lower: string | undefined): string | undefined {
  switch (target.kind) {
    case 'ship':
      return keys.ship(target);
    case 'two-ships':
      if (lower === undefined) return keys.ship(target.lower);
      return keys.ship(target.lower) === lower ? keys.ship(target.raise) : undefined;
    case 'ships':
      return undefined;
    case 'docked-ship':
      return keys.docked(target);
    case 'territory':
      return keys.territory(target.territory);
    case 'field':
      return keys.field(target.field);
    case 'colony':
      return keys.colony(target.territory, target.owner);
    case 'card':
      return keys.pile(target.card);
  }
}

/** Orders that are a click on a thing without aiming a card first. */
function keyOfAnswer(action: Action): string | undefined {
  switch (action.type) {
    case 'land-colony':
      return keys.territory(action.territory);
    case 'move-colony':
      return keys.territory(action.to);
    case 'swap-colony':
      return keys.colony(action.territory, action.owner);
    case 'steal-token':
      return keys.token(action.from, action.token);
    case 'steal-card':
      return keys.card(action.from, action.card);
    case 'claim-card':
      return keys.display(action.card);
    default:
      return undefined;
  }
}

/** Needs a second ship before it is whole. */
export function isHalfAimed(action: Action, aim: Aim): boolean {
  if (aim.kind !== 'card' || aim.lower !== undefined) return false;
  return (action.type === 'use-power' || action.type === 'discard-card') && action.target.kind === 'two-ships';
}

/** Orders that are words on a button rather than a thing on the board. */
const SPOKEN: ReadonlySet<Action['type']> = new Set(['launch-colony', 'keep-waiting', 'stop-raiding', 'cease-fire', 'buy-relic-ship']);

export function spokenOrders(legal: readonly Action[]): readonly Action[] {
  return legal.filter((action) => SPOKEN.has(action.type));
}

/** The order that aims a card at several ships, where these are picked. */
export function shipsOrder(
  legal: readonly Action[],
  aim: Aim,
  isPicked: (faces: readonly number[], relic: boolean) => boolean,
): Action | undefined {
  return aimedOrders(legal, aim).find(
    (action) =>
      (action.type === 'use-power' || action.type === 'discard-card') &&
      action.target.kind === 'ships' &&
      isPicked(action.target.faces, action.target.relic),
  );
}

export function aimsAtShips(legal: readonly Action[], aim: Aim): boolean {
  return aimedOrders(legal, aim).some(
    (action) => (action.type === 'use-power' || action.type === 'discard-card') && action.target.kind === 'ships',
  );
}
