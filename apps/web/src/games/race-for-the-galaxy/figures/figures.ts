import type { View } from '@orrery/race-for-the-galaxy';
import Icons from './Icons.svelte';

/** What the rules show of this game: a round with its choice and two phases. */
export const figures = { Icons, turnSteps: 3, isReady: ({ stage }: View) => stage === 'choose' };
