import type { Faction } from '../cards/factions.ts';
import { CARDS } from '../cards/titles.ts';
import { TOKENS } from '../cards/units.ts';
import { duplicationsAt } from '../rules/in-effect.ts';
import { deactivationLeft, grippersLeft, invisibilityLeft, parasitesLeft } from '../rules/unit-tokens.ts';
import { type Place, type State, SUPPLY } from '../state.ts';

/** What the screen shows of the board besides what is on it. */

/** [TH-14.4] Slots of cards that a Duplication in this slot repeats now. */
export function duplicatedBy(state: State, place: Place, slot: number): readonly number[] {
  const slots = state.sectors[place]?.slots ?? [];
  return slots.flatMap((installed, other) => {
    if (installed === null || CARDS[installed.card].stacking !== 'multiply') return [];
    return duplicationsAt(state, place, other).includes(slot) ? [other] : [];
  });
}

export type TokenKind = 'deactivation' | 'parasites' | 'minor-alien' | 'grippers' | 'invisibility' | 'catcher' | 'runner' | 'warrior';

export interface TokensLeft {
  readonly kind: TokenKind;
  readonly left: number;
  readonly all: number;
}

/** [TH-9.3] Tokens and units in the supply that can run out, of the factions in play. */
export function tokensLeft(state: State): readonly TokensLeft[] {
  const has = (faction: Faction) => state.players.some((player) => player.faction === faction);
  const left: TokensLeft[] = [];
  if (has('marines')) left.push({ kind: 'deactivation', left: deactivationLeft(state), all: TOKENS.deactivation });
  if (has('aliens')) {
    left.push({ kind: 'parasites', left: parasitesLeft(state), all: TOKENS.parasites }, unitsLeft(state, 'minor-alien'));
  }
  if (has('scientists')) left.push({ kind: 'grippers', left: grippersLeft(state), all: TOKENS.grippers });
  if (has('greys')) left.push({ kind: 'invisibility', left: invisibilityLeft(state), all: TOKENS.invisibility });
  if (has('pandora')) left.push(unitsLeft(state, 'catcher'), unitsLeft(state, 'runner'), unitsLeft(state, 'warrior'));
  return left;
}

function unitsLeft({ units }: State, kind: Extract<TokenKind, 'minor-alien' | 'catcher' | 'runner' | 'warrior'>): TokensLeft {
  const all = units.filter((unit) => unit.kind === kind);
  return { kind, left: all.filter(({ at }) => at === SUPPLY).length, all: all.length };
}
