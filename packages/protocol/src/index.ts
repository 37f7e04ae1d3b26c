export * from './account.ts';
export * from './client.ts';
export * from './clocks.ts';
export { type Problem, problem } from './common.ts';
export * from './constants.ts';
export * from './http.ts';
export * from './read.ts';
export * from './server.ts';
export * from './update.ts';
