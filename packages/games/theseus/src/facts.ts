/** What a table draws before the rules are there: they come behind the first look at it. */
export { BOARDS } from './cards/boards.ts';
export { BONUS_CARDS } from './cards/bonus.ts';
export { cardBasisOf } from './cards/provenance.ts';
export { ROOMS } from './cards/sectors.ts';
export { CARDS } from './cards/titles.ts';
export { automatic } from './flow/automatic.ts';
export { balanceOf } from './forecast/balance.ts';
export { duplicatedBy, tokensLeft } from './forecast/on-the-board.ts';
export { imagine } from './knowledge/imagine.ts';
export { copiesOf, holderOf, isOn, strengthOf } from './rules/in-effect.ts';
export { shownSide } from './rules/rooms.ts';
export { hasDataTrack } from './rules/scores.ts';
export { isSameSide } from './rules/sides.ts';
export { FINAL_STEPS, FULL_DATA, FULL_LIFE, SPACE } from './state.ts';
