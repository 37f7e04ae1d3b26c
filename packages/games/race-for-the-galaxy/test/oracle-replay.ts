import { type Seat, shuffle, type Tell } from '@orrery/engine';
import type { Action } from '../src/actions.ts';
import type { CardId } from '../src/cards/catalogue.ts';
import type { Event } from '../src/events.ts';
import { apply } from '../src/flow/apply.ts';
import { advance } from '../src/flow/flow.ts';
import { legal } from '../src/flow/legal.ts';
import { idOfName } from '../src/input/position/cards.ts';
import { position } from '../src/input/position.ts';
import { cardOf } from '../src/rules/cards.ts';
import { beginConsume, goodsFor } from '../src/rules/consume.ts';
import { beginExplore } from '../src/rules/explore.ts';
import { beginPlacing } from '../src/rules/placing.ts';
import { beginProduce } from '../src/rules/produce.ts';
import { beginLimit } from '../src/rules/rounds.ts';
import type { Player, State } from '../src/state.ts';
import { described, type OracleEvent, type OraclePhase, powerIndex, powersOf, STAGE_NAMES } from './oracle.ts';

/** Who takes the next cards of the supply: a seat into the hand, a flip, or nobody for a good. */
type Taker = Seat | 'good';

/**
 * The phase of the record, played with its answers. Goods are drawn face down and not recorded, and seats may come in another order, so
 * the deck is stacked bit by bit: each run shows who takes the next cards, until all draws are those of the record.
 */
export function replay(record: OraclePhase): State {
  let takers: Taker[] = [];
  for (let tries = 0; tries < 200; tries++) {
    const run = attempt(record, takers);
    if (run.takers.length === takers.length && run.failure === undefined) return run.state;
    if (run.takers.length <= takers.length) throw run.failure ?? new Error('the deck does not settle');
    takers = run.takers;
  }
  throw new Error('the deck does not settle');
}

function attempt(record: OraclePhase, takers: readonly Taker[]): { state: State; takers: Taker[]; failure: unknown } {
  const hands = record.before.players.map(({ hand }) => hand);
  const state = position(described(record, record.before, { hands }));
  stackDeck(state, record, takers);
  const seen: Taker[] = [];
  const tell: Tell<Event> = (event) => {
    if (event.type === 'cards-drawn' || event.type === 'cards-seen') for (let left = event.count; left > 0; left--) seen.push(event.seat);
    if (event.type === 'gambled') seen.push(event.seat);
    if (event.type === 'good-laid') seen.push('good');
  };
  try {
    begin(state, record.phase, tell);
    advanceWithin(state, tell);
    for (const event of record.events) if (event.kind !== undefined) answer(state, record, event, tell);
    finish(state, STAGE_NAMES[record.phase] ?? record.phase, tell);
    return { state, takers: seen, failure: undefined };
  } catch (failure) {
    return { state, takers: seen, failure };
  }
}

/** Cards by taker, those of the record in its order; whatever comes after is any card. */
function stackDeck(state: State, record: OraclePhase, takers: readonly Taker[]): void {
  const [pile] = state.piles;
  const queues = new Map<Seat, CardId[]>();
  for (const { seat, draw, flip } of record.events) {
    const names = draw ?? (flip === undefined ? [] : [flip]);
    queues.set(seat, [...(queues.get(seat) ?? []), ...names.map((name) => idOfName(name) as CardId)]);
  }
  const rest = [...pile.deck, ...pile.discard];
  for (const queue of queues.values()) for (const card of queue) claim(state, rest, card);
  shuffle(state.chance, rest);
  const order: CardId[] = [];
  for (const taker of takers) {
    const card = taker === 'good' ? rest.shift() : (queues.get(taker)?.shift() ?? rest.shift());
    if (card !== undefined) order.push(card);
  }
  const left = [...queues.values()].flat();
  pile.discard = [];
  pile.deck = [...rest, ...left, ...order.reverse()];
}

