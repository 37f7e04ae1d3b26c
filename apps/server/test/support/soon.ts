import { vi } from 'vitest';

/** Waits until this does not throw: at once where nothing else runs, and long enough where much does. */
export function soon<Found>(look: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(look, { timeout: 60_000, interval: 20 });
}
