export * from './chance.ts';
export * from './contract.ts';
export * from './hash.ts';
export * from './options.ts';
export * from './step.ts';
export * from './text.ts';
