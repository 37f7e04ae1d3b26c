import type { Action, CardId, View } from '@orrery/race-for-the-galaxy';
import type { Coaching, Look, SeenBy } from '../../coaching.ts';
import { cardSpot } from '../spots.ts';

/** Parts of the table that are no cards. */
export type Region = 'hand' | 'payment' | 'tableau' | 'gamble' | 'question';

type Seen = SeenBy<View>;

/** A card in hand, or among those that are shown to choose from. */
const held = (card: CardId): readonly string[] => [`own:${card}`, `seen:${card}`];
const heldCard = ({ card }: { readonly card: CardId }): Look<Region> => ({ names: [{ term: `card:${card}` }], things: held(card) });
const region = (name: Region, things: readonly string[] = []): Look<Region> => ({ names: [{ region: name }], things });

/** A card of one's own tableau, by its place in it. */
function placed(at: number, { view, seat }: Seen): Look<Region> {
  const card = view.players.find((player) => player.seat === seat)?.tableau[at]?.card;
  return card === undefined ? region('tableau') : { names: [{ term: `card:${card}` }], things: [cardSpot(seat, card)] };
}

const looks: Coaching<Action, View, Region>['looks'] = {
  pick: heldCard,
  'choose-start': ({ world }) => heldCard({ card: world }),
  'choose-actions': ({ actions }) => ({
    names: actions.map((action) => ({ term: `action:${action}` })),
    things: actions.map((action) => `action:${action}`),
  }),
  reconsider: () => region('question'),
  discard: heldCard,
  place: heldCard,
  pass: () => region('hand', ['own-hand']),
  pay: () => region('payment', ['own-hand']),
  sell: ({ world }, seen) => placed(world, seen),
  consume: ({ by }, seen) => placed(by.at, seen),
  gamble: () => region('gamble'),
  stop: () => region('tableau'),
  produce: ({ world }, seen) => placed(world, seen),
  'draw-for': ({ by }, seen) => placed(by.at, seen),
  'produce-for-card': ({ world }, seen) => placed(world, seen),
};

/** What is pressed for it: the lines of powers are named by what they do. */
function things(action: Action, seen: Seen): readonly string[] {
  switch (action.type) {
    case 'pick':
    case 'discard':
    case 'place':
      return held(action.card);
    case 'choose-start':
      return held(action.world);
    case 'choose-actions':
      return action.actions.map((one) => `action:${one}`);
    case 'sell':
      return [...placed(action.world, seen).things, `sell ${action.world}`];
    case 'consume':
      return [...placed(action.by.at, seen).things, `consume ${action.by.at} ${action.by.power}`];
    case 'produce':
      return [...placed(action.world, seen).things, `produce ${JSON.stringify(action.by)} ${action.world}`];
    case 'draw-for':
      return [...placed(action.by.at, seen).things, `draw ${action.by.at} ${action.by.power}`];
    case 'produce-for-card':
      return [...placed(action.world, seen).things, `for-card ${action.world}`, ...held(action.card)];
    case 'gamble':
      return [`gamble:${action.number}`];
    default:
      return [];
  }
}

export const coaching: Coaching<Action, View, Region> = { looks, things };
