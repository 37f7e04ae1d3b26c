import type { AnyTableText, Seat } from '@orrery/engine';
import type { CardId, View } from '@orrery/race-for-the-galaxy';
import type { HandPart, Hands } from '../../hands.ts';
import AboutCard from './AboutCard.svelte';

function of({ players }: View, seat: Seat): readonly HandPart<CardId>[] {
  const { hand = [], seen = [], placing, startChoice = [] } = players[seat];
  return [
    { kind: 'laid', cards: placing === undefined ? [] : [placing] },
    { kind: 'held', cards: hand },
    { kind: 'held', cards: [...seen, ...startChoice] },
  ];
}

const name = (card: CardId, { terms }: AnyTableText) => terms[`card:${card}`]?.name ?? card;

export const hands: Hands<View, CardId> = { of, name, About: AboutCard };
