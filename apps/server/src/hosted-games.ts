import { alienFrontiers, alienFrontiersBot } from '@orrery/alien-frontiers';
import { Games } from './games.ts';

/** The one list of games; another game is another line. */
export const HOSTED_GAMES = new Games([{ module: alienFrontiers, knowledge: alienFrontiersBot }]);
