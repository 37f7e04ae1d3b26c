import { counted, type GameGuide, type Reasons, reasonBy } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { View } from '../knowledge/view.ts';
import { effortsOf, type LastStep, lastStepOf } from './facts.ts';

const steps = (count: number): string => counted(count, 'step');

const HUNT_AT_LAST_STEP: Readonly<Record<LastStep, (view: View) => string>> = {
  creature: () => 'One catch wins the match. Their discard piles tell where they cannot be.',
  rescue: ({ assimilation }) =>
    `Rescue arrives at the turn’s end unless a card stops it. You need ${steps(assimilation)}: a catch is 1, a last Will 1 more.`,
  defense: () => 'One more step of Defense wins for the Hunted: guard the Sanctuary and its survivors.',
  'creature-or-rescue': () => 'One catch wins the match; without one, Rescue arrives at the end of this turn.',
  'creature-or-defense': () => 'One catch wins the match; one step of Defense wins it for the Hunted.',
};

const EXPLORE_AT_LAST_STEP: Readonly<Record<LastStep, string>> = {
  creature: 'If any of you is caught or gives up now, the Creature wins: go where it will not look.',
  rescue: 'One more step of Rescue, and the turn’s end brings it: get through this turn.',
  defense: 'One more step of Defense wins: fortify the Sanctuary, or rescue a survivor who moves it.',
  'creature-or-rescue': 'If any of you is caught or gives up, the Creature wins; if not, Rescue arrives at the end of this turn.',
  'creature-or-defense': 'If any of you is caught or gives up, the Creature wins; one step of Defense, and you win.',
};

const reasons: Reasons<Decision, View> = {
  volunteer: () => 'The Creature plays alone against everybody else.',
  'choose-side': () => 'The sides differ in when the board gives the Creature its Artemia token.',
  'draw-adaptations': () => 'Level I is cheap to develop, level II stronger and dearer.',
  'choose-character': () => 'Its ability is yours for the whole match. The other card goes out of the match.',
  'choose-adaptation': () => 'It works from the first turn to the last.',
  'return-places': () => 'The more cards in hand, the harder you are to find.',
  'return-this-or-one': () => 'Cards in your discard pile cannot be played, and the Creature sees them.',
  'discard-places': () => 'Everybody sees your discard pile: where you cannot go, the Creature need not look.',
  'discard-or-lose-will': () => 'With fewer cards you are easier to find; with no Will left, Assimilation moves.',
  'discard-survival': () => 'It goes to the discard pile unused.',
  'discard-survivor': () => 'A survivor is worth a step of Defense when you shelter.',
  'discard-survival-or-survivor': () => 'A Survival card can save you once; survivors are worth a step of Defense when sheltered.',
  'keep-survival': () => 'You may play one Survival card a turn, in the phase printed on it.',
  'keep-place': () => 'Only the card that stays will be resolved. The Creature’s tokens are already placed.',
  'take-place': () => 'One more place to go to: harder to guess, and a power of its own.',
  heal: () => 'Whoever loses the last Will moves Assimilation one step.',
  'show-places': () => 'The Creature learns only what you show.',
  'hide-places': () => 'What you hide is what the Creature must still guess.',
  'put-hunt-under': () => 'You draw up to three again: trade what you cannot use now.',
  'put-adaptations-under': () => 'Trade cards that do not fit this match.',
  'drop-adaptation': () => 'The DNA spent on it is lost to the Creature.',
  'keep-adaptation': () => 'Once discarded, its DNA is lost.',
  'put-back-dna': () => 'Less DNA, fewer adaptations to come.',
  'swap-played': () => 'The Creature sees that you swap, not what.',
  shelter: () => 'All your survivors go, however many they are.',
  'answer-fortify': () => 'Now, or not at all: the moment passes.',
  'name-place': () => 'The targeted Hunted get only that power.',
  'move-creature': () => 'Whoever is there when it strikes is caught.',
  'move-sanctuary-on': () => 'The Hunted fortify where it stands, and rescue survivors next to it.',
  'use-copied-power': () => 'It works as if you were there yourself.',
  'return-played': () => 'A card in hand can be played again next turn.',
  explore: ({ seat, left }, view) => (left === 0 ? undefined : exploring(view, seat)),
  stalk: () => 'You play at most one Hunt card a turn: this one, or a later one.',
  hunt: (_, view) => {
    const last = lastStepOf(view);
    return last === undefined
      ? 'A catch takes Will and moves Assimilation. Discard piles tell where they cannot be.'
      : HUNT_AT_LAST_STEP[last](view);
  },
  window: () => 'One card a turn: played now, it cannot help you later this turn.',
  interrupt: () => undefined,
  act: (_, view) =>
    view.sanctuary === undefined
      ? 'Use the place, or take back a card so that you can go there again.'
      : 'One for each place: its power, a card back, or help for the Sanctuary.',
  'adapt-or-hide': (_, view) =>
    view.sanctuary?.defense === 1
      ? 'Hiding moves Defense, and one more step of it wins for the Hunted.'
      : 'Adaptations last all match; hiding brings more DNA but helps the Hunted.',
  adapting: () => 'What you develop works from the next turn on.',
};

const EFFORTS: Readonly<Record<ReturnType<typeof effortsOf>, string>> = {
  both: 'A small hand is easy to guess. Resist buys cards with Will; Give Up brings all back but moves Assimilation.',
  'give-up': 'You cannot Resist this turn. You can Give Up: all cards and Will back, but Assimilation moves.',
  none: 'The Creature sees your discard pile and looks among the places you have left.',
};

function exploring(view: View, seat: number): string {
  const last = lastStepOf(view);
  if (last !== undefined) return EXPLORE_AT_LAST_STEP[last];
  return EFFORTS[effortsOf(view, seat)];
}

export const guide: GameGuide<View, Decision> = {
  aim: (view, viewer) => {
    const defense = view.sanctuary === undefined ? '' : ` or Defense (${view.sanctuary.defense})`;
    if (viewer === 'spectator')
      return `The Hunted win by Rescue (${steps(view.rescue)})${defense}, the Creature by Assimilation (${view.assimilation}).`;
    if (viewer === view.creature.seat)
      return `You are the Creature: win by Assimilation (${steps(view.assimilation)}) before Rescue (${view.rescue})${defense}.`;
    return `You are one of the Hunted: win by Rescue (${steps(view.rescue)})${defense} before Assimilation (${view.assimilation}).`;
  },
  why: reasonBy(reasons),
};
