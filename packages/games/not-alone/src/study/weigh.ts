import { type Seat, type StudyQuestion, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { evaluate, leadOf } from '../bot/evaluate.ts';
import { expectedHide, expectedSeek, waryHide, warySeek } from '../bot/expected.ts';
import { tableHabits } from '../bot/habits.ts';
import { bestLaying, bestOfThese, type GainsOf, type Hunt, huntOf, LEAN, mixtureOf, type Quarry } from '../bot/hunt.ts';
import { takeBackBest } from '../bot/mix.ts';
import { chanceOf, scaleOf } from '../bot/scale.ts';
import { bestAnswers } from '../bot/solver.ts';
import { apply } from '../flow/apply.ts';
import { clone } from '../knowledge/clone.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';
import { foreseen, likelihoodOf, meanOf } from './habit.ts';

/**
 * Chances behind each answer. A card laid in secret, or a token, is held against what the other side is expected to choose: with open
 * eyes the Creature sees what was laid. Everything else by what it leads to at once.
 */
export function weigh(world: State, question: StudyQuestion<Action>): readonly (number | undefined)[] {
  const { legal } = question;
  const now = chanceIn(world, question);
  const secret = secretGains(world, question);
  const gains = legal.map(secret);
  const most = Math.max(...gains.map((gain) => gain ?? Number.NEGATIVE_INFINITY));
  const others = legal.map((action, at) => (gains[at] === undefined ? chanceBehind(world, question, { action, now }) : undefined));
  // A Hunt card can be played behind a token as well as before it: who lays the token first has not done without the card.
  const open = Math.max(now, ...legal.map(({ type }, at) => (type === 'play-hunt' ? (others[at] ?? 0) : 0)));
  return legal.map((action, at) => {
    const gain = gains[at];
    if (gain === undefined) return others[at];
    // Where the last step decides, a hunt in chances may have nothing left to lose, and no gain to tell.
    if (!Number.isFinite(most)) return chanceBehind(world, question, { action, now });
    return within((action.type === 'place-token' ? open : now) + gain - most);
  });
}

const within = (chance: number): number => Math.max(0.001, Math.min(0.999, chance));

/** Undefined: to take a card up again is no choice yet. */
function chanceBehind(
  world: State,
  question: StudyQuestion<Action>,
  { action, now }: { readonly action: Action; readonly now: number },
): number | undefined {
  if (action.type === 'take-up-places') return undefined;
  // What stands was weighed when it was laid.
  if (action.type === 'end-hunting') return now;
  const draft = clone(world);
  apply(draft, question.seat, action, silent);
  takeBackBest(draft, question.seat);
  return chanceIn(draft, question);
}

function chanceIn(state: State, { seat, eyes }: StudyQuestion<Action>): number {
  if (eyes !== 'open' || state.ended !== undefined || state.hunted.length === 0) return evaluate(state, seat);
  const scale = scaleOf(state);
  const chance = chanceOf(state, scale, leadOf(state, scale, 'open'));
  return seat === state.creature.seat ? 1 - chance : chance;
}

type Gain = (action: Action) => number | undefined;

const NOTHING: Gain = () => undefined;

/** What a secret answer gains for its seat, in chances to win; undefined for any other answer. */
function secretGains(state: State, { seat, eyes, habit }: StudyQuestion<Action>): Gain {
  const { stage } = state.turn;
  if (questionFor(state, seat) !== undefined) return NOTHING;
  const isHunted = seat !== state.creature.seat;
  if (stage === 'exploration' && isHunted) return cardGains(state, huntOf(state, seat, 'chance'), { seat, habit });
  if (stage !== 'hunting' || isHunted) return NOTHING;
  const hunt = huntOf(state, seat, 'chance');
  return tokenGains(state, hunt, eyes === 'open' ? (game) => bestAnswers(game, laidHide(hunt)) : seekGains(state, hunt, habit));
}

function cardGains(state: State, hunt: Hunt, { seat, habit }: { readonly seat: Seat; readonly habit: number }): Gain {
  const at = hunt.hunters.findIndex(({ hunted }) => hunted.seat === seat);
  const usual = hideGains(hunt, { at, seek: expectedSeek(state, hunt) });
  const wary = hideGains(hunt, { at, seek: warySeek(state, hunt) });
  const lot = meanOf(wary, mixtureOf(state, hunt, LEAN).hide[at]);
  const known = likelihoodOf(habit, LEAN.hunted * tableHabits(hunt.hunters.length).more.hunted);
  return bestWith(hunt.hunters[at], foreseen({ usual, wary, lot, known }));
}

/** What each way to lay the tokens gains. */
function seekGains(state: State, hunt: Hunt, habit: number): GainsOf {
  const [expected, avoiding] = [expectedHide(state, hunt), waryHide(state, hunt)];
  const lot = meanOf(bestAnswers(hunt.game, avoiding), mixtureOf(state, hunt, LEAN).seek);
  const known = likelihoodOf(habit, LEAN.creature * tableHabits(hunt.hunters.length).more.creature);
  return (game) => foreseen({ usual: bestAnswers(game, expected), wary: bestAnswers(game, avoiding), lot, known });
}

/** What each way to hide gains against tokens that are laid so. */
function hideGains({ hunters, game }: Hunt, { at, seek }: { readonly at: number; readonly seek: Float64Array }): Float64Array {
  const { loss, caught } = game.hiders[at];
  return Float64Array.from(hunters[at].hides, (_, hide) => {
    let gain = 0;
    seek.forEach((share, way) => {
      const cell = hide * game.seeks + way;
      gain -= share * (loss[cell] + game.anyCaught * caught[cell]);
    });
    return gain;
  });
}

/** What a card gains against tokens that are laid so. */
export function layingGains(hunt: Hunt, { seat, seek }: { readonly seat: Seat; readonly seek: Float64Array }): Gain {
  const at = hunt.hunters.findIndex(({ hunted }) => hunted.seat === seat);
  return bestWith(hunt.hunters[at], hideGains(hunt, { at, seek }));
}

/** The best way to hide with this card, beside what is laid already. */
function bestWith({ ways, hides, hunted }: Quarry, gains: Float64Array): Gain {
  const laid = hunted.played.map(({ card }) => card);
  return (action) => {
    if (action.type !== 'lay-place') return undefined;
    let best: number | undefined;
    hides.forEach((chosen, hide) => {
      const cards = chosen.map((way) => ways[way].card);
      const isFitting = cards.includes(action.card) && laid.every((card) => cards.includes(card));
      if (isFitting && (best === undefined || gains[hide] > best)) best = gains[hide];
    });
    return best;
  };
}

/** The best laying of all tokens with this one there. [NA-6.1] One that stays away, or lies where nobody can be, meets nobody. */
function tokenGains(state: State, hunt: Hunt, gainsOf: GainsOf): Gain {
  return (action) => {
    if (action.type === 'end-hunting') return bestOfThese(state, hunt, { placements: [state.tokens], gainsOf });
    if (action.type !== 'place-token') return undefined;
    return bestLaying({ ...state, tokens: { ...state.tokens, [action.token]: action.at } }, hunt, gainsOf);
  };
}

/** What the Hunted have really laid. */
function laidHide({ hunters }: Hunt): Float64Array[] {
  return hunters.map(({ hunted, ways, hides }) => {
    const laid = hunted.played.map(({ card }) => card);
    const shares = Float64Array.from(hides, (chosen) => (chosen.every((way) => laid.includes(ways[way].card)) ? 1 : 0));
    return shares.some((share) => share > 0) ? shares : shares.fill(1 / shares.length);
  });
}
