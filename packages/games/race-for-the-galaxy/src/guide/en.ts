import { counted, type GameGuide, type Reasons, reasonBy } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { View } from '../knowledge/view.ts';
import { FULL_TABLEAU, HAND_LIMIT } from '../state.ts';
import { goodsOf, nearEnd, tableaux } from './facts.ts';

const DISCARDS: Readonly<Record<Extract<Decision, { readonly ask: 'discard' }>['because'], string>> = {
  start: 'Keep what you can pay for and what fits your world. Cards are your money too.',
  explore: 'Keep what fits your tableau. A card you never place still pays for another.',
  limit: `Nobody keeps more than ${HAND_LIMIT} cards between rounds.`,
};

const reasons: Reasons<Decision, View> = {
  pick: () => 'What you take becomes your own deck, and what you pass on feeds the others.',
  'choose-start': () => 'It is your first world, and its powers work from the first round.',
  'choose-actions': (_, view) => choosing(view),
  discard: ({ because }) => DISCARDS[because],
  'place-development': () => 'It costs as many other cards as its number says. You need not place one.',
  'place-world': () => 'Pay in cards, or conquer a red one by Military. You need not place one.',
  pay: () => 'What you use up now is gone; cards you keep pay for the next one.',
  'pay-cards': () => 'These cards are spent. Give up what you are least likely to place.',
  sell: () => 'A good brings cards: novelty 2, rare elements 3, genes 4, alien technology 5, and bonuses.',
  consume: ({ seat }, view) =>
    goodsOf(view, seat) === 0
      ? 'You have no goods left, but some powers need none.'
      : 'Goods become VP and cards. Every power you can use must be used; you choose the order.',
  'cards-for-chips': () => 'Points are final; cards could still become more. Near the end take the points.',
  gamble: () => 'A right guess is a free card, a wrong one costs nothing but the card turned up.',
  produce: () => 'A good can be sold or consumed in a later Consume phase.',
  wait: () => undefined,
};

function choosing(view: View): string {
  const near = nearEnd(view);
  if (near === undefined) return 'Only chosen phases happen, for everybody; whoever chose one has its bonus.';
  return near.by === 'tableau'
    ? `A tableau of ${near.count} cards: this may be the last round. Count points; cards in hand only break ties.`
    : `Only ${counted(near.count, 'VP chip')} left: this may be the last round. Count points; cards in hand only break ties.`;
}

export const guide: GameGuide<View, Decision> = {
  aim: (view, viewer) => {
    const { own, fullest } = tableaux(view, viewer);
    const goal = view.robot === undefined ? 'Most points win' : 'Outscore the robot';
    const rival = view.robot !== undefined ? 'robot' : view.players.length > 2 ? 'others up to' : 'opponent';
    const cards = own === undefined ? `${fullest} so far` : `you ${own}, ${rival} ${fullest}`;
    return `${goal}. Ends at ${FULL_TABLEAU} cards (${cards}) or 0 VP chips (${Math.max(0, view.pool)} left).`;
  },
  why: reasonBy(reasons),
};
