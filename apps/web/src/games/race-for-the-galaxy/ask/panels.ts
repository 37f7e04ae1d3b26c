/** What phases ask, in one room: fetched with the first move of a hand, or when one of them is asked. */
export { default as ActionCards } from './ActionCards.svelte';
export { default as Paying } from './Paying.svelte';
export { default as Placing } from './Placing.svelte';
export { default as Powers } from './Powers.svelte';
