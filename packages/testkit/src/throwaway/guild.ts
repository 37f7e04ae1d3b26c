import {
  type Chance,
  cloneChance,
  type GameModule,
  objectAt,
  oneOf,
  type Refusal,
  readOrUndefined,
  type Seat,
  shuffle,
  type Tell,
  type Viewer,
} from '@orrery/engine';
import { distinct, openingOf, ranked, takeOut } from './common.ts';

/**
 * Throw-away game of the Race kind: up to five seats choose phases at the same time, build at the same time, and pay with
 * cards laid face down, one per answer. A card is the number it costs.
 */
const COSTS = [0, 1, 2, 3] as const;
type Card = (typeof COSTS)[number];
const COPIES = 12;
const HAND = 4;
const ROUNDS = 8;
const TABLEAU = 4;
const PHASES = ['draw', 'build'] as const;
type Phase = (typeof PHASES)[number];

interface Guild {
  hand: Card[];
  built: Card[];
  /** Sealed until the last one comes. */
  choice: Phase | undefined;
  plan: Card | 'nothing' | undefined;
  owed: number;
}

export interface GuildState {
  chance: Chance;
  round: number;
  now: 'choose' | 'build' | 'pay' | 'over';
  guilds: Guild[];
  deck: Card[];
  /** Face down, but each seat remembers what it laid there. */
  paid: { readonly by: Seat; readonly card: Card }[];
}

export type GuildAction =
  | { readonly type: 'choose'; readonly phase: Phase }
  | { readonly type: 'build' | 'pay'; readonly card: Card }
  | { readonly type: 'build-nothing' };
