import { expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { notAlone } from '../index.ts';
import type { CardKey, State } from '../state.ts';
import { OPTION_SETS, playRandomly } from '../testing/random-play.ts';
import { reckoningWith, sanctuaryTable } from '../testing/sanctuary-table.ts';
import { type Table, table } from '../testing/table.ts';
import { refuseWholeCard } from './whole-card.ts';

/** Why this card has no use at all; undefined where it has one. */
function why(game: Table, who: string, card: CardKey): string | undefined {
  const refusal = refuseWholeCard(game.state, game.seat(who), card);
  return refusal && `${refusal.code} ${refusal.rule}`;
}

// [NA-4.1] [NA-4.10]
test('a Hunt card: not of this phase, nothing to copy, nobody to hurt, or playable', () => {
  const hunting = table({
    stage: 'hunting',
    creature: { hand: ['stasis', 'flashback', 'ascendancy', 'forbidden-zone'] },
    hunted: { rick: { played: ['rover'], hand: ['lair', 'jungle'] } },
  });
  expect(why(hunting, 'creature', 'hunt:stasis')).toBe('wrong-phase NA-4.1');
  expect(why(hunting, 'creature', 'hunt:flashback')).toBe('nothing-to-copy NA-16.20');
  expect(why(hunting, 'creature', 'hunt:ascendancy')).toBe('hand-too-small NA-R15');
  expect(why(hunting, 'creature', 'hunt:forbidden-zone')).toBeUndefined();
  expect(why(hunting, 'creature', 'hunt:scream')).toBe('card-not-held NA-4.1');
  expect(why(hunting, 'rick', 'hunt:forbidden-zone')).toBe('not-asked NA-4.11');
});

// [NA-4.10] Neither a made-up target nor the first one that comes to mind is named: the card as a whole would do nothing.
test('a card that can be aimed at nothing would do nothing', () => {
  const barred = table({
    stage: 'hunting',
    huntPlayed: [{ card: 'force-field', target: { kind: 'pair', places: [1, 2] } }],
    tokens: { target: [1, 2] },
    creature: { hand: [] },
    options: { expansion: 'sanctuary' },
    hunted: { rick: { played: ['rover'], hand: ['lair', 'jungle'], survival: ['camouflage'] } },
  }).endHunting();
  expect(why(barred, 'rick', 'survival:camouflage')).toBe('no-effect NA-4.10');
});

// [NA-17.14] [NA-17.1] [NA-4.12]
test('a Survival card: its own reason, and a question that comes first', () => {
  const exploring = table({ hunted: { rick: { survival: ['adrenaline', 'sixth-sense', 'amplifier'], discard: ['lair', 'jungle'] } } });
  expect(why(exploring, 'rick', 'survival:adrenaline')).toBe('will-full NA-17.1');
  expect(why(exploring, 'rick', 'survival:amplifier')).toBe('wrong-phase NA-4.1');
  expect(why(exploring, 'rick', 'survival:sixth-sense')).toBeUndefined();
  exploring.resist('rick', 1);
  expect(why(exploring, 'rick', 'survival:sixth-sense')).toBe('answer-first NA-4.12');
});

// [NA-14.1] [NA-15.1] [NA-22.3]
test('characters and adaptations: their moment, and what they need', () => {
  const nadia = sanctuaryTable({ turn: 3, hunted: { rick: { character: 'nadia-kern', survival: ['anchor'] } } });
  expect(why(nadia, 'rick', 'character:nadia-kern')).toBe('nothing-developed NA-14.12');
  expect(why(nadia, 'rick', 'character:xia')).toBe('not-your-character NA-14.1');
  const hunting = sanctuaryTable({
    stage: 'hunting',
    turn: 3,
    creature: { developed: ['instincts'] },
    hunted: { rick: { played: ['rover'] } },
  });
  expect(why(hunting, 'creature', 'adaptation:instincts')).toBeUndefined();
  expect(why(hunting.token('creature', 5), 'creature', 'adaptation:instincts')).toBe('tokens-laid NA-22.3');
  expect(why(hunting, 'creature', 'adaptation:speed')).toBe('adaptation-not-developed NA-13.6');
});

// [NA-17.25] The one card that answers a question.
test('Reinforced Walls may answer a fortification, and no other card may', () => {
  const game = reckoningWith([], {
    sanctuary: { place: 5, defense: 6 },
    hunted: { rick: { played: ['rover'], discard: ['lair'], survival: ['reinforced-walls', 'bravery'] } },
  });
  game.passWindows().act('rick', { type: 'fortify', card: 'rover' });
  expect(game.asks('rick')).toBe('answer-fortify');
  expect(why(game, 'rick', 'survival:reinforced-walls')).toBeUndefined();
  expect(why(game, 'rick', 'survival:bravery')).toMatch(/NA-4\.12$/);
});

test('places and survivors are not played', () => {
  const game = table({ hunted: { rick: {} } });
  expect(why(game, 'rick', 'place:lair')).toBe('not-now NA-4.12');
});

const playedBy = (action: Action): CardKey | undefined => {
  if (action.type === 'play-hunt') return `hunt:${action.card}`;
  if (action.type === 'play-survival') return `survival:${action.card}`;
  if (action.type === 'use-character') return `character:${action.character}`;
  return action.type === 'use-adaptation' ? `adaptation:${action.adaptation}` : undefined;
};

function cardsOf(state: State, seat: number): CardKey[] {
  if (seat === state.creature.seat) {
    const { hand, developed } = state.creature;
    return [...hand.map(({ card }): CardKey => `hunt:${card}`), ...developed.map(({ adaptation }): CardKey => `adaptation:${adaptation}`)];
  }
  const hunted = state.hunted.find((one) => one.seat === seat);
  if (hunted === undefined) return [];
  const survival = hunted.survival.map(({ card }): CardKey => `survival:${card}`);
  return hunted.character === undefined ? survival : [...survival, `character:${hunted.character}`];
}

test('in random matches a card is refused as a whole exactly where the list of legal actions has nothing for it', () => {
  let refused = 0;
  let offered = 0;
  for (const { seats, options } of OPTION_SETS.slice(0, 9)) {
    playRandomly(
      { seats, options, seed: 'whole cards' },
      {
        see(state) {
          for (const seat of notAlone.asked(state)) {
            const plays = new Set(notAlone.legal(state, seat).map(playedBy));
            for (const card of cardsOf(state, seat)) {
              const isRefused = refuseWholeCard(state, seat, card) !== undefined;
              expect(isRefused, `${card} in ${state.turn.stage}`).toBe(!plays.has(card));
              if (isRefused) refused += 1;
              else offered += 1;
            }
          }
        },
      },
    );
  }
  expect(refused).toBeGreaterThan(500);
  expect(offered).toBeGreaterThan(100);
});
