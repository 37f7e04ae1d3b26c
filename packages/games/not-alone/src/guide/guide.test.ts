import { describeGuide } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { notAlone } from '../index.ts';
import { type Scene, table } from '../testing/table.ts';
import { guide as en } from './en.ts';
import { primer as primerEn } from './primer.en.ts';
import { primer as primerRu } from './primer.ru.ts';
import { guide as ru } from './ru.ts';

describeGuide(notAlone, {
  guides: { en, ru },
  primers: { en: primerEn, ru: primerRu },
  tables: [
    { seats: 2, options: {} },
    { seats: 4, options: { expansion: 'bridge', creature: 'volunteer', boardSide: 'creature-picks' } },
    { seats: 4, options: { expansion: 'sanctuary' } },
  ],
  latin: /\bI{1,2}\b/g,
});

test('choosing a place, nobody is told of what they cannot do', () => {
  const whyOf = (rick: { will?: number; discard?: string[]; effort?: string }) => {
    const game = table({ stage: 'exploration', hunted: { rick } });
    const seat = game.seat('rick');
    const decision = notAlone.decision(game.state, seat);
    return decision === undefined ? undefined : en.why(decision, notAlone.view(game.state, seat));
  };
  expect(whyOf({ discard: ['river'] })).toContain('Resist buys cards');
  expect(whyOf({ discard: ['river'], will: 1 })).toContain('cannot Resist');
  expect(whyOf({ will: 2 })).toContain('cannot Resist');
  for (const rick of [{ discard: ['river'], effort: 'resisted' }, {}]) expect(whyOf(rick)).not.toMatch(/Resist|Give Up/);
});

test('at the last step of a counter the question says what this turn decides', () => {
  const whyTo = (ask: 'explore' | 'hunt', counters: Scene) => {
    const game = table({ stage: ask === 'hunt' ? 'hunting' : 'exploration', ...counters });
    for (const seat of notAlone.asked(game.state)) {
      const decision = notAlone.decision(game.state, seat);
      if (decision?.ask === ask) return en.why(decision, notAlone.view(game.state, seat));
    }
    return undefined;
  };
  expect(whyTo('explore', { assimilation: 1 })).toContain('the Creature wins');
  expect(whyTo('explore', { rescue: 1 })).toContain('get through this turn');
  expect(whyTo('hunt', { assimilation: 1, rescue: 1 })).toContain('without one, Rescue arrives');
  expect(whyTo('hunt', { assimilation: 3, rescue: 1 })).toContain('You need 3 steps');
  expect(whyTo('hunt', {})).toContain('A catch takes Will');
  const lastOfDefense = { options: { expansion: 'sanctuary' }, sanctuary: { defense: 1 } };
  expect(whyTo('explore', lastOfDefense)).toContain('One more step of Defense wins');
  expect(whyTo('hunt', lastOfDefense)).toContain('guard the Sanctuary');
  expect(whyTo('hunt', { ...lastOfDefense, assimilation: 1 })).toContain('one step of Defense');
  expect(whyTo('hunt', { ...lastOfDefense, rescue: 1 })).toContain('Rescue arrives');
});
