import type { Choice } from '@orrery/testkit';
import type { Action } from '../actions.ts';
import { type CardId, PRINTED_IDS } from '../cards/catalogue.ts';
import { GOAL_IDS } from '../cards/goals.ts';
import type { Event } from '../events.ts';
import { ENDINGS, pointsOf } from '../flow/score.ts';
import { cardOf, isInForce } from '../rules/cards.ts';
import { ACTION_CARDS, PHASES, type Player, type State } from '../state.ts';
import { traitsOf } from '../workshop/traits.ts';
import { ROWS, type Row } from '../workshop/vocabulary.ts';

const NO_PACK = { own: [] };

/** Every kind of power that some card has, by the row it stands in. */
function powerKinds(): string[] {
  const kinds = new Set<string>();
  for (const id of PRINTED_IDS) for (const row of ROWS) for (const power of cardOf(NO_PACK, id)[row]) kinds.add(nameOf(row, power));
  return [...kinds];
}

const nameOf = (row: Row, power: { readonly do: string }): string => `power: ${row} ${power.do}`;

const scoringCards = (): CardId[] => PRINTED_IDS.filter((id) => cardOf(NO_PACK, id).points === 'scored');

/** Everything that must have happened somewhere: no power, goal or card may be inert. */
export function everythingThatFires(): string[] {
  return [
    ...PRINTED_IDS.map((id) => `placed: ${id}`),
    ...powerKinds(),
    ...scoringCards().map((id) => `scored: ${id}`),
    ...GOAL_IDS.map((goal) => `goal: ${goal}`),
    ...ACTION_CARDS.map((action) => `action: ${action}`),
    ...PHASES.flatMap((phase) => [`the robot acts: ${phase}`, `the robot responds: ${phase}`]),
    ...ENDINGS.map((ending) => `ended: ${ending}`),
    ...Object.values(PLAIN).flat(),
    ...OTHERS,
  ];
}

const OTHERS = [
  'a second Develop or Settle',
  'a second world',
  'a most goal lost',
  'a sale by a card',
  'a gamble won',
  'a world conquered',
  'a world paid for with help',
  'chips paid out of an empty pool',
  'the robot leaves its start world',
];

const PLAIN: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  'start-worlds': ['start worlds after a draft'],
  'pack-passed': ['a pack passed on'],
  reconsidered: ['an answer taken back'],
  reshuffled: ['the discards shuffled'],
  scrapped: ['a card scrapped'],
  'robot-counter': ['a counter of the robot'],
};

/** What an action is about to make use of. */
export function* firedByAction(state: State, { seat, action }: Choice<Action>): Generator<string> {
  const player = state.players[seat];
  const powerAt = (row: Row, by: { readonly at: number; readonly power: number }) =>
    nameOf(row, cardOf(state, player.tableau[by.at].card)[row][by.power]);
  switch (action.type) {
    case 'choose-actions':
      for (const chosen of action.actions) yield `action: ${chosen}`;
      return;
    case 'consume':
      yield powerAt('consume', action.by);
      return;
    case 'produce':
      if (action.by !== 'bonus') yield powerAt('produce', action.by);
      return;
    case 'draw-for':
      yield powerAt('produce', action.by);
      return;
    case 'produce-for-card':
      yield 'power: produce produce-for-card';
      return;
    case 'pay':
      if (action.use.length > 0) yield 'a world paid for with help';
      for (const at of action.use) yield* helping(state, player.tableau[at].card);
      return;
    default:
      return;
  }
}

/** Powers that are chosen when a world is paid for. */
function* helping(state: State, card: CardId): Generator<string> {
  for (const power of cardOf(state, card).settle) if (traitsOf('settle', power.do).helpsToSettle) yield nameOf('settle', power);
}

