import type { Seat } from '@orrery/engine';
import type { Action, AdaptationId, CardKey, PlaceId, PlaceNumber, View } from '@orrery/not-alone';
import type { Coaching, Look, SeenBy } from '../../coaching.ts';
import { answerCard } from '../answers.ts';
import { keys, pathOf, playedCard } from '../paths.ts';

/** Parts of the table that are no places or cards. */
export type Region = 'own-cards' | 'will' | 'dna' | 'survivors' | 'sanctuary' | 'laid' | 'question';

type Seen = SeenBy<View>;

const region = (name: Region, things: readonly string[] = []): Look<Region> => ({ names: [{ region: name }], things });
const question = (): Look<Region> => region('question');
/** A place card lies in a hand, in a pile, in play, in the reserve or among the answers; nowhere twice at once. */
const placeCard = ({ card }: { readonly card: PlaceId }, { seat }: Seen): Look<Region> => ({
  names: [{ term: `place:${card}` }],
  things: [keys.hand(card), keys.laid(card), keys.visit(seat, card), `place:${card}`],
});
const card = (key: CardKey): Look<Region> => ({ names: [{ term: key }], things: [key] });
const adaptation = (action: { readonly adaptation: AdaptationId }): Look<Region> => card(`adaptation:${action.adaptation}`);
const will = (_: unknown, { seat }: Seen): Look<Region> => region('will', [keys.seat(seat)]);
const dna = (): Look<Region> => region('dna', ['dna']);
const sanctuary = (): Look<Region> => region('sanctuary', ['sanctuary']);
const plate = ({ seat }: { readonly seat: Seat }): Look<Region> => ({ names: [{ seat }], things: [keys.seat(seat)] });

/** Spots of the planet; one token may lie on two. */
function spots(at: readonly PlaceNumber[], { view }: Seen): Look<Region> {
  return { names: at.map((place) => ({ term: `place:${view.planet[place - 1]}` })), things: at.map(keys.spot) };
}

function ownCards(_: unknown, { view, seat }: Seen): Look<Region> {
  const own = view.hunted.find((hunted) => hunted.seat === seat);
  const held: readonly string[] =
    own === undefined ? view.creature.hand.map((each) => `hunt:${each}`) : own.survival.map((each) => `survival:${each}`);
  return region('own-cards', held);
}

const looks: Coaching<Action, View, Region>['looks'] = {
  volunteer: question,
  'choose-side': question,
  'choose-character': ({ character }) => card(`character:${character}`),
  'choose-adaptation': adaptation,
  resist: will,
  'give-up': will,
  'lay-place': placeCard,
  'take-up-places': () => region('laid'),
  'play-hunt': ownCards,
  'play-survival': ownCards,
  'use-character': ({ character }) => card(`character:${character}`),
  'use-adaptation': adaptation,
  pass: ownCards,
  'place-token': ({ at }, seen) => spots(at, seen),
  'end-hunting': ownCards,
  'keep-place': placeCard,
  'swap-place': (action, seen) => placeCard({ card: action.in }, seen),
  'use-power': placeCard,
  'return-instead': placeCard,
  'rescue-survivor': () => region('survivors'),
  fortify: sanctuary,
  'do-nothing': placeCard,
  'return-place': placeCard,
  'discard-place': placeCard,
  'discard-survival': (action) => card(`survival:${action.card}`),
  'discard-survivor': () => region('survivors'),
  'keep-survival': (action) => card(`survival:${action.card}`),
  'take-place': placeCard,
  heal: plate,
  'lose-will': will,
  'show-place': placeCard,
  'hide-place': placeCard,
  'put-under': (action) => card(`hunt:${action.card}`),
  'put-adaptation-under': adaptation,
  'drop-adaptation': adaptation,
  'pay-to-keep': dna,
  'put-back-dna': dna,
  shelter: sanctuary,
  'name-place': ({ place }, seen) => spots([place], seen),
  'move-creature': ({ to }, seen) => spots([to], seen),
  decline: question,
  adapt: dna,
  hide: dna,
  'draw-adaptation': dna,
  develop: adaptation,
  'discard-adaptation': adaptation,
  'move-sanctuary-on': sanctuary,
};

function things(action: Action, { seat }: Seen): readonly string[] {
  const played = playedCard(action) ?? answerCard(action);
  const path = pathOf(action).flatMap((key) => (key.startsWith('token:') ? [key, key.replace('token:', 'tray:')] : [key]));
  const risk = action.type === 'resist' || action.type === 'give-up' || action.type === 'lose-will' ? [action.type] : [];
  const visit = 'card' in action && action.type === 'use-power' ? [keys.visit(seat, action.card), keys.laid(action.card)] : [];
  return [...new Set([...path, ...(played === undefined ? [] : [played]), ...risk, ...visit])];
}

export const coaching: Coaching<Action, View, Region> = { looks, things };
