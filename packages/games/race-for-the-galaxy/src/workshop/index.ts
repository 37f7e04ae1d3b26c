export * from './cards-of-pack.ts';
export { type Likeness, printedLike } from './likeness.ts';
export * from './pack.ts';
export * from './refuse-card.ts';
export * from './vocabulary.ts';
export * from './worth.ts';
