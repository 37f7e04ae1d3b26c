import { capital, counted } from '@orrery/engine';
import type { ActionEffect } from '../../cards/effects.ts';
import { CARDS, type CardId } from '../../cards/titles.ts';
import type { ActionLines, DecisionLines } from '../shape.ts';
import { aimed, board, card, list, name, type Words, wounds } from './words.ts';

export const actionLines = (words: Words): ActionLines => ({
  'place-board': ({ board: id, at }) => `Place ${board(id)} ${at === 0 ? 'at the start of the ring' : `after ${words.sector(at - 1)}`}`,
  'choose-sector': ({ sector }) => `Use ${board(sector)}`,
  'place-marker': ({ place, side }) => `Put the marker on the ${side} of ${words.sector(place)}`,
  'choose-card': ({ card: id }) => `Take ${card(id)}`,
  'install-first': ({ card: id, to }) =>
    to === undefined ? `Keep ${card(id)} for later` : `Install ${card(id)} in ${words.slot(to)}${taking(words, to)}`,
  'place-unit': ({ to }) => `Place a unit in ${words.room(to)}`,
  'move-unit': ({ unit, route, to, teleports }) => {
    const last = route.at(-1) ?? to.place;
    const moved = `Move ${words.unit(unit)} to ${teleports ? words.sector(last) : words.room(to)}${words.through(route)}`;
    return `${moved}${teleports ? `, teleport it to ${words.room(to)}` : ''}${words.ejecting(to, unit)}`;
  },
  'enter-from-space': ({ unit, to }) => `Bring ${words.unit(unit)} from space into ${words.room(to)}`,
  'play-instant': ({ card: id, target }) => `Play ${aimed(`card:${id}`, words.aim(target))}`,
  'play-bonus': ({ card: id, from, target }, names) =>
    `Play ${aimed(`bonus:${id}`, words.aim(target))}${words.table.hasTeams ? ` (held by ${names(from)})` : ''}`,
  'upgrade-unit': ({ unit }) => `Upgrade ${words.unit(unit)}`,
  'upgrade-card': ({ card: spot }) => `Upgrade ${words.cardAt(spot)}`,
  'go-on': () => 'Continue the turn',
  'resolve-next': ({ card: spot }) => `Next: ${words.cardAt(spot)}`,
  'any-order': () => 'The rest in any order',
  'choose-unit': ({ unit }) => `Choose ${words.unit(unit)}`,
  'choose-seat': ({ seat }, names) => `Choose ${names(seat)}`,
  'aim-at-card': ({ card: spot }) => `Choose ${words.cardAt(spot)}`,
  'strip-reserve': ({ seat }, names) => `Take an Upgrade token from ${names(seat)}’s reserve`,
  'lead-unit': ({ unit, route, to }) => `Lead ${words.unit(unit)} to ${words.room(to)}${words.through(route)}${words.ejecting(to, unit)}`,
  relocate: ({ unit, to }) => `Put ${words.unit(unit)} into ${words.room(to)}`,
  spawn: ({ kind, to }) => `Place ${kind === 'soldier' ? 'a unit' : name(`unit:${kind}`)} in ${words.room(to)}${words.ejecting(to)}`,
  decline: () => 'Done',
  'take-upgrade': () => 'Take 1 Upgrade token',
  'clear-base': ({ card: spot }) => `Clear Base: discard ${words.cardAt(spot)}`,
  'fill-pending': ({ spot }) => `Put your top card in ${words.slot(spot)}`,
  'replace-pending': ({ spot }) => `Discard ${words.cardAt(spot)} and put your top card there`,
  install: ({ from, to }) => {
    if (to === undefined) return `Take ${words.cardAt(from)} for later`;
    return `Install ${words.cardAt(from)} in ${words.slot(to)}${taking(words, to)}`;
  },
  'skip-pending': () => 'Skip',
});

/** What the slot holds now: the player's own card is discarded, a bonus card is taken. */
function taking({ table }: Words, to: Parameters<Words['slot']>[0]): string {
  const replaced = table.cardAt(to);
  if (replaced !== undefined) return `, discarding ${card(replaced)}`;
  const bonus = table.bonusAt(to);
  return bonus === undefined ? '' : `, taking ${name(`bonus:${bonus}`)}`;
}

