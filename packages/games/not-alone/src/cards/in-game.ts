import type { Options } from '../options.ts';
import { ADAPTATION_IDS, ADAPTATIONS, type AdaptationId, type AdaptationLevel } from './adaptations.ts';
import { CHARACTER_IDS, CHARACTERS, type CharacterCard, type CharacterId } from './characters.ts';
import { HUNT, HUNT_IDS, type HuntId } from './hunt.ts';
import type { CardSet, Phase } from './sets.ts';
import { SURVIVAL, SURVIVAL_IDS, type SurvivalId } from './survival.ts';
import { SURVIVOR_IDS, SURVIVORS, type SurvivorId } from './survivors.ts';

/** [NA-18.1] Is a card of this box, played in this phase, in the game? Phase 5 there is only with Sanctuary. */
function isIn(options: Options, card: { readonly set: CardSet; readonly phase: Phase | 'copied' }): boolean {
  if (card.phase === 5 && options.expansion !== 'sanctuary') return false;
  switch (card.set) {
    case 'base':
      return true;
    case 'sanctuary':
      return options.expansion === 'sanctuary';
    case 'promo':
      return options.promo;
  }
}

/** [NA-2.5] [NA-12.1] Every card of a deck as this table plays it, in the order of the tables, a copy each. */
export const huntInGame = (options: Options): HuntId[] => HUNT_IDS.filter((id) => isIn(options, HUNT[id]));
export const survivalInGame = (options: Options): SurvivalId[] => SURVIVAL_IDS.filter((id) => isIn(options, SURVIVAL[id]));

/** [NA-14.1] The bridge variant has those with the Not Alone symbol. */
export function charactersInGame(options: Options): CharacterId[] {
  if (options.expansion === 'none') return [];
  return CHARACTER_IDS.filter((id) => {
    const card: CharacterCard = CHARACTERS[id];
    return (card.set !== 'promo' || options.promo) && (options.expansion === 'sanctuary' || card.bridge === true);
  });
}

export function survivorsInGame(options: Options): SurvivorId[] {
  if (options.expansion !== 'sanctuary') return [];
  return SURVIVOR_IDS.filter((id) => SURVIVORS[id].set !== 'promo' || options.promo);
}

export function adaptationsInGame(options: Options, level: AdaptationLevel): AdaptationId[] {
  if (options.expansion !== 'sanctuary') return [];
  return ADAPTATION_IDS.filter((id) => ADAPTATIONS[id].level === level && (ADAPTATIONS[id].set !== 'promo' || options.promo));
}
