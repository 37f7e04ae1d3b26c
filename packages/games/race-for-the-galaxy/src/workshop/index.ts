export * from './cards-of-pack.ts';
export * from './pack.ts';
export * from './refuse-card.ts';
export * from './vocabulary.ts';
