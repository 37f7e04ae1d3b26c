import type { Refusal } from '@orrery/engine';
import type { CardKey } from '@orrery/not-alone';
import { keyedCard } from '@orrery/not-alone/facts';
import { keys } from '../paths.ts';
import type { Subject, TableModel } from '../table-model.svelte.ts';

/** The id whose name and help are shown. */
export function subjectId(model: TableModel, thing: Subject): string {
  if (thing.kind === 'place') return `place:${model.at(thing.number)}`;
  if (thing.kind === 'hunted') return 'hunted';
  return thing.kind === 'card' ? thing.card : thing.id;
}

/** The viewer holds this card, or it is the viewer's ability. */
export function isOwnCard(model: TableModel, card: CardKey): boolean {
  const { deck, id } = keyedCard(card);
  const held = (cards: readonly string[]) => cards.includes(id);
  if (deck === 'hunt') return model.isCreature && held(model.view.creature.hand);
  if (deck === 'adaptation') return model.isCreature && held(model.view.creature.developed.map(({ adaptation }) => adaptation));
  if (deck === 'survival') return held(model.own?.survival ?? []);
  return deck === 'character' && model.own?.character === id;
}

/** A card of one's own that is played in windows, at a table where one need not be asked in all of them. */
export function mayHold(model: TableModel, card: CardKey): boolean {
  const { readOnly, asksIdle } = model.props;
  return !readOnly && !asksIdle && model.view.ended === undefined && isOwnCard(model, card);
}

/** Why the thing cannot be used for what is going on now; undefined: it can, or nothing is going on with it. */
export function subjectRefusal(model: TableModel, thing: Subject): Refusal | undefined {
  if (model.seat === undefined || model.props.readOnly || model.view.ended !== undefined) return undefined;
  if (thing.kind === 'place') {
    if (model.decision?.ask !== 'hunt' || model.token === undefined || model.isLit(keys.spot(thing.number))) return undefined;
    return model.whyNot({ type: 'place-token', token: model.token, at: [thing.number] });
  }
  if (thing.kind !== 'card') return undefined;
  const { deck, id } = keyedCard(thing.card);
  if (deck === 'place') {
    if (model.decision?.ask !== 'explore' || !model.own?.hand.includes(id) || model.isLit(keys.hand(id))) return undefined;
    return model.whyNot({ type: 'lay-place', card: id });
  }
  if (!isOwnCard(model, thing.card) || model.playsOf(thing.card).length > 0) return undefined;
  return model.state === undefined ? undefined : model.props.foresight?.refuseWholeCard(model.state, model.seat, thing.card);
}
