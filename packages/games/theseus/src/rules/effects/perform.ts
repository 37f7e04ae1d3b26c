import type { Seat, Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { ActionEffect } from '../../cards/effects.ts';
import { CARDS, type CardId } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import type { Led } from '../../pending.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Installed, Spot, State, UnitNumber } from '../../state.ts';
import { beginAssault } from '../attacks.ts';
import { amount, copiesOf, installedOn, isOn } from '../in-effect.ts';
import { discardInstalled } from '../leaving-play.ts';
import { cardUsed } from '../pandora.ts';
import type { Asking, Performance } from './asking.ts';
import { DEACTIVATE_TRAPS, INSTALL_PENDING, PERFORM_ANOTHER } from './card-choices.ts';
import { performPlain } from './plain-actions.ts';
import { SPAWN } from './spawning.ts';
import { STRIP_UPGRADES } from './stripping.ts';
import { ABDUCT, MOVE_ENEMIES, TRANSFER } from './unit-choices.ts';
import { MAKE_INVISIBLE, START_ATTACKS, WOUND_ANYWHERE } from './unit-targets.ts';

/** How the effects ask that ask at all. */
const ASKING: Readonly<Partial<Record<ActionEffect['do'], Asking>>> = {
  'deactivate-traps': DEACTIVATE_TRAPS,
  'move-enemies': MOVE_ENEMIES,
  abduct: ABDUCT,
  transfer: TRANSFER,
  spawn: SPAWN,
  'start-attacks': START_ATTACKS,
  'install-pending': INSTALL_PENDING,
  'perform-another': {
    ...PERFORM_ANOTHER,
    /** [TH-19.11] As if the unit had ended there; a Duplication beside the chosen card adds nothing. */
    answer(draft, { seat, unit }, action, tell) {
      if (action.type === 'aim-at-card') begin(draft, { seat, unit, card: action.card, led: [] }, 1, tell);
    },
  },
  'wound-anywhere': WOUND_ANYWHERE,
  'strip-upgrades': STRIP_UPGRADES,
  'make-invisible': MAKE_INVISIBLE,
};

function askingOf(title: CardId): Asking | undefined {
  const card = CARDS[title];
  return card.type === 'action' ? ASKING[card.effect.do] : undefined;
}

interface Beginning {
  readonly seat: Seat;
  readonly unit: UnitNumber | undefined;
  readonly card: Spot;
  /** Enemy units another copy of the card has led in the same phase: each is led but once [TH-R42]. */
  readonly led: readonly Led[];
}

/** [TH-5.1] The card is performed, once more for each Duplication beside it [TH-14.4]. One that is off does nothing. */
export function beginPerformance(draft: State, beginning: Beginning, tell: Tell<Event>): void {
  begin(draft, beginning, copiesOf(draft, beginning.card), tell);
}

function begin(draft: State, { seat, unit, card, led }: Beginning, copies: number, tell: Tell<Event>): void {
  const installed = installedOn(draft, card);
  if (installed === undefined || CARDS[installed.card].type !== 'action' || !isOn(draft, card)) return;
  const title = installed.card;
  tell({ type: 'card-performed', seat, card: title, at: card });
  const hasWorked = performPlain(draft, { seat, at: card, installed, copies }, tell);
  if (hasWorked === true) cardUsed(draft, card, tell);
  if (hasWorked !== undefined || draft.ended !== undefined) return;
  const isByCopy = askingOf(title)?.isByCopy ?? true;
  draft.agenda.push({
    do: 'perform',
    seat,
    unit,
    card,
    title,
    times: isByCopy ? copies - 1 : 0,
    used: led.filter(({ card }) => card === title).map(({ unit }) => unit),
    left: isByCopy ? answersOf(installed) : answersOf(installed) * copies,
  });
}

function isLeading(title: CardId): boolean {
  return CARDS[title].effect.do === 'move-enemies';
}

/** Copies of the card that are still to be performed in this phase learn whom this one has led. */
function rememberLed(draft: State, { title, used }: Performance): void {
  for (let at = draft.agenda.length - 1; at >= 0; at--) {
    const step = draft.agenda[at];
    if (step.do !== 'actions') return;
    const { slots } = draft.sectors[step.place];
    if (!step.slots.some((slot) => slots[slot]?.card === title)) continue;
    const byOthers = step.led.filter(({ card }) => card !== title);
    draft.agenda[at] = { ...step, led: [...byOthers, ...used.map((unit) => ({ card: title, unit }))] };
  }
}

/** How many answers one performance takes at most. */
function answersOf(installed: Installed): number {
  const { effect } = CARDS[installed.card];
  switch (effect.do) {
    case 'deactivate-traps':
    case 'move-enemies':
    case 'abduct':
    case 'transfer':
    case 'start-attacks':
    case 'install-pending':
    case 'strip-upgrades':
    case 'make-invisible':
      return amount(installed, effect.count);
    default:
      return 1;
  }
}

/** Goes on with a card as far as nothing is to be chosen; false: its player says what. The step is on top of the agenda. */
export function performCard(draft: State, step: Performance, tell: Tell<Event>): boolean {
  if (step.left > 0) {
    const asking = askingOf(step.title);
    if (asking === undefined) {
      replaceTop(draft, { ...step, left: 0, used: [0] });
      beginAssault(draft, { seat: step.seat, place: undefined }, tell);
      return true;
    }
    const answers: Action[] = [];
    asking.add(draft, step, answers);
    if (answers.length > 0) {
      const isOpen = asking.isOptional || (answers.length > 1 && asking.areAlike?.(draft, step, answers) !== true);
      if (isOpen) return false;
      answerPerform(draft, step, answers[0], tell);
      return true;
    }
  }
  finishCopy(draft, step, tell);
  return true;
}

/** The next copy, or what follows the last: a card for one use is discarded, a card lent for one goes back. */
function finishCopy(draft: State, step: Performance, tell: Tell<Event>): void {
  const installed = installedOn(draft, step.card);
  const isThere = installed !== undefined && installed.card === step.title;
  if (step.times > 0 && isThere) {
    replaceTop(draft, { ...step, times: step.times - 1, left: answersOf(installed) });
    return;
  }
  draft.agenda.pop();
  if (isLeading(step.title)) rememberLed(draft, step);
  if (!isThere || step.used.length === 0) return;
  cardUsed(draft, step.card, tell);
  if (CARDS[step.title].isSingleUse) discardInstalled(draft, { place: step.card.place, slot: step.card.slot, by: undefined }, tell);
}

function replaceTop(draft: State, step: Performance): void {
  draft.agenda[draft.agenda.length - 1] = step;
}

/** What the player of the card may answer now. */
export function addPerformAnswers(state: State, step: Performance, answers: Action[]): void {
  const asking = askingOf(step.title);
  if (asking === undefined) return;
  asking.add(state, step, answers);
  if (asking.isOptional) answers.push({ type: 'decline' });
}

export function refusePerform(state: State, step: Performance, action: Action): RefusalCode | undefined {
  const asking = askingOf(step.title);
  if (asking === undefined) return 'wrong-answer';
  if (action.type === 'decline') return asking.isOptional ? undefined : 'must-choose';
  return asking.refuse(state, step, action);
}

/** [TH-R42] One answer; the step, one shorter, waits below what the answer sets going. */
export function answerPerform(draft: State, step: Performance, action: Action, tell: Tell<Event>): void {
  const asking = askingOf(step.title);
  if (asking === undefined) return;
  if (action.type === 'decline') {
    replaceTop(draft, { ...step, left: 0 });
    return;
  }
  const shorter: Performance = { ...step, left: step.left - 1, used: [...step.used, asking.key(draft, action)] };
  replaceTop(draft, shorter);
  asking.answer(draft, shorter, action, tell);
}
