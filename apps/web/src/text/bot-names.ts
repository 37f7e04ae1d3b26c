import type { Locale, Seat } from '@orrery/engine';

/** Stars, so that nobody takes a bot for a person; in every language in the same order. The server calls its bots by the English ones. */
export const BOT_NAMES: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Vega', 'Rigel', 'Altair', 'Mira', 'Deneb', 'Spica', 'Capella', 'Antares'],
  ru: ['Вега', 'Ригель', 'Альтаир', 'Мира', 'Денеб', 'Спика', 'Капелла', 'Антарес'],
};

/** The name of a bot in this language, whatever language it was given in; a name that is no star stays. */
export function botNameIn(locale: Locale, name: string): string {
  for (const names of Object.values(BOT_NAMES)) {
    const star = names.indexOf(name);
    if (star >= 0) return BOT_NAMES[locale][star];
  }
  return name;
}

/** What bots are called that go on in the seats of a match: those that were there stay who they were; in the seats of people sit others. */
export function botsNamedAs(seats: readonly string[], person: Seat, locale: Locale): readonly string[] {
  const stars = BOT_NAMES[locale];
  const known = seats.map((name, at) => (at === person ? undefined : stars.find((star) => star === botNameIn(locale, name))));
  const free = stars.filter((star) => !known.includes(star)).values();
  return known.map((star, at) => star ?? (at === person ? '' : (free.next().value ?? `Bot ${at + 1}`)));
}
