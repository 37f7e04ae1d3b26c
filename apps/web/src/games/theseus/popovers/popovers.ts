/** What is drawn only on demand, in one piece. */
export { default as Outlook } from '../ask/Outlook.svelte';
export { default as MenuPopover } from './MenuPopover.svelte';
export { default as SubjectPopover } from './SubjectPopover.svelte';
