import type { AnyGame, GameManifest, MatchStart } from '@orrery/engine';

/** The rules of a match, with what reads the position it began from, where it did: no other match brings that. */
export async function rulesFor(manifest: GameManifest, start: MatchStart | undefined): Promise<AnyGame> {
  if (start === undefined) return manifest.module();
  const [module, position, { readsPlayed }] = await Promise.all([manifest.module(), manifest.position(), import('./played-start.ts')]);
  return readsPlayed({ ...module, position });
}
