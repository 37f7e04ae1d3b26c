export * from './entropy.ts';
export * from './match.ts';
export * from './memory-store.ts';
export * from './open.ts';
export * from './ports.ts';
export { glanceAt } from './restore.ts';
export { endingOf } from './stored-ending.ts';
export * from './wait.ts';
