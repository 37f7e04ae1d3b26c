/** Apart, so that only a match that began from a position fetches it. */
export { readsPlayed } from '@orrery/engine';
