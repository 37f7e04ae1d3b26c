import type { Choice } from '@orrery/testkit';
import type { Action } from '../actions.ts';
import { BONUS_IDS } from '../cards/bonus.ts';
import { CARD_IDS, CARDS, type CardId, titlesThat } from '../cards/titles.ts';
import { EMBRYOS } from '../cards/units.ts';
import type { Event } from '../events.ts';
import { activeSlots, duplicationsAt, installedAt } from '../rules/in-effect.ts';
import { isEnemy } from '../rules/sides.ts';
import { ENDINGS, type Place, type Spot, type State, type Unit } from '../state.ts';

/** Everything that must have happened somewhere: no card, unit or sector may be inert. */
export function everythingThatFires(): string[] {
  return [
    ...CARD_IDS.map((id) => `card: ${id}`),
    ...BONUS_IDS.map((id) => `bonus: ${id}`),
    ...EMBRYOS.map(([kind]) => `born: ${kind}`),
    ...ENDINGS.map((ending) => `ended: ${ending}`),
    ...Object.values(PLAIN).flat(),
    ...OTHERS,
  ];
}

const OTHERS = [
  'a Minor Assault',
  'an Assault',
  'a unit out of space',
  'a unit led by an enemy',
  'a unit relocated',
  'a captured card performed or sprung',
  'a deck run out',
  'option teleportInPlace: put back whole',
  'option extraTurnFromSpace: out of space in an extra turn',
];

const PLAIN: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  'board-placed': ['a board placed'],
  'sector-chosen': ['an alliance sector chosen'],
  'marker-placed': ["Pandora's marker placed"],
  'card-chosen': ['a card chosen for a deck'],
  'turn-skipped': ['a turn skipped'],
  'extra-turn': ['an extra turn'],
  'unit-ejected': ['a unit ejected'],
  'unit-shifted': ['a unit shifted'],
  'life-regained': ['life regained'],
  'points-taken': ['points taken'],
  'upgrades-taken': ['Upgrade tokens taken'],
  'upgrades-lost': ['Upgrade tokens lost'],
  'unit-upgraded': ['a unit upgraded'],
  'card-upgraded': ['a card upgraded'],
  'malfunction-moved': ['the Malfunction token moved'],
  'card-deactivated': ['a card deactivated'],
  'card-armed': ['a card loaded'],
  recorded: ['an arrival recorded'],
  'unit-infested': ['a unit infested'],
  'unit-cured': ['a unit cured'],
  'unit-gripped': ['a unit gripped'],
  'unit-freed': ['a unit freed'],
  'unit-hidden': ['a unit hidden'],
  'unit-seen': ['a unit seen again'],
  'bonus-taken': ['a bonus card taken'],
  'instant-taken': ['an instant taken to hand'],
  'card-captured': ['a card captured'],
  'card-released': ['a card released'],
  'end-token-moved': ['the end token moved'],
  'tie-break-began': ['a tie-break'],
};

const named = (card: CardId | undefined): string[] => (card === undefined ? [] : [`card: ${card}`]);

/** What an action is about to make use of. */
export function* firedByAction(state: State, { seat, action }: Choice<Action>): Generator<string> {
  const { options } = state;
  const step = state.pending.at(-1);
  if (action.type === 'enter-from-space' && step?.do === 'movement' && step.isExtra) {
    yield 'option extraTurnFromSpace: out of space in an extra turn';
  }
  if (action.type !== 'move-unit') return;
  const { route, to, teleports, unit } = action;
  const last = route[route.length - 1];
  if (teleports) {
    yield* cardsHere(state, { place: last, seat, effect: 'teleport' });
    if (to.place === last && options.teleportInPlace === 'whole') yield 'option teleportInPlace: put back whole';
  }
  let before = state.units[unit].at;
  for (const place of route) {
    if (place === before) yield* cardsHere(state, { place, seat, effect: 'linger' });
    const next = (before + 1) % state.sectors.length;
    if (place !== before && place !== next) yield* cardsHere(state, { place: next, seat, effect: 'shortcut' });
    before = place;
  }
}

