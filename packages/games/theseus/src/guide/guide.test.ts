import { describeGuide } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { theseus } from '../index.ts';
import { table } from '../testing/table.ts';
import { guide as en } from './en.ts';
import { primer as primerEn } from './primer.en.ts';
import { primer as primerRu } from './primer.ru.ts';
import { guide as ru } from './ru.ts';

describeGuide(theseus, {
  guides: { en, ru },
  primers: { en: primerEn, ru: primerRu },
  tables: [
    { seats: 2, options: { faction1: 'scientists', faction2: 'marines', decks: 'chosen', ring: 'drafted' } },
    { seats: 3, options: { faction3: 'pandora' } },
    { seats: 4, options: { match: 'teams', faction1: 'greys' } },
  ],
});

test('leaving the pending cards alone is a loss while one of them could be used', () => {
  const scene = { units: { marines: ['alien-hive a'], aliens: ['tech-bay a'] }, pending: { corridors: [null] } };
  const lossOf = (deck: readonly string[]) => {
    const game = table({ ...scene, players: { marines: { deck } } }).move('marines 1', 'corridors a');
    const [seat] = theseus.asked(game.state);
    const legal = theseus.legal(game.state, seat);
    return en.loss?.({ action: { type: 'skip-pending' }, legal }, theseus.view(game.state, seat));
  };
  expect(lossOf(['fire'])).toContain('one card on each visit');
  expect(lossOf([])).toBeUndefined();
});

test('with a faction close to its end the question where to move says so', () => {
  const whyTo = (marines: number, aliens: number) => {
    const scene = { units: { marines: ['alien-hive a'], aliens: ['tech-bay a'] } };
    const game = table({ ...scene, players: { marines: { life: marines }, aliens: { life: aliens } } });
    const [seat] = theseus.asked(game.state);
    const decision = theseus.decision(game.state, seat);
    return decision === undefined ? undefined : en.why(decision, theseus.view(game.state, seat));
  };
  expect(whyTo(2, 1)).toContain('You have 2 lives left');
  expect(whyTo(9, 1)).toContain('The enemy has 1 life left');
  expect(whyTo(9, 9)).toContain('You cannot pass');
});
