import { counted } from '@orrery/engine';
import type { ConsumePower, Good, ProducePower, Reward } from '../../cards/powers.ts';
import { cards, KIND, list, worlds } from './words.ts';

const goods = (count: number, kind: Good | undefined): string => counted(count, kind === undefined ? 'good' : `${KIND[kind]} good`);

function reward({ chips, cards: drawn }: Reward): string {
  const parts = [chips > 0 ? `${chips} VP` : '', drawn > 0 ? cards(drawn) : ''].filter((part) => part !== '');
  return parts.length === 0 ? 'nothing' : list(parts);
}

/** Powers that players use one by one, as their actions say it. */
export function consumeWords(power: ConsumePower): string {
  switch (power.do) {
    case 'consume':
      return `${goods(power.count, power.kind)} for ${reward(power.reward)}`;
    case 'consume-each':
      return `up to ${goods(power.most, power.kind)} for ${reward(power.reward)} each`;
    case 'consume-different':
      return `${power.kinds} goods of different kinds for ${reward(power.reward)}`;
    case 'consume-all':
      return 'all remaining goods, for 1 VP each except the first';
    case 'consume-here':
      return `the good of this world for ${reward(power.reward)}`;
    case 'cards-for-chips':
      return power.most === 1
        ? 'you may discard 1 card from hand for 1 VP, never doubled'
        : `you may discard up to ${cards(power.most)} from hand for 1 VP each, never doubled`;
    case 'sell':
      return power.withTrade ? 'sell 1 good, with your trade powers' : 'sell 1 good at its plain price';
    case 'draw':
      return `draw ${cards(power.count)}`;
    case 'gamble':
      return 'name a number from 1 to 7 and turn up the top card: if it costs exactly that, it is yours';
  }
}

export function produceWords(power: ProducePower): string {
  switch (power.do) {
    case 'produce-here':
      return 'a good here';
    case 'produce-for-card':
      return 'you may discard 1 card from hand for a good here';
    case 'draw-if-produced-here':
      return `draw ${cards(power.count)} if a good was produced here`;
    case 'produce-windfall':
      return `a good on one of your windfall ${worlds(power.kind)}`;
    case 'draw':
      return `draw ${cards(power.count)}`;
    case 'draw-for-worlds':
      return `draw 1 card for each of your ${power.of === 'military' ? 'military worlds' : worlds(power.of)}`;
    case 'draw-for-kinds':
      return 'draw 1 card for each kind of good you produced';
    case 'draw-for-produced':
      return `draw 1 card for each ${KIND[power.kind]} good you produced`;
    case 'draw-if-most':
      return `draw ${cards(power.count)} if you produced more ${KIND[power.kind]} goods than every other player`;
  }
}
