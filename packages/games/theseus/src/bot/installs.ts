import type { Seat } from '@orrery/engine';
import type { ActionOf } from '../actions.ts';
import { BOARDS } from '../cards/boards.ts';
import { CARDS, type CardId } from '../cards/titles.ts';
import { holderOf } from '../rules/in-effect.ts';
import { pendingAt } from '../rules/pending-cards.ts';
import type { Spot, State } from '../state.ts';
import { bonusWorth, freshWorth, installedWorth, placeFactor } from './worths.ts';

type Install = ActionOf<'install'> | ActionOf<'install-first'>;

/** Within a sector slots differ only by what is in and beside them, so the best of each sector is enough, and few sectors. */
const MOST_PLACES = 4;

interface Candidate<Kind> {
  readonly card: CardId;
  readonly place: number;
  readonly action: Kind;
  readonly worth: number;
}

/** The places worth a thought for each card that can be installed, the best first. */
export function bestInstalls<Kind extends Install>(state: State, seat: Seat, installs: readonly Kind[]): Kind[] {
  const sorted = bestOfEachPlace(state, seat, installs).sort((one, other) => other.worth - one.worth);
  const kept: Candidate<Kind>[] = [];
  for (const candidate of sorted) {
    let before = 0;
    for (const other of kept) if (other.card === candidate.card) before += 1;
    if (before < MOST_PLACES) kept.push(candidate);
  }
  return kept.map(({ action }) => action);
}

function bestOfEachPlace<Kind extends Install>(state: State, seat: Seat, installs: readonly Kind[]): Candidate<Kind>[] {
  const best: Candidate<Kind>[] = [];
  for (const action of installs) {
    const card = cardOf(state, action);
    const place = action.to?.place ?? -1;
    const worth = action.to === undefined ? freshWorth(card) : worthIn(state, { card, seat }, action.to);
    const known = best.findIndex((other) => other.card === card && other.place === place);
    if (known === -1) best.push({ card, place, action, worth });
    else if (worth > best[known].worth) best[known] = { card, place, action, worth };
  }
  return best;
}

function cardOf(state: State, action: Install): CardId {
  if (action.type === 'install-first') return action.card;
  const pending = pendingAt(state, action.from);
  if (pending === undefined) throw new Error('TH-7.4: there is no card to install');
  return pending.card;
}

/** What the card would be worth there, less what it drives out, with what it takes and what is beside it. */
function worthIn(state: State, mine: { readonly card: CardId; readonly seat: Seat }, { place, slot }: Spot): number {
  const { slots, bonus, id } = state.sectors[place];
  const reward = bonus[slot];
  const base = freshWorth(mine.card) * placeFactor(state, mine, place);
  let worth = base - installedWorth(state, place, slot) + (reward === null ? 0 : bonusWorth(reward));
  const isDuplication = CARDS[mine.card].type === 'duplication';
  for (const [one, other] of BOARDS[id].neighbours) {
    const beside = one === slot ? other : other === slot ? one : undefined;
    const installed = beside === undefined ? null : slots[beside];
    if (beside === undefined || installed === null || holderOf(state, installed) !== mine.seat) continue;
    const { type, stacking } = CARDS[installed.card];
    if (isDuplication && stacking === 'multiply') worth += installedWorth(state, place, beside);
    else if (type === 'duplication' && CARDS[mine.card].stacking === 'multiply') worth += base;
  }
  return worth;
}
