import type { AnyTableText, Seat } from '@orrery/engine';
import type { CardKey, View } from '@orrery/not-alone';
import { keyedCard, numberOf } from '@orrery/not-alone/facts';
import type { HandPart, Hands } from '../../hands.ts';
import AboutCard from './AboutCard.svelte';

function ofCreature({ hand, adaptationHand }: View['creature']): readonly CardKey[] {
  return [
    ...hand.flatMap((card): CardKey[] => (card === 'hidden' ? [] : [`hunt:${card}`])),
    ...adaptationHand.flatMap((card): CardKey[] => (card === 'hidden' ? [] : [`adaptation:${card}`])),
  ];
}

/** A seat knows all it holds: nothing of it is hidden. */
function of(view: View, seat: Seat): readonly HandPart<CardKey>[] {
  if (view.creature.seat === seat) return [{ kind: 'held', cards: ofCreature(view.creature) }];
  const hunted = view.hunted.find((one) => one.seat === seat);
  if (hunted === undefined) return [];
  const laid = hunted.played.flatMap(({ card }): CardKey[] => (card === 'hidden' ? [] : [`place:${card}`]));
  const places = hunted.hand.flatMap((card): CardKey[] => (card === 'hidden' ? [] : [`place:${card}`]));
  const survival = hunted.survival.flatMap((card): CardKey[] => (card === 'hidden' ? [] : [`survival:${card}`]));
  return [
    { kind: 'laid', cards: laid },
    { kind: 'held', cards: places },
    { kind: 'held', cards: survival },
  ];
}

function name(key: CardKey, { terms }: AnyTableText): string {
  const card = keyedCard(key);
  const called = (terms[key] ?? terms[card.id])?.name ?? card.id;
  const number = card.deck === 'place' ? numberOf(card.id) : undefined;
  return number === undefined ? called : `${number} ${called}`;
}

export const hands: Hands<View, CardKey> = { of, name, About: AboutCard };
