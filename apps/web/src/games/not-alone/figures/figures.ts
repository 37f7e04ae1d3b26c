import type { View } from '@orrery/not-alone';
import Icons from './Icons.svelte';

/** What the rules show of this game: a card is laid, and its place is used. */
export const figures = { Icons, turnSteps: 2, isReady: ({ turn }: View) => turn.stage === 'exploration' };
