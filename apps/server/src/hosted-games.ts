import { GAMES } from '@orrery/catalogue';
import { Games } from './games.ts';

export const HOSTED_GAMES = new Games(
  await Promise.all(GAMES.map(async (game) => ({ module: await game.module(), knowledge: await game.knowledge() }))),
);
