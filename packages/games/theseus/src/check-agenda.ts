import type { Place, State } from './state.ts';
import type { RoomSpot, Step } from './steps.ts';

/** [TH-15.1] While the match goes on there is something to do, and every step speaks of things that are there. */
export function checkAgenda(state: State): void {
  const { agenda, ended } = state;
  must(
    (agenda.length === 0) === (ended !== undefined),
    ended === undefined ? 'TH-15.1: nothing is left to do' : 'TH-15.1: a step after the end',
  );
  for (const step of agenda) checkStep(state, step);
}

function must(holds: boolean, broken: string): void {
  if (!holds) throw new Error(broken);
}

function checkStep(state: State, step: Step): void {
  const named = `the step ${step.do}`;
  const isPlace = (place: Place | undefined) => place === undefined || (place >= 0 && place < state.sectors.length);
  const isRoom = (room: RoomSpot | undefined) => room === undefined || isPlace(room.place);
  if ('seat' in step) must(step.seat >= 0 && step.seat < state.seats, `TH-3.1: ${named} is for nobody`);
  if ('unit' in step && step.unit !== undefined) must(state.units[step.unit] !== undefined, `TH-3.1: ${named} is of no unit`);
  if ('place' in step) must(isPlace(step.place), `TH-3.2: ${named} is nowhere`);
  if ('to' in step) must(isRoom(step.to), `TH-3.4: ${named} leads nowhere`);
  if ('route' in step) must(step.route.every(isPlace), `TH-3.2: ${named} leads nowhere`);
  if ('slots' in step) must(new Set(step.slots).size === step.slots.length, `TH-4.1: ${named} has a card twice`);
  if ('left' in step) must(step.left >= 0, `TH-5.1: ${named} asks for ${step.left} more`);
  if (step.do === 'assault') must(new Set(step.units).size === step.units.length, 'TH-8.3: a unit attacks twice');
}
