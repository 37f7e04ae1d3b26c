import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf, Target } from '../../actions.ts';
import { CHARACTER_WORKS, type CharacterEffect, type UsedCharacter, type UsedCharacterEffect } from '../../cards/abilities.ts';
import { CHARACTER_IDS, CHARACTERS, type CharacterCard, type CharacterId } from '../../cards/characters.ts';
import type { Event } from '../../events.ts';
import { refused, refusedFor } from '../../refusals.ts';
import type { CardKey, Hunted, State } from '../../state.ts';
import { discardSurvival } from '../decks.ts';
import { isInForce } from '../in-force.ts';
import { huntedAt } from '../people.ts';
import { isAmong, NOTHING_AIMED_AT, unlessAimed, WITHOUT_TARGET } from '../targets.ts';

/** Abilities of characters that are used openly, once a turn. */
type Used = UsedCharacterEffect;
type UsedDo = Used['do'];

function isUsed(effect: CharacterEffect): effect is Used {
  return CHARACTER_WORKS[effect.do] === 'when-used';
}

const USED: ReadonlyMap<CharacterId, Used> = new Map(
  CHARACTER_IDS.flatMap((id): [CharacterId, Used][] => {
    const { effects }: CharacterCard = CHARACTERS[id];
    return effects.filter(isUsed).map((effect) => [id, effect]);
  }),
);

function usedAbility(character: CharacterId): Used | undefined {
  return USED.get(character);
}

/** [NA-14.1] Why this Hunted cannot use their character now, whatever it is aimed at. By what everybody knows. */
function refuseAbility(state: State, hunted: Hunted, ability: Used | undefined): Refusal | undefined {
  if (ability === undefined || state.turn.stage !== ability.at) return refused('not-now', 'NA-14.1');
  if (hunted.hasUsedCharacter) return refused('character-used', 'NA-14.1');
  if (isInForce(state, 'silence-characters')) return refused('character-silent', 'NA-16.21');
  return refuseUse(state, hunted, ability);
}

function refuseUse<Do extends UsedDo>(state: State, hunted: Hunted, ability: UsedCharacter<Do>): Refusal | undefined {
  return REFUSALS[ability.do](state, hunted, ability);
}

const REFUSALS: { readonly [Do in UsedDo]: (state: State, hunted: Hunted, ability: UsedCharacter<Do>) => Refusal | undefined } = {
  'switch-off': ({ creature }, { survival }) => {
    if (survival.length === 0) return refused('no-survival-to-discard', 'NA-14.12');
    return creature.developed.length > 0 ? undefined : refused('nothing-developed', 'NA-14.12');
  },
  'steer-sanctuary': (_, { hand }) => (hand.length > 0 ? undefined : refused('hand-empty', 'NA-14.13')),
  'swap-played': (_, { hand, played }, { discards }) => {
    const cards = discards + 1;
    if (played.length === 0) return refused('no-effect', 'NA-4.10');
    return hand.length >= cards ? undefined : refused('own-hand-too-small', 'NA-18.13', { cards });
  },
};

const AIMS: { readonly [Do in UsedDo]: (state: State, hunted: Hunted) => readonly Target[] } = {
  'switch-off': ({ creature }, { survival }) =>
    survival.flatMap(({ card }) =>
      creature.developed.map(({ adaptation }): Target => ({ kind: 'survival-and-adaptation', card, adaptation })),
    ),
  'steer-sanctuary': () => STEERINGS,
  'swap-played': () => WITHOUT_TARGET,
};

const STEERINGS: readonly Target[] = [
  { kind: 'sanctuary-steps', steps: 0 },
  { kind: 'sanctuary-steps', steps: 2 },
];

/** The ability if this is its moment and nothing refuses it. The moment first: most have another, or none. */
function usableNow(state: State, hunted: Hunted): Used | undefined {
  const ability = hunted.character === undefined ? undefined : usedAbility(hunted.character);
  return ability?.at === state.turn.stage && refuseAbility(state, hunted, ability) === undefined ? ability : undefined;
}

/** Might this Hunted use their character now? Everybody can tell. */
export function mightUseCharacter(state: State, hunted: Hunted): boolean {
  return usableNow(state, hunted) !== undefined;
}

export function refuseCharacter(state: State, hunted: Hunted, { character, target }: ActionOf<'use-character'>): Refusal | undefined {
  const refusal = refuseOwn(state, hunted, character);
  if (refusal !== undefined) return refusal;
  return isAmong(targetsOf(state, hunted, character), target) ? undefined : refused('wrong-target', 'NA-4.10', { card: character });
}

function refuseOwn(state: State, hunted: Hunted, character: CharacterId): Refusal | undefined {
  if (hunted.character !== character) return refused('not-your-character', 'NA-14.1', { character });
  const refusal = refuseAbility(state, hunted, usedAbility(character));
  return refusal === undefined ? undefined : refusedFor(character, refusal);
}

function targetsOf(state: State, hunted: Hunted, character: CharacterId): readonly Target[] {
  const ability = usedAbility(character);
  return ability === undefined ? NOTHING_AIMED_AT : AIMS[ability.do](state, hunted);
}

/** Why the ability cannot be used for anything at all; undefined: it can. */
export function refuseWholeCharacter(state: State, hunted: Hunted, character: CharacterId): Refusal | undefined {
  return refuseOwn(state, hunted, character) ?? unlessAimed(character, targetsOf(state, hunted, character));
}

export function addCharacterUses(state: State, hunted: Hunted, actions: Action[]): void {
  const { character } = hunted;
  const ability = usableNow(state, hunted);
  if (character === undefined || ability === undefined) return;
  for (const target of AIMS[ability.do](state, hunted)) actions.push({ type: 'use-character', character, target });
}

/** The price first, then what it brings. */
export function useCharacter(draft: State, seat: Seat, { character, target }: ActionOf<'use-character'>, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  const ability = usedAbility(character);
  hunted.hasUsedCharacter = true;
  tell({ type: 'character-used', seat, character, target });
  if (ability !== undefined) doUse(draft, { hunted, ability, target, because: `character:${character}` }, tell);
}

interface Use<Do extends UsedDo> {
  readonly hunted: Hunted;
  readonly ability: UsedCharacter<Do>;
  readonly target: Target;
  readonly because: CardKey;
}

function doUse<Do extends UsedDo>(draft: State, use: Use<Do>, tell: Tell<Event>): void {
  APPLY[use.ability.do](draft, use, tell);
}

const APPLY: { readonly [Do in UsedDo]: (draft: State, use: Use<Do>, tell: Tell<Event>) => void } = {
  'switch-off': (draft, { hunted, target, because }, tell) => {
    if (target.kind !== 'survival-and-adaptation') return;
    discardSurvival(draft, { hunted, card: target.card, cause: because }, tell);
    draft.turn.inForce.push({ card: because, by: hunted.seat, target: { kind: 'adaptation', adaptation: target.adaptation } });
  },
  'steer-sanctuary': (draft, { hunted, target, because }) => {
    draft.turn.inForce.push({ card: because, by: hunted.seat, target });
    draft.pending.push({ ask: 'discard-places', seat: hunted.seat, because, count: 1 });
  },
  'swap-played': (draft, { hunted: { seat }, ability, because }) => {
    draft.pending.push({ ask: 'swap-played', seat, because }, { ask: 'discard-places', seat, because, count: ability.discards });
  },
};
