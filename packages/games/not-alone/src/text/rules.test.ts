import { describeRulesFiles } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { ADAPTATION_IDS } from '../cards/adaptations.ts';
import { CHARACTER_IDS } from '../cards/characters.ts';
import { HUNT_IDS } from '../cards/hunt.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { SURVIVAL_IDS } from '../cards/survival.ts';
import { SURVIVOR_IDS } from '../cards/survivors.ts';
import { OPTIONS } from '../options.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';
import type { TermId } from './shape.ts';

const { english, russian } = describeRulesFiles({
  home: new URL('../../', import.meta.url),
  mark: 'NA',
  options: OPTIONS,
  texts: { en, ru },
  least: 300,
  rulings: { R: 73 },
  examples: 13,
  latin: /уров(ень|ня) II?/g,
});

test('every card is told in both languages under its name', () => {
  const cards: TermId[] = [
    ...PLACE_IDS.map((id) => `place:${id}` as const),
    ...HUNT_IDS.map((id) => `hunt:${id}` as const),
    ...SURVIVAL_IDS.map((id) => `survival:${id}` as const),
    ...SURVIVOR_IDS.map((id) => `survivor:${id}` as const),
    ...CHARACTER_IDS.map((id) => `character:${id}` as const),
    ...ADAPTATION_IDS.map((id) => `adaptation:${id}` as const),
  ];
  for (const card of cards) {
    expect(english).toContain(en.terms[card].name.replace(/^The /, ''));
    expect(russian).toContain(ru.terms[card].name);
  }
});

test('the place and the flying city, one word in Russian, are never confused', () => {
  // After the first paragraph, which explains it, the bare word stands only in «Убежище» said of the place.
  const [, ...sections] = russian.split(/^## /m);
  for (const section of sections) {
    const bare = section.replace(/Город[а-я]*-Убежищ[а-я]*/g, '').replace(/[Мм]ест[а-я]* «Убежище»/g, '');
    expect(bare).not.toMatch(/[Уу]бежищ/);
  }
});
