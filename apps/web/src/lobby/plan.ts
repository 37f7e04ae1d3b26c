import type { Locale } from '@orrery/engine';
import type { Occupant } from '@orrery/match';
import type { PlannedSeat } from '@orrery/protocol';
import { BOT_NAMES } from '../text/bot-names.ts';

/** A seat of the match being set up. `person` is somebody else at this screen, `open` somebody who comes by the link. */
export interface SeatPlan {
  readonly kind: 'me' | 'person' | 'bot' | 'open';
  readonly level: string;
  readonly name: string;
}

export type Where = 'here' | 'online';

/** What of a game on the shelf a plan needs: how strong the bots are that are offered. */
type Shelved = { readonly offered: { readonly level: string } };

export function kindsFor(where: Where): readonly SeatPlan['kind'][] {
  return where === 'here' ? ['me', 'person', 'bot'] : ['me', 'open', 'bot'];
}

/** You, and in the other seats bots here or friends over the network. */
export function firstPlan(entry: Shelved, where: Where, count: number): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => emptySeat(entry, where, seat));
}

function emptySeat(entry: Shelved, where: Where, seat: number): SeatPlan {
  const others = where === 'here' ? 'bot' : 'open';
  return { kind: seat === 0 ? 'me' : others, level: entry.offered.level, name: '' };
}

export function resized(entry: Shelved, plan: readonly SeatPlan[], given: { where: Where; count: number }): readonly SeatPlan[] {
  const kept = plan.slice(0, given.count);
  const added = Array.from({ length: given.count - kept.length }, (_, index) => emptySeat(entry, given.where, kept.length + index));
  return [...kept, ...added];
}

/** One seat changed; there is only one of you, so the seat that was yours becomes what this one was. */
export function changed(plan: readonly SeatPlan[], seat: number, change: Partial<SeatPlan>): readonly SeatPlan[] {
  const before = plan[seat].kind;
  return plan.map((planned, index) => {
    if (index === seat) return { ...planned, ...change };
    return change.kind === 'me' && planned.kind === 'me' ? { ...planned, kind: before } : planned;
  });
}

/** An earlier seat is of the same kind: what there is to say about it has been said. */
export function isLikeEarlier(plan: readonly SeatPlan[], seat: number): boolean {
  const { kind, level } = plan[seat];
  return plan.slice(0, seat).some((other) => other.kind === kind && (kind !== 'bot' || other.level === level));
}

export interface Called {
  readonly me: string;
  readonly person: (number: number) => string;
  readonly locale: Locale;
}

/**
 * Who sits where in a match in this browser. All share one screen and talk to each other, so nobody is asked by the match
 * whether they agree to an undo. Two people of one name would be one to the log, so names get numbers.
 */
export function occupantsOf(plan: readonly SeatPlan[], called: Called): readonly Occupant[] {
  const names: string[] = [];
  for (const [seat, planned] of plan.entries()) {
    const given = planned.kind === 'me' ? called.me : planned.name.trim();
    names.push(planned.kind === 'bot' ? '' : unlike(names, given === '' ? called.person(seat + 1) : given));
  }
  const stars = BOT_NAMES[called.locale].filter((star) => !names.some((name) => isAlike(name, star)));
  return plan.map((planned, seat): Occupant => {
    if (planned.kind === 'bot') return { kind: 'bot', level: planned.level, name: stars.shift() ?? `Bot ${seat + 1}` };
    return { kind: 'person', person: 'here', name: names[seat] };
  });
}

function unlike(others: readonly string[], name: string): string {
  for (let number = 2; number <= others.length + 2; number++) {
    const tried = number === 2 ? name : `${name} ${number - 1}`;
    if (!others.some((other) => isAlike(other, tried))) return tried;
  }
  return name;
}

/** Names as people read them: small letters make nobody another person. */
export function isAlike(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}

export function plannedSeats(plan: readonly SeatPlan[]): PlannedSeat[] {
  return plan.map((planned) => {
    if (planned.kind === 'bot') return { kind: 'bot', level: planned.level };
    return { kind: planned.kind === 'me' ? 'me' : 'open' };
  });
}
