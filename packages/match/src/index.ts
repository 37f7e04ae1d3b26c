export * from './entropy.ts';
export * from './match.ts';
export * from './ports.ts';
