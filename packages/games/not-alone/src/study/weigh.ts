import { type Seat, type StudyQuestion, silent } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { evaluate, leadOf } from '../bot/evaluate.ts';
import { expectedHide } from '../bot/expected.ts';
import { agrees, type Hunt, huntOf, LEAN, mixtureOf } from '../bot/hunt.ts';
import { chanceOf, scaleOf } from '../bot/scale.ts';
import { bestAnswers } from '../bot/solver.ts';
import { apply } from '../flow/apply.ts';
import { clone } from '../knowledge/clone.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';

/**
 * Chances behind each answer. A card laid in secret, or a token, is held against what the other side is expected to choose: with open
 * eyes the Creature sees what was laid. Everything else by what it leads to at once.
 */
export function weigh(world: State, question: StudyQuestion<Action>): readonly (number | undefined)[] {
  const { seat, legal } = question;
  const now = chanceIn(world, question);
  const secret = secretGains(world, question);
  const gains = legal.map(secret);
  const most = Math.max(...gains.map((gain) => gain ?? Number.NEGATIVE_INFINITY));
  return legal.map((action, at) => {
    const gain = gains[at];
    // Where the last step decides, a hunt in chances may have nothing left to lose, and no gain to tell.
    if (gain !== undefined && Number.isFinite(most)) return within(now + gain - most);
    // To take a card up again is no choice yet.
    if (action.type === 'take-up-places') return undefined;
    // What stands was weighed when it was laid.
    if (action.type === 'end-hunting') return now;
    const draft = clone(world);
    apply(draft, seat, action, silent);
    return chanceIn(draft, question);
  });
}

const within = (chance: number): number => Math.max(0.001, Math.min(0.999, chance));

function chanceIn(state: State, { seat, eyes }: StudyQuestion<Action>): number {
  if (eyes !== 'open' || state.ended !== undefined || state.hunted.length === 0) return evaluate(state, seat);
  const scale = scaleOf(state);
  const chance = chanceOf(state, scale, leadOf(state, scale, 'open'));
  return seat === state.creature.seat ? 1 - chance : chance;
}

type Gain = (action: Action) => number | undefined;

const NOTHING: Gain = () => undefined;

/** What a secret answer gains for its seat, in chances to win; undefined for any other answer. */
function secretGains(state: State, { seat, eyes }: StudyQuestion<Action>): Gain {
  const { stage } = state.turn;
  if (questionFor(state, seat) !== undefined) return NOTHING;
  if (stage === 'exploration' && seat !== state.creature.seat) {
    // Against a Creature that counts on habit as the bots' does: who always goes where it is best is expected there.
    const hunt = huntOf(state, state.creature.seat, 'chance');
    return layingGains(hunt, { seat, seek: mixtureOf(state, hunt, LEAN).seek });
  }
  if (stage === 'hunting' && seat === state.creature.seat) {
    const hunt = huntOf(state, seat, 'chance');
    return tokenGains(state, hunt, eyes === 'open' ? laidHide(hunt) : expectedHide(state, hunt));
  }
  return NOTHING;
}

/** The best way to hide with this card, beside what is laid already. */
export function layingGains({ hunters, game }: Hunt, { seat, seek }: { readonly seat: Seat; readonly seek: Float64Array }): Gain {
  const at = hunters.findIndex(({ hunted }) => hunted.seat === seat);
  const { ways, hides, hunted } = hunters[at];
  const { loss, caught } = game.hiders[at];
  const laid = hunted.played.map(({ card }) => card);
  const gains = hides.map((_, hide) => {
    let gain = 0;
    seek.forEach((share, way) => {
      const cell = hide * game.seeks + way;
      gain -= share * (loss[cell] + game.anyCaught * caught[cell]);
    });
    return gain;
  });
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

/** The best laying of all tokens with this one there; where nobody can be, nobody is met. */
function tokenGains(state: State, { seeks, game }: Hunt, hide: readonly Float64Array[]): Gain {
  const gains = bestAnswers(game, hide);
  const least = Math.min(...gains);
  return (action) => {
    // [NA-6.1] A Creature that stays away meets nobody. Behind a token that is laid nothing more is decided.
    if (action.type === 'end-hunting') return state.tokens.creature.length === 0 ? least : undefined;
    if (action.type !== 'place-token') return undefined;
    const free = withoutToken(state, action);
    let best = least;
    seeks.forEach((placement, at) => {
      if (isSame(placement[action.token], action.at) && agrees(free, placement)) best = Math.max(best, gains[at]);
    });
    return best;
  };
}

/** A token may be laid elsewhere: where it lies now does not bind it. */
function withoutToken(state: State, { token }: ActionOf<'place-token'>): State {
  return { ...state, tokens: { ...state.tokens, [token]: [] } };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((place) => other.includes(place));

/** What the Hunted have really laid. */
function laidHide({ hunters }: Hunt): Float64Array[] {
  return hunters.map(({ hunted, ways, hides }) => {
    const laid = hunted.played.map(({ card }) => card);
    const shares = Float64Array.from(hides, (chosen) => (chosen.every((way) => laid.includes(ways[way].card)) ? 1 : 0));
    return shares.some((share) => share > 0) ? shares : shares.fill(1 / shares.length);
  });
}
