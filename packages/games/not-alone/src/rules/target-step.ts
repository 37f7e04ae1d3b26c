import type { Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import type { Hunted, InForce, State, Visit } from '../state.ts';
import { loseWill } from './counters.ts';
import { effectIf } from './in-force.ts';
import { askInOrder, askSealed } from './questions.ts';
import { adaptationSufferingOf, sanctuarySufferingOf } from './sanctuary/target-step.ts';
import { isBlocked, isTargeted } from './tokens.ts';

/** [NA-7.4] [NA-R32] [NA-R65] The Target token has not yet done its work here: in its step, or late for one who may then act. */
function mustSuffer(state: State, hunted: Hunted, visit: Visit): boolean {
  if (visit.hasSuffered || !isTargeted(state, hunted, visit)) return false;
  return state.turn.stage === 'target-places' || (!visit.hasActed && !isBlocked(state, hunted, visit));
}

function visitToSuffer(state: State, hunted: Hunted): Visit | undefined {
  for (const visit of hunted.played) if (mustSuffer(state, hunted, visit)) return visit;
  return undefined;
}

/** A Hunted under the Target token, and the card in play there. */
interface Suffering {
  readonly hunted: Hunted;
  readonly visit: Visit;
}

/** The first who has to suffer, if they come before the one who is to act now. */
export function nextToSuffer(state: State, before: Hunted | undefined): Suffering | undefined {
  if (state.tokens.target.length === 0) return undefined;
  for (const hunted of state.hunted) {
    const visit = visitToSuffer(state, hunted);
    if (visit !== undefined) return { hunted, visit };
    if (hunted.seat === before?.seat) return undefined;
  }
  return undefined;
}

/**
 * [NA-4.6] [NA-22.1] [NA-R70] What the cards in force do to a Hunted under the Target token, in the order they were played; then
 * adaptations.
 */
export function suffer(draft: State, { hunted, visit }: Suffering, tell: Tell<Event>): void {
  visit.hasSuffered = true;
  const questions: Pending[] = [];
  for (const entry of draft.turn.inForce) questions.push(...sufferingOf(draft, hunted, entry, tell));
  questions.push(...adaptationSufferingOf(draft, hunted, visit, tell));
  askInOrder(draft, questions);
}

/** [NA-16.14] [NA-16.15] [NA-R31] What is not asked is done at once. */
function sufferingOf(draft: State, hunted: Hunted, entry: InForce, tell: Tell<Event>): readonly Pending[] {
  const { seat } = hunted;
  const because = entry.card;
  const pays = effectIf(entry, 'target-pays');
  if (pays !== undefined) {
    if (hunted.hand.length >= pays.cards) return [{ ask: 'discard-or-lose-will', seat, because, count: pays.cards, hasBegun: false }];
    loseWill(draft, { hunted, will: pays.will, cause: because }, tell);
    return [];
  }
  const silenced = effectIf(entry, 'silence-target');
  if (silenced !== undefined && silenced.survivalCards > 0 && hunted.survival.length > 0)
    return [{ ask: 'discard-survival', seat, because }];
  return sanctuarySufferingOf(draft, hunted, entry, tell);
}

/** [NA-R66] With the table's choice "together": everybody under the token chooses at once, a sealed set for each card and round. */
export function sufferTogether(draft: State, tell: Tell<Event>): void {
  const rounds: Pending[][] = [];
  for (let round = 0; round < 2; round++) {
    const suffering = draft.hunted.flatMap((hunted) => {
      const visit = visitToSuffer(draft, hunted);
      return visit === undefined ? [] : [{ hunted, visit }];
    });
    for (const { visit } of suffering) visit.hasSuffered = true;
    for (const entry of draft.turn.inForce) {
      const questions = suffering.flatMap(({ hunted }) => sufferingOf(draft, hunted, entry, tell));
      if (questions.length > 0) rounds.push(questions);
    }
    const questions = suffering.flatMap(({ hunted, visit }) => adaptationSufferingOf(draft, hunted, visit, tell));
    if (questions.length > 0) rounds.push(questions);
  }
  for (const questions of rounds.reverse()) askSealed(draft, questions);
}
