import type { Refusal, Seat } from '@orrery/engine';
import { type Action, areAdjacent, type CardKey, notAlone, type State, type Target } from '@orrery/not-alone';
import { PLACE_NUMBERS } from '@orrery/not-alone/facts';

/**
 * Actions that stand for "play this card somehow", to be refused with a reason a person understands. The list of legal actions
 * decides what is offered; this is asked only when that list has nothing for the card.
 */
function probesFor(state: State, seat: Seat, card: CardKey): readonly Action[] {
  const id = card.slice(card.indexOf(':') + 1);
  const give = (target: Target): unknown => {
    if (card.startsWith('hunt:')) return { type: 'play-hunt', card: id, target };
    if (card.startsWith('survival:')) return { type: 'play-survival', card: id, target };
    if (card.startsWith('character:')) return { type: 'use-character', character: id, target };
    return { type: 'use-adaptation', adaptation: id, target };
  };
  return likelyTargets(state, seat).flatMap((target) => notAlone.readAction(JSON.parse(JSON.stringify(give(target)))) ?? []);
}

function likelyTargets(state: State, seat: Seat): readonly Target[] {
  const own = state.hunted.find((hunted) => hunted.seat === seat);
  const laid = state.hunted.flatMap((hunted) => hunted.played.map((visit) => ({ seat: hunted.seat, visit })))[0];
  const targets: Target[] = [{ kind: 'none' }, ...state.hunted.map((hunted): Target => ({ kind: 'hunted', seat: hunted.seat }))];
  for (const place of PLACE_NUMBERS) targets.push({ kind: 'place', place });
  targets.push({ kind: 'pair', places: [1, 2] });
  if (laid?.visit.place !== undefined) {
    const { place, card } = laid.visit;
    const to = PLACE_NUMBERS.find((other) => areAdjacent(place, other));
    if (to !== undefined) targets.push({ kind: 'visit', seat: laid.seat, card, to });
  }
  for (const token of ['creature', 'artemia'] as const) {
    const to = PLACE_NUMBERS.find((other) => state.tokens[token].some((from) => areAdjacent(from, other)));
    targets.push({ kind: 'token', token, to: to ?? 1 });
  }
  const mine = own?.hand[0] ?? own?.played[0]?.card;
  if (mine !== undefined) targets.push({ kind: 'own-card', card: mine }, { kind: 'swap', out: own?.played[0]?.card ?? mine, in: mine });
  if (state.huntDiscard[0] !== undefined) targets.push({ kind: 'hunt-card', card: state.huntDiscard[0] });
  if (state.survivalDiscard[0] !== undefined) targets.push({ kind: 'survival-card', card: state.survivalDiscard[0] });
  return targets;
}

/** Reasons that speak of the probe and not of the card. */
const OF_THE_PROBE: readonly string[] = ['wrong-target'];

/** Why this card cannot be played now, as it would be told for the target that comes nearest. */
export function whyNotPlayed(state: State, seat: Seat, card: CardKey): Refusal | undefined {
  const refusals = probesFor(state, seat, card).map((action) => notAlone.refuse(state, seat, action));
  return (
    refusals.find((refusal) => refusal !== undefined && !OF_THE_PROBE.includes(refusal.code)) ??
    refusals.find((refusal) => refusal !== undefined)
  );
}
