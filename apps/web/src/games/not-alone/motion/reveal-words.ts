import { type Locale, plural } from '@orrery/engine';
import type { Moment } from './moments.ts';

/** Words of the reveal and of what it brings: fetched with what shows them. */
interface RevealWords {
  readonly found: (names: string) => string;
  readonly foundNobody: string;
  /** What the Artemia token takes. */
  readonly hit: (will: number, places: number) => string;
  readonly moments: Readonly<Record<Moment['kind'], string>>;
}

const listed = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

export const REVEAL_WORDS: Readonly<Record<Locale, RevealWords>> = {
  en: {
    found: (names) => `The Creature finds ${names}`,
    foundNobody: 'The Creature finds nobody',
    hit: (will, places) =>
      listed('no power', places > 0 && `−${places} Place ${plural('en', places, ['card', 'cards'])}`, will > 0 && `−${will} Will`),
    moments: { caught: 'Caught!', 'last-will': 'The last Will is gone', rescued: 'The Hunted have made it!', assimilated: 'Assimilated' },
  },
  ru: {
    found: (names) => `Существо находит: ${names}`,
    foundNobody: 'Существо никого не находит',
    hit: (will, places) => listed('сила не действует', places > 0 && `карты мест: −${places}`, will > 0 && `воля: −${will}`),
    moments: { caught: 'Попались!', 'last-will': 'Воля сломлена', rescued: 'Жертвы спасены!', assimilated: 'Ассимиляция завершена' },
  },
};
