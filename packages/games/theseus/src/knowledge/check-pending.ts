import type { Seat } from '@orrery/engine';
import { CARDS } from '../cards/titles.ts';
import type { AnyPending, Pending, PendingByKind, PendingOf, RoomSpot } from '../pending.ts';
import { type Place, SPACE, type Spot, type State, type UnitNumber } from '../state.ts';

/** [TH-15.1] While the match goes on there is something to do, and every step speaks of things that are there. */
export function checkPending(state: State): void {
  const { pending, ended } = state;
  must(
    (pending.length === 0) === (ended !== undefined),
    ended === undefined ? 'TH-15.1: nothing is left to do' : 'TH-15.1: a step after the end',
  );
  const [last] = pending;
  const isTurnLeft = last === undefined || last.do === 'turn' || last.do === 'end-turn';
  must(state.turn.number === 0 || isTurnLeft, 'TH-3.6: no turn would follow this one');
  for (const step of pending) {
    checkNames(state, step);
    checkStep(state, step);
  }
}

function must(holds: boolean, broken: string): void {
  if (!holds) throw new Error(broken);
}

/** Seats, places, units and slots that a step names exist. */
function checkNames(state: State, step: Pending): void {
  const named = `the step ${step.do}`;
  const isPlace = (place: Place | undefined) => place === undefined || (place >= 0 && place < state.sectors.length);
  const isRoom = (room: RoomSpot | undefined) => room === undefined || isPlace(room.place);
  if ('seat' in step) must(step.seat >= 0 && step.seat < state.seats, `TH-3.1: ${named} is for nobody`);
  if ('unit' in step && step.unit !== undefined) must(state.units[step.unit] !== undefined, `TH-3.1: ${named} is of no unit`);
  if ('place' in step) must(isPlace(step.place), `TH-3.2: ${named} is nowhere`);
  if ('to' in step) must(isRoom(step.to), `TH-3.4: ${named} leads nowhere`);
  if ('route' in step) must(step.route.every(isPlace), `TH-3.2: ${named} leads nowhere`);
  if ('slots' in step) {
    const { slots } = state.sectors[step.place];
    must(new Set(step.slots).size === step.slots.length, `TH-4.1: ${named} has a card twice`);
    must(
      step.slots.every((slot) => slot < slots.length),
      `TH-4.1: ${named} has a slot that is not there`,
    );
  }
  if ('left' in step) must(step.left >= 0, `TH-5.1: ${named} asks for ${step.left} more`);
}

type Checks = { readonly [Do in Pending['do']]: ((state: State, step: PendingByKind[Do]) => void) | undefined };

/** What only this kind of step must keep, beyond the things it names. */
const CHECKS: Checks = {
  'place-board': undefined,
  'choose-alliance-sector': undefined,
  'place-marker': undefined,
  'choose-deck': undefined,
  'install-first': undefined,
  'lay-pending': undefined,
  'place-unit': undefined,
  begin: undefined,
  turn: undefined,
  movement: undefined,
  travel: (state, { route, unit }) =>
    must(route.length > 0 && stands(state, unit), 'TH-3.2: a unit travels that is in no sector, or nowhere to'),
  arrive: ({ units }, { unit, by }) => {
    must(units[unit].at >= SPACE, 'TH-3.5: a unit arrives that is not in play');
    must((by === 'from-space') === (units[unit].at === SPACE), 'TH-9.2: out of space come those who are there');
  },
  traps: undefined,
  'fill-check': undefined,
  between: undefined,
  actions: undefined,
  perform: (state, { card, title }) =>
    must(isSlot(state, card, 'slots') && CARDS[title].type === 'action', 'TH-5.1: no action card is performed there'),
  birth: (state, step) => must(isPandora(state, step.seat), 'TH-16.3: a birth of another faction than Pandora'),
  capture: (state, step) => must(isPandora(state, step.seat), 'TH-16.4: a capture by another faction than Pandora'),
  'sector-action': undefined,
  'extra-turn': undefined,
  'pending-cards': undefined,
  refill: (state, { spot }) => must(isSlot(state, spot, 'pending'), 'TH-7.5: there is no pending slot to refill'),
  'end-turn': undefined,
  assault: checkAssault,
  attack: (state, { unit }) => must(stands(state, unit), 'TH-8.1: a unit attacks out of nowhere'),
  support: undefined,
  'put-malfunction': undefined,
  'take-points': ({ mode }) => must(mode === 'deathmatch', 'TH-10.3: points are taken only in a deathmatch'),
};

function checkStep<Do extends Pending['do']>(state: State, step: AnyPending<Do>): void {
  CHECKS[step.do]?.(state, step);
}

function checkAssault(state: State, { seat, place, units, hiding }: PendingOf<'assault'>): void {
  must(new Set(units).size === units.length, 'TH-8.3: a unit attacks twice');
  must(
    units.every(
      (unit) => stands(state, unit) && state.units[unit].seat === seat && (place ?? state.units[unit].at) === state.units[unit].at,
    ),
    'TH-8.3: a unit attacks that is not there',
  );
  must(
    hiding.every((spot) => isSlot(state, spot, 'slots')),
    'TH-8.3: what strikes from hiding is not there',
  );
}

function isSlot({ sectors }: State, { place, row, slot }: Spot, wanted: Spot['row']): boolean {
  return row === wanted && slot < (sectors[place]?.[wanted].length ?? 0);
}

function stands({ units }: State, unit: UnitNumber): boolean {
  return (units[unit]?.at ?? SPACE) >= 0;
}

function isPandora({ players }: State, seat: Seat): boolean {
  return players[seat].faction === 'pandora';
}
