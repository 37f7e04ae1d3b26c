export { type Ending, endingOf } from './ending.ts';
export * from './entropy.ts';
export * from './match.ts';
export * from './memory-store.ts';
export * from './open.ts';
export * from './ports.ts';
export { glanceAt } from './restore.ts';
export * from './wait.ts';
