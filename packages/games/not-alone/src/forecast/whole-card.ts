import type { Refusal, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { type KeyedCard, keyedCard } from '../cards/card-key.ts';
import { turnAsk } from '../flow/flow.ts';
import { refused } from '../refusals.ts';
import { findHunted, isCreature } from '../rules/people.ts';
import { refuseWholeHunt } from '../rules/playing-hunt.ts';
import { refuseWholeSurvival } from '../rules/playing-survival.ts';
import { questionFor } from '../rules/questions.ts';
import { refuseAnswer } from '../rules/refusing-answers.ts';
import { refuseWholeAdaptation } from '../rules/sanctuary/adaptation-uses.ts';
import { refuseWholeCharacter } from '../rules/sanctuary/characters.ts';
import { NO_TARGET } from '../rules/targets.ts';
import type { CardKey, State } from '../state.ts';

/** Why this card or ability has no use at all now, asked of the whole card and not of one target; undefined where it has one. */
export function refuseWholeCard(state: State, seat: Seat, key: CardKey): Refusal | undefined {
  if (state.ended !== undefined) return refused('match-over', 'NA-10.4');
  const card = keyedCard(key);
  const question = questionFor(state, seat);
  const play = playOf(card);
  // The only card that answers a question is aimed at nothing.
  if (question !== undefined) return play === undefined ? NOT_PLAYED : refuseAnswer(state, question, play);
  return turnAsk(state, seat) === undefined ? refused('not-asked', 'NA-4.11') : refuseOwn(state, seat, card);
}

const NOT_PLAYED = refused('not-now', 'NA-4.12');

function playOf(card: KeyedCard): Action | undefined {
  switch (card.deck) {
    case 'hunt':
      return { type: 'play-hunt', card: card.id, target: NO_TARGET };
    case 'survival':
      return { type: 'play-survival', card: card.id, target: NO_TARGET };
    case 'character':
      return { type: 'use-character', character: card.id, target: NO_TARGET };
    case 'adaptation':
      return { type: 'use-adaptation', adaptation: card.id, target: NO_TARGET };
    case 'place':
    case 'survivor':
      return undefined;
  }
}

/** By the deck: some are the Creature's, some are of the Hunted, and places and survivors are not played so. */
function refuseOwn(state: State, seat: Seat, card: KeyedCard): Refusal | undefined {
  const hunted = findHunted(state, seat);
  switch (card.deck) {
    case 'hunt':
      return isCreature(state, seat) ? refuseWholeHunt(state, card.id) : NOT_PLAYED;
    case 'adaptation':
      return isCreature(state, seat) ? refuseWholeAdaptation(state, card.id) : NOT_PLAYED;
    case 'survival':
      return hunted === undefined ? NOT_PLAYED : refuseWholeSurvival(state, hunted, card.id);
    case 'character':
      return hunted === undefined ? NOT_PLAYED : refuseWholeCharacter(state, hunted, card.id);
    case 'place':
    case 'survivor':
      return NOT_PLAYED;
  }
}
