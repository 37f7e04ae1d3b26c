import type { GameEntry } from '../games/registry.ts';
import { createLocalMatch } from '../net/local.ts';
import { nameHere } from '../store/session.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { words } from '../store/words.svelte.ts';
import { keepHabit } from './habits.ts';
import { offerNow } from './offer.ts';
import { fitting } from './option-groups.ts';
import { occupantsOf } from './plan.ts';

/** A match against bots without a question; where it is. */
export async function startNow(entry: GameEntry, hasPlayed: boolean): Promise<string> {
  const { plan, options } = offerNow(entry, hasPlayed);
  const { options: fields } = await entry.module();
  const chosen = fitting(fields, options, plan.length);
  const called = { me: nameHere(), person: words().setup.personName, locale: settings.locale };
  const id = await createLocalMatch({ game: entry.id, options: chosen, occupants: occupantsOf(plan, called) });
  keepHabit(entry.id, 'here', { plan, options: chosen });
  return `/local/${id}`;
}
