import type { Person as ShownPerson } from '@orrery/protocol';
import type { Person } from '../storage/ports.ts';

export function shownPerson({ id, name, isGuest }: Person): ShownPerson {
  return { person: id, name, ...(isGuest === true ? { isGuest } : {}) };
}
