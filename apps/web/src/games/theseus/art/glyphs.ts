import type { BonusId, Card, CardId } from '@orrery/theseus';
import { BONUS_CARDS, CARDS } from '@orrery/theseus/facts';

type Effect = Card['effect']['do'];

/** What a card does, drawn with a line on a grid of 24. */
const EFFECTS: Readonly<Record<Effect, string>> = {
  'take-upgrades': 'M6 12l6-6 6 6M6 18l6-6 6 6',
  'gain-data': 'M5 7q7-4 14 0v10q-7 4-14 0ZM5 7q7 4 14 0M5 12q7 4 14 0',
  'regain-life': 'M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500Z',
  assault: 'M12 2l2 6 6-3-3 6 6 1-6 2 3 6-6-3-2 6-2-6-6 3 3-6-6-2 6-1-3-6 6 3Z',
  'deactivate-traps': 'M12 5l8 14H4ZM12 10v4M3 3l18 18',
  'move-enemies': 'M4 17q0-10 10-10h5M15 3l4 4-4 4M4 20h.100M9 14a2 2 0 1 0 .100 0',
  abduct: 'M12 21V9M7 13l5-5 5 5M4 5q8-4 16 0M6 21h12',
  transfer: 'M4 8h13l-4-4M20 16H7l4 4M12 11v2',
  spawn: 'M12 3q7 6 7 11a7 7 0 0 1-14 0q0-5 7-11ZM9 14l2-2 2 3 2-2',
  'start-attacks': 'M5 20V10a7 7 0 0 1 14 0v10l-3-3-2 3-2-3-2 3-2-3ZM9.500 10v1M14.500 10v1',
  'collect-records': 'M3 8h11v9H3ZM14 11l7-3v9l-7-3M7 12.500a1.500 1.500 0 1 0 .100 0',
  arm: 'M5 20h14M8 20v-4h8v4M12 16v-4M8 12h8V8H8ZM16 9.500h6',
  'install-pending': 'M4 4h16v16H4ZM4 10h7v10M11 14h9M14 4v6',
  'perform-another': 'M8 9h8v12H8ZM12 12v.100M12 16v.100M8 6q4-4 8 0M5 4q7-6 14 0',
  'wound-anywhere': 'M12 9a4 4 0 1 0 .100 0M12 2v4M12 20v2M4 13H2M22 13h-2M5 6l2 2M19 6l-2 2M6 20l2-2M18 20l-2-2',
  'data-for-enemies-here': 'M12 4a9 9 0 1 0 9 9M12 13l6-7M12 8a5 5 0 1 0 5 5M18 6v.100',
  'strip-upgrades': 'M6 6l6 6 6-6M6 12l6 6 6-6',
  'make-invisible': 'M3 12q9-9 18 0-9 9-18 0ZM12 10a2 2 0 1 0 .100 0M4 20 20 4',
  wound: 'M12 3l2.500 6L21 12l-6.500 3L12 21l-2.500-6L3 12l6.500-3Z',
  'trap-data': 'M12 3v6M12 9a3 3 0 1 0 .100 0M12 15v6M6 8q-3 4 0 8M18 8q3 4 0 8',
  ambush: 'M12 4a8 8 0 1 0 .100 0M12 1v5M12 18v5M1 12h5M18 12h5M12 11.500a.500.500 0 1 0 .100 0',
  infest: 'M12 8a4 5 0 1 0 .100 0M8 10 4 7M8 13H3M8 16l-4 3M16 10l4-3M16 13h5M16 16l4 3M10 8 9 4M14 8l1-4',
  grip: 'M12 3v6M6 9h12M6 9q-3 6 2 11M18 9q3 6-2 11M8 20l3-3M16 20l-3-3',
  'add-wounds': 'M10 6a6 6 0 1 0 .100 0M10 3v4M10 17v4M1 12h4M15 12h3M19 4v6M16 7h6',
  'add-data': 'M3 13q3-8 6 0t6 0M3 18q3-8 6 0t6 0M19 4v6M16 7h6',
  'attack-again': 'M9 3 4 13h4l-2 8 7-11H9l3-7ZM18 3l-5 10h4l-2 8 6-11h-3l2-7Z',
  protect: 'M12 3l8 3v6q0 6-8 9-8-3-8-9V6Z',
  shortcut: 'M3 20v-6a5 5 0 0 1 10 0v6M3 20h18M16 4l5 5-5 5M21 9h-8',
  'strike-from-hiding': 'M3 9q4 5 8 2-3-4-8-2ZM21 9q-4 5-8 2 3-4 8-2ZM5 18l3-3 2 3 2-3 2 3 2-3 3 3',
  'switch-off-enemies': 'M12 3v8M7 6a8 8 0 1 0 10 0M4 21q3-3 2-6M20 21q-3-3-2-6',
  teleport: 'M12 12q3-1 1-4-5-1-6 3 0 6 6 6 7-1 7-7 0-7-8-7-9 1-9 10 1 7 8 8',
  linger: 'M7 3h10M7 21h10M8 3q0 6 4 9-4 3-4 9M16 3q0 6-4 9 4 3 4 9',
  'support-assault': 'M4 20l5-5M20 4q-7 0-11 7l4 4q7-4 7-11ZM9 11H5l3-4h4M13 15v4l4-3v-4',
  'attract-malfunction': 'M6 4h4v8a2 2 0 0 0 4 0V4h4v8a6 6 0 0 1-12 0ZM6 8h4M14 8h4',
  duplicate: 'M4 4h11v11H4ZM9 15v5h11V9h-5',
  'wound-near': 'M10 8a6.500 6.500 0 1 0 4 0V4h-4ZM14 5h3l2 4',
  'step-on': 'M4 12h12M11 6l6 6-6 6M20 4v16',
  frenzy: 'M5 3q0 9 3 18M12 3q0 9 1 18M19 3q1 9-2 18',
  'wound-all-near': 'M8 3q5 6 5 9a5 5 0 0 1-10 0q0-3 5-9ZM17 11q4 5 4 7a4 4 0 0 1-8 0q0-2 4-7Z',
  'move-malfunction': 'M13 2 5 13h6l-1 9 9-12h-6Z',
  'gain-data-now': 'M5 8q7-4 14 0v9q-7 4-14 0ZM5 8q7 4 14 0M12 1v2M4 3l1 2M20 3l-1 2',
  'data-for-enemies-near': 'M12 10a2 2 0 1 0 .100 0M7 7q-4 5 0 10M17 7q4 5 0 10M4 4q-6 8 0 16M20 4q6 8 0 16',
  'shift-rooms': 'M4 4h6v6H4ZM14 14h6v6h-6ZM14 7h3v4M10 17H7v-4',
  'go-further': 'M3 12h12M10 6l6 6-6 6M20 9v6M17 12h6',
  'take-upgrades-now': 'M6 10l6-6 6 6M6 16l6-6 6 6M12 14v7',
  'regain-life-now': 'M12 21C3 14 4 5 8 5q3 0 4 3 1-3 4-3c4 0 5 9-4 16ZM12 10v6M9 13h6',
  eject: 'M4 4v16h7V4ZM14 12h8M18 8l4 4-4 4',
  'attack-now': 'M12 3a9 9 0 1 0 .100 0M13 6l-4 7h4l-1 5 4-7h-4Z',
  'discard-pending': 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11l4 5M14 11l-4 5',
};

