import type { BotGame } from '@orrery/bots';

/** Games as bots know them; loaded when the first of their bots must think. */
// biome-ignore lint/suspicious/noExplicitAny: bots of all games answer through one door
type AnyBotGame = BotGame<any, any, any>;

export async function botGame(id: string): Promise<AnyBotGame> {
  if (id === 'alien-frontiers') {
    const [{ alienFrontiers }, { alienFrontiersBot }] = await Promise.all([
      import('@orrery/alien-frontiers'),
      import('@orrery/alien-frontiers/bot'),
    ]);
    return { module: alienFrontiers, knowledge: alienFrontiersBot };
  }
  if (id === 'not-alone') {
    const [{ notAlone }, { notAloneBot }] = await Promise.all([import('@orrery/not-alone'), import('@orrery/not-alone/bot')]);
    return { module: notAlone, knowledge: notAloneBot };
  }
  if (id === 'theseus') {
    const [{ theseus }, { theseusBot }] = await Promise.all([import('@orrery/theseus'), import('@orrery/theseus/bot')]);
    return { module: theseus, knowledge: theseusBot };
  }
  if (id === 'race-for-the-galaxy') {
    const [{ raceForTheGalaxy }, { raceForTheGalaxyBot }] = await Promise.all([
      import('@orrery/race-for-the-galaxy'),
      import('@orrery/race-for-the-galaxy/bot'),
    ]);
    return { module: raceForTheGalaxy, knowledge: raceForTheGalaxyBot };
  }
  throw new Error(`no bots for ${id}`);
}
