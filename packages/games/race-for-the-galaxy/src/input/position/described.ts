import {
  at,
  BadInput,
  flag,
  type Json,
  type JsonObject,
  listAt,
  listOf,
  objectAt,
  oneOf,
  optional,
  readOptions,
  textAt,
  wholeNumber,
} from '@orrery/engine';
import type { Card, CardId } from '../../cards/catalogue.ts';
import { GOAL_IDS, type GoalId } from '../../cards/goals.ts';
import { OPTIONS, type Options, type TableOptions } from '../../options.ts';
import type { Pending } from '../../pending.ts';
import { actionsPerRound } from '../../rules/rounds.ts';
import { ACTION_CARDS, type ActionCard, PHASES, type Phase, type Placed, STAGES, type Stage } from '../../state.ts';
import { cardsOfPack, readPlayableCards } from '../../workshop/cards-of-pack.ts';
import { cardReader, idOfName, type ReadCard } from './cards.ts';
import { type PendingPlace, readPending } from './pending.ts';
import { type DescribedRobot, readRobot } from './robot.ts';

/** Of both boxes and the largest pack. */
const MOST_CARDS = 196;

const DESCRIBED_STAGES = STAGES.filter((stage) => stage !== 'draft');

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
  /** Cards seen that nobody named. */
  readonly unknownSeen: number;
  readonly placing: CardId | undefined;
  /** Undefined: what the stage asks first. */
  readonly asked: readonly Pending[] | undefined;
  readonly temporary: number;
  readonly hasBonusDue: boolean | undefined;
  readonly overLimit: number | undefined;
  /** After a draft: the top of the player's own supply, and their discards. */
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[] | number;
}

export interface Described {
  readonly options: TableOptions;
  readonly own: readonly Card[];
  readonly seed: string;
  readonly stage: Stage;
  readonly pass: 1 | 2;
  readonly isRevealed: boolean | undefined;
  readonly round: number;
  readonly coming: readonly Phase[] | undefined;
  readonly pool: number | undefined;
  readonly goals: readonly { readonly goal: GoalId; readonly holders: readonly number[] }[];
  readonly deck: readonly CardId[];
  readonly discard: readonly CardId[] | number;
  readonly players: readonly DescribedPlayer[];
  readonly robot: DescribedRobot | undefined;
}

export function readDescribed(given: Json): Described {
  const whole = objectAt('', given, [
    'options',
    'own',
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
    'robot',
  ]);
  const seats = listAt('players', whole.players).length;
  if (seats < 1 || seats > 5) throw new BadInput('players', `must be 1 to 5, not ${seats}`);
  const { options, own } = readTable(whole, seats);
  const readCard = cardReader(own);
  const readPile = pileReader(readCard);
  const stage = optional(whole.stage, 'choose' as const, (word) => oneOf('stage', word, DESCRIBED_STAGES));
  const players = listOf('players', whole.players, (place, player) =>
    readPlayer(place, player, { stage, choices: actionsPerRound({ options, seats }), readCard, hasOwnDeck: options.draft }),
  );
  if (options.draft && stage === 'start') throw new BadInput('stage', 'the start after a draft cannot be described');
  for (const pile of ['deck', 'discard'] as const) {
    if (options.draft && whole[pile] !== undefined) throw new BadInput(pile, 'after a draft every player has their own');
  }
  if (whole.robot !== undefined && seats > 1) throw new BadInput('robot', 'plays against one player alone');
  return {
    options,
    own,
    seed: optional(whole.seed, 'position', (text) => textAt('seed', text)),
    stage,
    pass: optional(whole.pass, 1, (count) => oneOf('pass', count, [1, 2] as const)),
    isRevealed: optional(whole.revealed, undefined, (yes) => flag('revealed', yes)),
    round: optional(whole.round, 1, (count) => wholeNumber('round', count, { min: 0, max: 1000 })),
    coming: optional(whole.coming, undefined, (list) => listOf('coming', list, (place, word) => oneOf(place, word, PHASES))),
    pool: optional(whole.pool, undefined, (count) => wholeNumber('pool', count, { min: -1000, max: 1000 })),
    goals: optional(whole.goals, [], (list) => readGoals(list, seats)),
    deck: optional(whole.deck, [], (list) => listOf('deck', list, readCard)),
    discard: optional(whole.discard, [], (pile) => readPile('discard', pile)),
    players,
    robot: optional(whole.robot, undefined, (mat) => readRobot('robot', mat, readCard)),
  };
}

