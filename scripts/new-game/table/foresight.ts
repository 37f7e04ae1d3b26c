/** What this table asks the rules: they come behind the first look at it. */
export { newGame } from '@orrery/new-game';
