/**
 * One who seeks against several who hide, all choosing at once and in secret: what phases 1 and 2 of a turn come to. Plain numbers,
 * so that it can be tested on games whose answer is known.
 */
export interface HideAndSeek {
  /** How many ways the seeker has to choose. */
  readonly seeks: number;
  readonly hiders: readonly Hider[];
  /** What the seeker gains besides, once, if at least one hider is caught. */
  readonly anyCaught: number;
}

export interface Hider {
  /** How many ways this hider has to choose. */
  readonly hides: number;
  /** What the hider loses, and the seeker gains, by a way of hiding and a way of seeking: `hide * seeks + seek`. */
  readonly loss: Float64Array;
  /** 1 where that way of seeking catches, in the same order. */
  readonly caught: Uint8Array;
  /** By way of hiding: what is gained there only by the first who comes, and which of such gains it is; -1 for none. */
  readonly contest: Int8Array;
  readonly prize: Float64Array;
}

/** How everybody should choose: shares that add up to 1. */
export interface Mixture {
  readonly seek: Float64Array;
  readonly hide: readonly Float64Array[];
  /** What the seeker gains a turn, if all choose so. */
  readonly value: number;
}

/**
 * What one's opponents are believed to do besides choosing well: with this weight they choose as `seek` or `hide` says. Of one side
 * only: if both think the other one is simple, neither defends what matters.
 */
export type Habits =
  | { readonly weight: number; readonly of: 'seeker'; readonly seek: Float64Array }
  | { readonly weight: number; readonly of: 'hiders'; readonly hide: readonly Float64Array[] };

export interface Effort {
  readonly rounds: number;
  readonly habits?: Habits;
}

/** Gains that only the first of several gets: how many kinds a game may have. */
const CONTESTS = 4;

interface Learner {
  readonly regret: Float64Array;
  readonly share: Float64Array;
  readonly sum: Float64Array;
  /** What others expect of this one: the share, bent towards the habit. */
  readonly expected: Float64Array;
  readonly gain: Float64Array;
}

function newLearner(ways: number): Learner {
  const share = new Float64Array(ways).fill(1 / ways);
  return { regret: new Float64Array(ways), share, sum: new Float64Array(ways), expected: share.slice(), gain: new Float64Array(ways) };
}

/**
 * Regret matching: everybody plays the game in thought many times, leans to what would have done better, and keeps the mean of what
 * was played, the later rounds counting more. Of two players the mean tends to choices that cannot be exploited.
 */
export function solve(game: HideAndSeek, { rounds, habits }: Effort): Mixture {
  const seeker = newLearner(game.seeks);
  const hiders = game.hiders.map(({ hides }) => newLearner(hides));
  const chances = game.hiders.map(() => new Float64Array(game.seeks));
  const coming = game.hiders.map(() => new Float64Array(CONTESTS));
  for (let round = 1; round <= rounds; round++) {
    seekerGains(game, seeker, { hiders, chances });
    learn(seeker, round);
    expect(seeker, habits?.of === 'seeker' ? habits.seek : undefined, habits?.weight);
    const shares = hiders.map(({ share }) => share);
    hiders.forEach((hider, at) => {
      comingFor(game, shares, coming);
      hiderGains(game, at, { seeker, hiders, chances, coming });
      learn(hider, round);
      expect(hider, habits?.of === 'hiders' ? habits.hide[at] : undefined, habits?.weight);
    });
  }
  const seek = meanOf(seeker);
  const hide = hiders.map(meanOf);
  return { seek, hide, value: gainOf(game, seek, hide) };
}

/** What the seeker gains if all choose so. */
export function gainOf(game: HideAndSeek, seek: Float64Array, hide: readonly Float64Array[]): number {
  const gains = bestAnswers(game, hide);
  let value = 0;
  for (let way = 0; way < game.seeks; way++) value += seek[way] * gains[way];
  return value + prizesLost(game, hide);
}

/** Of a prize for which several come all but one are counted in vain. */
function prizesLost(game: HideAndSeek, hide: readonly Float64Array[]): number {
  const coming = game.hiders.map(() => new Float64Array(CONTESTS));
  comingFor(game, hide, coming);
  let lost = 0;
  game.hiders.forEach((hider, at) => {
    const before = coming.slice(0, at);
    for (let way = 0; way < hider.hides; way++) lost += hide[at][way] * crowding(hider, way, { coming: before, at: -1 });
  });
  return lost;
}

/** What each way of seeking gains against hiders who choose so. */
export function bestAnswers(game: HideAndSeek, hide: readonly Float64Array[]): Float64Array {
  const chances = game.hiders.map(() => new Float64Array(game.seeks));
  const gains = new Float64Array(game.seeks);
  sumGains(game, gains, { shares: hide, chances });
  return gains;
}

