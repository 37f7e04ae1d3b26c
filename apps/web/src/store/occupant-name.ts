import { botNameIn } from '../text/bot-names.ts';
import { settings } from './settings.svelte.ts';
import { words } from './words.svelte.ts';

type Called = { readonly kind: 'open' } | { readonly kind: 'person' | 'bot'; readonly name: string };

/** How whoever sits there is called: a person as they wish, a bot in the language of whoever looks. */
export function occupantName(occupant: Called | undefined): string {
  if (occupant === undefined || occupant.kind === 'open') return words().match.openSeat;
  return occupant.kind === 'bot' ? botNameIn(settings.locale, occupant.name) : occupant.name;
}
