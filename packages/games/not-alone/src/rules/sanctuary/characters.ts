import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, Say, Target } from '../../actions.ts';
import type { CharacterEffect, HuntedMoment } from '../../cards/abilities.ts';
import { CHARACTER_IDS, CHARACTERS, type CharacterCard, type CharacterId } from '../../cards/characters.ts';
import type { Event } from '../../events.ts';
import { refused } from '../../refusals.ts';
import type { Hunted, State } from '../../state.ts';
import { discardSurvival } from '../decks.ts';
import { isInForce } from '../in-force.ts';
import { huntedAt } from '../people.ts';
import { isAmong, NOTHING_AIMED_AT, WITHOUT_TARGET } from '../targets.ts';

/** Abilities of characters that are used openly, once a turn. */
type Used = Extract<CharacterEffect, { readonly at: HuntedMoment }>;

function isUsed(effect: CharacterEffect): effect is Used {
  return 'at' in effect;
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

/** [NA-14.1] Why this Hunted cannot use the own character now, whatever it is aimed at. By what everybody knows. */
function refuseAbility(state: State, hunted: Hunted, ability: Used | undefined): Refusal | undefined {
  if (ability === undefined || state.turn.stage !== ability.at) return refused('not-now');
  if (hunted.hasUsedCharacter) return refused('character-used');
  if (isInForce(state, 'silence-characters')) return refused('character-silent');
  switch (ability.do) {
    case 'switch-off':
      if (hunted.survival.length === 0) return refused('no-survival-to-discard');
      return state.creature.developed.length > 0 ? undefined : refused('nothing-developed');
    case 'steer-sanctuary':
      return hunted.hand.length > 0 ? undefined : refused('hand-empty');
    case 'swap-played': {
      const cards = ability.discards + 1;
      return hunted.hand.length >= cards && hunted.played.length > 0 ? undefined : refused('own-hand-too-small', { cards });
    }
  }
}

function targetsOf(state: State, hunted: Hunted, ability: Used): readonly Target[] {
  switch (ability.do) {
    case 'switch-off':
      return hunted.survival.flatMap(({ card }) =>
        state.creature.developed.map(({ adaptation }): Target => ({ kind: 'survival-and-adaptation', card, adaptation })),
      );
    case 'steer-sanctuary':
      return STEERINGS;
    case 'swap-played':
      return WITHOUT_TARGET;
  }
}

const STEERINGS: readonly Target[] = [
  { kind: 'sanctuary-steps', steps: 0 },
  { kind: 'sanctuary-steps', steps: 2 },
];

/** The ability if this is its moment and nothing refuses it. The moment first: most have another, or none. */
function usableNow(state: State, hunted: Hunted): Used | undefined {
  const ability = hunted.character === undefined ? undefined : usedAbility(hunted.character);
  return ability?.at === state.turn.stage && refuseAbility(state, hunted, ability) === undefined ? ability : undefined;
}

/** Might this Hunted use the own character now? Everybody can tell. */
export function mightUseCharacter(state: State, hunted: Hunted): boolean {
  return usableNow(state, hunted) !== undefined;
}

export function refuseCharacter(state: State, hunted: Hunted, { character, target }: Say<'use-character'>): Refusal | undefined {
  if (hunted.character !== character) return refused('not-your-character', { character });
  const ability = usedAbility(character);
  const refusal = refuseAbility(state, hunted, ability);
  if (refusal !== undefined) return refusal;
  const targets = ability === undefined ? NOTHING_AIMED_AT : targetsOf(state, hunted, ability);
  return isAmong(targets, target) ? undefined : refused('wrong-target', { card: character });
}

export function addCharacterUses(state: State, hunted: Hunted, orders: Action[]): void {
  const { character } = hunted;
  const ability = usableNow(state, hunted);
  if (character === undefined || ability === undefined) return;
  for (const target of targetsOf(state, hunted, ability)) orders.push({ type: 'use-character', character, target });
}

/** The price first, then what it brings. */
export function useCharacter(draft: State, seat: Seat, { character, target }: Say<'use-character'>, tell: Tell<Event>): void {
  const hunted = huntedAt(draft, seat);
  const ability = usedAbility(character);
  const because = `character:${character}` as const;
  hunted.hasUsedCharacter = true;
  tell({ type: 'character-used', seat, character, target });
  if (ability === undefined) return;
  switch (ability.do) {
    case 'switch-off':
      if (target.kind !== 'survival-and-adaptation') return;
      discardSurvival(draft, { hunted, card: target.card, cause: because }, tell);
      draft.turn.inForce.push({ card: because, by: seat, target: { kind: 'adaptation', adaptation: target.adaptation } });
      return;
    case 'steer-sanctuary':
      draft.turn.inForce.push({ card: because, by: seat, target });
      draft.pending.push({ ask: 'discard-places', seat, because, count: 1 });
      return;
    case 'swap-played':
      draft.pending.push({ ask: 'swap-played', seat, because }, { ask: 'discard-places', seat, because, count: ability.discards });
      return;
  }
}
