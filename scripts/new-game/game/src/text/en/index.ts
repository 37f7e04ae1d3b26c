import type { GameText } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { RefusalCode } from '../../refusals.ts';

const REFUSALS: { readonly [Code in RefusalCode]: string } = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn.',
  'not-in-hand': 'You do not have that card.',
};

export const text: GameText<Action, Event, Decision> = {
  locale: 'en',
  name: manifest.shelf.en.name,
  tagline: manifest.shelf.en.tagline,
  terms: { beacon: { name: 'Beacon', help: 'A card from 1 to 8. Higher than the last one lit, it scores a point.' } },
  options: { longMatch: { label: 'Long match', help: 'Three cards of each number instead of two.' } },
  sources: { beacons: 'Rising beacons' },
  endings: { 'all-lit': 'Every beacon is lit.' },
  action: ({ card }) => `Light the ${card}`,
  event: (event, names) => {
    switch (event.type) {
      case 'turn-began':
        return `${names(event.seat)}'s turn`;
      case 'beacon-lit':
        return `${names(event.seat)} lights the ${event.card}${event.scored ? ' and scores a point' : ''}`;
      case 'card-drawn':
        return event.card === undefined ? `${names(event.seat)} draws a card` : `${names(event.seat)} draws the ${event.card}`;
      case 'match-ended':
        return 'The match is over';
    }
  },
  decision: () => 'Which beacon do you light?',
  refusal: ({ code, rule }) => (Object.hasOwn(REFUSALS, code) ? REFUSALS[code as RefusalCode] : `Rule ${rule} does not allow this.`),
  primer: ['Light a beacon higher than the last one to score a point.', 'Keep high cards for when the last beacon is high.'],
};
