export * from './arena-threads.ts';
export * from './stdio-player.ts';
