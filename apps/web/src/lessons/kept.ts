const KEY = 'orrery-lessons';

/** What of lessons is kept in this browser besides their matches, which may be deleted. */
interface Kept {
  /** `game/lesson` of those played to their last step. */
  readonly done: readonly string[];
  /** Matches whose coach was switched off. */
  readonly silent: readonly string[];
}

/** Matches of long ago are not remembered for ever. */
const MOST_SILENT = 50;

export function isLessonDone(game: string, lesson: string): boolean {
  return kept().done.includes(`${game}/${lesson}`);
}

export function markLessonDone(game: string, lesson: string): void {
  const { done, silent } = kept();
  if (!isLessonDone(game, lesson)) keep({ done: [...done, `${game}/${lesson}`], silent });
}

export function isCoachSilent(match: string): boolean {
  return kept().silent.includes(match);
}

export function silenceCoach(match: string): void {
  const { done, silent } = kept();
  keep({ done, silent: [...silent, match].slice(-MOST_SILENT) });
}

function kept(): Kept {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof given !== 'object' || given === null) return { done: [], silent: [] };
    return { done: textsIn(given, 'done'), silent: textsIn(given, 'silent') };
  } catch {
    return { done: [], silent: [] };
  }
}

function textsIn(given: object, key: string): readonly string[] {
  const list: unknown = Reflect.get(given, key);
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

function keep(next: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or forbidden: the matches themselves still tell how far they are.
  }
}
