import type { SeatSides } from '../registry.ts';

/** [NA-2.1] The option names the first or the last seat; by lot and of volunteers nobody knows before the match. */
const SEATED: Readonly<Record<string, (seats: number) => number>> = {
  'first-seat': () => 0,
  'last-seat': (seats) => seats - 1,
};

export const seatSides: SeatSides = {
  option: 'creature',
  alone: 'creature',
  at(seat, seats, chosen) {
    const creature = SEATED[chosen]?.(seats);
    if (creature === undefined) return undefined;
    return seat === creature ? 'creature' : 'hunted';
  },
  choiceFor: (seat, seats) => Object.keys(SEATED).find((choice) => SEATED[choice](seats) === seat),
};
