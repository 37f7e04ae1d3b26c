/** What this table asks the rules: they come behind the first look at it. */
export { dangers, forecast, theseus } from '@orrery/theseus';
