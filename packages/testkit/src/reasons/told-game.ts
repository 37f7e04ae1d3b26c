import type { ActionBase, AnyGame, AnyGameText, AnyReasonWords, GameManifest, Locale, TermBase, WithChance } from '@orrery/engine';
import type { StudyGame } from '@orrery/study';

/** A game whose own types are forgotten. */
export interface AnyStudyGame extends StudyGame<WithChance, ActionBase, unknown, TermBase> {
  readonly module: AnyGame;
}

export interface ToldGame {
  readonly game: AnyStudyGame;
  readonly words: Readonly<Record<Locale, AnyReasonWords>>;
  readonly text: Readonly<Record<Locale, AnyGameText>>;
}

/** A game with its reasons and their words. */
export async function toldGame(manifest: GameManifest, worlds?: number): Promise<ToldGame> {
  if (manifest.reasons === undefined || manifest.reasonWords === undefined) throw new Error(`${manifest.id} has no reasons`);
  const [module, knowledge, reasons] = await Promise.all([manifest.module(), manifest.knowledge(), manifest.reasons()]);
  const [en, ru] = await Promise.all([manifest.reasonWords('en'), manifest.reasonWords('ru')]);
  const [enText, ruText] = await Promise.all([manifest.text('en'), manifest.text('ru')]);
  const asked = { ...reasons, worlds: worlds ?? reasons.worlds };
  return { game: { module, knowledge, reasons: asked }, words: { en, ru }, text: { en: enText, ru: ruText } };
}
