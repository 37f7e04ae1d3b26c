import { counted, isKeyOf } from '@orrery/engine';
import type { Faction } from '../../cards/factions.ts';
import { FINAL_STEPS } from '../../state.ts';
import type { EventLines } from '../shape.ts';
import { aimed, board, by, card, list, name, upgrades, type Words, wounds } from './words.ts';

const ENDINGS = {
  'life-gone': 'No life is left',
  'data-complete': 'The data is complete',
  'life-complete': 'Enough wounds were dealt',
  'final-sequence': 'The Final Sequence has run out',
  'tie-break': 'The tie-break is over',
} as const;

const FACTION: Readonly<Record<Faction, string>> = {
  marines: 'the Marines',
  aliens: 'the Aliens',
  scientists: 'the Scientists',
  greys: 'the Greys',
  pandora: 'Pandora',
};

const factionName = (faction: string): string => (isKeyOf(FACTION, faction) ? FACTION[faction] : faction);

export const eventLines = (words: Words): EventLines => ({
  'factions-given': ({ seats }, names) => list(seats.map(({ seat, faction }) => `${names(seat)} plays ${factionName(faction)}`)),
  'board-placed': ({ seat, board: id }, names) => `${names(seat)} places ${board(id)}`,
  'sector-chosen': ({ seat, sector }, names) => `${names(seat)} chooses ${board(sector)} for the alliance`,
  'marker-placed': ({ seat, marker }, names) => `${names(seat)} puts the marker on the ${marker.side} of ${words.sector(marker.place)}`,
  'order-set': ({ order }, names) => `Order of turns: ${order.map(names).join(', ')}`,
  'card-chosen': ({ seat, card: id }, names) => `${names(seat)} picks ${card(id)}`,
  'unit-placed': ({ seat, unit, to }, names) => `${names(seat)} places ${words.unit(unit)} in ${words.room(to)}`,
  'turn-began': ({ seat, turn }, names) => `Turn ${turn}: ${names(seat)}`,
  'turn-skipped': ({ seat }, names) => `${names(seat)} has no unit that can move and skips the turn`,
  'extra-turn': ({ seat }, names) => `${names(seat)} takes an extra turn`,
  'unit-moved': ({ unit, by: seat, how, route, to }, names) => {
    if (how === 'from-space') return `${words.unit(unit)} enters ${words.room(to)} from space`;
    if (how === 'relocated') return `${names(seat)} puts ${words.unit(unit)} into ${words.room(to)}`;
    const jumps = route.length > 0 && route.at(-1) !== to.place;
    const where = jumps ? `${words.sector(route.at(-1) ?? to.place)} and is teleported to ${words.room(to)}` : words.room(to);
    if (how === 'led') return `${names(seat)} leads ${words.unit(unit)} to ${words.room(to)}`;
    return `${words.unit(unit)} moves to ${where}`;
  },
  'unit-ejected': ({ unit, by: seat, from }, names) => `${names(seat)} ejects ${words.unit(unit)} from ${words.sector(from)} into space`,
  'unit-appeared': ({ unit, to, cause: why }) => `${words.unit(unit)} appears in ${words.room(to)}${why === 'sector' ? '' : by(why)}`,
  'unit-shifted': ({ unit, to }) => `${words.unit(unit)} is shifted to ${words.room(to)}`,
  'trap-sprung': ({ card: id, owner, unit }, names) => `${words.unit(unit)} sets off ${names(owner)}’s ${card(id)}`,
  'assault-began': ({ seat, place }, names) =>
    place === undefined ? `Assault by ${names(seat)} in all sectors` : `Minor Assault by ${names(seat)} in ${words.sector(place)}`,
  'unit-attacked': ({ unit, target }) => `${words.unit(unit)} attacks ${words.unit(target)}`,
  'struck-from-hiding': ({ at, target }) => `${card('hidden')} in ${words.sector(at.place)} strikes ${words.unit(target)}`,
  wounded: ({ unit, wounds: count, cause: why }) => `${words.unit(unit)} suffers ${wounds(count)}${by(why)}`,
  'life-regained': ({ seat, life, cause: why }, names) => (life === 0 ? undefined : `${names(seat)} regains ${life} life${by(why)}`),
  'points-taken': ({ by: seat, from, points, cause: why }, names) =>
    points === 0 ? undefined : `${names(seat)} makes ${names(from)} lose ${counted(points, 'point')}${by(why)}`,
  'data-gained': ({ seat, data, cause: why }, names) => (data === 0 ? undefined : `${names(seat)} gains ${data} data${by(why)}`),
  'upgrades-taken': ({ seat, count, cause: why }, names) =>
    count === 0 ? `No Upgrade token is left for ${names(seat)}${by(why)}` : `${names(seat)} takes ${upgrades(count)}${by(why)}`,
  'upgrades-lost': ({ seat, count, card: spot, cause: why }, names) => {
    if (count === 0) return undefined;
    const from = spot === undefined ? '' : ` from a card in ${words.sector(spot.place)}`;
    return `${names(seat)} loses ${upgrades(count)}${from}${by(why)}`;
  },
  'unit-upgraded': ({ unit }) => `${words.unit(unit)} is upgraded`,
  'card-upgraded': ({ seat, at, number, card: id }, names) =>
    `${names(seat)} upgrades ${id === undefined ? 'a card' : card(id)} in ${words.sector(at.place)}: its number is now ${number}`,
  'malfunction-moved': ({ seat, to, card: id }, names) =>
    `${names(seat)} puts the Malfunction token on ${card(id)} in ${words.sector(to.place)}`,
  'card-deactivated': ({ at, card: id }) => `${card(id)} in ${words.sector(at.place)} is switched off for good`,
  'card-armed': ({ at, card: id }) => `${card(id)} in ${words.sector(at.place)} is armed`,
  recorded: ({ at, counter }) => `${card('camcorder')} in ${words.sector(at.place)} films: its counter shows ${counter}`,
  'unit-infested': ({ unit, tokens }) => `${words.unit(unit)} gets ${tokens === 1 ? 'a Parasite' : `${tokens} Parasites`}`,
  'unit-cured': ({ unit }) => `${words.unit(unit)} loses its Parasites`,
  'unit-gripped': ({ unit, at }) => `${words.unit(unit)} is held by ${card('gripper')} in ${words.sector(at.place)}`,
  'unit-freed': ({ unit }) => `${words.unit(unit)} is free again`,
  'unit-hidden': ({ unit }) => `${words.unit(unit)} becomes invisible`,
  'unit-seen': ({ unit }) => `${words.unit(unit)} is visible again`,
  'card-performed': ({ seat, card: id, at }, names) => `${names(seat)} performs ${card(id)} in ${words.sector(at.place)}`,
  'instant-played': ({ seat, card: id, target }, names) => `${names(seat)} plays ${aimed(`card:${id}`, words.aimPast(target))}`,
  'bonus-played': ({ seat, card: id, target }, names) => `${names(seat)} plays ${aimed(`bonus:${id}`, words.aimPast(target))}`,
  'bonus-taken': ({ seat, card: id }, names) => `${names(seat)} takes the bonus card ${name(`bonus:${id}`)}`,
  'card-installed': ({ seat, card: id, at }, names) => `${names(seat)} installs ${card(id)} in ${words.slot(at)}`,
  'instant-taken': ({ seat, card: id }, names) => `${names(seat)} keeps ${card(id)} for later`,
  'card-discarded': ({ owner, card: id, at, by: seat }, names) => {
    const what = `${names(owner)}’s ${card(id)} in ${words.sector(at.place)}`;
    return seat === undefined || seat === owner ? `${what} is discarded` : `${names(seat)} discards ${what}`;
  },
  'pending-filled': ({ seat, card: id, at }, names) => `${names(seat)} puts ${card(id)} in ${words.slot(at)}`,
  'card-captured': ({ unit, at, card: id }) => `${words.unit(unit)} captures ${card(id)} in ${words.sector(at.place)}`,
  'card-released': ({ at, card: id }) => `${card(id)} in ${words.sector(at.place)} goes back to its owner`,
  'end-token-moved': ({ seat, stepsLeft }, names) =>
    `${names(seat)}’s deck is empty: the end token advances to ${stepsLeft === 0 ? 'END' : Math.min(stepsLeft, FINAL_STEPS)}`,
  'tie-break-began': ({ tied }, names) => `A tie between ${list(tied.map(names))}: one extra turn each`,
  'match-ended': ({ because, winners }, names) => `${ENDINGS[because]}: ${outcome(winners.map(names))}`,
});

function outcome(winners: readonly string[]): string {
  if (winners.length === 0) return 'nobody wins';
  return winners.length === 1 ? `${winners[0]} wins` : `${list(winners)} win together`;
}
