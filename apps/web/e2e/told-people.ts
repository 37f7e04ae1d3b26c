import type { PersonPage, PlayedAnswer } from '@orrery/protocol';

const at = (day: number) => Date.UTC(2026, 4, day);

/** What a server may tell of people; what a real one tells is tried with the server. */
export const PERSON: PersonPage = {
  person: { person: 'irene', name: 'Irene' },
  isOwn: true,
  isShown: false,
  games: [
    {
      game: 'theseus',
      matches: 14,
      won: 9,
      ownSeconds: 2400,
      rated: { rating: 1712, within: 214, matches: 3 },
      course: [
        { at: at(1), rating: 1560, within: 640 },
        { at: at(2), rating: 1644, within: 420 },
        { at: at(3), rating: 1712, within: 214 },
      ],
    },
    { game: 'not-alone', matches: 1, won: 0, course: [] },
  ],
  opponents: [{ person: 'boris', name: 'Boris', isGuest: true, matches: 6, before: 4, after: 2 }],
};

export const PLAYED: PlayedAnswer = {
  game: 'theseus',
  leastMatches: 10,
  best: [
    { person: 'irene', name: 'Irene', rating: 1712, within: 114, matches: 31 },
    { person: 'boris', name: 'Boris', isGuest: true, rating: 1490, within: 150, matches: 12 },
  ],
  bots: [
    { level: 'random', rating: 900 },
    { level: 'greedy', rating: 1500 },
    { level: 'navigator', rating: 1763 },
  ],
  statistics: {
    matches: 40,
    bySeats: [{ seats: 2, matches: 40, usualSeconds: 1500, actions: 160, winnersPoints: 20.5 }],
    byRole: [
      { role: 'marines', played: 40, won: 22 },
      { role: 'pandora', played: 40, won: 18 },
    ],
    fared: [
      {
        seats: 2,
        sides: 2,
        matches: 40,
        bySeat: [
          { played: 40, won: 24 },
          { played: 40, won: 16 },
        ],
        byRole: [
          { role: 'marines', played: 40, won: 22 },
          { role: 'pandora', played: 40, won: 18 },
        ],
      },
    ],
  },
};
