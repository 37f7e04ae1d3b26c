/** Both kinds of popover in one room, so that they are fetched together. */
export { default as MenuPopover } from './MenuPopover.svelte';
export { default as SubjectPopover } from './SubjectPopover.svelte';
