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

/**
 * The losses of a hider as the search goes through them. Most ways of seeking do not touch a hiding place, so each place has one loss
 * for being left alone and a short list of the ways of seeking that cost more: from `start[hide]` to `start[hide + 1]`.
 */
interface Sparse {
  readonly alone: Float64Array;
  readonly start: Int32Array;
  readonly seek: Int32Array;
  readonly more: Float64Array;
  readonly caught: Uint8Array;
}

function sparseOf({ hides, loss, caught }: Hider, seeks: number): Sparse {
  const alone = new Float64Array(hides);
  const start = new Int32Array(hides + 1);
  const cells: number[] = [];
  for (let way = 0; way < hides; way++) {
    const row = way * seeks;
    let least = Number.POSITIVE_INFINITY;
    for (let at = row; at < row + seeks; at++) if (loss[at] < least) least = loss[at];
    alone[way] = least;
    for (let at = row; at < row + seeks; at++) if (loss[at] !== least || caught[at] === 1) cells.push(at);
    start[way + 1] = cells.length;
  }
  const sparse = {
    alone,
    start,
    seek: new Int32Array(cells.length),
    more: new Float64Array(cells.length),
    caught: new Uint8Array(cells.length),
  };
  for (let way = 0; way < hides; way++) {
    for (let cell = start[way]; cell < start[way + 1]; cell++) {
      sparse.seek[cell] = cells[cell] - way * seeks;
      sparse.more[cell] = loss[cells[cell]] - alone[way];
      sparse.caught[cell] = caught[cells[cell]];
    }
  }
  return sparse;
}

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

/** One hider in thought. */
interface Thinker extends Learner {
  readonly hider: Hider;
  readonly sparse: Sparse;
  /** How likely each way of seeking is to catch them. */
  readonly chance: Float64Array;
  /** How likely each way of seeking is to catch nobody else. */
  readonly othersFree: Float64Array;
  /** By kind of prize: how likely they go for it. */
  readonly coming: Float64Array;
}

function newThinker(hider: Hider, seeks: number): Thinker {
  const learner = newLearner(hider.hides);
  const [chance, othersFree] = [new Float64Array(seeks), new Float64Array(seeks)];
  return { ...learner, hider, sparse: sparseOf(hider, seeks), chance, othersFree, coming: comingOf(hider, learner.share) };
}

/**
 * Regret matching: everybody plays the game in thought many times, leans to what would have done better, and keeps the mean of what
 * was played, the later rounds counting more. Of two players the mean tends to choices that cannot be exploited.
 */
