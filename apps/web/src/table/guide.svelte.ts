import type { AnyGuide } from '@orrery/engine';
import type { GameEntry } from '../games/registry.ts';
import { quietly } from '../store/missing-parts.svelte.ts';
import { painted } from '../store/painted.ts';
import { persistently } from '../store/persistently.ts';
import { type Resource, resource } from '../store/resource.svelte.ts';
import { settings } from '../store/settings.svelte.ts';

/** What tells where one stands, in the language of the settings. It comes behind the first look at the table, which does without. */
export function guideOf(entry: () => GameEntry | undefined): Resource<AnyGuide> {
  return resource((signal) => {
    const [game, { locale }] = [entry(), settings];
    return game === undefined ? undefined : painted().then(() => persistently(() => quietly(() => game.guide(locale)), { signal }));
  });
}
