import { existsSync } from 'node:fs';
import { GAMES } from '@orrery/catalogue';

/** The quickest first. */
const PLACES = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** Debian's Chromium, or the one ORRERY_CHROMIUM names; none is downloaded. */
export const CHROMIUM = {
  executablePath: process.env.ORRERY_CHROMIUM ?? PLACES.find((place) => existsSync(place)) ?? PLACES[0],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export const SIZES = {
  wide: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export interface Look {
  readonly locale: 'en' | 'ru';
  readonly theme: 'dark' | 'light';
  readonly size: Size;
}

/** Runs in the page before anything else: the settings as if chosen earlier, by somebody who has played all games. Pictures hold still, and nobody waits for bots or is asked twice. */
export function settingsScript({ locale, theme }: Pick<Look, 'locale' | 'theme'>): string {
  const still = { motion: 'skip', pace: 'instant', sound: 'off', asksBeforeLoss: false };
  const settings = JSON.stringify({ locale, theme, ...still, name: locale === 'ru' ? 'Ирина' : 'Irene', isPrimerHidden: true });
  const played = JSON.stringify({ games: Object.fromEntries(GAMES.map(({ id }) => [id, {}])) });
  return Object.entries({ 'orrery-settings': settings, 'orrery-habits': played })
    .map(([key, value]) => `if (localStorage.getItem('${key}') === null) localStorage.setItem('${key}', ${JSON.stringify(value)});`)
    .join('\n');
}

const SEED_BYTES = 16;

/**
 * Runs in the page before anything else: whatever chance decides there depends on the title alone. Matches are dealt by seeds of 16 bytes,
 * and bots draw from the seed of their match; the rest is Math.random. Names of things (crypto.randomUUID) decide nothing and stay random.
 */
export function chanceScript(title: string): string {
  return `{
    const mixed = (start) => {
      let mix = start;
      for (const letter of ${JSON.stringify(title)}) mix = Math.imul(mix ^ letter.codePointAt(0), 0x01000193);
      return mix;
    };
    const random = crypto.getRandomValues.bind(crypto);
    let turn = 0;
    crypto.getRandomValues = (bytes) => {
      if (bytes.length !== ${SEED_BYTES}) return random(bytes);
      let mix = mixed(++turn);
      for (let place = 0; place < bytes.length; place++) bytes[place] = (mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d) + place) >>> 24;
      return bytes;
    };
    let drawn = mixed(0x9e3779b9);
    Math.random = () => {
      drawn = (drawn + 0x6d2b79f5) | 0;
      let mix = Math.imul(drawn ^ (drawn >>> 15), 1 | drawn);
      mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix;
      return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
    };
  }`;
}
