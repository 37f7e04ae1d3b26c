import { describeGuide } from '@orrery/testkit';
import { expect, test } from 'vitest';
import type { Faction } from '../cards/factions.ts';
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

test('in a deathmatch the one is named who is nearest to 20, by points or by data', () => {
  const aimWith = (data: number) => {
    const players = { aliens: { life: 12 }, scientists: { life: 3, data } };
    const game = table({ factions: ['marines', 'aliens', 'scientists'], players });
    return en.aim(theseus.view(game.state, 0), 0, String);
  };
  expect(aimWith(11)).toContain('the Aliens 12');
  expect(aimWith(19)).toContain('the Scientists 3, data 19');
});

test('[TH-8.2] whoever chooses a target is told of life, and a Grey of data', () => {
  const whyOf = (factions: readonly Faction[]) => {
    const { state } = table({ factions, options: { match: 'teams' } });
    return en.why({ ask: 'choose-target', seat: 0, unit: 0 }, theseus.view(state, 0));
  };
  expect(whyOf(['marines', 'aliens', 'scientists', 'greys'])).toContain('1 life');
  expect(whyOf(['greys', 'aliens', 'scientists', 'marines'])).toContain('brings you data');
});
