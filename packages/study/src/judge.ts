import { chooseAction } from '@orrery/bots';
import type { ActionBase } from '@orrery/engine';
import { eyesOf, gameFor, keyOf, type Look, seenChances, worldOf } from './eyes.ts';
import { habitWith } from './habit.ts';
import { steepnessAt } from './honest.ts';
import type { AnyJudgedGame } from './judged-game.ts';

/** An answer and the chance to win behind it. */
export interface JudgedAction {
  readonly action: ActionBase;
  readonly chance: number;
}

/** A decision as it was judged. Plain data. */
export interface Judged {
  /** Times the budget of the level that judged. */
  readonly effort: number;
  readonly played: JudgedAction;
  /** The best answers, the best first; the one that was played may be among them. */
  readonly best: readonly JudgedAction[];
  /** What the answer gave away, in chances to win; 0 for the best. */
  readonly cost: number;
}

/** So many of the best answers are kept. */
const KEPT = 3;
/** Worlds in which a game's own weighing is asked, with the usual effort. */
const WEIGHED_WORLDS = 4;
/** Nobody is surer. */
const SUREST = 0.999;

/** What was given away by an answer to this question. Undefined: there was no other. */
export function judge(
  game: AnyJudgedGame,
  look: Look,
  { played, effort }: { readonly played: ActionBase; readonly effort: number },
): Judged | undefined {
  const { module } = game;
  const legal = module.legal(look.state, look.seat);
  if (legal.length < 2) return undefined;
  const { values, isRelative } = weighed(game, look, { legal, played, effort });
  if (values.length === 0) return undefined;
  const own = values.find(({ action }) => keyOf(action) === keyOf(played));
  const steepness = steepnessAt(game.study, worldOf(game, look), eyesOf(look));
  const most = Math.max(...values.map(({ value }) => value));
  // Where values can only be held against each other, the best answer keeps the chance there was.
  const before = (): number => seenChances(game, look)[look.seat] ?? 0;
  const shift = isRelative && most < SUREST ? logit(before()) - steepness * logit(most) : 0;
  const chanceOf = (value: number) => squash(steepness * logit(value) + shift);
  const best = values.map(({ action, value }) => ({ action, chance: chanceOf(value) }));
  // What nobody can weigh is nobody's mistake.
  const chance = chanceOf(own?.value ?? most);
  return {
    effort,
    played: { action: played, chance },
    best: best.sort((one, other) => other.chance - one.chance).slice(0, KEPT),
    cost: chanceOf(most) - chance,
  };
}

interface Asked {
  readonly legal: readonly ActionBase[];
  readonly played: ActionBase;
  readonly effort: number;
}

interface Valued {
  readonly action: ActionBase;
  readonly value: number;
}

interface Weighed {
  readonly values: readonly Valued[];
  readonly isRelative: boolean;
}

function weighed(game: AnyJudgedGame, look: Look, asked: Asked): Weighed {
  const own = weighedByGame(game, look, asked);
  if (own !== undefined) return { values: own, isRelative: true };
  return weighedByJudge(game, look, asked);
}

/** About a chance to win for each answer that was thought about, the one that was played among them. */
function weighedByJudge(game: AnyJudgedGame, look: Look, asked: Asked): Weighed {
  const { legal, played, effort } = asked;
  const thinking = gameFor(game, look);
  const view = game.module.view(look.state, look.seat);
  const question = { seat: look.seat, view, legal, salt: `${look.salt} judge`, isMute: true, effort } as const;
  const { action: first, alternatives } = chooseAction(thinking, game.study.judge, question);
  const isRelative = game.study.isRelative?.(worldOf(game, look), look.seat) ?? false;
  if (keyOf(first) === keyOf(played)) {
    // Nothing else was worth a thought, so nothing was weighed.
    return alternatives.length > 0 ? { values: alternatives, isRelative } : { values: [{ action: first, value: 0.5 }], isRelative: true };
  }
  // By a look at these two alone, as close for the one as for the other: a search for the best knows the others only by bounds.
  const pair = chooseAction(thinking, game.study.judge, { ...question, legal: [first, played], isExact: true }).alternatives;
  const valueIn = (action: ActionBase) => pair.find((one) => keyOf(one.action) === keyOf(action))?.value ?? 0;
  const shift = logit(valueIn(first)) - logit(alternatives[0]?.value ?? 0.5);
  const others = alternatives.filter(({ action }) => action !== first && keyOf(action) !== keyOf(played));
  const most = Math.max(valueIn(first), valueIn(played));
  // Seen less closely, so never above the two.
  const behind = others.map(({ action, value }) => ({ action, value: Math.min(most, squash(logit(value) + shift)) }));
  return { values: [...pair, ...behind], isRelative };
}

/** The mean over a few worlds of what the game itself says. */
function weighedByGame(game: AnyJudgedGame, look: Look, { legal, played, effort }: Asked): readonly Valued[] | undefined {
  const { study } = game;
  if (study.weigh === undefined) return undefined;
  const habit = habitWith(game, look, played);
  const count = Math.max(1, Math.round(WEIGHED_WORLDS * Math.sqrt(effort)));
  const sums = legal.map((): number | undefined => 0);
  for (let at = 0; at < count; at++) {
    const world = worldOf(game, { ...look, salt: `${look.salt} weighed ${at}` });
    const values = study.weigh(world, { seat: look.seat, legal, eyes: eyesOf(look), habit });
    if (values === undefined) return undefined;
    values.forEach((value, index) => {
      const sum = sums[index];
      sums[index] = sum === undefined || value === undefined ? undefined : sum + value / count;
    });
  }
  return legal.flatMap((action, index) => {
    const value = sums[index];
    return value === undefined ? [] : [{ action, value }];
  });
}

function logit(chance: number): number {
  const within = Math.max(1 - SUREST, Math.min(SUREST, chance));
  return Math.log(within / (1 - within));
}

const squash = (value: number): number => 1 / (1 + Math.exp(-value));
