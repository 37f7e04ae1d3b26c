/** What this table asks the rules: they come behind the first look at it. */
export { changesBy, creaturePlaces, dangersIn, notAlone, refuseWholeCard } from '@orrery/not-alone';
