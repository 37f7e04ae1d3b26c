import { type Chance, shuffle } from '@orrery/engine';
import { poolOf } from '../cards/decks.ts';
import type { CardId } from '../cards/titles.ts';
import type { Player, State } from '../state.ts';
import type { PlayerView, View } from './view.ts';

/** [TH-R62] Under the open cards of each deck lies some of what nobody has seen of its faction, in an order of chance. */
export function imagine(view: View, chance: Chance): State {
  const { turn, tieBreak } = view;
  return {
    options: view.options,
    seats: view.seats,
    mode: view.mode,
    chance,
    order: [...view.order],
    sectors: view.sectors.map((sector) => ({
      id: sector.id,
      slots: sector.slots.map((installed) => installed && { ...installed }),
      bonus: [...sector.bonus],
      pending: [...sector.pending],
    })),
    boardsLeft: [...view.boardsLeft],
    players: view.players.map((player) => imaginePlayer(view, player, chance)),
    units: view.units.map((unit) => ({ ...unit })),
    marker: view.marker,
    malfunction: view.malfunction,
    supply: view.supply,
    finalSteps: view.finalSteps,
    turn: { number: turn.number, seat: turn.seat, further: turn.further },
    pending: [...view.pending],
    tieBreak: tieBreak && { tied: tieBreak.tied, turnsLeft: [...tieBreak.turnsLeft] },
    ended: view.ended,
  };
}

function imaginePlayer(view: View, player: PlayerView, chance: Chance): Player {
  const unseen = unseenCards(view, player);
  shuffle(chance, unseen);
  const { open, count } = player.pile;
  return {
    seat: player.seat,
    faction: player.faction,
    life: player.life,
    data: player.data,
    upgrades: player.upgrades,
    deck: [...unseen.slice(0, count - open.length), ...[...open].reverse()],
    chosen: [...player.chosen],
    hand: [...player.hand],
    bonus: [...player.bonus],
    discard: [...player.discard],
    isOut: player.isOut,
  };
}

/** [TH-2.4] Of a chosen deck the contents are known, of a dealt one only what it was dealt from. */
function unseenCards(view: View, player: PlayerView): CardId[] {
  const pool = player.chosen.length > 0 ? [...player.chosen] : poolOf(player.faction, view.options.decks);
  const seen = [...player.pile.open, ...player.hand, ...player.discard];
  for (const { slots, pending } of view.sectors) {
    for (const lying of [...slots, ...pending]) if (lying?.owner === player.seat) seen.push(lying.card);
  }
  for (const card of seen) {
    const index = pool.indexOf(card);
    if (index >= 0) pool.splice(index, 1);
  }
  return pool;
}
