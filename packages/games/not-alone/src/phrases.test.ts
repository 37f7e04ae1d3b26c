import { seatNames } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { PLACE_IDS } from './cards/places.ts';
import { SURVIVAL_IDS } from './cards/survival.ts';
import { PHRASES } from './phrases.ts';
import { text } from './text/en/index.ts';
import { place } from './text/en/words.ts';

test('[NA-3.6] promise or bluff: any place can be named, whatever anybody holds', () => {
  for (const id of PLACE_IDS) expect(text.phrases['going-to']([id], seatNames)).toBe(`I am going to ${place(id)}`);
});

test('[NA-3.6] no phrase shows a hidden card: blanks are places and seats, and a card put into one is not said', () => {
  for (const [code, { blanks }] of Object.entries(PHRASES)) {
    for (const blank of blanks) expect(['place', 'seat']).toContain(blank);
    for (const card of SURVIVAL_IDS) {
      const said = text.phrases[code as keyof typeof PHRASES]([card, `survival:${card}`], seatNames);
      expect(said).toBe(text.phrases[code as keyof typeof PHRASES](['nowhere', 'nowhere'], seatNames));
    }
  }
});
