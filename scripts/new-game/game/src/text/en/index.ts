import { type GameText, type Sentences, sayBy } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Decision } from '../../decisions.ts';
import type { Event } from '../../events.ts';
import { manifest } from '../../manifest.ts';
import type { RefusalCode } from '../../refusals.ts';

const refusals: Sentences<RefusalCode> = {
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
  ...sayBy<Action, Event, Decision>({
    actions: { 'light-beacon': ({ card }) => `Light the ${card}` },
    events: {
      'turn-began': ({ seat }, names) => `${names(seat)}'s turn`,
      'beacon-lit': ({ seat, card, scored }, names) => `${names(seat)} lights the ${card}${scored ? ' and scores a point' : ''}`,
      'card-drawn': ({ seat, card }, names) => (card === undefined ? `${names(seat)} draws a card` : `${names(seat)} draws the ${card}`),
      'match-ended': () => 'The match is over',
    },
    decisions: { 'choose-beacon': () => 'Which beacon do you light?' },
    refusals,
    unknownRefusal: (rule) => `Rule ${rule} does not allow this.`,
  }),
};
