import { botNameIn } from '../text/bot-names.ts';
import { settings } from './settings.svelte.ts';
import { words } from './words.svelte.ts';

type Called = { readonly kind: 'open' } | { readonly kind: 'person' | 'bot'; readonly name: string };

/** What the occupant is called: a person as they wish, or somebody who is forgotten; a bot in the language of the viewer. */
export function occupantName(occupant: Called | undefined): string {
  if (occupant === undefined || occupant.kind === 'open') return words().match.openSeat;
  return occupant.kind === 'bot' ? botNameIn(settings.locale, occupant.name) : personName(occupant.name);
}

/** Who has deleted themselves has no name. */
export function personName(name: string): string {
  return name === '' ? words().match.somebody : name;
}
