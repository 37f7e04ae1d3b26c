import type { View } from '@orrery/theseus';
import Icons from './Icons.svelte';

/** What the rules show of this game: a move and a card installed are a turn. */
export const figures = { Icons, turnSteps: 2, isReady: ({ turn }: View) => turn.number > 0 };
