/** Debian's Chromium, or the one ORRERY_CHROMIUM names; none is downloaded. */
export const CHROMIUM = {
  executablePath: process.env.ORRERY_CHROMIUM ?? '/usr/bin/chromium',
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

/** Runs in the page before anything else: the settings as if chosen earlier. Given motion none, pictures hold still. */
export function settingsScript({ locale, theme }: Pick<Look, 'locale' | 'theme'>): string {
  const settings = JSON.stringify({ locale, theme, motion: 'skip', name: locale === 'ru' ? 'Ирина' : 'Irene', isPrimerHidden: true });
  return `if (localStorage.getItem('orrery-settings') === null) localStorage.setItem('orrery-settings', ${JSON.stringify(settings)});`;
}

const SEED_BYTES = 16;

/** Runs in the page before anything else: a match of this browser is dealt alike whenever the same test makes it. Other draws stay random. */
export function chanceScript(title: string): string {
  return `{
    const random = crypto.getRandomValues.bind(crypto);
    let turn = 0;
    crypto.getRandomValues = (bytes) => {
      if (bytes.length !== ${SEED_BYTES}) return random(bytes);
      let mix = ++turn;
      for (const letter of ${JSON.stringify(title)}) mix = Math.imul(mix ^ letter.codePointAt(0), 0x01000193);
      for (let place = 0; place < bytes.length; place++) bytes[place] = (mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d) + place) >>> 24;
      return bytes;
    };
  }`;
}