/** A drawn card may have been taken for somebody's unknown good. */
function claim(state: State, rest: CardId[], card: CardId): void {
  const index = rest.indexOf(card);
  if (index >= 0) {
    rest.splice(index, 1);
    return;
  }
  const placed = state.players.flatMap(({ tableau }) => tableau).find(({ good }) => good === card);
  if (placed === undefined) throw new Error(`${card} is nowhere`);
  placed.good = rest.shift();
}

function begin(state: State, phase: string, tell: Tell<Event>): void {
  for (const player of state.players) player.pending = [];
  switch (phase) {
    case 'explore':
      beginExplore(state, tell);
      return;
    case 'develop':
      beginPlacing(state, 'development', tell);
      return;
    case 'settle':
      beginPlacing(state, 'world', tell);
      return;
    case 'consume':
      beginConsume(state);
      return;
    case 'produce':
      beginProduce(state, tell);
      return;
    default:
      beginLimit(state);
  }
}

/** As far as the phase goes: the next one is not in the record, and ends at once where nobody has anything to discard. */
function advanceWithin(state: State, tell: Tell<Event>): void {
  state.coming = [];
  advance(state, tell);
}

function act(state: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const name = JSON.stringify(action);
  if (!legal(state, seat).some((each) => JSON.stringify(each) === name)) throw new Error(`${name} is not legal`);
  apply(state, seat, action, tell);
}

/** One answer of the record as our orders; what we have done by ourselves is passed over. */
function answer(state: State, record: OraclePhase, event: OracleEvent, tell: Tell<Event>): void {
  const { seat, kind, answer: said } = event;
  const player = state.players[seat];
  const top = player.pending.at(-1)?.do;
  const places = (names: readonly string[]) => names.map((name) => placeOf(player, name)).sort((one, other) => one - other);
  const discard = (names: readonly string[]) => {
    for (const name of names) act(state, seat, { type: 'discard', card: idOfName(name) as CardId }, tell);
  };
  switch (kind) {
    case 'discard':
      discard(said.cards);
      return;
    case 'place-development':
    case 'place-world':
    case 'place-second-world':
      if (top === 'place')
        act(state, seat, said.card === undefined ? { type: 'pass' } : { type: 'place', card: idOfName(said.card) as CardId }, tell);
      return;
    case 'use-second-world-power':
      if (said.card === undefined && top === 'place') act(state, seat, { type: 'pass' }, tell);
      return;
    case 'pay':
      if (top === 'pay') act(state, seat, { type: 'pay', use: places(said.use), cards: said.cards.length }, tell);
      if (player.pending.at(-1)?.do === 'pay-cards') discard(said.cards);
      return;
    case 'windfall':
    case 'produce-power':
    case 'discard-to-produce':
      answerProducing(state, event, tell);
      return;
    default:
      answerConsuming(state, record, event, tell);
  }
}

const placeOf = (player: Player, name: string) => player.tableau.findIndex(({ card }) => card === idOfName(name));

