import { capital } from '@orrery/engine';
import type { PowerAt } from '../../actions.ts';
import type { CardId } from '../../cards/catalogue.ts';
import type { SettlePower } from '../../cards/powers.ts';
import type { Pending } from '../../pending.ts';
import type { ActionLines, DecisionLines } from '../shape.ts';
import type { Table } from '../table.ts';
import { NAMES } from './names.ts';
import { consumeWords, produceWords } from './used-powers.ts';
import { cards, list, namesOn } from './words.ts';

/** A card that helps to place a world, by what it does. */
const HELPS: { readonly [Do in SettlePower['do']]: ((card: string) => string) | undefined } = {
  cheaper: undefined,
  military: undefined,
  'scrap-for-free-world': (card) => `discard ${card} from your tableau`,
  'scrap-for-military': (card) => `discard ${card} from your tableau for Military`,
  'pay-for-military': (card) => `pay with ${card}`,
  'cards-for-military': undefined,
  'draw-after': undefined,
  'second-world': undefined,
};

/** Military is bought here, not the world. */
const isBuying = (table: Table, card: CardId | undefined): boolean =>
  card !== undefined && (table.facts(card)?.settle.some((power) => power.do === 'cards-for-military') ?? false);

function helpWords(table: Table, at: number): string {
  const card = table.cardAt(at);
  if (card === undefined) return `use card ${at + 1} of your tableau`;
  for (const power of table.facts(card)?.settle ?? []) {
    const say = HELPS[power.do];
    if (say !== undefined) return say(namesOn(table)(card));
  }
  return `use ${namesOn(table)(card)}`;
}

export function actionLines(table: Table): ActionLines {
  const cardName = namesOn(table);
  const at = (place: number): string => {
    const card = table.cardAt(place);
    return card === undefined ? `card ${place + 1} of the tableau` : cardName(card);
  };
  const consuming = ({ at: place, power }: PowerAt): string => {
    const card = table.cardAt(place);
    const does = card === undefined ? undefined : table.facts(card)?.consume[power];
    return does === undefined ? `power ${power + 1}` : consumeWords(does);
  };
  const producing = ({ at: place, power }: PowerAt): string => {
    const card = table.cardAt(place);
    const does = card === undefined ? undefined : table.facts(card)?.produce[power];
    return does === undefined ? `power ${power + 1}` : produceWords(does);
  };
  return {
    pick: ({ card }) => `Take ${cardName(card)}`,
    'choose-start': ({ world }) => `Start with ${cardName(world)}`,
    'choose-actions': ({ actions }) => actions.map((action) => NAMES[`action:${action}`]).join(' + '),
    reconsider: () => 'Choose again',
    discard: ({ card }) => `Discard ${cardName(card)}`,
    place: ({ card }) => `Place ${cardName(card)}`,
    pass: () => 'Place nothing',
    pay: ({ use, cards: count }) => {
      if (use.length === 0) return count === 0 ? 'Pay nothing' : `Pay ${cards(count)}`;
      const bought = use.some((place) => isBuying(table, table.cardAt(place)));
      const price = count === 0 ? 'no cards' : cards(count);
      return `${capital(list(use.map((place) => helpWords(table, place))))}: ${price}${bought ? ' for Military' : ''}`;
    },
    sell: ({ world }) => `Sell the good of ${at(world)}`,
    consume: ({ by, goods }) => capital(`${at(by.at)}: ${consuming(by)}${goods.length === 0 ? '' : ` (${list(goods.map(at))})`}`),
    gamble: ({ number }) => `Name ${number}`,
    stop: () => 'Done',
    produce: ({ by, world }) => capital(`${by === 'bonus' ? 'Bonus' : at(by.at)}: a good on ${at(world)}`),
    'draw-for': ({ by }) => capital(`${at(by.at)}: ${producing(by)}`),
    'produce-for-card': ({ world, card }) => capital(`${at(world)}: discard ${cardName(card)} for a good`),
  };
}

const DISCARDS: Readonly<Record<Extract<Pending, { do: 'discard' }>['because'], (count: string) => string>> = {
  start: (count) => `Discard ${count} from your first hand.`,
  explore: (count) => `Discard ${count} of the cards you see; you keep the rest.`,
  limit: (count) => `The hand limit is 10: discard ${count}.`,
};

export function decisionLines(table: Table): DecisionLines {
  const isAlone = table.robotPoints !== undefined;
  const cardName = namesOn(table);
  return {
    pick: () => 'Take a card from the pack; the rest is passed on.',
    'choose-start': () => 'Which start world do you keep?',
    'choose-actions': ({ count }) =>
      count === 1 ? 'Which action do you choose this round?' : 'Which two actions do you choose this round?',
    discard: ({ because, count }) => DISCARDS[because](cards(count)),
    'place-development': () => `Which development do you place?${isAlone ? '' : ' Nobody sees it until all have chosen.'}`,
    'place-world': ({ isSecond }) =>
      isSecond ? 'Do you place a second world?' : `Which world do you place?${isAlone ? '' : ' Nobody sees it until all have chosen.'}`,
    pay: ({ card }) => `How do you get ${cardName(card)}?`,
    'pay-cards': ({ card, count }) => `${cardName(card)}: pay ${cards(count)} from hand.`,
    sell: () => 'Which good do you sell?',
    consume: () => 'Which Consume power do you use?',
    'cards-for-chips': ({ card, count }) =>
      `${cardName(card)}: you may discard ${count === 1 ? cards(1) : `up to ${cards(count)}`} for 1 VP${count === 1 ? '' : ' each'}.`,
    gamble: () => 'Name a number. If the top card costs exactly that, it is yours.',
    produce: () => 'What do you produce?',
    wait: () => 'You have chosen. You can still change your mind.',
  };
}