/** `state`: as it is in the middle of the action that tells this. */
export function* firedByEvent(event: Event, state: State): Generator<string> {
  switch (event.type) {
    case 'placements-revealed':
      for (const { card } of event.cards) if (card !== undefined) yield `placed: ${card}`;
      return;
    case 'second-world-placed':
      if (event.card === undefined) return;
      yield 'a second world';
      yield 'power: settle second-world';
      yield `placed: ${event.card}`;
      return;
    case 'round-began':
      for (const { startWorld } of state.players) if (startWorld !== undefined && event.round === 1) yield `placed: ${startWorld}`;
      return;
    case 'cards-seen':
      yield* working(state, state.players[event.seat], 'explore');
      return;
    case 'paid':
      yield* firedByPayment(event, state);
      return;
    case 'cards-drawn':
      yield* firedByDraw(event, state);
      return;
    case 'good-laid':
      yield* firedByGood(event, state);
      return;
    case 'good-sold':
      if (event.by === undefined) yield* working(state, state.players[event.seat], 'trade');
      else yield 'a sale by a card';
      return;
    case 'goods-consumed':
      for (const power of cardOf(state, event.by).consume) if (power.do.startsWith('consume')) yield nameOf('consume', power);
      return;
    case 'chips-won':
      if (state.pool < 0) yield 'chips paid out of an empty pool';
      return;
    default:
      yield* firedByRest(event);
  }
}

function* firedByRest(event: Event): Generator<string> {
  switch (event.type) {
    case 'phase-began':
      if (event.pass === 2) yield 'a second Develop or Settle';
      return;
    case 'gambled':
      if (event.won) yield 'a gamble won';
      return;
    case 'goal-taken':
      yield `goal: ${event.goal}`;
      return;
    case 'goal-lost':
      yield 'a most goal lost';
      return;
    case 'robot-changed':
      yield `the robot ${event.role === 'action' ? 'acts' : 'responds'}: ${event.phase}`;
      return;
    case 'match-ended':
      yield `ended: ${event.because}`;
      return;
    default:
      yield* PLAIN[event.type] ?? [];
  }
}

/** Powers in force that work by themselves. */
function* working(state: State, player: Player, row: Row): Generator<string> {
  for (const placed of player.tableau) if (isInForce(placed)) for (const power of cardOf(state, placed.card)[row]) yield nameOf(row, power);
}

function* firedByPayment(event: Extract<Event, { type: 'paid' }>, state: State): Generator<string> {
  const isWorld = cardOf(state, event.card).kind === 'world';
  if (event.how === 'conquered') yield 'a world conquered';
  const sought = isWorld ? (event.how === 'conquered' ? 'military' : 'cheaper') : 'cheaper';
  for (const placed of state.players[event.seat].tableau) {
    if (!isInForce(placed)) continue;
    const row = isWorld ? 'settle' : 'develop';
    for (const power of cardOf(state, placed.card)[row]) if (power.do === sought) yield nameOf(row, power);
  }
  for (const helper of event.use) yield* helping(state, helper);
}

/** A card that makes draw does so by a power of the current phase that draws. */
function* firedByDraw({ because }: Extract<Event, { type: 'cards-drawn' }>, state: State): Generator<string> {
  if (!PRINTED_IDS.some((id) => id === because)) return;
  const { stage } = state;
  if (stage !== 'develop' && stage !== 'settle' && stage !== 'consume' && stage !== 'produce') return;
  for (const power of cardOf(state, because as CardId)[stage]) if (power.do.startsWith('draw')) yield nameOf(stage, power);
}

function* firedByGood({ world, because }: Extract<Event, { type: 'good-laid' }>, state: State): Generator<string> {
  if (because === 'produce') yield 'power: produce produce-here';
  else if (because !== 'windfall' && because !== 'bonus') {
    const name = because === world ? 'produce-for-card' : 'produce-windfall';
    if (cardOf(state, because).produce.some((power) => power.do === name)) yield `power: produce ${name}`;
  }
}

/** What the state after an action shows. */
export function* firedByState(state: State): Generator<string> {
  const { robot } = state;
  if (robot !== undefined && !robot.tableau.includes(robot.startWorld)) yield 'the robot leaves its start world';
  if (state.stage !== 'over') return;
  for (const player of state.players) {
    for (const { card } of player.tableau) {
      if (cardOf(state, card).points === 'scored' && pointsOf(state, player, card) > 0) yield `scored: ${card}`;
    }
  }
}
