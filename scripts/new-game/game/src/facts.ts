/** What a table draws before the rules are there: they come behind the first look at it. */
export { scores } from './rules/light-beacon.ts';
