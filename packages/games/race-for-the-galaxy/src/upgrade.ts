import { isObject, type JsonObject, listAt, listOf, objectAt, type Upgrades } from '@orrery/engine';

/** Stored states of earlier versions, each brought to the shape of the next. A step keeps to what was then and reads no table of today. */
export const UPGRADES: Upgrades = {
  '1': fromOne,
  '2': fromTwo,
};

/**
 * Early in version 1 a start world kept after a draft was laid down at once. They are sealed until the last is chosen [RG-13.4], so one
 * that is open already is taken back under its seal.
 */
function fromOne(state: JsonObject): JsonObject {
  const players = listOf('players', state.players, (place, player) => objectAt(place, player));
  const isChoosing = (player: JsonObject) => listAt('startChoice', player.startChoice).length > 0;
  const isHalfOpen = isObject(state.options) && state.options.draft === true && state.stage === 'start' && players.some(isChoosing);
  if (!isHalfOpen) return state;
  return { ...state, players: players.map((player) => (isChoosing(player) ? player : sealed(player))) };
}

function sealed({ startWorld, drafted, ...player }: JsonObject): JsonObject {
  if (startWorld === undefined) return { ...player, drafted };
  const cards = listAt('drafted', drafted);
  return {
    ...player,
    drafted: cards.toSpliced(cards.lastIndexOf(startWorld), 1),
    startChoice: [startWorld],
    placing: startWorld,
    tableau: [],
  };
}

/** What waits for a player is called `pending`, as in the other games; Military bought in a phase ends with it [RG-7.7]. */
function fromTwo(state: JsonObject): JsonObject {
  const isSettling = state.stage === 'settle' || state.stage === 'develop';
  const players = listOf('players', state.players, (place, given) => {
    const { steps = [], temporary = 0, ...player } = objectAt(place, given);
    return { ...player, pending: steps, temporary: isSettling ? temporary : 0 };
  });
  return { ...state, players };
}
