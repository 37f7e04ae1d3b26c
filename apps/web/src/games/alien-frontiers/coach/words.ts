import type { Action } from '@orrery/alien-frontiers';
import { counted } from '@orrery/engine';
import type { CoachingWords } from '../../coaching.ts';
import type { Region } from './points.ts';

export const words: CoachingWords<Action, Region> = {
  regions: {
    'own-cards': 'Your tech cards',
    'own-tokens': 'Your fuel and ore',
    'left-over': 'What is left to do this turn',
    others: 'What the others hold',
  },
  kinds: {
    'dock-ships': ({ faces }) => `Dock ${counted(faces.length, 'ship')} there`,
    'cycle-display': 'Have new cards laid out',
    'claim-card': 'Claim a tech card',
    'launch-colony': 'Launch the colony',
    'keep-waiting': 'Let the colony wait',
    'trade-at-market': 'Trade fuel for ore',
    'buy-relic-ship': 'Buy a ship',
    'use-power': 'Use the power of a card',
    'discard-card': 'Discard a card for what that does',
    'land-colony': 'Land the colony there',
    'steal-token': 'Steal fuel or ore',
    'steal-card': 'Steal a tech card',
    'stop-raiding': 'Take no more',
    'teleport-ship': 'Move the ship there',
    'fire-again': 'Fire once more',
    'cease-fire': 'Save your fuel',
    'move-colony': 'Move the colony there',
    'swap-colony': 'Swap two colonies',
    'return-tokens': 'Return what you need least',
    'end-turn': 'End your turn',
  },
};
