export * from './chance.ts';
export * from './contract.ts';
export * from './options.ts';
export * from './text.ts';
