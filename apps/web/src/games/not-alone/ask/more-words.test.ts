import type { Action } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { declineIn, visitsIn } from './more-words.ts';

const POWER: Action = { type: 'use-power', card: 'river', from: undefined, way: 'lay-two' };
const BACK: Action = { type: 'return-instead', card: 'river', returned: 'lair' };
const RESCUE: Action = { type: 'rescue-survivor', card: 'river', survivor: 'dmitri-orlov' };

test('of a place everything is named that is offered there, and nothing else', () => {
  expect(visitsIn('en', [RESCUE, BACK, POWER])).toBe('use the power, take back a card or rescue a survivor');
  expect(visitsIn('ru', [RESCUE, POWER])).toBe('использовать силу или спасти выжившего');
  expect(visitsIn('en', [{ type: 'fortify', card: 'beach' }])).toBe('fortify the Sanctuary');
});

test('declining says what that means; where cards were taken one by one it is just done', () => {
  expect(declineIn('en', 'shelter')).toBe('Keep your survivors');
  expect(declineIn('en', 'return-places')).toBeUndefined();
});
