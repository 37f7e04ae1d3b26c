import type { Locale } from '@orrery/engine';

/** When a line was said: the time of day, with the day where that was another one. */
export function saidAt(at: number, now: number, locale: Locale): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = isToday ? {} : { day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale === 'ru' ? 'ru-RU' : 'en-GB', { ...day, hour: '2-digit', minute: '2-digit' }).format(at);
}
