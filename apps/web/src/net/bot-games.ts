import type { BotGame } from '@orrery/bots';
import { manifestOf } from '@orrery/catalogue';

/** Games as bots know them; loaded when the first of their bots must think. */
// biome-ignore lint/suspicious/noExplicitAny: bots of all games answer through one door
type AnyBotGame = BotGame<any, any, any>;

export async function botGame(id: string): Promise<AnyBotGame> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Error(`no bots for ${id}`);
  const [module, knowledge] = await Promise.all([manifest.module(), manifest.knowledge()]);
  return { module, knowledge };
}
