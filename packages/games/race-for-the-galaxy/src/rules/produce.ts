import type { Tell } from '@orrery/engine';
import type { PowerAt, Say } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { GOODS, type Good, type ProducePower } from '../cards/powers.ts';
import type { Event } from '../events.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce, removeFrom } from './cards.ts';
import { discardTo, draw, layGood } from './piles.ts';

/** [RG-9.1] Production worlds and fixed draws need no choice; the rest is asked for seat by seat. */
export function beginProduce(draft: State, tell: Tell<Event>): void {
  for (const seat of draft.order) {
    const player = draft.players[seat];
    player.produced = GOODS.map(() => 0);
    player.hasBonusDue = player.actions.includes('produce');
    produceEverywhere(draft, player, tell);
    player.steps = [{ do: 'produce' }];
  }
}

function produceEverywhere(draft: State, player: Player, tell: Tell<Event>): void {
  for (let at = 0; at < player.tableau.length; at++) {
    forEachPower(draft, player, at, (power, index) => {
      if (power.do === 'produce-here') {
        use(player, { at, power: index });
        if (player.tableau[at].good === undefined) produceOn(draft, player, { at, because: 'produce' }, tell);
      } else if (power.do === 'draw') {
        use(player, { at, power: index });
        draw(draft, player, { count: power.count, because: player.tableau[at].card }, tell);
      } else if (power.do === 'draw-for-worlds') {
        use(player, { at, power: index });
        draw(draft, player, { count: worldsOf(draft, player, power.of), because: player.tableau[at].card }, tell);
      }
    });
  }
}

function forEachPower(state: State, player: Player, at: number, look: (power: ProducePower, index: number) => void): void {
  const placed = player.tableau[at];
  if (!isInForce(placed)) return;
  cardOf(state, placed.card).produce.forEach((power, index) => {
    if ((placed.used & (1 << index)) === 0) look(power, index);
  });
}

function use(player: Player, { at, power }: PowerAt): void {
  player.tableau[at].used |= 1 << power;
}

function worldsOf(state: State, player: Player, of: Good | 'military'): number {
  return player.tableau.filter(({ card }) => {
    const { kind, isMilitary, good } = cardOf(state, card);
    return kind === 'world' && (of === 'military' ? isMilitary : good === of);
  }).length;
}

/** A good appears, if there is a card for it [RG-4.6]; what is drawn for it comes at once [RG-9.4]. */
function produceOn(
  draft: State,
  player: Player,
  made: { readonly at: number; readonly because: CardId | 'produce' | 'bonus' },
  tell: Tell<Event>,
): void {
  const placed = player.tableau[made.at];
  layGood(draft, player, made, tell);
  if (placed.good === undefined) return;
  placed.hasProduced = true;
  const card = cardOf(draft, placed.card);
  if (card.good !== undefined) player.produced[GOODS.indexOf(card.good)] += 1;
  for (const power of card.produce) {
    if (power.do === 'draw-if-produced-here' && isInForce(placed)) draw(draft, player, { count: power.count, because: placed.card }, tell);
  }
}

/** Empty windfall worlds, of this kind if one is named. */
function emptyWindfalls(state: State, player: Player, kind: Good | undefined): number[] {
  const places: number[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    const { card, good } = player.tableau[at];
    if (good !== undefined) continue;
    const facts = cardOf(state, card);
    if (facts.world === 'windfall' && (kind === undefined || facts.good === kind)) places.push(at);
  }
  return places;
}

/** [RG-9.2] What may be produced where by bonus and powers, those for one kind first. */
export function windfallChoices(state: State, player: Player): Say<'produce'>[] {
  const special: Say<'produce'>[] = [];
  const general: Say<'produce'>[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    forEachPower(state, player, at, (power, index) => {
      if (power.do !== 'produce-windfall') return;
      const list = power.kind === undefined ? general : special;
      for (const world of emptyWindfalls(state, player, power.kind)) list.push({ type: 'produce', by: { at, power: index }, world });
    });
  }
  if (player.hasBonusDue) {
    for (const world of emptyWindfalls(state, player, undefined)) special.push({ type: 'produce', by: 'bonus', world });
  }
  return [...special, ...general];
}

