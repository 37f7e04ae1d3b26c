const KEY = 'orrery-seeking';

/** Whether somebody at this browser looks for opponents, on whichever page: kept, so that a page which is loaded again knows it. */
class Seeking {
  #since = $state<number | undefined>(kept());

  /** Since when, by the server's time. */
  get since(): number | undefined {
    return this.#since;
  }

  set since(since: number | undefined) {
    this.#since = since;
    try {
      if (since === undefined) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, String(since));
    } catch {
      // A browser that keeps nothing forgets it when the page is loaded again.
    }
  }
}

function kept(): number | undefined {
  try {
    const since = Number(localStorage.getItem(KEY) ?? Number.NaN);
    return Number.isFinite(since) ? since : undefined;
  } catch {
    return undefined;
  }
}

export const seeking = new Seeking();
