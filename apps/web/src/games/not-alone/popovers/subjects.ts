import type { Refusal } from '@orrery/engine';
import type { CardKey, PlaceId } from '@orrery/not-alone';
import { numberOf } from '../known.ts';
import type { Subject, TableModel } from '../table-model.svelte.ts';
import { whyNotPlayed } from './probe.ts';

/** The id whose name and help are shown. */
export function subjectId(model: TableModel, thing: Subject): string {
  if (thing.kind === 'place') return `place:${model.at(thing.number)}`;
  return thing.kind === 'card' ? thing.card : thing.id;
}

/** Where the rules speak of it, where they do so in one place. */
export function subjectRule(model: TableModel, thing: Subject): string | undefined {
  const id = subjectId(model, thing);
  if (id.startsWith('place:')) {
    const place = id.slice(6) as PlaceId;
    const number = numberOf(place);
    return number !== undefined && model.view.planet[number - 1] === place && BASE_PLACES.includes(place) ? `NA-8.${number}` : undefined;
  }
  return RULES[id];
}

const BASE_PLACES: readonly PlaceId[] = ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source', 'artefact'];
const RULES: Readonly<Record<string, string>> = {
  'token:creature': 'NA-7.8',
  'token:artemia': 'NA-7.7',
  'token:target': 'NA-7.4',
  'phase:1': 'NA-5.1',
  'phase:2': 'NA-6.1',
  'phase:3': 'NA-7.1',
  'phase:4': 'NA-9.1',
  'phase:5': 'NA-13.1',
};

/** The viewer holds this card, or it is the viewer's ability. */
export function isOwnCard(model: TableModel, card: CardKey): boolean {
  const [deck, id] = [card.slice(0, card.indexOf(':')), card.slice(card.indexOf(':') + 1)];
  const held = (cards: readonly string[]) => cards.includes(id);
  if (deck === 'hunt') return model.isCreature && held(model.view.creature.hand);
  if (deck === 'adaptation') return model.isCreature && held(model.view.creature.developed.map(({ adaptation }) => adaptation));
  if (deck === 'survival') return held(model.own?.survival ?? []);
  return deck === 'character' && model.own?.character === id;
}

/** Why the thing cannot be used for what is going on now; undefined: it can, or nothing is going on with it. */
export function subjectRefusal(model: TableModel, thing: Subject): Refusal | undefined {
  if (model.seat === undefined || model.props.readOnly || model.view.ended !== undefined) return undefined;
  if (thing.kind === 'place') {
    if (model.decision?.ask !== 'hunt' || model.token === undefined || model.lit.has(`spot:${thing.number}`)) return undefined;
    return model.whyNot({ type: 'place-token', token: model.token, at: [thing.number] });
  }
  if (thing.kind !== 'card') return undefined;
  if (thing.card.startsWith('place:')) {
    const card = thing.card.slice(6) as PlaceId;
    if (model.decision?.ask !== 'explore' || !model.own?.hand.includes(card) || model.lit.has(`hand:${card}`)) return undefined;
    return model.whyNot({ type: 'lay-place', card });
  }
  if (!isOwnCard(model, thing.card) || model.playsOf(thing.card).length > 0) return undefined;
  return whyNotPlayed(model.state, model.seat, thing.card);
}
