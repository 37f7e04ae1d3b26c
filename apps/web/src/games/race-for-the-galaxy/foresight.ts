/** What this table asks the rules: they come behind the first look at it. */
export { gainOf, outlook, picksOf, raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
