import type { Action, Facility, Target, TargetOf, Territory, View } from '@orrery/alien-frontiers';
import type { Seat } from '@orrery/engine';
import type { Coaching, Look, SeenBy } from '../../coaching.ts';
import { keys } from '../targets.ts';

/** Parts of the table that are no stations or territories. */
export type Region = 'own-cards' | 'own-tokens' | 'left-over' | 'others';

const station = (at: Facility): Look<Region> => ({ names: [{ term: at }], things: [`station:${at}`] });
const territory = (at: Territory): Look<Region> => ({ names: [{ term: at }], things: [keys.territory(at)] });
const plate = (seat: Seat): Look<Region> => ({ names: [{ seat }], things: [`seat:${seat}`] });
const ownTokens = (seat: Seat): readonly string[] => [keys.token(seat, 'fuel'), keys.token(seat, 'ore')];

function ownCards({ view, seat }: SeenBy<View>): Look<Region> {
  const cards = view.players.find((player) => player.seat === seat)?.cards ?? [];
  return { names: [{ region: 'own-cards' }], things: cards.map((card) => keys.card(seat, card)) };
}

/** The ships of these faces; which of them is the Relic Ship an action does not say, so it is lit wherever it may be meant. */
function ships(faces: readonly number[], relic: boolean): readonly string[] {
  return [...new Set(faces)].flatMap((face) => [
    `${keys.ship({ face, relic: false })}#${faces.filter((other) => other === face).length}`,
    ...(relic ? [keys.ship({ face, relic: true })] : []),
  ]);
}

const AIMED: { readonly [Kind in Target['kind']]: (target: TargetOf<Kind>) => readonly string[] } = {
  ship: (target) => [keys.ship(target)],
  'two-ships': ({ lower, raise }) => [keys.ship(lower), keys.ship(raise)],
  ships: ({ faces, relic }) => ships(faces, relic),
  'docked-ship': (target) => [keys.docked(target)],
  territory: (target) => [keys.territory(target.territory)],
  field: ({ field }) => [keys.field(field)],
  colony: (target) => [keys.colony(target.territory, target.owner)],
  card: () => ['pile'],
};

function aimedAt<Kind extends Target['kind']>(target: TargetOf<Kind>): readonly string[] {
  return AIMED[target.kind](target);
}

const looks: Coaching<Action, View, Region>['looks'] = {
  'dock-ships': ({ at }) => station(at),
  'cycle-display': () => station('alien-artifact'),
  'claim-card': () => station('alien-artifact'),
  'launch-colony': () => station('colonist-hub'),
  'keep-waiting': () => station('colonist-hub'),
  'trade-at-market': () => station('orbital-market'),
  'buy-relic-ship': () => ({ names: [{ term: 'relic-ship' }], things: ['relic'] }),
  'use-power': (_, seen) => ownCards(seen),
  'discard-card': (_, seen) => ownCards(seen),
  'land-colony': (action) => territory(action.territory),
  'steal-token': ({ from }) => plate(from),
  'steal-card': ({ from }) => plate(from),
  'stop-raiding': (_, { view, seat }) => ({
    names: [{ region: 'others' }],
    things: view.players.flatMap((player) => (player.seat === seat ? [] : [`seat:${player.seat}`])),
  }),
  'teleport-ship': ({ to }) => station(to),
  'fire-again': ({ owner }) => plate(owner),
  'cease-fire': (_, { seat }) => ({ names: [{ region: 'own-tokens' }], things: ownTokens(seat) }),
  'move-colony': ({ to }) => territory(to),
  'swap-colony': (action) => territory(action.territory),
  'return-tokens': (_, { seat }) => ({ names: [{ region: 'own-tokens' }], things: ownTokens(seat) }),
  'end-turn': () => ({ names: [{ region: 'left-over' }], things: ['hand'] }),
};

function things(action: Action, { seat }: SeenBy<View>): readonly string[] {
  switch (action.type) {
    case 'dock-ships':
      return [`station:${action.at}`, ...ships(action.faces, action.relic)];
    case 'teleport-ship':
      return [`station:${action.to}`, ...ships(action.faces, action.relic)];
    case 'claim-card':
      return [keys.display(action.card)];
    case 'use-power':
    case 'discard-card':
      return [keys.card(seat, action.card), ...aimedAt(action.target)];
    case 'land-colony':
      return [keys.territory(action.territory)];
    case 'move-colony':
      return [keys.territory(action.to)];
    case 'swap-colony':
      return [keys.colony(action.territory, action.owner)];
    case 'steal-token':
      return [keys.token(action.from, action.token)];
    case 'steal-card':
      return [keys.card(action.from, action.card)];
    case 'buy-relic-ship':
      return ['relic'];
    case 'return-tokens':
      return ownTokens(seat);
    default:
      return [];
  }
}

export const coaching: Coaching<Action, View, Region> = { looks, things };
