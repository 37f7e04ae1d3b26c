export * from './conformance.ts';
export * from './match-store.ts';
export * from './script.ts';