export function solve(game: HideAndSeek, { rounds, habits }: Effort): Mixture {
  const seeker = newLearner(game.seeks);
  const hiders = game.hiders.map((hider) => newThinker(hider, game.seeks));
  const coming = hiders.map((hider) => hider.coming);
  for (let round = 1; round <= rounds; round++) {
    sumGains(game, seeker.gain, hiders);
    learn(seeker, round);
    expect(seeker, habits?.of === 'seeker' ? habits.seek : undefined, habits?.weight);
    if (game.anyCaught !== 0) tellWhoIsFree(hiders, game.seeks);
    for (let at = 0; at < hiders.length; at++) {
      const hider = hiders[at];
      hiderGains(game.anyCaught, hider, { expected: seeker.expected, coming, at });
      learn(hider, round);
      expect(hider, habits?.of === 'hiders' ? habits.hide[at] : undefined, habits?.weight);
      comingOf(hider.hider, hider.share, hider.coming);
    }
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
  const coming = game.hiders.map((hider, at) => comingOf(hider, hide[at]));
  let lost = 0;
  game.hiders.forEach((hider, at) => {
    const before = coming.slice(0, at);
    for (let way = 0; way < hider.hides; way++) lost += hide[at][way] * crowding(hider, way, { coming: before, at: -1 });
  });
  return lost;
}

/** What each way of seeking gains against hiders who choose so. */
export function bestAnswers({ seeks, hiders, anyCaught }: HideAndSeek, hide: readonly Float64Array[]): Float64Array {
  const gains = new Float64Array(seeks);
  const free = new Float64Array(seeks).fill(1);
  const chance = new Float64Array(seeks);
  hiders.forEach(({ hides, loss, caught }, at) => {
    chance.fill(0);
    for (let way = 0; way < hides; way++) {
      const share = hide[at][way];
      if (share === 0) continue;
      const row = way * seeks;
      for (let seek = 0; seek < seeks; seek++) {
        gains[seek] += share * loss[row + seek];
        if (caught[row + seek] === 1) chance[seek] += share;
      }
    }
    for (let seek = 0; seek < seeks; seek++) free[seek] *= 1 - chance[seek];
  });
  if (anyCaught !== 0) for (let seek = 0; seek < seeks; seek++) gains[seek] += anyCaught * (1 - free[seek]);
  return gains;
}

/** The same, but for what is lost whatever the seeker does, against what is expected of the hiders; notes how likely each is caught. */
function sumGains({ seeks, anyCaught }: HideAndSeek, gains: Float64Array, hiders: readonly Thinker[]): void {
  gains.fill(0);
  for (const { sparse, chance, expected } of hiders) {
    const { start, seek, more, caught } = sparse;
    chance.fill(0);
    for (let way = 0; way < expected.length; way++) {
      const share = expected[way];
      if (share === 0) continue;
      for (let cell = start[way]; cell < start[way + 1]; cell++) {
        gains[seek[cell]] += share * more[cell];
        if (caught[cell] === 1) chance[seek[cell]] += share;
      }
    }
  }
  if (anyCaught === 0) return;
  for (let seek = 0; seek < seeks; seek++) {
    let free = 1;
    for (const { chance } of hiders) free *= 1 - chance[seek];
    gains[seek] += anyCaught * (1 - free);
  }
}

/** Products of all but one, from both ends, so that nobody is divided out. */
function tellWhoIsFree(hiders: readonly Thinker[], seeks: number): void {
  for (let seek = 0; seek < seeks; seek++) {
    let free = 1;
    for (let at = 0; at < hiders.length; at++) {
      hiders[at].othersFree[seek] = free;
      free *= 1 - hiders[at].chance[seek];
    }
    free = 1;
    for (let at = hiders.length - 1; at >= 0; at--) {
      hiders[at].othersFree[seek] *= free;
      free *= 1 - hiders[at].chance[seek];
    }
  }
}

interface Others {
  /** What the seeker is expected to do. */
  readonly expected: Float64Array;
  readonly coming: readonly Float64Array[];
  /** Which of the hiders thinks. */
  readonly at: number;
}

/** What each way of hiding is worth to this hider: its losses, and being the only one caught, which costs all of them. */
function hiderGains(anyCaught: number, { hider, sparse, gain, othersFree }: Thinker, { expected, coming, at }: Others): void {
  const { alone, start, seek, more, caught } = sparse;
  for (let way = 0; way < gain.length; way++) {
    let loss = alone[way] + crowding(hider, way, { coming, at });
    for (let cell = start[way]; cell < start[way + 1]; cell++) {
      const weight = expected[seek[cell]];
      if (weight === 0) continue;
      loss += weight * (caught[cell] === 1 ? more[cell] + anyCaught * othersFree[seek[cell]] : more[cell]);
    }
    gain[way] = -loss;
  }
}

/** By kind of prize: how likely a hider who chooses so goes for it. */
function comingOf({ hides, contest }: Hider, share: Float64Array, coming: Float64Array = new Float64Array(CONTESTS)): Float64Array {
  coming.fill(0);
  for (let way = 0; way < hides; way++) if (contest[way] >= 0) coming[contest[way]] += share[way];
  return coming;
}

/** What a prize is worth less because another hider may take it: to the team a second who comes for it adds nothing. */
function crowding(hider: Hider, way: number, { coming, at }: { readonly coming: readonly Float64Array[]; readonly at: number }): number {
  const kind = hider.contest[way];
  if (kind < 0) return 0;
  let alone = 1;
  for (let other = 0; other < coming.length; other++) if (other !== at) alone *= 1 - coming[other][kind];
  return hider.prize[way] * (1 - alone);
}

/** What would have done better last time is expected to do so next time, too: that makes for far fewer rounds. */
function learn({ regret, share, sum, gain }: Learner, round: number): void {
  let mean = 0;
  for (let way = 0; way < share.length; way++) mean += share[way] * gain[way];
  let total = 0;
  for (let way = 0; way < share.length; way++) {
    const more = gain[way] - mean;
    const kept = Math.max(0, regret[way] + more);
    regret[way] = kept;
    share[way] = Math.max(0, kept + more);
    total += share[way];
  }
  const weight = round * round;
  for (let way = 0; way < share.length; way++) {
    share[way] = total > 0 ? share[way] / total : 1 / share.length;
    sum[way] += weight * share[way];
  }
}

function expect({ share, expected }: Learner, habit: Float64Array | undefined, weight = 0): void {
  for (let way = 0; way < share.length; way++) {
    expected[way] = habit === undefined ? share[way] : (1 - weight) * share[way] + weight * habit[way];
  }
}

function meanOf({ sum }: Learner): Float64Array {
  let total = 0;
  for (const one of sum) total += one;
  return sum.map((one) => one / total);
}