/** What a card asks for while it is performed, by its effect. */
const PERFORM: { readonly [Word in ActionEffect['do']]: ((left: number) => string) | undefined } = {
  'take-upgrades': undefined,
  'gain-data': undefined,
  'regain-life': undefined,
  assault: undefined,
  'collect-records': undefined,
  arm: undefined,
  'data-for-enemies-here': undefined,
  'deactivate-traps': (left) => `which enemy trap is switched off? ${counted(left, 'token')} left. Optional.`,
  'move-enemies': (left) => `which enemy unit do you move, and where to? ${counted(left, 'unit')} left. Optional.`,
  abduct: (left) => `which enemy unit do you carry off, and where to? ${counted(left, 'unit')} left. Optional.`,
  transfer: (left) => `which of your units do you put elsewhere? ${counted(left, 'unit')} left. Optional.`,
  spawn: () => 'in which room does the Minor Alien appear?',
  'start-attacks': (left) => `which of your units attacks? ${counted(left, 'unit')} left. Optional.`,
  'install-pending': (left) => `which pending card do you install, and where? ${counted(left, 'card')} left. Optional.`,
  'perform-another': () => 'which of your other action cards is performed? Optional.',
  'wound-anywhere': () => 'which enemy unit is hit?',
  'strip-upgrades': (left) => `which Upgrade token is lost? ${left} left.`,
  'make-invisible': (left) => `which of your units becomes invisible? ${counted(left, 'token')} left. Optional.`,
};

function performLine(id: CardId, left: number): string {
  const title = CARDS[id];
  const line = title.type === 'action' ? PERFORM[title.effect.do] : undefined;
  return `${card(id)}: ${line?.(left) ?? 'what do you choose?'}`;
}

const BETWEEN = {
  actions: 'Before your action cards: play a card, spend tokens, or continue?',
  'sector-action': 'Before the sector action: play a card, spend tokens, or continue?',
  end: 'Before your turn ends: play a card, spend tokens, or continue?',
} as const;

export const decisionLines = (words: Words): DecisionLines => ({
  'place-board': () => 'Which board do you place, and where in the ring?',
  'choose-alliance-sector': () => 'Which of the two sectors does your alliance use?',
  'place-marker': () => 'Which sector will be Pandora’s too? On its left side you go before its owner, on its right side after.',
  'choose-deck': ({ left }) => `Pick ${counted(left, 'more card', 'more cards')} for your deck.`,
  'install-first': ({ cards }) => `Install one of your first cards in any free slot: ${list([...new Set(cards.map(card))])}.`,
  'place-unit': ({ anywhere }) =>
    anywhere ? 'Place a unit in any empty room of the station.' : 'Place a unit in a room of your own sector.',
  move: ({ isExtra }) => (isExtra ? 'Extra turn: which of your other units moves?' : 'Which of your units moves, and into which room?'),
  between: ({ before }) => BETWEEN[before],
  'order-traps': ({ unit, place }) => `Which trap in ${words.sector(place)} affects ${words.unit(unit)} next?`,
  'order-actions': ({ place }) => `Which of your cards in ${words.sector(place)} is performed next?`,
  'choose-target': ({ unit }) => `Whom does ${words.unit(unit)} attack?`,
  'strike-from-hiding': ({ card: spot }) => `Whom does ${words.cardAt(spot)} strike?`,
  support: ({ wounds: count }) => `After your Assault: which enemy unit suffers ${wounds(count)}?`,
  perform: ({ card: id, left }) => performLine(id, left),
  'put-malfunction': () => 'On which enemy card do you put the Malfunction token?',
  'take-points': ({ left }) => `Which enemy loses a point? ${left} left.`,
  birth: ({ place }) => `An Embryo is born in ${words.sector(place)}: which one, and in which room?`,
  capture: ({ unit }) => `Does ${words.unit(unit)} capture an enemy card here? Optional.`,
  'own-sector': () => 'Take an Upgrade token, or discard an enemy card here?',
  'pending-cards': ({ place }) => `${capital(words.sector(place))}: fill, replace or install a pending card?`,
});
