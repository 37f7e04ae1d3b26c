import { type Chance, type Eyes, type GameStudy, type Prospects, shuffle } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { leadOf } from '../bot/evaluate.ts';
import { scaleOf, spreadOf } from '../bot/scale.ts';
import { rescueSteps } from '../cards/boards.ts';
import type { Seen, State } from '../state.ts';
import { habitIn } from './habit.ts';
import { HONEST } from './honest.ts';
import { weigh } from './weigh.ts';

const CREATURE = 0;
const HUNTED = 1;

/** Two sides, whoever sits where. */
export const study: GameStudy<State, Action> = {
  sideOf: ({ seats, creature }) => Array.from({ length: seats }, (_, seat) => (seat === creature.seat ? CREATURE : HUNTED)),
  measures: ['lead', 'hunted'],
  prospects,
  honest: HONEST,
  judge: 'stalker',
  weigh,
  habitIn,
  redraw: (draft) => {
    const { chance, sanctuary } = draft;
    shuffle(chance, draft.survivalDeck);
    shuffleUnseen(chance, draft.huntDeck);
    if (sanctuary === undefined) return;
    shuffle(chance, sanctuary.survivorDeck);
    for (const deck of sanctuary.adaptationDecks) shuffleUnseen(chance, deck);
  },
};

/** A card that somebody has put back or looked at stays in its place; the others may be anywhere else. */
function shuffleUnseen<Card>(chance: Chance, deck: Seen<Card>[]): void {
  const unseen = deck.filter(({ by }) => by === 0);
  shuffle(chance, unseen);
  let next = 0;
  for (const [at, { by }] of deck.entries()) if (by === 0) deck[at] = unseen[next++];
}

function prospects(state: State, eyes: Eyes): Prospects {
  // Before anybody is the Creature, nobody is ahead.
  if (state.hunted.length === 0)
    return {
      progress: 0,
      sides: [
        [0, 0],
        [0, 0],
      ],
    };
  const scale = scaleOf(state);
  const lead = leadOf(state, scale, eyes) / spreadOf(state, scale);
  const whole = rescueSteps(state.seats);
  const progress = Math.max(0, Math.min(1, 1 - Math.min(scale.way, state.assimilation * scale.assimilationPace) / whole));
  return {
    progress,
    sides: [
      [0, 0],
      [lead, 1],
    ],
  };
}
