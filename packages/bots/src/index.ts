export * from './arena.ts';
export * from './bot.ts';
export { chooseAction } from './choose.ts';
export { deepSearch } from './deep-search.ts';
export { botLevels } from './levels.ts';
export * from './playing.ts';
export * from './roles.ts';
export { type Share, shareOf } from './statistics.ts';
export { turnSearch } from './turn-search.ts';
