import type { Locale } from '@orrery/engine';

const WHOLE: Readonly<Record<Locale, Intl.NumberFormat>> = { en: whole('en-GB'), ru: whole('ru-RU') };
const CLOSE: Readonly<Record<Locale, Intl.NumberFormat>> = { en: close('en-GB'), ru: close('ru-RU') };
/** Below it a change is told with a decimal. */
const SMALL = 0.0995;

function whole(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
}

function close(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
}

/** A chance to win. */
export function chanceWords(chance: number, locale: Locale): string {
  return `${WHOLE[locale].format(chance * 100)}\u00a0%`;
}

/** How much a chance changed, without its direction. */
export function amountWords(change: number, locale: Locale): string {
  const size = Math.abs(change);
  return `${(size < SMALL ? CLOSE : WHOLE)[locale].format(size * 100)}\u00a0%`;
}

/** The same with its direction. */
export function changeWords(change: number, locale: Locale): string {
  return `${change < 0 ? '−' : '+'}${amountWords(change, locale)}`;
}
