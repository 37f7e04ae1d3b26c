import type { Action } from '@orrery/theseus';
import type { CoachingWords } from '../../coaching.ts';
import type { Region } from './points.ts';

export const words: CoachingWords<Action, Region> = {
  regions: {
    'own-cards': 'The cards you hold',
    reserve: 'Your Upgrade tokens',
    ring: 'The ring of sectors',
    'left-over': 'What you could still use this turn',
    question: 'The question itself',
  },
  kinds: {
    'place-board': 'Add a board to the ring',
    'choose-sector': 'Choose the sector of your alliance',
    'place-marker': 'Share this sector',
    'choose-card': 'Take a card for your deck',
    'install-first': 'Lay out a first card',
    'place-unit': 'Place a unit there',
    'move-unit': 'Move a unit there',
    'enter-from-space': 'Bring a unit back from space',
    'play-instant': 'Play an Instant card',
    'play-bonus': 'Play a bonus card',
    'upgrade-unit': 'Upgrade a unit',
    'upgrade-card': 'Upgrade a card',
    'go-on': 'Keep what you have, and go on',
    'resolve-next': 'This card before the others',
    'any-order': 'The order does not matter',
    'choose-unit': 'Choose a unit there',
    'choose-seat': 'Choose this player',
    'aim-at-card': 'Choose a card there',
    'strip-reserve': 'Take a token from a reserve',
    'lead-unit': 'Lead a unit there',
    relocate: 'Put a unit there',
    spawn: 'Let a newcomer appear there',
    decline: 'No more of it',
    'take-upgrade': 'Take an Upgrade token',
    'clear-base': 'Clear your base of a card',
    'fill-pending': 'Bring a new card into play',
    'replace-pending': 'Replace a pending card',
    install: 'Install a card there',
    'skip-pending': 'Leave the pending cards as they are',
  },
};
