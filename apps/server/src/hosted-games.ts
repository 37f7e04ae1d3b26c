import { alienFrontiers, alienFrontiersBot } from '@orrery/alien-frontiers';
import { notAlone } from '@orrery/not-alone';
import { notAloneBot } from '@orrery/not-alone/bot';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { raceForTheGalaxyBot } from '@orrery/race-for-the-galaxy/bot';
import { theseus } from '@orrery/theseus';
import { theseusBot } from '@orrery/theseus/bot';
import { Games } from './games.ts';

/** The one list of games; another game is another line. */
export const HOSTED_GAMES = new Games([
  { module: alienFrontiers, knowledge: alienFrontiersBot },
  { module: notAlone, knowledge: notAloneBot },
  { module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot },
  { module: theseus, knowledge: theseusBot },
]);