/** Everything that can be filled will be filled, whoever does it: then there is nothing to choose. */
export function isForced(choices: readonly Say<'produce'>[]): boolean {
  const worlds = new Set(choices.map(({ world }) => world));
  const sources: Set<number>[] = [];
  const seen = new Map<string, Set<number>>();
  for (const { by, world } of choices) {
    const name = by === 'bonus' ? 'bonus' : `${by.at} ${by.power}`;
    const reach = seen.get(name) ?? new Set<number>();
    if (reach.size === 0) sources.push(reach);
    seen.set(name, reach.add(world));
  }
  if (sources.length < worlds.size) return worlds.size === 1;
  const left = new Set(worlds);
  for (const reach of sources) {
    const world = [...reach].find((place) => left.has(place));
    if (world !== undefined) left.delete(world);
  }
  return left.size === 0;
}

/** [RG-9.3] Empty worlds that produce for a card of the hand. */
export function worldsForCards(state: State, player: Player): number[] {
  const worlds: number[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    if (player.tableau[at].good !== undefined) continue;
    forEachPower(state, player, at, (power) => {
      if (power.do === 'produce-for-card') worlds.push(at);
    });
  }
  return worlds;
}

/** [RG-9.3] A card may be given up for a good now, or after a draw that may come first [RG-R28]. */
export function mayProduceForCard(state: State, player: Player): boolean {
  if (worldsForCards(state, player).length === 0) return false;
  return player.hand.length > 0 || drawsForProduced(state, player).length > 0;
}

/** [RG-9.5] Powers that draw for what was produced so far; when they are used matters only while something may still be produced. */
export function drawsForProduced(state: State, player: Player): PowerAt[] {
  const powers: PowerAt[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    forEachPower(state, player, at, (power, index) => {
      if (power.do === 'draw-for-kinds' || power.do === 'draw-for-produced') powers.push({ at, power: index });
    });
  }
  return powers;
}

export function produce(draft: State, player: Player, order: Say<'produce'>, tell: Tell<Event>): void {
  if (order.by === 'bonus') player.hasBonusDue = false;
  else use(player, order.by);
  produceOn(draft, player, { at: order.world, because: order.by === 'bonus' ? 'bonus' : player.tableau[order.by.at].card }, tell);
}

export function drawFor(draft: State, player: Player, by: PowerAt, tell: Tell<Event>): void {
  const placed = player.tableau[by.at];
  const power = cardOf(draft, placed.card).produce[by.power];
  use(player, by);
  if (power.do === 'draw-for-kinds')
    draw(draft, player, { count: player.produced.filter((count) => count > 0).length, because: placed.card }, tell);
  if (power.do === 'draw-for-produced')
    draw(draft, player, { count: player.produced[GOODS.indexOf(power.kind)], because: placed.card }, tell);
}

export function produceForCard(draft: State, player: Player, order: Say<'produce-for-card'>, tell: Tell<Event>): void {
  const powers = cardOf(draft, player.tableau[order.world].card).produce;
  use(player, { at: order.world, power: powers.findIndex((power) => power.do === 'produce-for-card') });
  removeFrom(player.hand, order.card);
  discardTo(draft, player, order.card);
  const { seat } = player;
  tell({ type: 'cards-discarded', seat, count: 1, because: 'produce' }, { only: seat, adds: { cards: [order.card] } });
  produceOn(draft, player, { at: order.world, because: 'produce' }, tell);
}

/** [RG-9.6] At the end of the phase: more of this kind than every other player. */
export function drawForMost(draft: State, tell: Tell<Event>): void {
  for (const seat of draft.order) {
    const player = draft.players[seat];
    for (const placed of player.tableau) {
      for (const power of cardOf(draft, placed.card).produce) {
        if (power.do !== 'draw-if-most' || !isInForce(placed)) continue;
        const kind = GOODS.indexOf(power.kind);
        const isMost = draft.players.every((other) => other === player || other.produced[kind] < player.produced[kind]);
        if (isMost && player.produced[kind] > 0) draw(draft, player, { count: power.count, because: placed.card }, tell);
      }
    }
  }
}
