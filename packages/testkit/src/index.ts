export * from './conformance.ts';
export * from './firing.ts';
export * from './golden/golden-matches.ts';
export * from './match-store.ts';
export * from './random-play.ts';
export * from './refusals.ts';
export * from './rules-files.ts';
export * from './script.ts';
