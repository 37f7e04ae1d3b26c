import { counted, type GameGuide, lister, type Reasons, reasonBy, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Faction } from '../cards/factions.ts';
import type { Decision } from '../decisions.ts';
import type { PlayerView, View } from '../knowledge/view.ts';
import { FULL_DATA, FULL_LIFE } from '../state.ts';
import { closeToEnd, leaderOf, type Standing, skipsVisit, standingOf } from './facts.ts';

const list = lister('en');
const lives = (count: number): string => counted(count, 'life', 'lives');
const points = (count: number): string => counted(count, 'point');
const FACTIONS: Readonly<Record<Faction, string>> = {
  marines: 'the Marines',
  aliens: 'the Aliens',
  scientists: 'the Scientists',
  greys: 'the Greys',
  pandora: 'Pandora',
};

const reasons: Reasons<Decision, View> = {
  'place-board': () => 'Units move clockwise: what lies next in the ring is reached first.',
  'choose-alliance-sector': () => 'There you and your ally take Upgrade tokens and start your units.',
  'place-marker': () => 'There your first units begin, and there you take Upgrade tokens.',
  'choose-deck': () => 'These are all the cards you will see in this match.',
  'install-first': () => 'A card works only in the sector where it is installed: choose one you will often reach.',
  'place-unit': () => 'Attacks go through passages, never through walls. The last room of a chain is the safest.',
  move: ({ seat }, view) => moving(view, seat),
  between: () => 'Instant cards, bonus cards and tokens can be used here, between two steps.',
  'order-traps': () => 'An earlier trap may move the unit away from a later one.',
  'order-actions': () => 'One card may change what the next one can do.',
  'choose-target': ({ seat }, { players }) =>
    players[seat].faction === 'greys'
      ? 'A hit by your Greys wounds nobody: it brings you data, whoever it is.'
      : 'A wound takes 1 life from the faction of the unit that is hit. No unit ever dies.',
  'strike-from-hiding': () => 'It hits one enemy in its sector, even through walls.',
  support: () => 'Fire Support adds to an Assault, wherever the enemy stands.',
  perform: () => undefined,
  'put-malfunction': () => 'That card does nothing until the token moves on. Choose the one that hurts you most.',
  'take-points': () => 'In a deathmatch, what would heal you takes points from the others.',
  birth: () => 'More units, more moves; each kind of Embryo captures cards in its own way.',
  capture: () => 'The Embryo stays on the card, which then works for you.',
  'own-sector': () => 'A token makes a unit or a card stronger; clearing stops a card that works against you here.',
  'pending-cards': () => 'Only installed cards work. Filling draws your next card to wait here for a later visit.',
};

function moving(view: View, seat: Seat): string {
  const close = closeToEnd(view, seat);
  if (close === undefined) return 'It goes as many sectors as there are units where it starts. You cannot pass.';
  const { who, left } = close;
  if (view.mode === 'deathmatch') {
    return who === 'own'
      ? `You lack ${points(left)} to win: any wound you can deal counts now.`
      : `Somebody lacks only ${points(left)} to win: keep your units out of their reach.`;
  }
  return who === 'own'
    ? `You have ${lives(left)} left: keep your units out of reach and off enemy traps this turn.`
    : `The enemy has ${lives(left)} left: look for an Assault, or a trap they must enter.`;
}

function enemyLife({ faction, life, data }: PlayerView): string {
  return `${FACTIONS[faction]} ${life}${data > 0 ? `, data ${data}` : ''}`;
}

/** Everybody's figures are on the plates: among many only the one who leads is named. */
function fight({ own, enemies, countsData }: Standing & { readonly own: PlayerView }, view: View): string {
  const byData = countsData ? ` or ${FULL_DATA} data (you ${own.data})` : '';
  if (view.mode === 'deathmatch') {
    return `To win: ${FULL_LIFE} points for wounds (you ${own.life}, ${enemyLife(leaderOf(enemies))})${byData}.`;
  }
  return `Bring ${view.mode === 'teams' ? 'one enemy' : 'the enemy'} to 0 life${byData}: you ${own.life}; ${list(enemies.map(enemyLife))}.`;
}

const SKIPPED = 'You may fill or install one card on each visit. Leave now, and nothing of yours is drawn or installed here.';

export const guide: GameGuide<View, Decision, Action> = {
  aim: (view, viewer) => {
    const standing = standingOf(view, viewer);
    const { own, ally, enemies } = standing;
    if (own === undefined) return `${view.mode === 'deathmatch' ? 'Points for wounds' : 'Life'}: ${list(enemies.map(enemyLife))}.`;
    const allied = ally === undefined ? '' : ` with ${FACTIONS[ally.faction]} (${ally.life})`;
    return `You are ${FACTIONS[own.faction]}${allied}. ${fight({ ...standing, own }, view)}`;
  },
  why: reasonBy(reasons),
  loss: (answer) => (skipsVisit(answer) ? SKIPPED : undefined),
};