function answerConsuming(state: State, record: OraclePhase, event: OracleEvent, tell: Tell<Event>): void {
  const { seat, kind, answer: said } = event;
  const player = state.players[seat];
  const top = player.pending.at(-1)?.do;
  const use = (card: string, words: string, goods?: readonly number[]) => {
    const by = { at: placeOf(player, card), power: powerIndex(card, 'consume', words) };
    if ((player.tableau[by.at].used & (1 << by.power)) !== 0) return;
    act(state, seat, { type: 'consume', by, goods: goods ?? goodsFor(state, player, by)[0] }, tell);
  };
  switch (kind) {
    case 'trade':
      if (top === 'sell') act(state, seat, { type: 'sell', world: placeOf(player, said.world) }, tell);
      else sellByPower(state, player, placeOf(player, said.world), tell);
      return;
    case 'consume': {
      if (said.card === undefined) {
        if (top === 'consume') act(state, seat, { type: 'stop' }, tell);
        return;
      }
      // Which goods, or which to sell, is the next answer.
      const next = record.events.slice(record.events.indexOf(event) + 1).find((later) => later.seat === seat && later.kind !== undefined);
      const isAskedNext = next?.kind === 'choose-goods' || (next?.kind === 'trade' && said.power.startsWith('sell1'));
      if (!isAskedNext) use(said.card, said.power);
      return;
    }
    case 'choose-goods':
      use(
        event.card ?? '',
        event.power ?? '',
        said.worlds.map((name: string) => placeOf(player, name)).sort((one: number, other: number) => one - other),
      );
      return;
    case 'consume-hand':
      if (top === 'consume')
        use(event.card ?? '', CARDS_FOR_CHIPS.find((words) => powersOf(event.card ?? '', 'consume').includes(words)) ?? '');
      for (const name of said.cards) act(state, seat, { type: 'discard', card: idOfName(name) as CardId }, tell);
      if (player.pending.at(-1)?.do === 'cards-for-chips') act(state, seat, { type: 'stop' }, tell);
      return;
    case 'gamble':
      if (top !== 'gamble') use('Gambling World', 'gamble');
      act(state, seat, { type: 'gamble', number: said.number }, tell);
      return;
    default:
      throw new Error(`an answer of kind ${kind}`);
  }
}

const CARDS_FOR_CHIPS = ['dumpHand<=2=>1vp each!noDouble', 'dumpHand<=1=>1vp each!noDouble'];

/** A sale inside Consume, by whichever unused power of the kind the record last named. */
function sellByPower(state: State, player: Player, world: number, tell: Tell<Event>): void {
  const action = legal(state, player.seat).find((each) => {
    if (each.type !== 'consume' || each.goods[0] !== world) return false;
    return cardOf(state, player.tableau[each.by.at].card).consume[each.by.power].do === 'sell';
  });
  if (action !== undefined) apply(state, player.seat, action, tell);
  // Where there was one way to sell, the rules have done it by themselves.
  else if (player.tableau[world].good !== undefined) throw new Error(`${player.tableau[world].card} cannot be sold from`);
}

function answerProducing(state: State, event: OracleEvent, tell: Tell<Event>): void {
  const { seat, kind, answer: said } = event;
  const player = state.players[seat];
  const choices = legal(state, seat);
  if (kind === 'windfall') {
    const world = placeOf(player, said.world);
    const action = choices.find((each) => {
      if (each.type !== 'produce' || each.world !== world) return false;
      return event.by === 'produce-bonus' ? each.by === 'bonus' : each.by !== 'bonus' && each.by.at === placeOf(player, event.by ?? '');
    });
    if (action !== undefined) apply(state, seat, action, tell);
    else if (player.tableau[world].good === undefined) throw new Error(`no good for ${said.world}`);
    return;
  }
  if (kind === 'produce-power') {
    const by = { at: placeOf(player, said.card), power: powerIndex(said.card, 'produce', said.power) };
    const orders = choices.filter(
      (each) =>
        (each.type === 'draw-for' || each.type === 'produce') && each.by !== 'bonus' && each.by.at === by.at && each.by.power === by.power,
    );
    if (orders.length === 1) apply(state, seat, orders[0], tell);
    return;
  }
  if (said.cards === undefined) return;
  const card = idOfName(said.cards[0]) as CardId;
  act(state, seat, { type: 'produce-for-card', world: placeOf(player, event.world ?? ''), card }, tell);
}

/** Nothing more was answered: seats that are still asked in this phase stop or pass. */
function finish(state: State, stage: string, tell: Tell<Event>): void {
  for (let left = 20; left > 0 && state.stage === stage; left--) {
    const player = state.players.find(({ pending }) => pending.length > 0);
    if (player === undefined) return;
    const stop = legal(state, player.seat).find(({ type }) => type === 'stop' || type === 'pass');
    if (stop === undefined) throw new Error(`seat ${player.seat} is asked more than the record answers: ${player.pending.at(-1)?.do}`);
    apply(state, player.seat, stop, tell);
  }
}
