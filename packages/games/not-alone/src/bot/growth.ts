import type { Action, ActionOf } from '../actions.ts';
import { ADAPTATIONS, type AdaptationId } from '../cards/adaptations.ts';
import { questionFor } from '../rules/questions.ts';
import { MOST_ADAPTATIONS, type State } from '../state.ts';
import { type Scale, scaleOf, turnsLeft } from './scale.ts';
import { DEVELOPED, WORTHS } from './worths.ts';

/** DNA that the Creature gets in a turn, hiding now and then. */
const INCOME = 1.3;
/** What is only planned is worth a little less than what is there. */
const PLANNED = 0.9;

/** What adaptations and DNA are worth to the Creature. A seat that does not hold the cards must not look at the imagined ones. */
export function growthWorth(state: State, scale: Scale, looks: 'own' | 'other'): number {
  const { creature } = state;
  let worth = 0;
  for (const { adaptation } of creature.developed) worth += DEVELOPED[adaptation] * scale.left;
  if (looks === 'other') return worth + (dnaWorth(creature.dna) + creature.adaptationHand.length * WORTHS.adaptationCard) * scale.left;
  return worth + planWorth(planOf(state, creature.dna), scale);
}

function dnaWorth(dna: number): number {
  return WORTHS.dna * (Math.min(dna, 4) + Math.max(0, dna - 4) / 2);
}

interface Plan {
  readonly dna: number;
  readonly room: number;
  readonly hand: readonly AdaptationId[];
}

/** The cards of the hand are developed one after another, the best for their cost first, as DNA comes in. */
function planWorth({ dna, room, hand }: Plan, scale: Scale): number {
  const order = inOrder(hand);
  const turns = turnsLeft(scale);
  let worth = 0;
  let paid = 0;
  for (const card of order.slice(0, Math.max(0, room))) {
    paid += ADAPTATIONS[card].cost;
    const wait = Math.max(0, paid - dna) / INCOME;
    worth += PLANNED * DEVELOPED[card] * Math.max(0, Math.min(1, (turns - 1 - wait) / WORTHS.longRun));
  }
  return worth + WORTHS.spareDna * Math.max(0, dna - paid) * scale.left;
}

/** The cards of the hand in the order in which they are worth developing, the best for their cost first. */
function inOrder(hand: readonly AdaptationId[]): AdaptationId[] {
  return [...hand].sort((one, other) => DEVELOPED[other] / ADAPTATIONS[other].cost - DEVELOPED[one] / ADAPTATIONS[one].cost);
}

/** How many cards worth developing a hand should hold before no more are drawn. */
const ENOUGH = 2;
const isGood = (card: AdaptationId): boolean => DEVELOPED[card] >= ADAPTATIONS[card].cost / 2;

/** At the start: two of the second level, which is the stronger one, to each of the first. */
export function withoutWeakDraws(state: State, legal: readonly Action[]): readonly Action[] {
  const draws = legal.filter((action): action is ActionOf<'draw-adaptation'> => action.type === 'draw-adaptation');
  if (draws.length < 2 || questionFor(state, state.creature.seat) === undefined) return legal;
  const { adaptationHand } = state.creature;
  const high = adaptationHand.filter((card) => ADAPTATIONS[card].level === 2).length;
  const level = high <= 2 * (adaptationHand.length - high) + 1 ? 2 : 1;
  return draws.filter((action) => action.level === level);
}

/**
 * What the Creature does in phase 5. It must not be weighed by one step and a look: passing or hiding looks at the next turn, and
 * adapting at this one.
 */
export function growing(state: State, legal: readonly Action[]): Action | undefined {
  const find = (wanted: (action: Action) => boolean) => legal.find(wanted);
  if (state.turn.adapting === 'not-yet') return adaptOrHide(state, legal);
  const { creature } = state;
  const [next] = inOrder(creature.adaptationHand.filter(isGood));
  const develop = next === undefined ? undefined : find((action) => action.type === 'develop' && action.adaptation === next);
  if (develop !== undefined && creature.developed.length < MOST_ADAPTATIONS) return develop;
  const good = creature.adaptationHand.filter(isGood).length;
  const draw = find((action) => action.type === 'draw-adaptation' && action.level === 2);
  if (draw !== undefined && creature.developed.length + good < ENOUGH + 1 && good < ENOUGH) return draw;
  return find(({ type }) => type === 'pass');
}

/** Hiding brings DNA sooner and the Hunted a step of the Defense counter nearer; the quiet way costs nothing. */
function adaptOrHide(state: State, legal: readonly Action[]): Action | undefined {
  const scale = scaleOf(state);
  const worthWith = (dna: number) => planWorth(planOf(state, state.creature.dna + Math.min(dna, state.sanctuary?.dna ?? 0)), scale);
  const worthOf = (action: Action): number => {
    if (action.type === 'adapt') return worthWith(1) + ADAPTS_NOW;
    if (action.type !== 'hide') return Number.NEGATIVE_INFINITY;
    return action.quietly ? worthWith(2) : worthWith(3) - scale.defenseStep;
  };
  let best: Action | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of legal) {
    const worth = worthOf(action);
    if (worth > most) [most, best] = [worth, action];
  }
  return best;
}

/** Hiding develops nothing this turn. */
const ADAPTS_NOW = 0.2;

function planOf({ creature }: State, dna: number): Plan {
  return { dna, room: MOST_ADAPTATIONS - creature.developed.length, hand: creature.adaptationHand };
}
