import type { AdminAnswer } from '@orrery/protocol';

const at = (hour: number, minute = 0) => Date.UTC(2026, 4, 3, hour, minute);

/** What a server may tell those who look after it; what a real one tells is tried with the server. */
export const ADMIN: AdminAnswer = {
  reports: [
    {
      id: 'r1',
      at: at(18, 12),
      reporter: 'irene',
      reporterName: 'Irene',
      reported: 'boris',
      reportedName: 'Boris',
      table: 't1',
      why: 'Insults everybody at the table and does not stop when asked to.',
      lines: [
        { number: 1, person: 'irene', name: 'Irene', text: 'Good luck, everybody!', at: at(18, 2) },
        { number: 2, person: 'boris', name: 'Boris', text: 'You play like a toaster.', at: at(18, 4) },
        { number: 3, person: 'clara', name: 'Clara', text: 'Please stop that.', at: at(18, 5) },
        { number: 4, person: 'boris', name: 'Boris', text: 'See http://evil.example/ if you want to learn.', at: at(18, 6) },
      ],
    },
    {
      id: 'r2',
      at: at(9),
      reporter: '',
      reporterName: '',
      reported: 'dora',
      reportedName: 'Dora',
      table: 't2',
      why: 'Advertising',
      lines: [],
      settledAt: at(10),
    },
  ],
  suspended: [{ person: 'dora', name: 'Dora', until: at(9) + 7 * 24 * 3_600_000, why: 'Advertising', at: at(10) }],
  acts: [
    { id: 'a2', at: at(10, 1), adminName: 'Eve', what: 'settle', about: 'r2', aboutName: '', words: '' },
    { id: 'a1', at: at(10), adminName: '', what: 'suspend', about: 'dora', aboutName: 'Dora', words: 'Advertising' },
  ],
  health: {
    upSeconds: 432_000,
    memoryMegabytes: 212,
    tabs: 37,
    liveMatches: 12,
    isStorageUp: true,
    jobsDue: 1,
    jobsGivenUp: 0,
    jobsLateSeconds: 0,
  },
};