/** Titles that share what they do with another of the same faction have a picture of their own. */
const TITLES: Partial<Record<CardId, string>> = {
  landmine: 'M4 17q0-6 8-6t8 6v2H4ZM12 11V7M9 7h6M7 13 5 10M17 13l2-3',
  fire: 'M12 2q6 6 6 12a6 6 0 0 1-12 0q0-4 3-6 0 3 2 4 2-4 1-10ZM12 21q-3-2-1-5 3 1 1 5',
  tentacles: 'M6 21Q2 12 9 11q5-1 3-5-2-2-4 0M12 21q-1-7 4-8 5-2 3-7-3-2-4 1M17 21q0-4 4-4',
  mine: 'M12 7a5.500 5.500 0 1 0 .100 0M12 2v5M12 18v4M3 12h4M17 12h4M6 6l2 2M18 6l-2 2M6 18l2-2M18 18l-2-2M12 12v.100',
};

export function cardGlyph(card: CardId): string {
  return TITLES[card] ?? EFFECTS[CARDS[card].effect.do];
}

export function bonusGlyph(card: BonusId): string {
  return EFFECTS[BONUS_CARDS[card].effect.do];
}

/** When a card works, as a solid mark on a grid of 24. */
export const TYPE_MARKS: Readonly<Record<Card['type'], string>> = {
  action: 'M13 1 4 14h6l-1 9 10-14h-7Z',
  trap: 'M12 2 23 21H1Z',
  module: 'M7 2h10l6 10-6 10H7L1 12Z',
  special: 'M12 1l3 8 8 .500-6 5 2 8-7-4.500L5 22.500l2-8-6-5L9 9Z',
  duplication: 'M2 2h13v4H6v9H2ZM9 9h13v13H9Z',
  instant: 'M12 2 22 12 12 22 2 12Z',
};

