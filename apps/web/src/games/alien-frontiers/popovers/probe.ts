import {
  type Action,
  type DiscardEffect,
  type Effect,
  FIELDS,
  type State,
  type Target,
  TECH,
  TERRITORIES,
  type TechCard,
  type TechId,
} from '@orrery/alien-frontiers';

/**
 * An order that stands for "use this card somehow", to be refused with a reason a person understands. The list of
 * legal orders decides what is offered; this is asked only when that list has nothing for the card.
 */
export function probeFor(state: State, card: TechId, by: 'use-power' | 'discard-card'): Action {
  const facts: TechCard = TECH[card];
  const deed = by === 'use-power' ? facts.power?.do : facts.discard?.do;
  return { type: by, card, target: likelyTarget(state, deed) };
}

function likelyTarget(state: State, deed: Effect['do'] | DiscardEffect['do'] | undefined): Target {
  const ship = state.turn.unplaced[0] ?? { face: 1, relic: false };
  const pick = { face: ship.face, relic: ship.relic };
  switch (deed) {
    case 'shift-between-ships':
      return { kind: 'two-ships', lower: pick, raise: state.turn.unplaced[1] ?? pick };
    case 'reroll-ships':
      return { kind: 'ships', faces: [ship.face], relic: ship.relic };
    case 'borrow-bonus':
    case 'place-field':
      return { kind: 'territory', territory: settled(state) };
    case 'remove-field':
      return { kind: 'field', field: FIELDS.find((field) => state.fields[field] !== undefined) ?? 'isolation' };
    case 'teleport-ship':
    case 'remove-ships':
    case 'scrap-ship':
      return {
        kind: 'docked-ship',
        at: 'lunar-mine',
        ...(dockedShip(state, { own: deed === 'teleport-ship' }) ?? { owner: 0, face: 1, relic: false }),
      };
    case 'move-colony':
    case 'swap-colonies':
      return { kind: 'colony', territory: settled(state), owner: state.turn.seat };
    case 'salvage-card':
      return { kind: 'card', card: state.discard.at(-1) ?? 'alien-city' };
    default:
      return { kind: 'ship', ...pick };
  }
}

function settled(state: State) {
  const seats = state.players.length;
  return (
    TERRITORIES.find((_, index) => state.colonies.slice(index * seats, (index + 1) * seats).some((count) => count > 0)) ?? TERRITORIES[0]
  );
}

function dockedShip(state: State, { own }: { own: boolean }) {
  return state.docks['lunar-mine'].find((ship) => (ship.owner === state.turn.seat) === own);
}
