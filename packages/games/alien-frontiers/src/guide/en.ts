import { counted, type GameGuide, type Reasons, reasonBy } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Decision } from '../decisions.ts';
import { toLand } from '../knowledge/to-land.ts';
import type { View } from '../knowledge/view.ts';
import { CLAIM_TOTAL } from '../rules/alien-artifact.ts';
import { TOKEN_LIMIT } from '../state.ts';
import { type Loss, lossOf, type Moment, momentOf, othersToLand } from './facts.ts';

function momentInWords(moment: Moment): string {
  switch (moment.is) {
    case 'claim':
      return `At the Artifact you have ${moment.total} of ${CLAIM_TOTAL}: claim a card this turn, or the chance is lost.`;
    case 'ready-colony':
      return 'Your colony on the Hub is ready: 1 fuel and 1 ore land it.';
    case 'ships-left':
      return moment.ships === 1
        ? 'Your last ship must dock too. It blocks its dock until your next turn.'
        : 'Every ship must dock somewhere. Ships block their docks until your next turn.';
    case 'too-many-tokens':
      return `You hold ${moment.tokens} tokens: when the turn ends, all but ${TOKEN_LIMIT} go back.`;
    case 'all-docked':
      return 'All ships are docked. You can still use cards before you end the turn.';
  }
}

const reasons: Reasons<Decision, View> = {
  'take-turn': (_, view) => momentInWords(momentOf(view)),
  'choose-landing': () => 'Every colony is a point; most colonies there are one more, and the bonus.',
  'launch-or-wait': () => 'Landing costs 1 fuel and 1 ore. If the colony waits, the extra steps are lost.',
  raid: (_, { players }) => `${players.length > 2 ? 'You may take from several players. ' : ''}What you take can be spent this very turn.`,
  'choose-teleport-destination': () => 'It works there at once, and what it brought before stays yours.',
  'keep-firing': ({ at }) =>
    `Each shot costs 1 fuel. A ship you hit goes to the ${at === 'terraforming-station' ? 'ship stock' : 'Maintenance Bay'} and frees its dock.`,
  'choose-territory-for-colony': () => 'Where it leaves and where it arrives, control may change, with points and bonus.',
  'choose-colony-to-swap': () => 'On both territories control may change, with points and bonus.',
  'return-tokens': () => `Nobody keeps more than ${TOKEN_LIMIT} tokens between turns. Keep what your next turn needs.`,
};

function lossInWords(loss: Loss): string {
  switch (loss.of) {
    case 'card':
      return 'Your ships at the Artifact have earned you a Tech card. You can take it this turn only.';
    case 'loot':
      return 'You may still take something. Once you stop, this raid is over.';
    case 'tokens':
      return `You will have to give back ${counted(loss.count, 'token')}. Landing your ready colony first would put 2 of them to use.`;
  }
}

export const guide: GameGuide<View, Decision, Action> = {
  aim: (view, viewer, names) => {
    const others = othersToLand(view, viewer);
    if (viewer === 'spectator')
      return `When somebody lands their last colony, most points win. Closest: ${names(others[0].seat)}, ${others[0].left} to go.`;
    const own = counted(toLand(view.players[viewer]), 'colony', 'colonies');
    const theirs = others.map(({ seat, left }) => `${names(seat)} ${left}`).join(', ');
    return `${own} left to land (${theirs}); anybody’s last ends the match. Most points win.`;
  },
  why: reasonBy(reasons),
  loss: (answer, view) => {
    const loss = lossOf(answer, view);
    return loss === undefined ? undefined : lossInWords(loss);
  },
};
