import {
  areAdjacent,
  PLACES,
  type PlaceCard,
  type PlaceId,
  type PlaceNumber,
  type Power,
  type PowerOf,
  type PowerWay,
} from '../cards/places.ts';
import {
  artemiaCost,
  effectIf,
  extraCatchCost,
  isCloned,
  isIneffective,
  isInForce,
  returnLimit,
  survivalIsBarred,
} from '../rules/in-force.ts';
import { takeable } from '../rules/place-cards.ts';
import { adaptationDoing, adaptationOfTurn } from '../rules/sanctuary/abilities.ts';
import { FULL_WILL, type Hunted, type State } from '../state.ts';
import { type Assets, assetsWorth, discarded, returned } from './assets.ts';
import type { Scale } from './scale.ts';
import { DEVELOPED, IN_HAND, OWNED, WORTHS } from './worths.ts';

/** A Hunted at a place, and what they have besides the card in play, which is already in the pile. */
export interface Standing {
  readonly state: State;
  readonly scale: Scale;
  readonly hunted: Hunted;
  readonly assets: Assets;
  /** Of `assets`. */
  readonly worth: number;
}

/** Which tokens a visit meets. */
export interface Fate {
  readonly creature: boolean;
  readonly target: boolean;
  readonly artemia: boolean;
}

export interface Gain {
  readonly gain: number;
  /** Which gain that only the first of the team gets is in it, -1 for none, and how much is lost without it. */
  readonly contest: number;
  readonly prize: number;
  /** It ends the match, at the latest when the turn ends. */
  readonly wins: boolean;
}

const NOTHING: Gain = { gain: 0, contest: -1, prize: 0, wins: false };
const FORTIFY_CONTEST = 3;
const IMPOSSIBLE = Number.NEGATIVE_INFINITY;
/** What the Lair is worth by copying, before anybody knows what. */
const UNKNOWN_COPY = 0.55;

/** The best a Hunted can do at a place where nothing disturbs them. `place` undefined: the card is on no place. */
export function freeGain(standing: Standing, card: PlaceId, place: PlaceNumber | undefined): Gain {
  const { state, assets } = standing;
  const options: Gain[] = [NOTHING];
  if (place === undefined || !isIneffective(state, place)) {
    options.push({ ...NOTHING, gain: gainBy(standing, returned(assets, 1)) });
    const place_ = place === undefined ? card : state.planet[place - 1];
    options.push(...powerGains(standing, place_));
  }
  if (place !== undefined) options.push(...sanctuaryGains(standing, place));
  return bestOf(options);
}

function bestOf(options: readonly Gain[]): Gain {
  let best = NOTHING;
  for (const option of options) if (option.gain > best.gain) best = option;
  if (best.contest < 0) return best;
  let second = 0;
  for (const { gain, contest } of options) if (contest !== best.contest && gain > second) second = gain;
  return { ...best, prize: best.gain - second };
}

function powerGains(standing: Standing, place: PlaceId): Gain[] {
  const card: PlaceCard = PLACES[place];
  const isUsed = card.oncePerTurn === true && standing.state.turn.usedPlaces.includes(place);
  if (isUsed) return [];
  const contest = card.oncePerTurn === true ? contestOf(card) : -1;
  return card.powers.map((power) => ({ gain: powerGain(standing, power), contest, prize: 0, wins: isWinning(standing, power) }));
}

function isHeld({ sanctuary }: State, { survivors }: Hunted): boolean {
  return sanctuary !== undefined && sanctuary.defense <= (survivors.length > 0 ? 2 : 1);
}

/** Beach, Wreck, Gates: the second to come gets nothing. */
function contestOf({ number }: PlaceCard): number {
  return number === 4 ? 0 : 1;
}

function gainBy({ scale, worth }: Standing, assets: Assets): number {
  return assetsWorth(scale, assets) - worth;
}

function powerGain<Way extends PowerWay>(standing: Standing, power: PowerOf<Way>): number {
  return POWERS[power.do].gain(standing, power);
}

function isWinning({ state, hunted }: Standing, { do: way }: Power): boolean {
  return POWERS[way].wins?.(state, hunted) ?? false;
}

interface Weighed<Way extends PowerWay> {
  gain(standing: Standing, power: PowerOf<Way>): number;
  /** It may end the match: the counter stands a step before the star, or two, for it moves once more when the turn ends. */
  wins?(state: State, hunted: Hunted): boolean;
}

function returning(standing: Standing, cards: number): number {
  return gainBy(standing, returned(standing.assets, Math.min(returnLimit(standing.state), cards)));
}

