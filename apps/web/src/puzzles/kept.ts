import { NO_PROGRESS, type Progress } from './progress.ts';

const KEY = 'orrery-puzzles';

/** What this browser has kept; what cannot be read counts as nothing. */
export function keptProgress(): Progress {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof given === 'object' && given !== null ? read(given) : NO_PROGRESS;
  } catch {
    return NO_PROGRESS;
  }
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage is full or forbidden: it can be solved all the same.
  }
}

function read(given: object): Progress {
  const numberIn = (key: keyof Progress, otherwise: number): number => {
    const value: unknown = Reflect.get(given, key);
    return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
  };
  return {
    rating: numberIn('rating', NO_PROGRESS.rating),
    deviation: numberIn('deviation', NO_PROGRESS.deviation),
    ratedOn: numberIn('ratedOn', 0),
    streak: numberIn('streak', 0),
    longestStreak: numberIn('longestStreak', 0),
    lastDay: numberIn('lastDay', 0),
    met: metIn(Reflect.get(given, 'met')),
  };
}

function metIn(given: unknown): Progress['met'] {
  if (typeof given !== 'object' || given === null) return {};
  const met = Object.entries(given).flatMap(([name, each]) => {
    if (typeof each !== 'object' || each === null) return [];
    const { score, isSolved, shownOn } = each;
    if (typeof score !== 'number' || typeof isSolved !== 'boolean') return [];
    return [[name, typeof shownOn === 'number' ? { score, isSolved, shownOn } : { score, isSolved }]];
  });
  return Object.fromEntries(met);
}
