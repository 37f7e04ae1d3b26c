/** What this table asks the rules: they come behind the first look at it. */
export { alienFrontiers, dockingCost, dockingOffer, forecast, tryActions } from '@orrery/alien-frontiers';
