import { at, BadInput, flag, type Json, listOf, objectAt, oneOf, optional, readOptions, textAt, wholeNumber } from '@orrery/engine';
import { type CardId, PRINTED } from '../cards/catalogue.ts';
import { GOAL_IDS, type GoalId } from '../cards/goals.ts';
import { OPTIONS, type Options } from '../options.ts';
import { ACTION_CARDS, type ActionCard, type Placed, STAGES, type Stage } from '../state.ts';
import type { Step } from '../steps.ts';

export interface DescribedPlayer {
  readonly startWorld: CardId | undefined;
  readonly tableau: readonly Omit<Placed, 'good'>[];
  /** Places of the tableau with a good. */
  readonly goods: readonly number[];
  readonly hand: readonly CardId[];
  /** Cards in hand nobody named. */
  readonly unknown: number;
  readonly chips: number;
  readonly actions: readonly ActionCard[];
  readonly seen: readonly CardId[];
  readonly placing: CardId | undefined;
  readonly asked: readonly Step[];
  readonly temporary: number;
  readonly hasBonusDue: boolean;
  readonly overLimit: number;
}

export interface Described {
  readonly options: Options;
  readonly seed: string;
  readonly stage: Stage;
  readonly pass: 1 | 2;
  readonly isRevealed: boolean;
  readonly round: number;
  readonly coming: readonly ('explore' | 'develop' | 'settle' | 'consume' | 'produce')[] | undefined;
  readonly pool: number | undefined;
  readonly goals: readonly { readonly goal: GoalId; readonly holders: readonly number[] }[] | undefined;
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[] | number;
  readonly players: readonly DescribedPlayer[];
}

/** `Alien Toy Shop` and `alien-toy-shop` are one name. */
export function idOfName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function readDescribed(given: Json): Described {
  const whole = objectAt('', given, [
    'options',
    'seed',
    'stage',
    'pass',
    'revealed',
    'round',
    'coming',
    'pool',
    'goals',
    'deck',
    'discard',
    'players',
  ]);
  const players = listOf('players', whole.players, readPlayer);
  if (players.length < 1 || players.length > 5) throw new BadInput('players', 'must be 1 to 5');
  return {
    options: readOptions<Options>(OPTIONS, whole.options ?? {}, players.length),
    seed: optional(whole.seed, 'position', (text) => textAt('seed', text)),
    stage: optional(whole.stage, 'choose', (word) => oneOf('stage', word, STAGES)),
    pass: optional(whole.pass, 1, (count) => oneOf('pass', count, [1, 2] as const)),
    isRevealed: optional(whole.revealed, false, (yes) => flag('revealed', yes)),
    round: optional(whole.round, 1, (count) => wholeNumber('round', count, { min: 0, max: 1000 })),
    coming: optional(whole.coming, undefined, (list) =>
      listOf('coming', list, (place, word) => oneOf(place, word, ['explore', 'develop', 'settle', 'consume', 'produce'] as const)),
    ),
    pool: optional(whole.pool, undefined, (count) => wholeNumber('pool', count, { min: -1000, max: 1000 })),
    goals: optional(whole.goals, undefined, (list) => listOf('goals', list, (place, goal) => readGoal(place, goal, players.length))),
    deck: optional(whole.deck, [], (list) => listOf('deck', list, readCard)),
    discard: optional(whole.discard, [], (pile) =>
      typeof pile === 'number' ? wholeNumber('discard', pile, { min: 0, max: 200 }) : listOf('discard', pile, readCard),
    ),
    players,
  };
}

export function readCard(place: string, given: Json): CardId {
  const id = idOfName(textAt(place, given, 100)) as CardId;
  if (!PRINTED.has(id)) throw new BadInput(place, `there is no card ${JSON.stringify(given)}`);
  return id;
}

function readGoal(place: string, given: Json, seats: number): { goal: GoalId; holders: number[] } {
  const { goal, holders } = objectAt(place, given, ['goal', 'holders']);
  return {
    goal: oneOf(at(place, 'goal'), typeof goal === 'string' ? idOfName(goal) : goal, GOAL_IDS),
    holders: optional(holders, [], (list) =>
      listOf(at(place, 'holders'), list, (spot, seat) => wholeNumber(spot, seat, { min: 0, max: seats - 1 })),
    ),
  };
}

const PLAYER_KEYS = [
  'startWorld',
  'tableau',
  'hand',
  'chips',
  'actions',
  'seen',
  'placing',
  'asked',
  'temporary',
  'bonusDue',
  'overLimit',
] as const;

