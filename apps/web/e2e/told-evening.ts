import type { Evening, EveningsAnswer } from '@orrery/protocol';

const NAMES = ['Irene', 'Boris', 'Clara Oswald-Lethbridge', 'Дмитрий', 'Emil', 'Fay', 'Gus', 'Hal'] as const;

function standing(number: number, place: number, points: number, strength: number): Evening['standings'][number] {
  return { number, place, points, strength, direct: 0, wins: points, played: 2, rounds: 0 };
}

const over = (one: number, other: number, table: string) => {
  return { table, numbers: [one, other], bots: 0, isOver: true, points: [1, 0] };
};

/** As a page is told of one in its second round, from which two have gone. */
export const EVENING: Evening = {
  id: 'friday',
  name: 'Friday club',
  organiser: { person: 'p0', name: 'Irene' },
  isPublic: true,
  plan: {
    game: 'theseus',
    format: 'swiss',
    seats: 2,
    rounds: 3,
    through: 1,
    clock: 'calm',
    isRated: false,
    hasBots: true,
    goesOn: false,
    factions: 'draft',
  },
  stage: 'running',
  people: 6,
  begun: 2,
  createdAt: Date.UTC(2026, 4, 3, 18, 2),
  version: 17,
  tieBreaks: ['points', 'strength', 'direct', 'wins', 'lot'],
  rounds: [
    [over(0, 4, 'a'), over(1, 5, 'b'), over(2, 6, 'c'), over(3, 7, 'd')],
    [
      { table: 'e', numbers: [0, 1], bots: 0, isOver: false, points: [] },
      over(2, 3, 'f'),
      { table: 'g', numbers: [5, 4], bots: 0, isOver: true, points: [0.5, 0.5] },
    ],
  ],
  expected: 3,
  entries: NAMES.map((name, number) => ({
    number,
    person: { person: `p${number}`, name, ...(number % 3 === 1 ? { isGuest: true as const } : {}) },
    from: 0,
    ...(number > 5 ? { until: 1 } : {}),
    ...(number === 2 ? { helps: true as const } : {}),
    ...(number === 0 ? { wishes: ['greys', 'pandora'] } : {}),
  })),
  standings: [
    standing(2, 1, 2, 0.25),
    standing(0, 2, 1, 0.25),
    standing(1, 3, 1, 0.25),
    standing(3, 4, 1, 0.5),
    standing(4, 5, 0.5, 0.63),
    standing(5, 6, 0.5, 0.63),
    { ...standing(6, 7, 0, 1), hasGone: true },
    { ...standing(7, 8, 0, 0.5), hasGone: true },
  ],
  me: 0,
  isHelper: true,
};

const { id, name, organiser, isPublic, plan, stage, people, begun, createdAt, version } = EVENING;
const listed = { id, name, organiser, isPublic, plan, stage, people, begun, createdAt, version };

export const EVENINGS: EveningsAnswer = {
  evenings: [
    { ...listed, isMine: true },
    { ...listed, id: 'other', name: 'Not Alone until midnight', plan: { ...plan, game: 'not-alone', seats: 5 }, stage: 'open', begun: 0 },
  ],
};
