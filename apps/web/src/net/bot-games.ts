import type { BotGame } from '@orrery/bots';
import { manifestOf } from '@orrery/catalogue';
import type { AnyGame } from '@orrery/engine';

/** Games as bots know them; loaded when the first of their bots must think. */
// biome-ignore lint/suspicious/noExplicitAny: bots of all games answer through one door
interface AnyBotGame extends BotGame<any, any, any> {
  readonly module: AnyGame;
}

export async function botGame(id: string): Promise<AnyBotGame> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Error(`no bots for ${id}`);
  const [module, knowledge] = await Promise.all([manifest.module(), manifest.knowledge()]);
  return { module, knowledge };
}
