import { FACILITIES, type Facility, FIELDS, type Ship, TERRITORIES, type View } from '@orrery/alien-frontiers';
import type { GameText, Locale, SeatNames } from '@orrery/engine';
import { WORDS } from '../words.ts';

const PIPS = ['', '⚀', '⚁', '⚂', '⚃', '⚄', '⚅'] as const;
const NAME_WIDTH = 24;
const HEADINGS = {
  en: { stations: 'Stations', planet: 'Planet', display: 'Cards on display' },
  ru: { stations: 'Станции', planet: 'Планета', display: 'Выложенные карты' },
} as const satisfies Record<Locale, unknown>;

interface Drawn {
  readonly view: View;
  readonly text: GameText;
  readonly name: SeatNames;
}

/** The whole table as lines of text. Ships carry the first letters of their owners. */
export function board(view: View, text: GameText, name: SeatNames): string[] {
  const drawn = { view, text, name };
  const headings = HEADINGS[text.locale];
  return [
    `── ${headings.stations} ──`,
    ...FACILITIES.map((facility) => facilityLine(drawn, facility)),
    `── ${headings.planet} ──`,
    ...TERRITORIES.map((_, index) => territoryLine(drawn, index)),
    `── ${headings.display} ──`,
    `  ${view.display.map((card) => termOf(drawn, card)).join(' · ')}`,
    `── ${WORDS[text.locale].players} ──`,
    ...view.players.map((player) => playerLine(drawn, player.seat)),
  ];
}

function termOf({ text }: Drawn, id: string): string {
  return text.terms[id]?.name ?? id;
}

function shipsOf({ name }: Drawn, ships: readonly Ship[]): string {
  const owners = [...new Set(ships.map((ship) => ship.owner))];
  const fleets = owners.map((owner) => {
    const faces = ships.filter((ship) => ship.owner === owner).map((ship) => `${PIPS[ship.face]}${ship.face}${ship.relic ? '*' : ''}`);
    return `${name(owner)} ${faces.join(' ')}`;
  });
  return fleets.join(' | ');
}

function facilityLine(drawn: Drawn, facility: Facility): string {
  return `  ${termOf(drawn, facility).padEnd(NAME_WIDTH)} ${shipsOf(drawn, drawn.view.docks[facility])}`.trimEnd();
}

function territoryLine(drawn: Drawn, index: number): string {
  const { view, name } = drawn;
  const seats = view.players.length;
  const colonies = view.players.map(({ seat }) => ({ seat, count: view.colonies[index * seats + seat] })).filter(({ count }) => count > 0);
  const most = Math.max(0, ...colonies.map(({ count }) => count));
  const first = colonies.filter(({ count }) => count === most);
  const parts = colonies.map(
    ({ seat, count }) => `${name(seat)} ${'●'.repeat(count)}${first.length === 1 && first[0].seat === seat ? ' ★' : ''}`,
  );
  const fields = FIELDS.filter((field) => view.fields[field] === TERRITORIES[index]).map((field) => `[${termOf(drawn, field)}]`);
  return `  ${termOf(drawn, TERRITORIES[index]).padEnd(NAME_WIDTH)} ${[...parts, ...fields].join('  ')}`.trimEnd();
}

function playerLine(drawn: Drawn, seat: number): string {
  const { view, name } = drawn;
  const { fuel, ore, cards, colonies, hubCircle } = view.players[seat];
  const tokens = `${termOf(drawn, 'fuel')} ${fuel}, ${termOf(drawn, 'ore')} ${ore}, ${termOf(drawn, 'colony')} ${colonies}`;
  const hub = hubCircle === 0 ? '' : `, ${termOf(drawn, 'colonist-hub')} ${hubCircle}/7`;
  const held = cards.length === 0 ? '' : ` · ${cards.map((card) => termOf(drawn, card)).join(', ')}`;
  const unplaced = view.turn.seat === seat && view.turn.unplaced.length > 0 ? ` · ${shipsOf(drawn, view.turn.unplaced)}` : '';
  return `  ${name(seat).padEnd(NAME_WIDTH)} ${tokens}${hub}${held}${unplaced}`;
}
