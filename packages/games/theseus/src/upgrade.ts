import { type JsonObject, listAt, listOf, objectAt, type Upgrades } from '@orrery/engine';

const OTHER_COPIES = 'its decks were dealt from other numbers of copies than there have been since version 3 [TH-2.4]';

/** Stored states of earlier versions, each brought to the shape of the next. A step keeps to what was then and reads no table of today. */
export const UPGRADES: Upgrades = {
  '1': { cannot: OTHER_COPIES },
  '2': { cannot: OTHER_COPIES },
  '3': fromThree,
  '4': ({ agenda, ...state }) => ({ ...state, pending: agenda }), // one word in all games for what waits
};

/** Cards that led enemy units in version 3. */
const LEADING = ['control', 'team-tactics'] as const;

/**
 * Version 3 named two shapes. The earlier one did not remember which card had led a unit, nor whether a unit came to its traps with
 * Parasites; whose they are may stay unknown [TH-R49].
 */
function fromThree(state: JsonObject): JsonObject {
  const units = listAt('units', state.units);
  const agenda = listOf('agenda', state.agenda, (place, given) => {
    const step = objectAt(place, given);
    if (step.do === 'actions') return { ...step, led: listAt(`${place}.led`, step.led).flatMap(ledBy) };
    if (step.do !== 'traps' || step.isInfested !== undefined) return step;
    const unit = objectAt(`${place}.unit`, units[Number(step.unit)]);
    return { ...step, isInfested: unit.parasites !== 0 };
  });
  return { ...state, agenda };
}

/** What one card had led no other led again in the same phase. */
function ledBy(led: JsonObject[string]): JsonObject[] {
  return typeof led === 'number' ? LEADING.map((card) => ({ card, unit: led })) : [objectAt('led', led)];
}