function readPlayer(place: string, given: Json): DescribedPlayer {
  const player = objectAt(place, given, PLAYER_KEYS);
  const tableau = optional(player.tableau, [], (list) => listOf(at(place, 'tableau'), list, readPlaced));
  const hand = optional(player.hand, [], (cards) => (typeof cards === 'number' ? cards : listOf(at(place, 'hand'), cards, readCard)));
  return {
    startWorld: optional(player.startWorld, undefined, (card) => readCard(at(place, 'startWorld'), card)),
    tableau: tableau.map(({ placed }) => placed),
    goods: tableau.flatMap(({ hasGood }, index) => (hasGood ? [index] : [])),
    hand: typeof hand === 'number' ? [] : hand,
    unknown: typeof hand === 'number' ? wholeNumber(at(place, 'hand'), hand, { min: 0, max: 136 }) : 0,
    chips: optional(player.chips, 0, (count) => wholeNumber(at(place, 'chips'), count, { min: 0, max: 1000 })),
    actions: optional(player.actions, [], (list) => listOf(at(place, 'actions'), list, (spot, word) => oneOf(spot, word, ACTION_CARDS))),
    seen: optional(player.seen, [], (list) => listOf(at(place, 'seen'), list, readCard)),
    placing: optional(player.placing, undefined, (card) => readCard(at(place, 'placing'), card)),
    asked: optional(player.asked, [], (list) => listOf(at(place, 'asked'), list, (spot, step) => readStep(spot, step, tableau.length))),
    temporary: optional(player.temporary, 0, (count) => wholeNumber(at(place, 'temporary'), count, { min: 0, max: 50 })),
    hasBonusDue: optional(player.bonusDue, false, (yes) => flag(at(place, 'bonusDue'), yes)),
    overLimit: optional(player.overLimit, 0, (count) => wholeNumber(at(place, 'overLimit'), count, { min: 0, max: 136 })),
  };
}

/** A card by its name, or with what is on it. */
function readPlaced(place: string, given: Json): { placed: Omit<Placed, 'good'>; hasGood: boolean } {
  if (typeof given === 'string')
    return { placed: { card: readCard(place, given), isNew: false, used: 0, hasProduced: false }, hasGood: false };
  const { card, good, new: isNew, used, produced } = objectAt(place, given, ['card', 'good', 'new', 'used', 'produced']);
  const powers = optional(used, [], (list) =>
    listOf(at(place, 'used'), list, (spot, index) => wholeNumber(spot, index, { min: 0, max: 7 })),
  );
  return {
    placed: {
      card: readCard(at(place, 'card'), card ?? null),
      isNew: optional(isNew, false, (yes) => flag(at(place, 'new'), yes)),
      used: powers.reduce((bits, index) => bits | (1 << index), 0),
      hasProduced: optional(produced, false, (yes) => flag(at(place, 'produced'), yes)),
    },
    hasGood: optional(good, false, (yes) => flag(at(place, 'good'), yes)),
  };
}

const STEP_NAMES = [
  'choose-actions',
  'discard',
  'place',
  'pay',
  'pay-cards',
  'sell',
  'consume',
  'cards-for-chips',
  'gamble',
  'produce',
] as const;

function readStep(place: string, given: Json, cards: number): Step {
  const step = objectAt(place, typeof given === 'string' ? { ask: given } : given, ['ask', 'count', 'because', 'kind', 'second', 'at']);
  const ask = oneOf(at(place, 'ask'), step.ask, STEP_NAMES);
  const count = (otherwise: number) =>
    optional(step.count, otherwise, (number) => wholeNumber(at(place, 'count'), number, { min: 1, max: 136 }));
  const spot = () => wholeNumber(at(place, 'at'), step.at, { min: 0, max: cards - 1 });
  const isSecond = optional(step.second, false, (yes) => flag(at(place, 'second'), yes));
  switch (ask) {
    case 'choose-actions':
      return { do: ask, count: oneOf(at(place, 'count'), step.count ?? 1, [1, 2] as const) };
    case 'discard':
      return { do: ask, because: oneOf(at(place, 'because'), step.because, ['start', 'explore', 'limit'] as const), count: count(1) };
    case 'place':
      return { do: ask, kind: oneOf(at(place, 'kind'), step.kind, ['development', 'world'] as const), isSecond };
    case 'pay':
      return { do: ask, at: spot(), isSecond };
    case 'pay-cards':
      return { do: ask, at: spot(), count: count(1), isSecond };
    case 'cards-for-chips':
      return { do: ask, at: spot(), count: count(1) };
    case 'gamble':
      return { do: ask, at: spot() };
    case 'sell':
    case 'consume':
    case 'produce':
      return { do: ask };
  }
}
