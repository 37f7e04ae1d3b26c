import type { Refusal, Seat, Tell } from '@orrery/engine';
import { guardOf } from '../cards/guard.ts';
import type { TechId } from '../cards/tech.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Ship, State, Token } from '../state.ts';
import type { Picked } from './ships.ts';

const TOKENS_PER_RAID = 4;

/** The Outpost has docks for one run, and a higher run makes room for itself: it is never closed. */
export function closedOutpost(): Refusal | undefined {
  return undefined;
}

/** [AF-10.1] Three in a row. */
export function needsRun({ faces }: Picked): Refusal | undefined {
  const isRun = faces.length === 3 && faces[1] === faces[0] + 1 && faces[2] === faces[1] + 1;
  return isRun ? undefined : refused('needs-a-run', 'AF-10.1');
}

/** [AF-10.2] [AF-R27] A greater total than what is still docked there. */
export function unfitForOutpost(state: State, { faces }: Picked): Refusal | undefined {
  const docked = state.docks['raiders-outpost'];
  let held = 0;
  for (let index = 0; index < docked.length; index++) held += docked[index].face;
  const total = faces[0] + faces[1] + faces[2];
  return total > held ? undefined : refused('run-not-higher', docked.length === 3 ? 'AF-10.2' : 'AF-R27', { total, docked: held });
}

/** [AF-10.2] The ships that were there go to the Bay; called before the new run docks. */
export function bumpFromOutpost(draft: State, seat: Seat, tell: Tell<Event>): void {
  const bumped = draft.docks['raiders-outpost'];
  if (bumped.length === 0) return;
  draft.docks['raiders-outpost'] = [];
  for (const ship of bumped) draft.docks['maintenance-bay'].push(ship);
  for (const player of draft.players) tellBumped(bumped, { seat, owner: player.seat }, tell);
}

function tellBumped(bumped: readonly Ship[], { seat, owner }: { seat: Seat; owner: Seat }, tell: Tell<Event>): void {
  const faces = bumped.filter((ship) => ship.owner === owner).map((ship) => ship.face);
  if (faces.length > 0) tell({ type: 'ships-bumped', seat, owner, at: 'raiders-outpost', faces });
}

/** [AF-10.3] [AF-R28] One raid a docking, at once. Nobody is asked where there is nothing to steal [AF-R4] [AF-20.4]. */
export function startRaid(draft: State, seat: Seat): void {
  if (canStealToken(draft) || canStealCard(draft)) draft.pending.push({ ask: 'raid', seat, tokensLeft: TOKENS_PER_RAID });
}

function canStealToken(state: State): boolean {
  return state.players.some(({ seat, fuel, ore }) => seat !== state.turn.seat && fuel + ore > 0 && guardOf(state, seat) === undefined);
}

function canStealCard(state: State): boolean {
  return state.players.some(({ seat, cards }) => seat !== state.turn.seat && cards.length > 0);
}

/** [AF-10.3] [AF-18.6] */
export function refuseTokenTheft(state: State, from: Seat, token: Token): Refusal | undefined {
  if (from === state.turn.seat) return refused('cannot-raid-yourself', 'AF-10.3');
  if (!(from in state.players) || state.players[from][token] === 0) return refused('nothing-to-steal', 'AF-10.3', { from, token });
  return guardOf(state, from) === undefined ? undefined : refused('decoy-guards-tokens', 'AF-18.6', { from });
}

/** [AF-10.4] [AF-18.6] A card instead of tokens; from a guarded hand only the guard itself. */
export function refuseCardTheft(state: State, from: Seat, card: TechId): Refusal | undefined {
  const question = state.pending.at(-1);
  if (from === state.turn.seat) return refused('cannot-raid-yourself', 'AF-10.3');
  if (question?.ask === 'raid' && question.tokensLeft < TOKENS_PER_RAID) return refused('tokens-already-stolen', 'AF-10.3');
  if (!(from in state.players) || !state.players[from].cards.includes(card)) return refused('victim-lacks-card', 'AF-10.4', { from, card });
  const guard = guardOf(state, from);
  return guard === undefined || guard === card ? undefined : refused('decoy-guards-cards', 'AF-18.6', { from, card });
}

/** [AF-10.3] [AF-20.4] One token at a time; the raid ends by itself with the last that can be stolen. */
export function stealToken(draft: State, theft: { seat: Seat; from: Seat; token: Token }, tell: Tell<Event>): void {
  const { seat, from, token } = theft;
  const question = draft.pending.pop();
  if (question?.ask !== 'raid') throw new Error('AF-10.3: nobody is raiding');
  draft.players[from][token] -= 1;
  draft.players[seat][token] += 1;
  tell({ type: 'tokens-stolen', seat, from, token });
  const tokensLeft = question.tokensLeft - 1;
  if (tokensLeft > 0 && canStealToken(draft)) draft.pending.push({ ask: 'raid', seat, tokensLeft });
}

/** [AF-10.5] [AF-R29] A second copy goes to the discard pile without any effect. [AF-R31] Uses are counted per turn, so it is fresh. */
export function stealCard(draft: State, theft: { seat: Seat; from: Seat; card: TechId }, tell: Tell<Event>): void {
  const { seat, from, card } = theft;
  draft.pending.pop();
  const victim = draft.players[from];
  victim.cards.splice(victim.cards.indexOf(card), 1);
  const isDuplicate = draft.players[seat].cards.includes(card);
  if (isDuplicate) draft.discard.push(card);
  else draft.players[seat].cards.push(card);
  tell({ type: 'card-stolen', seat, from, card, isDuplicate });
}
