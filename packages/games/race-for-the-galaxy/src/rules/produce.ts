import type { Tell } from '@orrery/engine';
import type { ActionOf, PowerAt } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { GOODS, type Good, type ProducePower } from '../cards/powers.ts';
import type { Event } from '../events.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce, removeFrom } from './cards.ts';
import { discardTo, draw, layGood } from './piles.ts';
import { drawnBy, filledBy, momentOf } from './produce-words.ts';

/** [RG-9.1] Production worlds and fixed draws need no choice; the rest is asked for seat by seat. */
export function beginProduce(draft: State, tell: Tell<Event>): void {
  for (const seat of draft.order) {
    const player = draft.players[seat];
    player.produced = GOODS.map(() => 0);
    player.hasBonusDue = player.actions.includes('produce');
    produceEverywhere(draft, player, tell);
    player.pending = [{ do: 'produce' }];
  }
}

function produceEverywhere(draft: State, player: Player, tell: Tell<Event>): void {
  for (let at = 0; at < player.tableau.length; at++) {
    const powers = powersAt(draft, player, at);
    for (let power = 0; power < powers.length; power++) {
      const moment = momentOf(powers[power]);
      if (isUsed(player, at, power) || (moment !== 'good-here' && moment !== 'draw-at-once')) continue;
      use(player, { at, power });
      if (moment === 'good-here' && player.tableau[at].good === undefined) produceOn(draft, player, { at, because: 'produce' }, tell);
      draw(draft, player, { count: drawnBy(powers[power], draft, player), because: player.tableau[at].card }, tell);
    }
  }
}

const NO_POWERS: readonly ProducePower[] = [];

/** Powers of the card at this place that are in force, used or not. */
function powersAt(state: State, player: Player, at: number): readonly ProducePower[] {
  const placed = player.tableau[at];
  return isInForce(placed) ? cardOf(state, placed.card).produce : NO_POWERS;
}

function isUsed(player: Player, at: number, power: number): boolean {
  return (player.tableau[at].used & (1 << power)) !== 0;
}

function use(player: Player, { at, power }: PowerAt): void {
  player.tableau[at].used |= 1 << power;
}

/** A good appears, if there is a card for it [RG-4.6]; what is drawn for it comes at once [RG-9.4], and for production alone [RG-R27]. */
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
  if (!isInForce(placed)) return;
  for (const power of card.produce) {
    if (momentOf(power) === 'with-a-good-here') draw(draft, player, { count: drawnBy(power, draft, player), because: placed.card }, tell);
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

/** [RG-9.2] [RG-R26] [RG-R31] What may be produced where by bonus and powers, those for one kind first; nothing where no world fits. */
export function windfallChoices(state: State, player: Player): ActionOf<'produce'>[] {
  const special: ActionOf<'produce'>[] = [];
  const general: ActionOf<'produce'>[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    const powers = powersAt(state, player, at);
    for (let power = 0; power < powers.length; power++) {
      if (momentOf(powers[power]) !== 'windfall' || isUsed(player, at, power)) continue;
      const kind = filledBy(powers[power]);
      const list = kind === undefined ? general : special;
      for (const world of emptyWindfalls(state, player, kind)) list.push({ type: 'produce', by: { at, power }, world });
    }
  }
  if (player.hasBonusDue) {
    for (const world of emptyWindfalls(state, player, undefined)) special.push({ type: 'produce', by: 'bonus', world });
  }
  special.push(...general);
  return special;
}

/** Everything that can be filled will be filled, whatever does it: then there is nothing to choose. */
export function isForced(choices: readonly ActionOf<'produce'>[]): boolean {
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

/** [RG-9.3] [RG-R44] Empty worlds that produce for a card of the hand, each once per phase. */
export function worldsForCards(state: State, player: Player): number[] {
  const worlds: number[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    if (player.tableau[at].good !== undefined) continue;
    const powers = powersAt(state, player, at);
    for (let power = 0; power < powers.length; power++) {
      if (momentOf(powers[power]) === 'for-a-card' && !isUsed(player, at, power)) worlds.push(at);
    }
  }
  return worlds;
}

/** [RG-9.3] A card may be given up for a good now, or after a draw that may come first [RG-R28]. */
export function mayProduceForCard(state: State, player: Player): boolean {
  if (worldsForCards(state, player).length === 0) return false;
  return player.hand.length > 0 || drawsForProduced(state, player).length > 0;
}

/**
 * [RG-9.5] [RG-R29] Powers that draw for what was produced so far; when they are used matters only while something may still be produced.
 */
export function drawsForProduced(state: State, player: Player): PowerAt[] {
  const powers: PowerAt[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    const here = powersAt(state, player, at);
    for (let power = 0; power < here.length; power++) {
      if (momentOf(here[power]) === 'last' && !isUsed(player, at, power)) powers.push({ at, power });
    }
  }
  return powers;
}

export function produce(draft: State, player: Player, action: ActionOf<'produce'>, tell: Tell<Event>): void {
  if (action.by === 'bonus') player.hasBonusDue = false;
  else use(player, action.by);
  produceOn(draft, player, { at: action.world, because: action.by === 'bonus' ? 'bonus' : player.tableau[action.by.at].card }, tell);
}

export function drawFor(draft: State, player: Player, by: PowerAt, tell: Tell<Event>): void {
  const placed = player.tableau[by.at];
  const power = cardOf(draft, placed.card).produce[by.power];
  use(player, by);
  draw(draft, player, { count: drawnBy(power, draft, player), because: placed.card }, tell);
}

export function produceForCard(draft: State, player: Player, action: ActionOf<'produce-for-card'>, tell: Tell<Event>): void {
  const powers = cardOf(draft, player.tableau[action.world].card).produce;
  use(player, { at: action.world, power: powers.findIndex((power) => momentOf(power) === 'for-a-card') });
  removeFrom(player.hand, action.card);
  discardTo(draft, player, action.card);
  const { seat } = player;
  tell({ type: 'cards-discarded', seat, count: 1, because: 'produce' }, { only: seat, adds: { cards: [action.card] } });
  produceOn(draft, player, { at: action.world, because: 'produce' }, tell);
}

/** [RG-9.6] Draws for having produced the most come at the end of the phase, in turn order. */
export function drawForMost(draft: State, tell: Tell<Event>): void {
  for (const seat of draft.order) {
    const player = draft.players[seat];
    for (const placed of player.tableau) {
      if (!isInForce(placed)) continue;
      for (const power of cardOf(draft, placed.card).produce) {
        if (momentOf(power) === 'at-the-end') draw(draft, player, { count: drawnBy(power, draft, player), because: placed.card }, tell);
      }
    }
  }
}
