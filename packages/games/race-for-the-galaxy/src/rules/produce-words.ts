import { quickTable } from '@orrery/engine';
import { GOODS, type Good, type Of, type ProducePower } from '../cards/powers.ts';
import type { Player, State } from '../state.ts';
import { cardOf } from './cards.ts';

/**
 * The moment a word of the Produce row has: as the phase begins [RG-9.1], on an empty windfall world [RG-9.2], for a card of the hand
 * [RG-9.3], with a good produced on its own card [RG-9.4], last [RG-9.5], or when everybody has produced [RG-9.6].
 */
export type ProduceMoment = 'good-here' | 'draw-at-once' | 'windfall' | 'for-a-card' | 'with-a-good-here' | 'last' | 'at-the-end';

interface ProduceWord<Power> {
  readonly moment: ProduceMoment;
  /** Cards drawn at that moment. */
  readonly draws: (power: Power, state: State, player: Player) => number;
  /** The kind of windfall world it fills; any: undefined. */
  readonly fills: (power: Power) => Good | undefined;
}

const none = () => 0;
const any = () => undefined;

const PRODUCE_WORDS: { readonly [Do in ProducePower['do']]: ProduceWord<Of<ProducePower, Do>> } = quickTable({
  'produce-here': { moment: 'good-here', draws: none, fills: any },
  'produce-for-card': { moment: 'for-a-card', draws: none, fills: any },
  'draw-if-produced-here': { moment: 'with-a-good-here', draws: ({ count }) => count, fills: any },
  'produce-windfall': { moment: 'windfall', draws: none, fills: ({ kind }) => kind },
  draw: { moment: 'draw-at-once', draws: ({ count }) => count, fills: any },
  'draw-for-worlds': { moment: 'draw-at-once', draws: ({ of }, state, player) => worldsOf(state, player, of), fills: any },
  'draw-for-kinds': { moment: 'last', draws: (_, __, { produced }) => produced.filter((count) => count > 0).length, fills: any },
  'draw-for-produced': { moment: 'last', draws: ({ kind }, _, { produced }) => produced[GOODS.indexOf(kind)], fills: any },
  'draw-if-most': {
    moment: 'at-the-end',
    draws: ({ kind, count }, state, player) => (isMost(state, player, kind) ? count : 0),
    fills: any,
  },
});

export function momentOf({ do: word }: ProducePower): ProduceMoment {
  return PRODUCE_WORDS[word].moment;
}

export function drawnBy<Do extends ProducePower['do']>(power: Of<ProducePower, Do>, state: State, player: Player): number {
  return PRODUCE_WORDS[power.do].draws(power, state, player);
}

export function filledBy<Do extends ProducePower['do']>(power: Of<ProducePower, Do>): Good | undefined {
  return PRODUCE_WORDS[power.do].fills(power);
}

function worldsOf(state: State, player: Player, of: Good | 'military'): number {
  return player.tableau.filter(({ card }) => {
    const { kind, isMilitary, good } = cardOf(state, card);
    return kind === 'world' && (of === 'military' ? isMilitary : good === of);
  }).length;
}

/**
 * [RG-9.6] [RG-R30] [RG-RB6] More than every other player, of whom the robot is none; a tie is not more, and one is enough where nobody
 * else produced any.
 */
function isMost(state: State, player: Player, good: Good): boolean {
  const kind = GOODS.indexOf(good);
  return player.produced[kind] > 0 && state.players.every((other) => other === player || other.produced[kind] < player.produced[kind]);
}
