import type { LoadSetting } from './run.ts';

/** For `parseArgs`: what the load benches have in common. */
export const LOAD_OPTIONS = {
  game: { type: 'string', default: 'alien-frontiers' },
  matches: { type: 'string', default: '200' },
  people: { type: 'string', default: '3' },
  bots: { type: 'string', default: '1' },
  level: { type: 'string', default: 'random' },
  seconds: { type: 'string', default: '30' },
  /** Milliseconds a person thinks, on average; 0: as fast as they can. */
  think: { type: 'string', default: '1000' },
} as const;

type Given = { readonly [Name in keyof typeof LOAD_OPTIONS]: string };

export function loadSetting(given: Given): Omit<LoadSetting, 'file' | 'nodes' | 'database'> {
  return {
    game: given.game,
    matches: Number(given.matches),
    people: Number(given.people),
    bots: Number(given.bots),
    level: given.level,
    seconds: Number(given.seconds),
    thinkMilliseconds: Number(given.think),
  };
}
