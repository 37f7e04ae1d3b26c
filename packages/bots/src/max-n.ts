import { type ActionBase, type Seat, silent, type WithChance } from '@orrery/engine';
import { type Line, nextLine, type Search, settled } from './line.ts';
import { bestFirst, sensibleOf } from './worlds.ts';

/** How many times fewer actions of others are followed. */
const OTHERS = 4;

/**
 * What the position is worth to each seat, if everybody does what is best for themselves: for three and more, where one's gain is not
 * simply another's loss. Allies see the same worth and so play together. Little can be cut off here, so only the few actions that
 * look best to the acting seat are followed, and still fewer of the others': a whole round ahead is worth more than every answer.
 */
export function maxN<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  state: State,
  line: Line,
): readonly number[] {
  const { module } = search.game;
  const [seat] = module.asked(state);
  if (seat === undefined) return judge(search, state).map((value) => settled(value, line));
  const here = nextLine(line, seat);
  if (here === undefined || search.nodesLeft <= 0) {
    if (here !== undefined) search.isSpent = true;
    return judge(search, state);
  }
  let best: readonly number[] | undefined;
  for (const after of promising(search, state, seat)) {
    const values = maxN(search, after, here);
    if (best === undefined || values[seat] > best[seat]) best = values;
    if (search.isSpent) break;
  }
  return best ?? judge(search, state);
}

function judge<State extends WithChance, Action extends ActionBase, View>(
  { knowledge, seats }: Search<State, Action, View>,
  state: State,
): number[] {
  return Array.from({ length: seats }, (_, seat) => knowledge.evaluate(state, seat));
}

/** The positions after the actions that look best at once to who acts. */
function promising<State extends WithChance, Action extends ActionBase, View>(
  search: Search<State, Action, View>,
  state: State,
  seat: Seat,
): readonly State[] {
  const { game, knowledge } = search;
  const { module } = game;
  const actions = sensibleOf(game, state, { seat, legal: module.legal(state, seat) });
  const positions = actions.map((action) => {
    const after = module.clone(state);
    module.apply(after, seat, action, silent);
    search.nodesLeft -= 1;
    return { after, value: actions.length === 1 ? 0 : knowledge.evaluate(after, seat) };
  });
  return bestFirst(positions)
    .slice(0, seat === search.seat ? search.width : Math.ceil(search.width / OTHERS))
    .map(({ after }) => after);
}
