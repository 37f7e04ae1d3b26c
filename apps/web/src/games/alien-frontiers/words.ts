import { plural } from '@orrery/engine';
import type { Leftover } from './targets.ts';

/** What a card is aimed at, where that is no ship in hand. */
const AIMS: Readonly<Record<string, string>> = {
  'two-ships': 'the ship to lower',
  'docked-ship': 'a docked ship',
  territory: 'a territory',
  field: 'a field generator',
  colony: 'a colony',
  card: 'a card',
};

/** What else a turn may hold once no ship can dock. */
const STILL: Readonly<Record<Leftover, string>> = {
  'claim-card': 'claim a card',
  'cycle-display': 'cycle the display',
  'launch-colony': 'launch your colony',
  'trade-at-market': 'trade at the market',
  'buy-relic-ship': 'buy the Relic Ship',
  'use-power': 'use a card',
  'discard-card': 'discard a card for its effect',
};

const ANY_OF = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The few words of the table itself; everything of the game comes from its texts. */
export const en = {
  table: 'Game table',
  planet: 'The planet',
  stations: 'Stations',
  rivals: 'Rivals',
  yourCards: 'Your cards',
  yourShips: 'Your ships',
  you: 'You',
  shipsOf: (name: string) => `${name}’s ships`,
  theseShips: (name: string) => `These are ${name}’s ships`,
  ship: (face: number) => `Ship showing ${face}`,
  relicShip: (face: number) => `Relic Ship showing ${face}`,
  shipAt: (name: string, face: number) => `${name}’s ship showing ${face}`,
  freeDock: 'Free dock',
  blockedDock: 'Blocked dock',
  endTurn: 'End turn',
  endTurnKey: 'Key E',
  unusedCycles: (count: number) => `${count} ${plural('en', count, ['cycle', 'cycles'])} unused`,
  launchReady: 'a colony could be launched',
  tradePossible: 'a trade is possible',
  cancel: 'Cancel',
  chooseSet: 'Which ships?',
  pickTarget: (kind: string | undefined) => `choose ${AIMS[kind ?? ''] ?? 'a ship'}`,
  pickSecond: 'now choose the ship to raise',
  pickShips: 'pick ships, then confirm',
  rule: 'Rule',
  whyNot: 'Cannot be used now',
  use: 'Use its power',
  discard: 'Discard the card',
  deck: (count: number) => `Deck: ${count}`,
  pile: (count: number) => `Discard pile: ${count}`,
  emptyPile: 'No cards here yet.',
  cyclesLeft: (count: number) => `(${count} left)`,
  artifactTotal: (sum: number) => `Total ${sum}`,
  fewer: 'One trade fewer',
  more: 'One trade more',
  trades: (count: number) => `${count} ${plural('en', count, ['trade', 'trades'])}`,
  fuel: 'fuel',
  ore: 'ore',
  bot: 'bot',
  colonies: 'colonies left to land',
  inStock: (count: number) => `${count} left in the stock`,
  shipsInStock: 'ships in stock',
  shipsInPlay: 'ships in play',
  points: (count: number) => plural('en', count, ['point', 'points']),
  stepsTo: (circle: number) => `circle ${circle} of 7`,
  landColony: 'land a colony',
  raid: 'raid',
  newShip: 'new ship',
  controlledBy: (name: string) => `Controlled by ${name}`,
  nobody: 'Not controlled',
  gainsControl: (name: string, place: string) => `${name} gains control: ${place}`,
  losesControl: (name: string, place: string) => `${name} loses control: ${place}`,
  coloniesOf: (name: string, count: number) => `${name}: ${count} ${plural('en', count, ['colony', 'colonies'])}`,
  noChange: 'Points do not change',
  relicHere: 'The Relic Ship is here',
  borrowed: 'Bonus borrowed this turn',
  tokensLeft: (count: number) => `${count} more`,
  returnTokens: 'Return',
  oneMore: (thing: string) => `Return one more ${thing}`,
  confirm: 'Confirm',
  allDocked: 'All your ships are placed.',
  launch: 'Launch',
  stillPossible: (left: readonly Leftover[]) =>
    left.length === 0
      ? 'Nothing is left to do: end your turn.'
      : `You can still ${ANY_OF.format(left.map((one) => STILL[one]))}. Or end your turn.`,
};

export type TableWords = typeof en;
