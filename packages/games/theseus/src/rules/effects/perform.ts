import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { ActionEffect } from '../../cards/effects.ts';
import { byTitle, CARDS, type CardId } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import type { Led } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import type { Installed, Spot, State, UnitNumber } from '../../state.ts';
import { beginAssault } from '../attacks.ts';
import { copiesOf, installedOn, isOn, xOf } from '../in-effect.ts';
import { discardInstalled } from '../leaving-play.ts';
import { DECLINE } from '../listed.ts';
import { cardUsed } from '../pandora.ts';
import { type ActionRule, type Asking, notAsked, type Performance, type Starting } from './asking.ts';
import { DEACTIVATE_TRAPS, INSTALL_PENDING, PERFORM_ANOTHER } from './card-choices.ts';
import { ARM, COLLECT_RECORDS, DATA_FOR_ENEMIES_HERE, GAIN_DATA, REGAIN_LIFE, TAKE_UPGRADES } from './plain-actions.ts';
import { SPAWN } from './spawning.ts';
import { STRIP_UPGRADES } from './stripping.ts';
import { ABDUCT, MOVE_ENEMIES, TRANSFER } from './unit-choices.ts';
import { MAKE_INVISIBLE, START_ATTACKS, WOUND_ANYWHERE } from './unit-targets.ts';

/** [TH-17.6] [TH-18.6] */
const ASSAULT: Starting = {
  asks: 'later',
  start: (draft, { seat }, tell) => beginAssault(draft, { seat, place: undefined }, tell),
};

/** How each word of action cards is carried out. */
const ACTIONS: { readonly [Word in ActionEffect['do']]: ActionRule } = {
  'take-upgrades': TAKE_UPGRADES,
  'gain-data': GAIN_DATA,
  'regain-life': REGAIN_LIFE,
  assault: ASSAULT,
  'deactivate-traps': DEACTIVATE_TRAPS,
  'move-enemies': MOVE_ENEMIES,
  abduct: ABDUCT,
  transfer: TRANSFER,
  spawn: SPAWN,
  'start-attacks': START_ATTACKS,
  'collect-records': COLLECT_RECORDS,
  arm: ARM,
  'install-pending': INSTALL_PENDING,
  'perform-another': {
    ...PERFORM_ANOTHER,
    /** [TH-19.11] [TH-R37] As if the unit had ended there, whatever the card does; a Duplication beside the chosen card adds nothing. */
    answer(draft, step, action, tell) {
      if (action.type !== 'aim-at-card') return notAsked(step, action);
      return begin(draft, { seat: step.seat, unit: step.unit, card: action.card, led: [] }, 1, tell);
    },
  },
  'wound-anywhere': WOUND_ANYWHERE,
  'data-for-enemies-here': DATA_FOR_ENEMIES_HERE,
  'strip-upgrades': STRIP_UPGRADES,
  'make-invisible': MAKE_INVISIBLE,
};

/** [TH-14.1] None: the card is of another type. */
const RULES = byTitle((card): ActionRule | undefined => (card.type === 'action' ? ACTIONS[card.effect.do] : undefined));

function askingOf(title: CardId): Asking | undefined {
  const rule = RULES[title];
  return rule?.asks === 'now' ? rule : undefined;
}

/** The card only brings something to its player, so it does not matter when it is performed. */
export function isPlainGain(title: CardId): boolean {
  const rule = RULES[title];
  return rule?.asks === 'nothing' && rule.isGain;
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
  const rule = installed === undefined ? undefined : RULES[installed.card];
  if (installed === undefined || rule === undefined || !isOn(draft, card)) return;
  const title = installed.card;
  tell({ type: 'card-performed', seat, card: title, at: card });
  if (rule.asks === 'nothing') {
    if (rule.perform(draft, { seat, at: card, installed, x: xOf(installed), copies }, tell)) cardUsed(draft, card, tell);
    return;
  }
  const isByCopy = rule.asks === 'later' || rule.isByCopy;
  draft.pending.push({
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
  for (let at = draft.pending.length - 1; at >= 0; at--) {
    const step = draft.pending[at];
    if (step.do !== 'actions') return;
    const { slots } = draft.sectors[step.place];
    if (!step.slots.some((slot) => slots[slot]?.card === title)) continue;
    const byOthers = step.led.filter(({ card }) => card !== title);
    draft.pending[at] = { ...step, led: [...byOthers, ...used.map((unit) => ({ card: title, unit }))] };
  }
}

/** How many answers one performance takes at most. */
function answersOf(installed: Installed): number {
  return askingOf(installed.card)?.isCounted === true ? xOf(installed) : 1;
}

/** Goes on with a card as far as nothing is to be chosen; false: its player says what. The step is on top of what waits. */
export function performCard(draft: State, step: Performance, tell: Tell<Event>): boolean {
  if (step.left > 0) {
    const rule = RULES[step.title];
    if (rule?.asks === 'later') {
      replaceTop(draft, { ...step, left: 0, used: [0] });
      rule.start(draft, step, tell);
      return true;
    }
    const answers: Action[] = [];
    if (rule?.asks === 'now') rule.add(draft, step, answers);
    if (rule?.asks === 'now' && answers.length > 0) {
      const isOpen = rule.isOptional || (answers.length > 1 && rule.areAlike?.(draft, step, answers) !== true);
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
  draft.pending.pop();
  if (isLeading(step.title)) rememberLed(draft, step);
  if (!isThere || step.used.length === 0) return;
  cardUsed(draft, step.card, tell);
  if (CARDS[step.title].isSingleUse) discardInstalled(draft, { place: step.card.place, slot: step.card.slot, by: undefined }, tell);
}

function replaceTop(draft: State, step: Performance): void {
  draft.pending[draft.pending.length - 1] = step;
}

/** What the player of the card may answer now. */
export function addPerformAnswers(state: State, step: Performance, answers: Action[]): void {
  const asking = askingOf(step.title);
  if (asking === undefined) return;
  asking.add(state, step, answers);
  if (asking.isOptional) answers.push(DECLINE);
}

export function refusePerform(state: State, step: Performance, action: Action): Refusal | undefined {
  const asking = askingOf(step.title);
  if (asking === undefined) return refused('wrong-answer', 'TH-5.2');
  if (action.type === 'decline') return asking.isOptional ? undefined : refused('must-choose', 'TH-5.2');
  return asking.refuse(state, step, action);
}

/** [TH-R42] One answer; the step, one shorter, waits below what the answer sets going. */
export function answerPerform(draft: State, step: Performance, action: Action, tell: Tell<Event>): void {
  const asking = askingOf(step.title);
  if (asking === undefined || (action.type === 'decline' && !asking.isOptional)) notAsked(step, action);
  if (action.type === 'decline') {
    replaceTop(draft, { ...step, left: 0 });
    return;
  }
  const shorter: Performance = { ...step, left: step.left - 1, used: [...step.used, asking.key(draft, action)] };
  replaceTop(draft, shorter);
  asking.answer(draft, shorter, action, tell);
}
