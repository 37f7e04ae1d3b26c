import type { Locale } from '@orrery/engine';
import type { Action, Decision } from '@orrery/not-alone';

/** Words that few questions need: fetched with the first of them. */
interface MoreSaid {
  /** What can be done at a place, in the order it is said. */
  readonly visits: Readonly<Partial<Record<Action['type'], string>>>;
  readonly or: string;
  /** Declining, where “Done” would not say what that means. */
  readonly declines: Readonly<Partial<Record<Decision['ask'], string>>>;
}

const en: MoreSaid = {
  visits: {
    'use-power': 'use the power',
    'return-instead': 'take back a card',
    'rescue-survivor': 'rescue a survivor',
    fortify: 'fortify the Sanctuary',
  },
  or: 'or',
  declines: {
    shelter: 'Keep your survivors',
    'take-place': 'Take none',
    heal: 'Nobody',
    'drop-adaptation': 'Discard none',
    'keep-adaptation': 'Let it go',
    'put-back-dna': 'None',
    'move-creature': 'Leave it there',
    'move-sanctuary-on': 'Leave it there',
  },
};

const ru: MoreSaid = {
  visits: {
    'use-power': 'использовать силу',
    'return-instead': 'вернуть карту',
    'rescue-survivor': 'спасти выжившего',
    fortify: 'укрепить Город-Убежище',
  },
  or: 'или',
  declines: {
    shelter: 'Оставить выживших себе',
    'take-place': 'Не брать',
    heal: 'Никто',
    'drop-adaptation': 'Не сбрасывать',
    'keep-adaptation': 'Пусть сбрасывают',
    'put-back-dna': 'Нисколько',
    'move-creature': 'Не двигать',
    'move-sanctuary-on': 'Не двигать',
  },
};

const SAID: Readonly<Record<Locale, MoreSaid>> = { en, ru };

/** “use the power, take back a card or rescue a survivor”: what is offered at a place. */
export function visitsIn(locale: Locale, legal: readonly Action[]): string {
  const { visits, or } = SAID[locale];
  const ways = Object.entries(visits).flatMap(([type, said]) => (legal.some((action) => action.type === type) ? [said] : []));
  return ways.length > 1 ? `${ways.slice(0, -1).join(', ')} ${or} ${ways.at(-1)}` : ways.join('');
}

export function declineIn(locale: Locale, ask: Decision['ask']): string | undefined {
  return SAID[locale].declines[ask];
}
