import { counted, isKeyOf, type SeatNames } from '@orrery/engine';
import type { CardId } from '../../cards/catalogue.ts';
import type { Who } from '../../events.ts';
import { type ActionCard, PHASES } from '../../state.ts';
import { type EventLines, isToldBefore } from '../shape.ts';
import { isCardId, type Table } from '../table.ts';
import { NAMES } from './names.ts';
import { cards, list, namesOn } from './words.ts';

const who = (of: Who, names: SeatNames): string => (of === 'robot' ? 'The robot' : names(of));
const action = (id: ActionCard): string => NAMES[`action:${id}`];
/** The robot's dice know one Explore. */
const robotAction = (id: ActionCard): string => (id === 'explore-5' || id === 'explore-1-1' ? NAMES['stage:explore'] : action(id));

const FACES: Readonly<Record<string, string>> = { robot: NAMES['face:robot'], match: NAMES['face:match'] };

function face(of: string): string {
  if (isKeyOf(FACES, of)) return FACES[of];
  const key = `action:${of}`;
  if (of === 'explore-5') return NAMES['stage:explore'];
  return isKeyOf(NAMES, key) ? NAMES[key] : of;
}

const WHY_DISCARDED: Readonly<Record<string, string>> = {
  start: ' from the first hand',
  explore: ' (not kept)',
  limit: ' (hand limit)',
  'pay-cards': ' as payment',
  payment: ' as payment',
  'cards-for-chips': ' for VP',
  produce: ' for a good',
};

const NUMBERS = ['I', 'II', 'III', 'IV', 'V'] as const;

const MADE_BY: Readonly<Record<string, string>> = { windfall: '', produce: '', bonus: ' (bonus)' };

export function eventLines(table: Table): EventLines {
  const cardName = namesOn(table);
  const allOf = (ids: readonly CardId[]): string => list(ids.map(cardName));
  /** " (Gem World)": why, at the end of a line; nothing where the phase says it. */
  const why = (because: string): string => (isCardId(because) ? ` (${cardName(because)})` : '');
  /** The cards themselves where they may be known, else how many. */
  const known = (count: number, ids: readonly CardId[] | undefined): string => (ids === undefined ? cards(count) : allOf(ids));
  return {
    'start-worlds': ({ worlds }, names) => worlds.map(({ seat, world }) => `${names(seat)}: ${cardName(world)}`).join('; '),
    picked: ({ seat, card }, names) => (card === undefined ? undefined : `${names(seat)} takes ${cardName(card)}`),
    'pack-passed': ({ pack }) => `Pack ${pack} goes on to the ${pack % 2 === 1 ? 'left' : 'right'}`,
    answered: () => undefined,
    reconsidered: ({ seat }, names) => `${names(seat)} chooses again`,
    'round-began': ({ round }) => `Round ${round}`,
    'actions-revealed': ({ actions }, names) =>
      actions.map(({ seat, actions: chosen }) => `${names(seat)}: ${chosen.map(action).join(' + ')}`).join('; '),
    'robot-rolled': ({ faces, actions }) => `The robot rolls ${list(faces.map(face))}: ${list(actions.map(robotAction))}`,
    'phase-began': ({ phase, pass }) =>
      `Phase ${NUMBERS[PHASES.indexOf(phase)]}: ${NAMES[`stage:${phase}`]}${pass === 2 ? ', a second time' : ''}`,
    'cards-drawn': ({ seat, count, because, cards: ids }, names) => `${names(seat)} draws ${known(count, ids)}${why(because)}`,
    'cards-seen': ({ seat, count, cards: ids }, names) => `${names(seat)} looks at ${known(count, ids)}`,
    'cards-discarded': ({ seat, count, because, cards: ids }, names) =>
      isToldBefore(because, ids)
        ? undefined
        : `${names(seat)} discards ${known(count, ids)}${isKeyOf(WHY_DISCARDED, because) ? WHY_DISCARDED[because] : why(because)}`,
    'placements-revealed': ({ cards: placed }, names) =>
      placed.every(({ card }) => card === undefined)
        ? 'Nobody places anything'
        : placed.map(({ seat, card }) => `${names(seat)}: ${card === undefined ? 'nothing' : cardName(card)}`).join('; '),
    'second-world-placed': ({ seat, card }, names) =>
      card === undefined ? `${names(seat)} places no second world` : `${names(seat)} places a second world: ${cardName(card)}`,
    paid: ({ seat, card, cards: count, use, how }, names) => {
      const help = use.length === 0 ? '' : ` with ${allOf(use)}`;
      const price = count === 0 ? '' : ` for ${cards(count)}`;
      if (how === 'conquered') return `${names(seat)} conquers ${cardName(card)}${help}${price}`;
      return `${names(seat)} pays ${count === 0 ? 'nothing' : cards(count)} for ${cardName(card)}${help}`;
    },
    scrapped: ({ seat, card }, names) => `${names(seat)} discards ${cardName(card)} from the tableau`,
    'good-laid': ({ seat, world, because }, names) =>
      `${names(seat)}: a good on ${cardName(world)}${isKeyOf(MADE_BY, because) ? MADE_BY[because] : why(because)}`,
    'good-sold': ({ seat, world, cards: count, by }, names) =>
      `${names(seat)} sells the good of ${cardName(world)} for ${cards(count)}${by === undefined ? '' : ` (${cardName(by)})`}`,
    'goods-consumed': ({ seat, by, worlds, chips, cards: count }, names) => {
      const won = [chips > 0 ? `${chips} VP` : '', count > 0 ? cards(count) : ''].filter((part) => part !== '');
      return `${names(seat)} consumes the ${worlds.length === 1 ? 'good' : 'goods'} of ${allOf(worlds)} for ${won.length === 0 ? 'nothing' : list(won)} (${cardName(by)})`;
    },
    'chips-won': ({ who: whose, chips, by }, names) =>
      `${who(whose, names)} gains ${chips} VP (${by === 'economy' ? 'economy' : cardName(by)})`,
    gambled: ({ seat, number, card, won }, names) =>
      `${names(seat)} names ${number}, ${cardName(card)} turns up: ${won ? 'won' : 'not won'}`,
    'goal-taken': ({ goal, seats }, names) => `Goal ${NAMES[`goal:${goal}`]}: ${list(seats.map(names))}`,
    'goal-lost': ({ goal, seat }, names) => `${names(seat)} loses the goal ${NAMES[`goal:${goal}`]}`,
    reshuffled: ({ seat }, names) =>
      seat === undefined ? 'The discards are shuffled into a new supply' : `${names(seat)} shuffles their discards into a new deck`,
    'robot-flipped': ({ card, placed }) => `The robot turns up ${cardName(card)} and ${placed ? 'places' : 'discards'} it`,
    'robot-changed': ({ phase, role, drawn, credit, economy }) => {
      const name = NAMES[`stage:${phase}`];
      const more = drawn === 0 ? '' : `${cards(drawn)} drawn, `;
      return `${role === 'action' ? `The robot’s ${name}` : `The robot responds to ${name}`}: ${more}credit ${credit}, economy ${economy}`;
    },
    'robot-counter': ({ cost }) => `The robot places a 6-cost development for ${counted(cost, 'credit')}`,
    'match-ended': ({ because }) => (because === 'pool' ? 'The pool is empty: the match ends' : 'A tableau is full: the match ends'),
  };
}
