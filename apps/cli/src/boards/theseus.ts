import type { GameText, SeatNames } from '@orrery/engine';
import { ROOMS, SPACE, strengthOf, type View } from '@orrery/theseus';
import { WORDS } from '../words.ts';

const NAME_WIDTH = 22;
const EMPTY = '·';
const UPGRADED = '+';

interface Drawn {
  readonly view: View;
  readonly text: GameText;
  readonly name: SeatNames;
}

type SectorView = View['sectors'][number];
type InstalledView = NonNullable<SectorView['slots'][number]>;

/** The whole table as lines of text: the ring sector by sector with rooms and slots, open space, then who has what. */
export function board(view: View, text: GameText, name: SeatNames): string[] {
  const drawn = { view, text, name };
  const inSpace = view.units.flatMap((unit, number) => (unit.at === SPACE ? [unitName(drawn, number)] : []));
  return [
    `── ${termOf(drawn, 'final-sequence')} ${view.finalSteps} · ${termOf(drawn, 'token:upgrade')} ${view.supply} ──`,
    ...view.sectors.flatMap((sector, place) => sectorLines(drawn, sector, place)),
    `  ${termOf(drawn, 'open-space').padEnd(NAME_WIDTH)} ${inSpace.join(', ') || '–'}`,
    `── ${WORDS[text.locale].players} ──`,
    ...view.players.map((player) => playerLine(drawn, player)),
  ];
}

function termOf({ text }: Drawn, id: string): string {
  return text.terms[id]?.name ?? id;
}

/** The common units of a player by faction and number, the others by their kind. */
function unitName(drawn: Drawn, number: number): string {
  const { units, players } = drawn.view;
  const unit = units[number];
  const alike = units.filter((other) => other.seat === unit.seat && other.kind === unit.kind);
  const name = termOf(drawn, `unit:${unit.kind === 'soldier' ? players[unit.seat].faction : unit.kind}`);
  const tokens = [
    unit.isUpgraded ? UPGRADED : '',
    unit.isInvisible ? '?' : '',
    unit.heldBy === undefined ? '' : '#',
    '*'.repeat(unit.parasites),
  ];
  return `${name} ${alike.indexOf(unit) + 1}${tokens.join('')}`;
}

function sectorLines(drawn: Drawn, sector: SectorView, place: number): string[] {
  const { units, marker } = drawn.view;
  const rooms = ROOMS.map((room) => {
    const there = units.findIndex((unit) => unit.at === place && unit.room === room);
    return `${room}: ${there < 0 ? EMPTY : unitName(drawn, there)}`;
  });
  const mark = marker?.place === place ? ` [${termOf(drawn, 'token:marker')}]` : '';
  const slots = sector.slots.map((installed, slot) => `${slot + 1} ${slotText(drawn, { sector, installed, place, slot })}`);
  const pending = sector.pending.map((card, slot) => pendingText(drawn, { card: card?.card, place, slot }));
  return [
    `  ${`${place + 1}. ${termOf(drawn, `sector:${sector.id}`)}${mark}`.padEnd(NAME_WIDTH)} ${rooms.join('  ')}`,
    `     ${slots.join(' | ')}${pending.length === 0 ? '' : `  → ${pending.join(' | ')}`}`,
  ];
}

interface SlotAt {
  readonly sector: SectorView;
  readonly installed: InstalledView | null;
  readonly place: number;
  readonly slot: number;
}

function slotText(drawn: Drawn, { sector, installed, place, slot }: SlotAt): string {
  const bonus = sector.bonus[slot];
  if (installed === null) return bonus === null ? EMPTY : `(${termOf(drawn, `bonus:${bonus}`)})`;
  const strength = strengthOf(installed);
  const parts = [
    termOf(drawn, `card:${installed.card}`),
    strength > 0 ? ` ${strength}` : '',
    installed.counter > 0 ? ` [${installed.counter}]` : '',
  ];
  const tokens = [installed.isArmed ? '!' : '', installed.isDeactivated ? '×' : '', installed.captor === undefined ? '' : '@'];
  return `${parts.join('')}${tokens.join('')}${malfunctionAt(drawn, { place, row: 'slots', slot })}`;
}

function pendingText(
  drawn: Drawn,
  { card, place, slot }: { readonly card: string | undefined; readonly place: number; readonly slot: number },
): string {
  return card === undefined ? EMPTY : `${termOf(drawn, `card:${card}`)}${malfunctionAt(drawn, { place, row: 'pending', slot })}`;
}

function malfunctionAt(
  { view }: Drawn,
  { place, row, slot }: { readonly place: number; readonly row: string; readonly slot: number },
): string {
  const { malfunction } = view;
  return malfunction?.place === place && malfunction.row === row && malfunction.slot === slot ? ' ✗' : '';
}

function playerLine(drawn: Drawn, player: View['players'][number]): string {
  const cards = (deck: string, ids: readonly string[]) => ids.map((id) => termOf(drawn, `${deck}:${id}`));
  const held = [...cards('card', player.hand), ...cards('bonus', player.bonus)];
  const parts = [
    `${termOf(drawn, 'life')} ${player.life}`,
    `${termOf(drawn, 'data')} ${player.data}`,
    `${termOf(drawn, 'token:upgrade')} ${player.upgrades}`,
    `${termOf(drawn, 'deck')} ${player.pile.count}${player.pile.open.length === 0 ? '' : ` (${cards('card', player.pile.open).join(', ')})`}`,
    `✋ ${held.join(', ') || '–'}`,
  ];
  return `  ${`${drawn.name(player.seat)} (${termOf(drawn, `faction:${player.faction}`)})`.padEnd(NAME_WIDTH)} ${parts.join(' · ')}`;
}
