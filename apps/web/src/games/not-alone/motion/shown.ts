/** What is seen of the reveal and of what it brings, in one piece. */
export { default as MomentBanner } from './MomentBanner.svelte';
export { default as Reveal } from './Reveal.svelte';