function seekerGains(
  game: HideAndSeek,
  seeker: Learner,
  others: { readonly hiders: readonly Learner[]; readonly chances: readonly Float64Array[] },
): void {
  sumGains(game, seeker.gain, { shares: others.hiders.map(({ expected }) => expected), chances: others.chances });
}

/** Fills `chances`, too: by hider, how likely each way of seeking is to catch them. */
function sumGains(
  game: HideAndSeek,
  gains: Float64Array,
  by: { readonly shares: readonly Float64Array[]; readonly chances: readonly Float64Array[] },
): void {
  const { seeks } = game;
  gains.fill(0);
  game.hiders.forEach(({ hides, loss, caught }, at) => {
    const chance = by.chances[at].fill(0);
    for (let way = 0; way < hides; way++) {
      const share = by.shares[at][way];
      if (share === 0) continue;
      const row = way * seeks;
      for (let seek = 0; seek < seeks; seek++) {
        gains[seek] += share * loss[row + seek];
        if (caught[row + seek] === 1) chance[seek] += share;
      }
    }
  });
  if (game.anyCaught === 0) return;
  for (let seek = 0; seek < seeks; seek++) {
    let free = 1;
    for (const chance of by.chances) free *= 1 - chance[seek];
    gains[seek] += game.anyCaught * (1 - free);
  }
}

interface Round {
  readonly seeker: Learner;
  readonly hiders: readonly Learner[];
  readonly chances: readonly Float64Array[];
  readonly coming: readonly Float64Array[];
}

/** What each way of hiding is worth to this hider: its losses, and being the only one caught, which costs all of them. */
function hiderGains(game: HideAndSeek, at: number, { seeker, hiders, chances, coming }: Round): void {
  const { seeks, anyCaught } = game;
  const hider = game.hiders[at];
  const { gain } = hiders[at];
  const alone = aloneCaught(seeks, { chances, except: at });
  for (let way = 0; way < hider.hides; way++) {
    const row = way * seeks;
    let loss = crowding(hider, way, { coming, at });
    for (let seek = 0; seek < seeks; seek++) {
      const weight = seeker.expected[seek];
      if (weight === 0) continue;
      loss += weight * (hider.loss[row + seek] + (hider.caught[row + seek] === 1 ? anyCaught * alone[seek] : 0));
    }
    gain[way] = -loss;
  }
}

/** How likely nobody else is caught, by way of seeking. */
function aloneCaught(
  seeks: number,
  { chances, except }: { readonly chances: readonly Float64Array[]; readonly except: number },
): Float64Array {
  const alone = new Float64Array(seeks).fill(1);
  chances.forEach((chance, at) => {
    if (at === except) return;
    for (let seek = 0; seek < seeks; seek++) alone[seek] *= 1 - chance[seek];
  });
  return alone;
}

/** By kind of prize: how likely each hider goes for it, hider by hider. */
function comingFor(game: HideAndSeek, shares: readonly Float64Array[], coming: readonly Float64Array[]): void {
  game.hiders.forEach(({ hides, contest }, at) => {
    const own = coming[at].fill(0);
    for (let way = 0; way < hides; way++) if (contest[way] >= 0) own[contest[way]] += shares[at][way];
  });
}

/** What a prize is worth less because another hider may take it: to the team a second who comes for it adds nothing. */
function crowding(hider: Hider, way: number, { coming, at }: { readonly coming: readonly Float64Array[]; readonly at: number }): number {
  const kind = hider.contest[way];
  if (kind < 0) return 0;
  let alone = 1;
  for (let other = 0; other < coming.length; other++) if (other !== at) alone *= 1 - coming[other][kind];
  return hider.prize[way] * (1 - alone);
}

function learn({ regret, share, sum, gain }: Learner, round: number): void {
  let mean = 0;
  for (let way = 0; way < share.length; way++) mean += share[way] * gain[way];
  let total = 0;
  for (let way = 0; way < share.length; way++) {
    regret[way] = Math.max(0, regret[way] + gain[way] - mean);
    total += regret[way];
  }
  for (let way = 0; way < share.length; way++) {
    share[way] = total > 0 ? regret[way] / total : 1 / share.length;
    sum[way] += round * share[way];
  }
}

function expect({ share, expected }: Learner, habit: Float64Array | undefined, weight = 0): void {
  for (let way = 0; way < share.length; way++) {
    expected[way] = habit === undefined ? share[way] : (1 - weight) * share[way] + weight * habit[way];
  }
}

function meanOf({ sum }: Learner): Float64Array {
  const total = sum.reduce((all, one) => all + one, 0);
  return sum.map((one) => one / total);
}
