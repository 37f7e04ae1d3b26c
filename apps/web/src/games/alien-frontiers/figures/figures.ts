import Icons from './Icons.svelte';

/** What the rules show of this game. Three docks are a turn. */
export const figures = { Icons, turnSteps: 3, isReady: () => true };
