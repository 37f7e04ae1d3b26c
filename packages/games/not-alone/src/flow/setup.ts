import { below, type Chance, silent } from '@orrery/engine';
import { assimilationSteps, rescueSteps, SANCTUARY_RESCUE_STEPS } from '../cards/boards.ts';
import type { Options } from '../options.ts';
import { newTurn } from '../rules/end-of-turn.ts';
import { askSealed } from '../rules/questions.ts';
import { layDecks, planetOf, reserveOf, takeSeats } from '../rules/seating.ts';
import type { State } from '../state.ts';
import { advance } from './flow.ts';

/** [NA-2.3] [NA-2.4] [NA-2.5] The planet, the reserve and the counters, before anybody has a part. */
export function emptyTable(options: Options, seats: number, chance: Chance): State {
  return {
    options,
    seats,
    chance,
    side: options.boardSide === 'b' ? 'b' : 'a',
    creature: { seat: -1, hand: [], dna: 0, adaptationHand: [], developed: [] },
    hunted: [],
    rescue: options.expansion === 'sanctuary' ? SANCTUARY_RESCUE_STEPS : rescueSteps(seats),
    assimilation: assimilationSteps(seats),
    planet: planetOf(options),
    reserve: reserveOf(options, seats - 1),
    marker: false,
    tokens: { creature: [], target: [], artemia: [] },
    huntDeck: [],
    huntDiscard: [],
    survivalDeck: [],
    survivalDiscard: [],
    glimpses: [],
    sanctuary: undefined,
    dealtCharacters: [],
    dealtAdaptations: [],
    turn: beforeFirstTurn(),
    pending: [],
    sealed: [],
    ended: undefined,
  };
}

function beforeFirstTurn(): State['turn'] {
  const turn = newTurn(0, 1);
  turn.stage = 'volunteering';
  return turn;
}

/** [NA-2.1] … [NA-2.7] The table laid; it goes on to the first decision. */
export function setup(options: Options, seats: number, chance: Chance): State {
  const state = emptyTable(options, seats, chance);
  layDecks(state);
  seatCreature(state);
  advance(state, silent);
  return state;
}

/** [NA-2.1] Volunteers are asked; else the seat is known at once. */
function seatCreature(state: State): void {
  const { options, seats, chance } = state;
  switch (options.creature) {
    case 'first-seat':
      takeSeats(state, 0);
      return;
    case 'last-seat':
      takeSeats(state, seats - 1);
      return;
    case 'random':
      takeSeats(state, below(chance, seats));
      return;
    case 'volunteer':
      askSealed(
        state,
        Array.from({ length: seats }, (_, seat) => ({ ask: 'volunteer', seat, because: 'set-up' })),
      );
  }
}