type EffectName = (typeof CARDS)[CardId]['effect']['do'];

function* cardsHere(state: State, { place, seat, effect }: { readonly place: Place; readonly seat: number; readonly effect: EffectName }) {
  for (const slot of activeSlots(state, place, { side: seat, titles: titlesThat(effect) }))
    yield* named(installedAt(state, place, slot)?.card);
}

/** `state`: as it is in the middle of the action that tells this. */
export function* firedByEvent(event: Event, state: State): Generator<string> {
  yield* PLAIN[event.type] ?? [];
  switch (event.type) {
    case 'trap-sprung':
    case 'card-performed':
      yield* named(event.card);
      yield* firedBeside(state, event.at);
      return;
    case 'recorded':
      yield* named(installedAt(state, event.at.place, event.at.slot)?.card);
      return;
    case 'struck-from-hiding':
      yield* named(installedAt(state, event.at.place, event.at.slot)?.card);
      yield* firedBeside(state, event.at);
      return;
    case 'unit-attacked':
      yield* firedByAttack(state, state.units[event.unit]);
      return;
    case 'assault-began':
      yield event.place === undefined ? 'an Assault' : 'a Minor Assault';
      yield* firedByProtection(state, event.seat);
      return;
    case 'wounded':
      if (event.cause in CARDS) yield* named(event.cause as CardId);
      return;
    case 'malfunction-moved':
      if (CARDS[event.card].effect.do === 'attract-malfunction') yield* named(event.card);
      return;
    case 'instant-played':
      yield* named(event.card);
      return;
    case 'bonus-played':
      yield `bonus: ${event.card}`;
      return;
    case 'unit-appeared':
      if (EMBRYOS.some(([kind]) => kind === state.units[event.unit].kind)) yield `born: ${state.units[event.unit].kind}`;
      return;
    case 'unit-moved':
      if (event.how === 'from-space') yield 'a unit out of space';
      if (event.how === 'led') yield 'a unit led by an enemy';
      if (event.how === 'relocated') yield 'a unit relocated';
      return;
    case 'match-ended':
      yield `ended: ${event.because}`;
      return;
    default:
      return;
  }
}

/** Duplications that count for this card, and whether Pandora has it. */
function* firedBeside(state: State, { place, slot }: Spot): Generator<string> {
  for (const other of duplicationsAt(state, place, slot)) yield* named(installedAt(state, place, other)?.card);
  if (installedAt(state, place, slot)?.captor !== undefined) yield 'a captured card performed or sprung';
}

function* firedByAttack(state: State, { at: place, seat }: Unit): Generator<string> {
  if (place < 0) return;
  for (const effect of ['add-wounds', 'add-data', 'attack-again'] as const) yield* cardsHere(state, { place, seat, effect });
}

/** Units that an Assault could have hit, were it not for a card. */
function* firedByProtection(state: State, seat: number): Generator<string> {
  for (const { at: place, seat: other } of state.units) {
    if (place >= 0 && isEnemy(state, seat, other)) yield* cardsHere(state, { place, seat: other, effect: 'protect' });
  }
}

/** What the state after an action shows. */
export function* firedByState(state: State): Generator<string> {
  if (state.turn.number > 0 && state.players.some(({ deck, faction }) => deck.length === 0 && faction !== 'pandora'))
    yield 'a deck run out';
  for (const [place, { slots }] of state.sectors.entries()) {
    for (const installed of slots) {
      if (installed === null || CARDS[installed.card].effect.do !== 'switch-off-enemies') continue;
      if (slots.some((other) => other !== null && isEnemy(state, other.owner, installed.owner))) {
        yield* cardsHere(state, { place, seat: installed.owner, effect: 'switch-off-enemies' });
      }
    }
  }
}