const POWERS: { readonly [Way in PowerWay]: Weighed<Way> } = {
  'return-all': { gain: (standing) => returning(standing, standing.assets.pile.count - 1) },
  copy: { gain: copyGain },
  'return-this': { gain: (standing, { besides }) => returning(standing, 1 + besides) },
  'return-some': { gain: (standing, { atMost }) => returning(standing, atMost) },
  'lay-two': {
    gain: ({ hunted, assets, scale }, { resolve }) => {
      if (hunted.nextLays === 2) return IMPOSSIBLE;
      return (resolve === 2 ? WORTHS.artefact : WORTHS.river) * (assets.hand.count < 3 ? 0.5 : 1) * Math.min(1, scale.left * 2);
    },
  },
  'use-marker': {
    gain: ({ state, scale }) => (state.marker ? scale.rescueStep * (1 - WORTHS.marker) : scale.rescueStep * WORTHS.marker),
    wins: ({ marker, rescue }) => marker && rescue <= 2,
  },
  'step-rescue': { gain: ({ scale }) => scale.rescueStep, wins: ({ rescue }) => rescue <= 2 },
  'take-place': { gain: (standing, { drones }) => newPlaceGain(standing, drones) },
  'choose-survival': { gain: ({ state, scale }) => (survivalIsBarred(state) ? IMPOSSIBLE : WORTHS.chosenSurvival * scale.left) },
  'draw-survival': { gain: ({ state, scale }) => (survivalIsBarred(state) ? IMPOSSIBLE : WORTHS.newSurvival * scale.left) },
  heal: { gain: healGain },
  'regain-will': {
    gain: (standing) => {
      const { assets } = standing;
      return assets.will < FULL_WILL ? gainBy(standing, { ...assets, will: assets.will + 1 }) : IMPOSSIBLE;
    },
  },
  'take-survivor': { gain: ({ hunted, scale }) => survivorWorth(hunted, scale) },
  'put-back-dna': { gain: ({ state, scale }) => (state.creature.dna > 0 ? WORTHS.dna * scale.left : IMPOSSIBLE) },
  fortify: { gain: fortifyGain, wins: isHeld },
  'drop-adaptation': {
    gain: ({ state, scale }) =>
      state.creature.developed.reduce((best, { adaptation }) => Math.max(best, DEVELOPED[adaptation] * scale.left), IMPOSSIBLE),
  },
  'hide-pile': { gain: (standing) => gainBy(standing, returned(standing.assets, 1)) + WORTHS.darkPile * standing.scale.left },
};

function copyGain(standing: Standing): number {
  const { state } = standing;
  const { creature } = state.tokens;
  if (creature.length === 0) return state.turn.phase < 3 ? UNKNOWN_COPY : IMPOSSIBLE;
  let best = IMPOSSIBLE;
  for (const place of creature) {
    const copied: PlaceCard = PLACES[state.planet[place - 1]];
    if (copied.cannotBeCopied === true || isIneffective(state, place)) continue;
    if (copied.powers.some((power) => power.do === 'copy')) continue;
    for (const { gain } of powerGains(standing, state.planet[place - 1])) best = Math.max(best, gain);
  }
  return best;
}

function newPlaceGain(standing: Standing, drones: boolean): number {
  const { state, scale, hunted, assets } = standing;
  let best = IMPOSSIBLE;
  for (const place of takeable(state, hunted, drones)) best = Math.max(best, newPlaceWorth(place, scale));
  if (best === IMPOSSIBLE) return IMPOSSIBLE;
  const hand = { count: assets.hand.count + 1, worth: assets.hand.worth, best: assets.hand.best };
  return best + gainBy(standing, { ...assets, hand });
}

export function newPlaceWorth(place: PlaceId, scale: Scale): number {
  return OWNED[place] * scale.left + IN_HAND[place];
}

function healGain(standing: Standing): number {
  const { state, hunted, assets } = standing;
  let best = assets.will > 0 && assets.will < FULL_WILL ? gainBy(standing, { ...assets, will: assets.will + 1 }) : IMPOSSIBLE;
  for (const { seat, will } of state.hunted) {
    if (seat === hunted.seat || will === 0 || will === FULL_WILL) continue;
    best = Math.max(best, WORTHS.will[will + 1] - WORTHS.will[will] + (will === 1 ? 0.2 : 0));
  }
  return best;
}

/** One survivor is enough to shelter; more only save a way. */
export function survivorWorth(hunted: Hunted, scale: Scale): number {
  return (hunted.survivors.length === 0 ? WORTHS.firstSurvivor : WORTHS.survivor / (1 + hunted.survivors.length)) * scale.defenseStep;
}

