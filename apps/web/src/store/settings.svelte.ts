import { LOCALES, type Locale } from '@orrery/engine';
import type { Motion, Theme } from '../games/table-contract.ts';
import { PACES, type Pace } from './pace.ts';

export interface Settings {
  locale: Locale;
  theme: Theme | 'system';
  motion: Motion | 'system';
  /** How fast one is shown what others do. */
  pace: Pace;
  /** Nobody was asked yet: silent. */
  sound: 'unasked' | 'on' | 'off';
  /** From 0 to 1. */
  volume: number;
  name: string;
  /** Whether the side panel of the table is open, where there is a choice; undefined: as the width suggests. */
  panelOpen: boolean | undefined;
  /** Whether to ask before something earned is thrown away. */
  asksBeforeLoss: boolean;
  /** By game, whether the coach is at its tables; a game that is missing has not been chosen for. */
  coachIn: Readonly<Record<string, boolean>>;
  /** Whether the coach says a word after a move that gave away much. */
  coachWarns: boolean;
  /** Of older pages: having read the first steps of one game hid those of all others. */
  isPrimerHidden: boolean;
  /** `game/variant` of the first steps that were read. */
  primersRead: string[];
}

const KEY = 'orrery-settings';

/** Kept in the browser; every part of the screen reads it and follows at once. */
export const settings: Settings = $state(kept());

const wantsLight = matchMedia('(prefers-color-scheme: light)');
const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)');
const system = $state({ light: wantsLight.matches, lessMotion: wantsLessMotion.matches });
wantsLight.addEventListener('change', (event) => {
  system.light = event.matches;
});
wantsLessMotion.addEventListener('change', (event) => {
  system.lessMotion = event.matches;
});

export function theme(): Theme {
  if (settings.theme !== 'system') return settings.theme;
  return system.light ? 'light' : 'dark';
}

export function motion(): Motion {
  if (settings.motion !== 'system') return settings.motion;
  return system.lessMotion ? 'reduced' : 'full';
}

/** Call once, from the root of the app: writes what changes to the page and to the storage. */
export function followSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.motion = motion();
    root.lang = settings.locale;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme() === 'light' ? '#f4f1ea' : '#0b1020');
  });
  $effect(() => {
    const written = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, written);
    } catch {
      // Storage is full or forbidden: the settings last as long as the page.
    }
  });
}

function kept(): Settings {
  const given = stored();
  return {
    locale: pick(given.locale, LOCALES) ?? (navigator.language.startsWith('ru') ? 'ru' : 'en'),
    theme: pick(given.theme, ['dark', 'light', 'system'] as const) ?? 'dark',
    motion: pick(given.motion, ['full', 'reduced', 'skip', 'system'] as const) ?? 'system',
    // Until there was a pace, those who wanted no motion waited for nobody either.
    pace: pick(given.pace, PACES) ?? (given.motion === 'skip' ? 'instant' : 'normal'),
    sound: pick(given.sound, ['on', 'off'] as const) ?? 'unasked',
    volume: typeof given.volume === 'number' && given.volume >= 0 && given.volume <= 1 ? given.volume : 0.5,
    name: typeof given.name === 'string' ? given.name.slice(0, 24) : '',
    panelOpen: typeof given.panelOpen === 'boolean' ? given.panelOpen : undefined,
    asksBeforeLoss: given.asksBeforeLoss !== false,
    coachIn: choicesIn(given.coachIn),
    coachWarns: given.coachWarns !== false,
    isPrimerHidden: given.isPrimerHidden === true,
    primersRead: Array.isArray(given.primersRead) ? given.primersRead.filter((one) => typeof one === 'string') : [],
  };
}

function choicesIn(given: unknown): Readonly<Record<string, boolean>> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).filter(([, chosen]) => typeof chosen === 'boolean'));
}

function stored(): Readonly<Record<string, unknown>> {
  try {
    const given: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof given === 'object' && given !== null ? { ...given } : {};
  } catch {
    return {};
  }
}

function pick<Choice>(given: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice === given);
}
