import type { Event, EventOf, View } from '@orrery/alien-frontiers';
import type { Sound } from '../../ui/sound.ts';
import { fromTheBoard, plateOf, type Spots, type Told } from '../told.ts';
import { movesOf } from './motion/moves.ts';
import { keys } from './targets.ts';

const station = (id: string): Spots => [`station:${id}`];
const territory = (id: string): Spots => [keys.territory(id)];

const PLACES: { readonly [Type in Event['type']]?: (event: EventOf<Type>) => readonly Spots[] } = {
  'ships-docked': ({ at, seat, faces, relic }) =>
    faces.map((face) => [keys.docked({ at, owner: seat, face, relic: relic && faces.length === 1 }), ...station(at)]),
  'ship-teleported': ({ from, to }) => [station(from), station(to)],
  'ships-bumped': ({ at }) => [station(at)],
  'ship-removed': ({ at }) => [station(at)],
  'tokens-gained': ({ seat, because, token }) => [
    [...station(because), keys.territory(because), keys.card(seat, because)],
    [keys.token(seat, token), `seat:${seat}`],
  ],
  'tokens-paid': ({ seat, because }) => [[...station(because), keys.territory(because), keys.card(seat, because)], [`seat:${seat}`]],
  'tokens-stolen': ({ seat, from }) => [[`seat:${from}`], [`seat:${seat}`]],
  'card-stolen': ({ seat, from, card }) => [[keys.card(seat, card), `seat:${seat}`], [`seat:${from}`]],
  'display-cycled': () => [station('alien-artifact')],
  'card-claimed': ({ seat, card }) => [[keys.card(seat, card), `seat:${seat}`]],
  'deck-reshuffled': () => [['deck']],
  'hub-advanced': ({ seat }) => [[`hub:${seat}`, ...station('colonist-hub')]],
  'colony-landed': ({ seat, territory: at }) => [[keys.colony(at, seat), keys.territory(at)]],
  'colony-moved': ({ from, to }) => [territory(from), territory(to)],
  'colonies-swapped': ({ territories }) => territories.map(territory),
  'control-changed': ({ territory: at }) => [territory(at)],
  'bonus-borrowed': ({ territory: at }) => [territory(at)],
  'ship-built': () => [station('shipyard')],
  'relic-bought': () => [['relic', ...station('maintenance-bay')]],
  'relic-returned': () => [['relic']],
  'power-used': ({ seat, card }) => [[keys.card(seat, card), `seat:${seat}`]],
  'card-discarded': () => [['pile']],
  'field-placed': ({ field, to }) => [[keys.field(field), keys.territory(to)]],
  'field-removed': ({ from }) => [territory(from)],
  'card-salvaged': ({ seat, card }) => [[keys.card(seat, card), `seat:${seat}`]],
};

const SOUNDS: Partial<Record<Event['type'], Sound>> = {
  'fleet-rolled': 'dice',
  'ships-rerolled': 'dice',
  'ship-changed': 'dice',
  'ships-docked': 'place',
  'ship-built': 'place',
  'tokens-gained': 'gain',
  'tokens-stolen': 'hit',
  'card-stolen': 'hit',
  'ships-bumped': 'hit',
  'ship-removed': 'hit',
  'card-claimed': 'card',
  'display-cycled': 'card',
  'power-used': 'card',
  'hub-advanced': 'step',
  'colony-landed': 'reveal',
};

function placesOf<Type extends Event['type']>(event: EventOf<Type>): readonly Spots[] {
  return PLACES[event.type]?.(event) ?? plateOf(event);
}

export const told: Told<Event, View> = {
  places: placesOf,
  // Dice that tumble and tokens that are only counted leave no mark.
  moved: (event) =>
    movesOf(event)
      .filter((move) => move.tumbles !== true && move.asToken !== true && move.to !== 'pile')
      .map(({ from, to }) => ({ from: fromTheBoard(from), to })),
  sound: ({ type }) => SOUNDS[type],
};
