import { type Action, PASS } from '../../actions.ts';
import { SURVIVAL, type SurvivalId } from '../../cards/survival.ts';
import type { Hunted, State } from '../../state.ts';
import type { AnswerLists, SanctuaryAsk } from '../asking.ts';
import { unbarred } from '../in-force.ts';
import { huntedAt } from '../people.ts';
import { kindsOf } from '../place-cards.ts';
import { addSurvivalPlays } from '../playing-survival.ts';
import { canDrawAdaptation } from './adaptations.ts';

const DECLINE: Action = { type: 'decline' };
const SHELTER: readonly Action[] = [{ type: 'shelter' }];
const PAY: readonly Action[] = [{ type: 'pay-to-keep' }];
const MOVE_ON: readonly Action[] = [{ type: 'move-sanctuary-on' }];
const LEVELS = [1, 2] as const;
const AMOUNTS = [1, 2] as const;

/** What answers each kind of question that the expansion brings, `decline` aside. */
export const SANCTUARY_ANSWERS: AnswerLists<SanctuaryAsk> = {
  'draw-adaptations': (state) =>
    LEVELS.filter((level) => canDrawAdaptation(state, level)).map((level) => ({ type: 'draw-adaptation', level })),
  'choose-character': (_, { from }) => from.map((character) => ({ type: 'choose-character', character })),
  'choose-adaptation': (_, { from }) => from.map((adaptation) => ({ type: 'choose-adaptation', adaptation })),
  'discard-survivor': (state, { seat }) => survivorsOf(huntedAt(state, seat)),
  'discard-survival-or-survivor': (state, { seat }) => {
    const hunted = huntedAt(state, seat);
    return [...hunted.survival.map(({ card }): Action => ({ type: 'discard-survival', card })), ...survivorsOf(hunted)];
  },
  'put-hunt-under': ({ creature }) => creature.hand.map(({ card }) => ({ type: 'put-under', card })),
  'put-adaptations-under': ({ creature }) => creature.adaptationHand.map((adaptation) => ({ type: 'put-adaptation-under', adaptation })),
  'drop-adaptation': ({ creature }) => creature.developed.map(({ adaptation }) => ({ type: 'drop-adaptation', adaptation })),
  'keep-adaptation': () => PAY,
  'put-back-dna': (_, { atMost }) => AMOUNTS.filter((count) => count <= atMost).map((count) => ({ type: 'put-back-dna', count })),
  'swap-played': (state, { seat }) => swapsOf(state, huntedAt(state, seat)),
  shelter: () => SHELTER,
  'answer-fortify': (state, { seat }) => {
    const actions: Action[] = [PASS];
    addSurvivalPlays(state, huntedAt(state, seat), actions);
    return actions.filter((action) => action.type !== 'play-survival' || answersFortify(action.card));
  },
  'name-place': (_, { from }) => from.map((place) => ({ type: 'name-place', place })),
  'move-creature': (_, { to }) => to.map((place) => ({ type: 'move-creature', to: place })),
  'move-sanctuary-on': () => MOVE_ON,
};

function survivorsOf({ survivors }: Hunted): Action[] {
  return survivors.map((_, index) => ({ type: 'discard-survivor', index }));
}

const answersFortify = (card: SurvivalId): boolean => SURVIVAL[card].effect.do === 'answer-fortify';

/** What may not be laid this turn may not come in either; a Hunted left with nothing else keeps the card in play. */
function swapsOf(state: State, { hand, played }: Hunted): readonly Action[] {
  const incoming = unbarred(state, kindsOf(hand));
  const swaps = played.flatMap(({ card: out }) => incoming.map((card): Action => ({ type: 'swap-place', out, in: card })));
  return swaps.length > 0 ? swaps : [DECLINE];
}