export type GuildEvent =
  | { readonly type: 'chose' | 'planned'; readonly seat: Seat }
  | { readonly type: 'phases-revealed'; readonly phases: readonly Phase[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly type: 'built'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'paid'; readonly seat: Seat; readonly card?: Card };
export interface GuildDecision {
  readonly ask: 'choose-phase' | 'choose-building' | 'pay';
  readonly seat: Seat;
  readonly owed?: number;
}

interface GuildView {
  readonly viewer: Viewer;
  readonly round: number;
  readonly now: GuildState['now'];
  /** Of others: how many cards, and whether they have answered. */
  readonly guilds: readonly {
    readonly hand: readonly Card[] | number;
    readonly built: readonly Card[];
    readonly choice: Phase | boolean;
    readonly plan: Card | 'nothing' | boolean;
    readonly owed: number;
  }[];
  readonly deckCount: number;
  /** Card known only where the viewer laid it. */
  readonly paid: readonly { readonly by: Seat; readonly card?: Card }[];
}

function setup(seats: number, chance: Chance): GuildState {
  const deck = COSTS.flatMap((cost) => new Array<Card>(COPIES).fill(cost));
  shuffle(chance, deck);
  const guilds = Array.from({ length: seats }, () => ({
    hand: deck.splice(-HAND),
    built: [],
    choice: undefined,
    plan: undefined,
    owed: 0,
  }));
  return { chance, round: 1, now: 'choose', guilds, deck, paid: [] };
}

function decision(state: GuildState, seat: Seat): GuildDecision | undefined {
  const { choice, plan, owed } = state.guilds[seat];
  if (state.now === 'choose' && choice === undefined) return { ask: 'choose-phase', seat };
  if (state.now === 'build' && plan === undefined) return { ask: 'choose-building', seat };
  return state.now === 'pay' && owed > 0 ? { ask: 'pay', seat, owed } : undefined;
}

const canBuild = ({ hand }: Guild, card: Card): boolean => hand.includes(card) && hand.length - 1 >= card;

function legal(state: GuildState, seat: Seat): GuildAction[] {
  const guild = state.guilds[seat];
  switch (decision(state, seat)?.ask) {
    case 'choose-phase':
      return PHASES.map((phase) => ({ type: 'choose', phase }));
    case 'choose-building':
      return [
        ...COSTS.filter((card) => canBuild(guild, card)).map((card) => ({ type: 'build', card }) as const),
        { type: 'build-nothing' },
      ];
    case 'pay':
      return distinct(guild.hand).map((card) => ({ type: 'pay', card }));
    default:
      return [];
  }
}

function refuse(state: GuildState, seat: Seat, action: GuildAction): Refusal | undefined {
  const question = decision(state, seat);
  if (question === undefined) return { code: 'not-asked', rule: 'GU-1' };
  const kinds = { 'choose-phase': ['choose'], 'choose-building': ['build', 'build-nothing'], pay: ['pay'] }[question.ask];
  if (!kinds.includes(action.type)) return { code: 'not-now', rule: 'GU-2' };
  if (action.type === 'build' && !canBuild(state.guilds[seat], action.card)) return { code: 'cannot-build', rule: 'GU-3' };
  if (action.type === 'pay' && !state.guilds[seat].hand.includes(action.card)) return { code: 'not-in-hand', rule: 'GU-4' };
  return undefined;
}

function apply(draft: GuildState, seat: Seat, action: GuildAction, tell: Tell<GuildEvent>): void {
  const guild = draft.guilds[seat];
  switch (action.type) {
    case 'choose':
      guild.choice = action.phase;
      tell({ type: 'chose', seat });
      if (draft.guilds.every(({ choice }) => choice !== undefined)) revealPhases(draft, tell);
      return;
    case 'pay':
      takeOut(guild.hand, action.card);
      draft.paid.push({ by: seat, card: action.card });
      guild.owed -= 1;
      tell({ type: 'paid', seat }, { only: seat, adds: { card: action.card } });
      if (draft.guilds.every(({ owed }) => owed === 0)) endRound(draft);
      return;
    default:
      guild.plan = action.type === 'build' ? action.card : 'nothing';
      tell({ type: 'planned', seat });
      if (draft.guilds.every(({ plan }) => plan !== undefined)) revealPlans(draft, tell);
  }
}

function revealPhases(draft: GuildState, tell: Tell<GuildEvent>): void {
  const phases = draft.guilds.flatMap(({ choice }) => choice ?? []);
  tell({ type: 'phases-revealed', phases }, { reveals: true });
  if (phases.includes('draw')) for (const seat of phases.keys()) draw(draft, seat, tell);
  if (phases.includes('build')) draft.now = 'build';
  else endRound(draft);
}

function draw(draft: GuildState, seat: Seat, tell: Tell<GuildEvent>): void {
  const cards: Card[] = [];
  for (let left = draft.guilds[seat].choice === 'draw' ? 2 : 1; left > 0; left--) {
    if (draft.deck.length === 0) {
      draft.deck = draft.paid.splice(0).map(({ card }) => card);
      shuffle(draft.chance, draft.deck);
    }
    cards.push(...draft.deck.splice(-1));
  }
  draft.guilds[seat].hand.push(...cards);
  tell({ type: 'drew', seat, count: cards.length }, { only: seat, adds: { cards }, reveals: true });
}

function revealPlans(draft: GuildState, tell: Tell<GuildEvent>): void {
  for (const [seat, guild] of draft.guilds.entries()) {
    if (guild.plan === undefined || guild.plan === 'nothing') continue;
    takeOut(guild.hand, guild.plan);
    guild.built.push(guild.plan);
    guild.owed = guild.plan;
    tell({ type: 'built', seat, card: guild.plan }, { reveals: true });
  }
  // Nobody built: that has come to light as well, though no event says it.
  if (draft.guilds.every(({ plan }) => plan === 'nothing')) tell({ type: 'phases-revealed', phases: ['build'] }, { reveals: true });
  if (draft.guilds.some(({ owed }) => owed > 0)) draft.now = 'pay';
  else endRound(draft);
}

function endRound(draft: GuildState): void {
  draft.round += 1;
  const isOver = draft.round > ROUNDS || draft.guilds.some(({ built }) => built.length >= TABLEAU);
  draft.now = isOver ? 'over' : 'choose';
  for (const guild of draft.guilds) {
    guild.choice = undefined;
    guild.plan = undefined;
  }
}

const points = (state: GuildState): number[] => state.guilds.map(({ built }) => built.reduce<number>((sum, card) => sum + card + 1, 0));

function view(state: GuildState, viewer: Viewer): GuildView {
  const guilds = state.guilds.map(({ hand, built, choice, plan, owed }, seat) => {
    const own = viewer === seat;
    // Phases and plans are open once the last one has come.
    const openChoice = own || state.now !== 'choose' ? choice : undefined;
    const openPlan = own || state.now !== 'build' ? plan : undefined;
    const answers = { choice: openChoice ?? choice !== undefined, plan: openPlan ?? plan !== undefined };
    return { hand: own ? [...hand] : hand.length, built: [...built], ...answers, owed };
  });
  const paid = state.paid.map(({ by, card }) => (by === viewer ? { by, card } : { by }));
  return { viewer, round: state.round, now: state.now, guilds, deckCount: state.deck.length, paid };
}

function imagine(seen: GuildView, chance: Chance): GuildState {
  const unknown = COSTS.flatMap((cost) => new Array<Card>(COPIES).fill(cost));
  for (const { hand, built } of seen.guilds)
    for (const card of [...built, ...(typeof hand === 'number' ? [] : hand)]) takeOut(unknown, card);
  for (const { card } of seen.paid) if (card !== undefined) takeOut(unknown, card);
  shuffle(chance, unknown);
  const guilds = seen.guilds.map(({ hand, built, choice, plan, owed }) => {
    const cards = typeof hand === 'number' ? unknown.splice(0, hand) : [...hand];
    const guess: Guild = { hand: cards, built: [...built], choice: undefined, plan: undefined, owed };
    if (choice !== false) guess.choice = choice === true ? PHASES[0] : choice;
    if (plan !== false) guess.plan = plan === true ? 'nothing' : plan;
    return guess;
  });
  const paid = seen.paid.map(({ by, card }) => ({ by, card: card ?? unknown.pop() ?? 0 }));
  return { chance, round: seen.round, now: seen.now, guilds, deck: unknown, paid };
}

export const guild: GameModule<GuildState, GuildAction, GuildView, Record<never, never>, GuildEvent, GuildDecision> = {
  id: 'guild',
  rulesVersion: '1',
  upgrades: {},
  seats: { min: 2, max: 5 },
  options: {},
  hasSecretHands: true,
  provenance: { printed: 0, reconstructed: 0 },
  setup: (_options, seats, chance) => setup(seats, chance),
  asked: (state) => [...state.guilds.keys()].filter((seat) => decision(state, seat) !== undefined),
  decision,
  legal,
  refuse,
  apply,
  view,
  imagine,
  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    guilds: state.guilds.map((own) => ({ ...own, hand: [...own.hand], built: [...own.built] })),
    deck: [...state.deck],
    paid: [...state.paid],
  }),
  result: (state) => (state.now === 'over' ? { seats: ranked(points(state)), because: 'tableau-full' } : undefined),
  standing: (state) => ranked(points(state)),
  position: (described) => openingOf(described, setup, 5),
  readAction: (given) =>
    readOrUndefined(() => {
      const { type, phase, card } = objectAt('action', given, ['type', 'phase', 'card']);
      if (type === 'build-nothing' && phase === undefined && card === undefined) return { type };
      if (type === 'choose' && card === undefined) return { type, phase: oneOf('phase', phase, PHASES) };
      if (phase !== undefined) return undefined;
      return { type: oneOf('type', type, ['build', 'pay']), card: oneOf('card', card, COSTS) };
    }),
  check: (state) => {
    const cards = [...state.deck, ...state.paid.map(({ card }) => card), ...state.guilds.flatMap(({ hand, built }) => [...hand, ...built])];
    const text = cards.sort().join('');
    if (text !== COSTS.map((cost) => String(cost).repeat(COPIES)).join('')) throw new Error(`GU-5: the cards are ${text}`);
    for (const { hand, owed } of state.guilds) if (owed > hand.length) throw new Error('GU-6: more is owed than can be paid');
  },
};
