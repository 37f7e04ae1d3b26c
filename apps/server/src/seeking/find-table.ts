import type { ClockPreset } from '@orrery/match';
import { isAlike } from '../lobby/names.ts';
import { NEWCOMER } from '../ratings/scale.ts';
import type { Seek, Seeker } from '../storage/seek-ports.ts';

/** What several agree on. */
export interface Offer {
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockPreset;
  readonly isRated: boolean;
}

export interface FoundTable extends Offer {
  /** The one who waited longest first; the other seats are bots'. */
  readonly people: readonly Seeker[];
}

export interface Finding {
  readonly now: number;
  /** Whether these two may be seated together. */
  readonly mayMeet: (one: string, other: string) => boolean;
}

const SECOND = 1000;
const HOUR = 3_600_000;
export const MINUTE = 60_000;

/** After waiting so long one is seated with others so far away in strength; `mu` 4 is 200 points as they are shown. */
const REACHES = {
  now: [
    { after: 0, reach: 4 },
    { after: 15 * SECOND, reach: 8 },
    { after: 30 * SECOND, reach: 16 },
    { after: 60 * SECOND, reach: Number.POSITIVE_INFINITY },
  ],
  later: [
    { after: 0, reach: 4 },
    { after: 3 * HOUR, reach: 8 },
    { after: 12 * HOUR, reach: Number.POSITIVE_INFINITY },
  ],
} as const;

/**
 * The next table for those who look for one, if there is any: whoever waited longest is seated first, with those nearest in strength who
 * want the same. All at a table must be near enough to each other for how long each has waited.
 */
export function findTable(seekers: readonly Seeker[], finding: Finding): FoundTable | undefined {
  const inOrder = [...seekers].sort((one, other) => one.since - other.since || (one.person < other.person ? -1 : 1));
  const byOffer = new Map<string, Seeker[]>();
  for (const seeker of inOrder) {
    for (const offer of offersOf(seeker)) {
      const agreed = byOffer.get(keyOf(offer)) ?? [];
      byOffer.set(keyOf(offer), agreed);
      agreed.push(seeker);
    }
  }
  for (const anchor of inOrder) {
    const found = bestFor(anchor, byOffer, finding);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** When something changes for this one without anybody else doing anything; undefined: never again. */
export function nextStep({ since, wish: { soon, botsAfterMinutes } }: Seek, now: number): number | undefined {
  const bots = botsAfterMinutes === undefined ? [] : [botsAfterMinutes * MINUTE];
  const steps = [...REACHES[soon].map(({ after }) => after), ...bots].map((after) => since + after).filter((at) => at > now);
  return steps.length === 0 ? undefined : Math.min(...steps);
}

/** Full tables before those with bots; more people before fewer; then those who are nearest to each other. */
function bestFor(anchor: Seeker, byOffer: ReadonlyMap<string, readonly Seeker[]>, finding: Finding): FoundTable | undefined {
  const takesBots = hasBotsNow(finding.now);
  let best: { readonly table: FoundTable; readonly worth: readonly number[] } | undefined;
  for (const offer of offersOf(anchor)) {
    const agreed = byOffer.get(keyOf(offer)) ?? [];
    const whole = gathered(anchor, { offer, agreed, finding });
    const isWhole = whole.length === offer.seats;
    if (!isWhole && !takesBots(anchor)) continue;
    const people = isWhole ? whole : gathered(anchor, { offer, agreed: agreed.filter(takesBots), finding });
    const worth = [Number(isWhole), people.length, -offer.seats, -spreadOf(people, offer.game)];
    if (best === undefined || isMore(worth, best.worth)) best = { table: { ...offer, people }, worth };
  }
  return best?.table;
}

interface Gathering {
  readonly offer: Offer;
  readonly agreed: readonly Seeker[];
  readonly finding: Finding;
}

/** The anchor and whoever may sit there too, the nearest first, as many as there are seats. */
function gathered(anchor: Seeker, { offer: { game, seats }, agreed, finding }: Gathering): readonly Seeker[] {
  const away = (one: Seeker): number => Math.abs(strengthOf(one, game) - strengthOf(anchor, game));
  const others = agreed.filter((one) => one !== anchor).sort((one, other) => away(one) - away(other));
  const people = [anchor];
  for (const one of others) {
    if (people.length === seats) break;
    if (people.every((seated) => fit(seated, one, { game, finding }))) people.push(one);
  }
  return people;
}

function fit(
  one: Seeker,
  other: Seeker,
  { game, finding: { now, mayMeet } }: { readonly game: string; readonly finding: Finding },
): boolean {
  const apart = Math.abs(strengthOf(one, game) - strengthOf(other, game));
  if (apart > Math.min(reachOf(one, now), reachOf(other, now))) return false;
  // No two at a table bear the same name: nobody could tell them apart.
  return mayMeet(one.person, other.person) && !isAlike(one.name, other.name);
}

function reachOf({ since, wish: { soon } }: Seeker, now: number): number {
  return Math.max(...REACHES[soon].filter(({ after }) => now - since >= after).map(({ reach }) => reach), REACHES[soon][0].reach);
}

function strengthOf({ strengths }: Seeker, game: string): number {
  return strengths[game] ?? NEWCOMER.mu;
}

function spreadOf(people: readonly Seeker[], game: string): number {
  const strengths = people.map((one) => strengthOf(one, game));
  return Math.max(...strengths) - Math.min(...strengths);
}

function hasBotsNow(now: number): (seeker: Seeker) => boolean {
  return ({ since, wish: { botsAfterMinutes } }) => botsAfterMinutes !== undefined && now - since >= botsAfterMinutes * MINUTE;
}

/** What comes first is taken where nothing else decides; who does not mind plays friendly. */
function offersOf({ wish: { games, clocks, rated } }: Seeker): readonly Offer[] {
  const ratings = rated === 'either' ? [false, true] : [rated === 'rated'];
  return games.flatMap(({ game, seats: sizes }) =>
    sizes.flatMap((seats) => clocks.flatMap((clock) => ratings.map((isRated) => ({ game, seats, clock, isRated })))),
  );
}

function keyOf({ game, seats, clock, isRated }: Offer): string {
  return `${game} ${seats} ${clock} ${isRated}`;
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}
