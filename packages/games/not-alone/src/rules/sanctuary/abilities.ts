import type { Seat } from '@orrery/engine';
import type { AdaptationDo, AdaptationEffect, CharacterDo, CharacterEffect } from '../../cards/abilities.ts';
import { ADAPTATION_IDS, ADAPTATIONS, type AdaptationCard } from '../../cards/adaptations.ts';
import { CHARACTERS, type CharacterCard } from '../../cards/characters.ts';
import type { SurvivalEffect } from '../../cards/effects.ts';
import type { CardKey, Developed, Hunted, InForce, State } from '../../state.ts';
import { effectIf, isInForce } from '../in-force.ts';

/** What rules ask of developed adaptations and of characters; they never ask for a card by name. */

export interface Working<Do extends AdaptationDo> {
  readonly developed: Developed;
  readonly effect: Extract<AdaptationEffect, { do: Do }>;
}

/** [NA-13.7] It works since an earlier turn, in this phase, and is not switched off. */
export function isWorking(state: State, developed: Developed): boolean {
  const card: AdaptationCard = ADAPTATIONS[developed.adaptation];
  return card.phases.includes(state.turn.phase) && worksThisTurn(state, developed);
}

function worksThisTurn(state: State, { adaptation, since }: Developed): boolean {
  if (since >= state.turn.number) return false;
  for (const entry of state.turn.inForce) if (adaptationAimedAt(entry) === adaptation) return false;
  return true;
}

/** Whatever is in force and aimed at a developed adaptation switches it off. */
function adaptationAimedAt({ target }: InForce): string | undefined {
  return target.kind === 'adaptation' || target.kind === 'survival-and-adaptation' ? target.adaptation : undefined;
}

function isAdaptation<Do extends AdaptationDo>(effect: AdaptationEffect, what: Do): effect is Extract<AdaptationEffect, { do: Do }> {
  return effect.do === what;
}

/** Every adaptation that works now and does this, in the order they were developed. */
export function adaptationsDoing<Do extends AdaptationDo>(state: State, what: Do): readonly Working<Do>[] {
  const working: Working<Do>[] = [];
  for (const developed of state.creature.developed) {
    const { effect }: AdaptationCard = ADAPTATIONS[developed.adaptation];
    if (isAdaptation(effect, what) && isWorking(state, developed)) working.push({ developed, effect });
  }
  return working;
}

/** One that laid a token in its own phase and does its work when the token's step comes. */
export function adaptationOfTurn<Do extends AdaptationDo>(state: State, what: Do): Working<Do> | undefined {
  for (const developed of state.creature.developed) {
    const { effect }: AdaptationCard = ADAPTATIONS[developed.adaptation];
    if (isAdaptation(effect, what) && worksThisTurn(state, developed)) return { developed, effect };
  }
  return undefined;
}

/** The first of them: most kinds there are only once. */
export function adaptationDoing<Do extends AdaptationDo>(state: State, what: Do): Working<Do> | undefined {
  for (const developed of state.creature.developed) {
    const { effect }: AdaptationCard = ADAPTATIONS[developed.adaptation];
    if (isAdaptation(effect, what) && isWorking(state, developed)) return { developed, effect };
  }
  return undefined;
}

function isCharacter<Do extends CharacterDo>(effect: CharacterEffect, what: Do): effect is Extract<CharacterEffect, { do: Do }> {
  return effect.do === what;
}

/** [NA-14.1] What the character of this Hunted does of this kind now, if anything. */
export function characterDoing<Do extends CharacterDo>(
  state: State,
  hunted: Hunted,
  what: Do,
): Extract<CharacterEffect, { do: Do }> | undefined {
  if (hunted.character === undefined) return undefined;
  const card: CharacterCard = CHARACTERS[hunted.character];
  if (!card.phases.includes(state.turn.phase) || isInForce(state, 'silence-characters')) return undefined;
  for (const effect of card.effects) if (isCharacter(effect, what)) return effect;
  return undefined;
}

/** This Hunted has a Survival card in force that does this. */
export function isInForceBy(state: State, seat: Seat, what: SurvivalEffect['do']): boolean {
  for (const entry of state.turn.inForce) if (entry.by === seat && effectIf(entry, what) !== undefined) return true;
  return false;
}

const ADAPTATION_EFFECTS: ReadonlyMap<CardKey, AdaptationEffect> = new Map(
  ADAPTATION_IDS.map((id) => [`adaptation:${id}`, ADAPTATIONS[id].effect]),
);

/** The use of an adaptation that lasts until the end of the turn: is this one? */
function isUseOf({ card }: InForce, what: AdaptationDo): boolean {
  return ADAPTATION_EFFECTS.get(card)?.do === what;
}

/** Such a use is in force. */
export function isAdaptationInForce(state: State, what: AdaptationDo): boolean {
  for (const entry of state.turn.inForce) if (isUseOf(entry, what)) return true;
  return false;
}

/** [NA-15.27] */
export function isPowerBarred(state: State, { seat }: Hunted): boolean {
  for (const entry of state.turn.inForce) {
    if (entry.target.kind === 'hunted' && entry.target.seat === seat && isUseOf(entry, 'bar-power')) return true;
  }
  return false;
}

/** The character as the cause of what it does. */
export function characterCause({ character, seat }: Hunted): CardKey {
  if (character === undefined) throw new Error(`NA-14.1: seat ${seat} has no character`);
  return `character:${character}`;
}
