import type { Seat } from '@orrery/engine';
import type { ActionOf } from '../actions.ts';
import { CARDS, type CardId } from '../cards/titles.ts';
import { holderOf, neighboursAt } from '../rules/in-effect.ts';
import { pendingAt } from '../rules/pending-cards.ts';
import type { Spot, State } from '../state.ts';
import { bonusWorth, factorOn, freshWorth, groundOf, installedWorth, WORTHS } from './worths.ts';

type Install = ActionOf<'install'> | ActionOf<'install-first'>;

/** Within a sector slots differ only by what is in and beside them, so the best of each sector is enough, and few sectors. */
const MOST_PLACES = 4;

/** The best slot of a sector for a card. */
interface Candidate<Kind> {
  readonly card: CardId;
  readonly place: number;
  /** What the card is worth in this sector, whatever the slot. */
  readonly base: number;
  action: Kind;
  worth: number;
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
    const { to } = action;
    const place = to?.place ?? -1;
    const known = findCandidate(best, card, place);
    const base = known?.base ?? baseWorth(state, { card, seat }, to);
    const worth = to === undefined ? base : worthIn(state, { card, seat, base }, to);
    if (known === undefined) best.push({ card, place, base, action, worth });
    else if (worth > known.worth) {
      known.action = action;
      known.worth = worth;
    }
  }
  return best;
}

function findCandidate<Kind>(candidates: readonly Candidate<Kind>[], card: CardId, place: number): Candidate<Kind> | undefined {
  for (const candidate of candidates) if (candidate.place === place && candidate.card === card) return candidate;
  return undefined;
}

function cardOf(state: State, action: Install): CardId {
  if (action.type === 'install-first') return action.card;
  const pending = pendingAt(state, action.from);
  if (pending === undefined) throw new Error('TH-7.4: there is no card to install');
  return pending.card;
}

interface Mine {
  readonly card: CardId;
  readonly seat: Seat;
}

/** In this sector, or in hand. */
function baseWorth(state: State, { card, seat }: Mine, to: Spot | undefined): number {
  if (to === undefined) return freshWorth(card);
  return freshWorth(card) * factorOn(state, groundOf(state, to.place), { type: WORTHS[card].type, seat });
}

/** What the card would be worth there, less what it drives out, with what it takes and what is beside it. */
function worthIn(state: State, { card, seat, base }: Mine & { readonly base: number }, { place, slot }: Spot): number {
  const { slots, bonus } = state.sectors[place];
  const reward = bonus[slot];
  let worth = base - installedWorth(state, place, slot) + (reward === null ? 0 : bonusWorth(reward));
  for (const beside of neighboursAt(state, place, slot)) {
    const installed = slots[beside];
    if (installed === null || holderOf(state, installed) !== seat) continue;
    const { type, stacking } = CARDS[installed.card];
    const mine = CARDS[card];
    if (mine.type === 'duplication' && stacking === 'multiply') worth += installedWorth(state, place, beside);
    else if (type === 'duplication' && mine.stacking === 'multiply') worth += base;
  }
  return worth;
}