/** A trap that works on passing units too. */
export const CRESCENT_MARK = 'M15 2a10.500 10.500 0 1 0 7 16A9 9 0 0 1 15 2Z';

/** What a unit does to enemies in range. */
export const ATTACK_MARKS = {
  none: 'M5 12h14',
  one: 'M12 5a7 7 0 1 0 .100 0M12 1v6M12 17v6M1 12h6M17 12h6',
  all: 'M12 2v7M12 15v7M2 12h7M15 12h7M5 5l4.500 4.500M14.500 14.500 19 19M19 5l-4.500 4.500M9.500 14.500 5 19',
  data: 'M2 8q5-7 10 0t10 0M2 17q5-7 10 0t10 0',
} as const;

export const TOKEN_MARKS = {
  life: 'M12 21C2 14 3 4 8 4q3 0 4 4 1-4 4-4c5 0 6 10-4 17Z',
  data: 'M4 7q8-5 16 0v10q-8 5-16 0ZM4 7q8 5 16 0',
  upgrade: 'M5 13l7-8 7 8M5 20l7-8 7 8',
  parasite: 'M12 7a4.500 6 0 1 0 .100 0M8 10 3 7M8 13H2M8 16l-5 4M16 10l5-3M16 13h6M16 16l5 4',
  invisible: 'M2 12q10-10 20 0-10 10-20 0ZM4 20 20 4',
  grip: 'M12 2v6M5 8h14M5 8q-3 7 3 13M19 8q3 7-3 13',
  malfunction: 'M13 1 4 14h6l-1 9 10-14h-7Z',
  deactivation: 'M12 3v9M7 6a8.500 8.500 0 1 0 10 0',
  moved: 'M4 13l5 5L20 6',
  armed: 'M12 2v20M2 12h20M12 6a6 6 0 1 0 .100 0',
  counter: 'M3 8h11v9H3ZM14 11l7-3v9l-7-3',
  minor: 'M12 9a4 4 0 1 0 .100 0M8 12 3 9M8 15l-5 3M16 12l5-3M16 15l5 3',
} as const;

/** What a sector makes its visitor do. */
export const SECTOR_MARKS = {
  assault: EFFECTS.assault,
  'extra-turn': 'M20 12a8 8 0 1 1-3-6.200M17 2v4.500h-4.500M12 8v4.500l3 2',
  malfunction: TOKEN_MARKS.malfunction,
  'own-sector': 'M4 21V10l8-7 8 7v11h-5v-6H9v6Z',
} as const;

/** What a sector is, drawn large and faint on its hull. */
export const SECTOR_SIGNS = {
  corridors: 'M2 9h20M2 15h20M9 2v20M15 2v20M9 9l6 6M15 9l-6 6',
  'control-room': 'M12 3a9 9 0 1 0 .1 0M12 7.500a4.500 4.500 0 1 0 .1 0M12 12l7-6M12 1v4M12 19v4M1 12h4M19 12h4',
  'tech-bay':
    'M12 8a4 4 0 1 0 .1 0M10 2h4l.500 3 2.500 1 2.500-1.500 2.500 3-2 2.500.500 2.500 2.500 1-1 4-3-.500-2 2-.500 3h-4l-1-3-2.500-1-3 1-2-3.500 2.500-2-.500-2.500-2.500-1.500 1.500-3.500 3 .500 2-2Z',
  'landing-platform': 'M12 2 22 12 12 22 2 12ZM12 6l6 6-6 6-6-6ZM12 9v6M9.500 13l2.500 2.500L14.500 13',
  'alien-hive': 'M12 3q7 2 7 9t-7 9q-7-2-7-9t7-9ZM12 3q-3 5 0 9t0 9M5 10q4 0 7 2M19 14q-4 0-7-2M8 5q0 4 4 7M16 19q0-4-4-7',
  'science-lab': 'M9 2h6M10 2v7l-6 10q-1 3 2 3h12q3 0 2-3L14 9V2M7 15h10M10 18v.100M14 19v.100',
  'damaged-ship': 'M2 13q10-9 20 0-10 7-20 0ZM7 9q5-6 10 0M6 13v.100M10 14.500v.100M14 14.500v.100M18 13v.100M15 4l2 4-3 1 3 4',
} as const;
