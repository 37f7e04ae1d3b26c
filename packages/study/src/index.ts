export { chances, chancesIn, prospectsIn } from './chances.ts';
export { conductStudy, type Lookers, type LookRequest, type StudyProgress } from './conduct.ts';
export { type Explained, explain } from './explain.ts';
export { gameFor, type Look, WAYS_TO_LOOK, type WayToLook } from './eyes.ts';
export { together } from './found.ts';
export { habitBefore } from './habit.ts';
export { type Judged, type JudgedAction, judge } from './judge.ts';
export type { AnyJudgedGame, JudgedGame, Known } from './judged-game.ts';
export { luckOf } from './luck.ts';
export { MOST_NAME, MOST_NOTE, NO_NOTES, type Notes, readNotes, withNote } from './notes.ts';
export { readStudy } from './read-study.ts';
export { differencesBetween, isCommon, reasonFor, reasonFrom } from './reason.ts';
export { isStudiedMatch, readStudiedMatch, type StudiedMatch, studiedMatchText } from './studied-match.ts';
export type { SeatSummary, StudiedStep, Study, TurningPoint } from './study.ts';
export type { Position, StudyGame } from './study-game.ts';
export { type StudyRequest, studyMatch } from './study-match.ts';
export { lineAt, type Studied, studiedOf, studyStep } from './study-step.ts';
export { worstTurns } from './summary.ts';
export { swingsOf, turningPointsOf } from './turning-points.ts';
export { type AnyMoment, unseenSteps } from './unseen-steps.ts';
export {
  legalVariations,
  MOST_VARIATION_STEPS,
  MOST_VARIATIONS,
  playVariation,
  readVariations,
  type Tried,
  tryStep,
  type Variation,
  type VariationLine,
  variationBegins,
  variationRecord,
} from './variation.ts';
export { LEAST_COST, type Why, type WhyAsked, whyAsked, whyAt, whyBetter } from './why-better.ts';