/** [RG-15.1] Options, and the cards of a pack: from the option or described in place. */
function readTable(whole: JsonObject, seats: number): { options: TableOptions; own: Card[] } {
  const { pack, ...options } = readOptions<Options>(OPTIONS, whole.options ?? {}, seats);
  if (whole.own === undefined) return { options, own: pack === null ? [] : cardsOfPack(pack) };
  if (pack !== null) throw new BadInput('own', 'cards come from `own` or from `options.pack`, not from both');
  return { options, own: cardsOfPack({ cards: readPlayableCards('own', whole.own) }) };
}

function pileReader(readCard: ReadCard): (place: string, pile: Json) => CardId[] | number {
  return (place, pile) =>
    typeof pile === 'number' ? wholeNumber(place, pile, { min: 0, max: MOST_CARDS }) : listOf(place, pile, readCard);
}

function readGoals(given: Json, seats: number): { goal: GoalId; holders: number[] }[] {
  const tiles = listOf('goals', given, (place, goal) => readGoal(place, goal, seats));
  tiles.forEach(({ goal }, index) => {
    if (tiles.findIndex((tile) => tile.goal === goal) < index) throw new BadInput(at('goals', index), `${goal} is there twice`);
  });
  return tiles;
}

function readGoal(place: string, given: Json, seats: number): { goal: GoalId; holders: number[] } {
  const { goal, holders } = objectAt(place, typeof given === 'string' ? { goal: given } : given, ['goal', 'holders']);
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

/** What the table says of a player. */
interface Where extends Omit<PendingPlace, 'cards'> {
  readonly readCard: ReadCard;
  /** After a draft. */
  readonly hasOwnDeck: boolean;
}

function readPlayer(place: string, given: Json, where: Where): DescribedPlayer {
  const { readCard } = where;
  const player = objectAt(place, given, where.hasOwnDeck ? [...PLAYER_KEYS, 'deck', 'discard'] : PLAYER_KEYS);
  const tableau = optional(player.tableau, [], (list) =>
    listOf(at(place, 'tableau'), list, (spot, placed) => readPlaced(spot, placed, readCard)),
  );
  const hand = optional(player.hand, [], (cards) => (typeof cards === 'number' ? cards : listOf(at(place, 'hand'), cards, readCard)));
  const seen = optional(player.seen, [], (cards) => (typeof cards === 'number' ? cards : listOf(at(place, 'seen'), cards, readCard)));
  return {
    startWorld: optional(player.startWorld, undefined, (card) => readCard(at(place, 'startWorld'), card)),
    tableau: tableau.map(({ placed }) => placed),
    goods: tableau.flatMap(({ hasGood }, index) => (hasGood ? [index] : [])),
    hand: typeof hand === 'number' ? [] : hand,
    unknown: typeof hand === 'number' ? wholeNumber(at(place, 'hand'), hand, { min: 0, max: MOST_CARDS }) : 0,
    chips: optional(player.chips, 0, (count) => wholeNumber(at(place, 'chips'), count, { min: 0, max: 1000 })),
    actions: optional(player.actions, [], (list) => readActions(at(place, 'actions'), list, where.choices)),
    seen: typeof seen === 'number' ? [] : seen,
    unknownSeen: typeof seen === 'number' ? wholeNumber(at(place, 'seen'), seen, { min: 0, max: MOST_CARDS }) : 0,
    placing: optional(player.placing, undefined, (card) => readCard(at(place, 'placing'), card)),
    asked: optional(player.asked, undefined, (list) =>
      listOf(at(place, 'asked'), list, (spot, step) => readPending(spot, step, { ...where, cards: tableau.length })),
    ),
    temporary: optional(player.temporary, 0, (count) => wholeNumber(at(place, 'temporary'), count, { min: 0, max: 50 })),
    hasBonusDue: optional(player.bonusDue, undefined, (yes) => flag(at(place, 'bonusDue'), yes)),
    overLimit: optional(player.overLimit, undefined, (count) => wholeNumber(at(place, 'overLimit'), count, { min: 0, max: MOST_CARDS })),
    deck: optional(player.deck, [], (list) => listOf(at(place, 'deck'), list, readCard)),
    discard: optional(player.discard, [], (pile) => pileReader(readCard)(at(place, 'discard'), pile)),
  };
}

function readActions(place: string, given: Json, most: number): ActionCard[] {
  const actions = listOf(place, given, (spot, word) => oneOf(spot, word, ACTION_CARDS));
  if (actions.length > most) throw new BadInput(place, `must be ${most} at most`);
  return actions;
}

/** A card by its name, or with what is on it. */
function readPlaced(place: string, given: Json, readCard: ReadCard): { placed: Omit<Placed, 'good'>; hasGood: boolean } {
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
