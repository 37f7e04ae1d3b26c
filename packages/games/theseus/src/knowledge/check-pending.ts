import { CARDS } from '../cards/titles.ts';
import type { RoomSpot, Pending } from '../pending.ts';
import { type Place, SPACE, type Spot, type State, type UnitNumber } from '../state.ts';

/** [TH-15.1] While the match goes on there is something to do, and every step speaks of things that are there. */
export function checkPending(state: State): void {
  const { agenda, ended } = state;
  must(
    (agenda.length === 0) === (ended !== undefined),
    ended === undefined ? 'TH-15.1: nothing is left to do' : 'TH-15.1: a step after the end',
  );
  const [last] = agenda;
  const isTurnLeft = last === undefined || last.do === 'turn' || last.do === 'end-turn';
  must(state.turn.number === 0 || isTurnLeft, 'TH-3.6: no turn would follow this one');
  for (const step of agenda) {
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

/** What only this kind of step must keep. */
function checkStep(state: State, step: Pending): void {
  const { units, sectors, players } = state;
  const isSlot = ({ place, row, slot }: Spot, wanted: Spot['row']) => row === wanted && slot < (sectors[place]?.[wanted].length ?? 0);
  const stands = (unit: UnitNumber) => (units[unit]?.at ?? SPACE) >= 0;
  switch (step.do) {
    case 'travel':
      must(step.route.length > 0 && stands(step.unit), 'TH-3.2: a unit travels that is in no sector, or nowhere to');
      return;
    case 'arrive':
      must(units[step.unit].at >= SPACE, 'TH-3.5: a unit arrives that is not in play');
      must((step.by === 'from-space') === (units[step.unit].at === SPACE), 'TH-9.2: out of space come those who are there');
      return;
    case 'assault':
      must(new Set(step.units).size === step.units.length, 'TH-8.3: a unit attacks twice');
      must(
        step.units.every((unit) => stands(unit) && units[unit].seat === step.seat && (step.place ?? units[unit].at) === units[unit].at),
        'TH-8.3: a unit attacks that is not there',
      );
      must(
        step.hiding.every((spot) => isSlot(spot, 'slots')),
        'TH-8.3: what strikes from hiding is not there',
      );
      return;
    case 'attack':
      must(stands(step.unit), 'TH-8.1: a unit attacks out of nowhere');
      return;
    case 'perform':
      must(isSlot(step.card, 'slots') && CARDS[step.title].type === 'action', 'TH-5.1: no action card is performed there');
      return;
    case 'refill':
      must(isSlot(step.spot, 'pending'), 'TH-7.5: there is no pending slot to refill');
      return;
    case 'birth':
    case 'capture':
      must(players[step.seat].faction === 'pandora', `TH-16.3: a ${step.do} of somebody else than Pandora`);
      return;
    case 'take-points':
      must(state.mode === 'deathmatch', 'TH-10.3: points are taken only in a deathmatch');
      return;
    default:
      return;
  }
}