function fortifyGain({ state, scale, hunted }: Standing): number {
  if (state.sanctuary === undefined || isInForce(state, 'bar-fortifying')) return IMPOSSIBLE;
  return scale.defenseStep * (hunted.survivors.length > 0 ? 2 - WORTHS.firstSurvivor : 1);
}

function sanctuaryGains(standing: Standing, place: PlaceNumber): Gain[] {
  const { state, scale, hunted } = standing;
  const { sanctuary } = state;
  if (sanctuary === undefined) return [];
  const gains: Gain[] = [];
  if (place === sanctuary.place && !state.turn.hasFortified) {
    gains.push({ gain: fortifyGain(standing), contest: FORTIFY_CONTEST, prize: 0, wins: isHeld(state, hunted) });
  }
  if (areAdjacent(place, sanctuary.place) && sanctuary.survivors.length > 0 && !isInForce(state, 'bar-survivors')) {
    gains.push({ ...NOTHING, gain: survivorWorth(hunted, scale) + SURVIVOR_ABILITY * scale.left });
  }
  return gains;
}

const SURVIVOR_ABILITY = 0.35;

/** What comes of a visit, without the step that the Assimilation counter makes once for all who are caught. */
export interface Outcome {
  readonly gain: number;
  /** Steps of the Assimilation counter that are counted in `gain`. */
  readonly steps: number;
  readonly acts: boolean;
}

export interface Stay {
  readonly place: PlaceNumber | undefined;
  readonly free: number;
}

export function fateOutcome(standing: Standing, { place, free }: Stay, fate: Fate): Outcome {
  const { state, scale } = standing;
  if (place === undefined) return { gain: free, steps: 0, acts: true };
  const isClone = fate.target && isCloned(state);
  let assets = standing.assets;
  let steps = 0;
  let acts = !fate.artemia && !fate.creature && !isClone;
  if (fate.target && !isClone) {
    assets = paidToTarget(standing, assets);
    if (isInForce(state, 'silence-target') || adaptationDoing(state, 'target-costs') !== undefined) acts = false;
  }
  if (fate.artemia) assets = hitByArtemia(state, assets);
  if (fate.creature || isClone) {
    assets = caughtAssets(standing, assets, place);
    steps += extraSteps(standing);
  }
  const gain = (acts ? free : 0) - steps * scale.assimilation + (assets === standing.assets ? 0 : gainBy(standing, assets));
  return { gain, steps: steps + (assets.will === 0 ? 1 : 0), acts };
}

export function fateGain(standing: Standing, stay: Stay, fate: Fate): number {
  return fateOutcome(standing, stay, fate).gain;
}

function hitByArtemia(state: State, assets: Assets): Assets {
  const after = discarded(assets, 1);
  return { ...after, will: Math.max(0, after.will - artemiaCost(state)) };
}

function caughtAssets({ state }: Standing, assets: Assets, place: PlaceNumber): Assets {
  const { extraLoss = 0 }: PlaceCard = PLACES[state.planet[place - 1]];
  let loss = 1 + extraLoss + extraCatchCost(state);
  // They work in phase 3; what they will do is known before.
  loss += adaptationOfTurn(state, 'catch-costs')?.effect.will ?? 0;
  const discards = adaptationOfTurn(state, 'catch-discards')?.effect.what === 'place';
  const after = discards ? discarded(assets, 1) : assets;
  return { hand: after.hand, pile: after.pile, will: Math.max(0, after.will - loss) };
}

function extraSteps({ state, hunted }: Standing): number {
  let steps = 0;
  for (const entry of state.turn.inForce) {
    const effect = effectIf(entry, 'step-if-caught');
    if (effect !== undefined && entry.target.kind === 'hunted' && entry.target.seat === hunted.seat) steps += effect.steps;
  }
  return steps;
}

function paidToTarget({ state, scale }: Standing, assets: Assets): Assets {
  let after = assets;
  for (const entry of state.turn.inForce) {
    const pays = effectIf(entry, 'target-pays');
    if (pays !== undefined) {
      const byCards = discarded(after, pays.cards);
      const byWill = { ...after, will: Math.max(0, after.will - pays.will) };
      const canPay = after.hand.count >= pays.cards;
      after = canPay && assetsWorth(scale, byCards) > assetsWorth(scale, byWill) ? byCards : byWill;
    }
    if (effectIf(entry, 'target-random-discard') !== undefined) after = discarded(after, 1);
  }
  if (adaptationDoing(state, 'target-discards') !== undefined) after = discarded(after, 1);
  const costs = adaptationDoing(state, 'target-costs')?.effect.will ?? 0;
  return costs === 0 ? after : { ...after, will: Math.max(0, after.will - costs) };
}
