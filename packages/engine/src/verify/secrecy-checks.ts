import { type Chance, chanceFromKey, nextWord, pick } from '../chance.ts';
import type { Viewer } from '../contract.ts';
import { stableJson } from '../hash.ts';
import { heardBy, type Step, step, type WithChance } from '../step.ts';
import type { Findings } from './findings.ts';
import { type ActionPool, wrongAction } from './mutation.ts';
import { legalOf, type Position, plain, positionOf, viewersOf } from './position.ts';
import { ordersTried } from './rules-checks.ts';

/** Fields that only a leak would put into something a viewer gets. */
const SECRET_FIELDS = ['chance', 'deck', 'seed'];
/** A shorter number may well turn up by accident. */
const TELLING_NUMBER = 1_000_000;
const ACTIONS_TRIED = 8;
const STEPS_PLAYED_ON = 6;
const REFUSALS_TRIED = 6;

/**
 * What a viewer is given depends on nothing that viewer may not know: it stays the same when the hidden part of the
 * state is drawn again.
 */
export function checkSecrecy(position: Position, tools: CheckTools): void {
  for (const viewer of viewersOf(position.seats)) {
    tools.findings.guard('views-keep-secrets', () => checkViewer(position, viewer, tools));
  }
}

export interface CheckTools {
  readonly findings: Findings;
  readonly chance: Chance;
  /** What wrong actions are made from. */
  readonly pool: ActionPool;
}

function checkViewer(position: Position, viewer: Viewer, tools: CheckTools): void {
  const { module, state, seats } = position;
  const { findings, chance } = tools;
  const view = plain(module.view(state, viewer));
  const key = Array.from({ length: 8 }, () => nextWord(chance));
  const imagined = positionOf(module, module.imagine(view, chanceFromKey(key)), seats);
  findings.guard('imagined-states-are-sound', () => module.check(imagined.state));
  const who = `viewer ${viewer}`;
  if (!module.hasSecretHands) {
    const asSpectator = Object.assign({ viewer }, module.view(state, 'spectator'), { viewer });
    findings.same('nobody-has-secrets', who, { expected: JSON.stringify(asSpectator), found: JSON.stringify(module.view(state, viewer)) });
  }
  findings.same('imagine-agrees-with-the-view', who, {
    expected: stableJson(view),
    found: stableJson(module.view(imagined.state, viewer)),
  });
  findings.same('imagine-is-repeatable', who, {
    expected: stableJson(imagined.state),
    found: stableJson(module.imagine(plain(view), chanceFromKey(key))),
  });
  findings.same('questions-keep-secrets', who, { expected: known(position, viewer), found: known(imagined, viewer) });
  compareAutomatic(position, imagined, { viewer, findings });
  checkNoSecretFields(position, viewer, findings);
  compareSteps(position, imagined, { viewer, ...tools });
  compareRefusals(position, imagined, { viewer, ...tools });
  playOn(imagined, tools);
}

/** Everything but the view that this viewer is sent. */
function known({ module, state, asked, decisions, legal }: Position, viewer: Viewer): string {
  const own = viewer === 'spectator' ? [] : [decisions[viewer] ?? null, legal[viewer]];
  const roles = legal.map((_, seat) => module.roleOf?.(state, seat) ?? null);
  const windows = asked.map((seat) => module.windows?.open(state, seat) ?? null);
  return stableJson([asked, roles, windows, module.standing(state), module.result(state) ?? null, ...own]);
}

/** Whether a seat is answered for, and how, depends on its orders and on nothing that others cannot know. */
function compareAutomatic(real: Position, imagined: Position, by: { readonly viewer: Viewer; readonly findings: Findings }): void {
  const { module, asked } = real;
  const answers = ({ state }: Position, orders: readonly string[]): string =>
    stableJson(asked.map((seat) => module.automatic?.(state, seat, orders) ?? null));
  for (const orders of module.automatic === undefined ? [] : ordersTried(module)) {
    by.findings.same('automatic-keeps-secrets', `viewer ${by.viewer}, orders ${stableJson(orders)}`, {
      expected: answers(real, orders),
      found: answers(imagined, orders),
    });
  }
}

/** The same action done in both worlds sounds and looks the same, unless it brings something to light. */
function compareSteps(real: Position, imagined: Position, by: CheckTools & { readonly viewer: Viewer }): void {
  const { module } = real;
  const { viewer, findings, chance } = by;
  const candidates = real.legal.flatMap((actions, seat) => actions.map((action) => ({ seat, action })));
  const outcomes = new Map<string, Outcome>();
  for (let n = 0; n < ACTIONS_TRIED && candidates.length > 0; n++) {
    const candidate = pick(chance, candidates);
    candidates.splice(candidates.indexOf(candidate), 1);
    const { seat, action } = candidate;
    const what = `viewer ${viewer}, seat ${seat} did ${stableJson(action)}`;
    const one = step(module, real.state, seat, action);
    if (!one.ok) continue;
    const outcome = outcomeOf(real, one, viewer);
    checkNumbers(outcome.heard, real.state, { findings, what });
    if (!one.revealed) compareOutcomes(outcomes, { module, seat, what, outcome }, findings);
    const other = step(module, imagined.state, seat, action);
    if (!other.ok) {
      if (seat === viewer) findings.note('refusals-keep-secrets', what);
      continue;
    }
    // A difference in this alone would tell something: whether undo is free is seen by everybody.
    if (one.revealed !== other.revealed) findings.note('reveals-alike', what);
    else if (!one.revealed) {
      const { heard, view } = outcomeOf(real, other, viewer);
      findings.same('events-keep-secrets', `${what} and hears`, { expected: outcome.heard, found: heard });
      findings.same('events-keep-secrets', `${what} and sees`, { expected: outcome.view, found: view });
    }
  }
}

/** The seat that tried an action is told why it is refused, so the reason may not depend on what that seat cannot know either. */
function compareRefusals(real: Position, imagined: Position, by: CheckTools & { readonly viewer: Viewer }): void {
  const { module } = real;
  const { viewer, findings, chance, pool } = by;
  if (viewer === 'spectator' || pool.actions.length === 0) return;
  for (let n = 0; n < REFUSALS_TRIED; n++) {
    const action = module.readAction(wrongAction(legalOf(real, viewer), pool, chance));
    if (action === undefined) continue;
    const expected = stableJson(module.refuse(real.state, viewer, action) ?? null);
    const found = stableJson(module.refuse(imagined.state, viewer, action) ?? null);
    findings.same('refusals-keep-secrets', `viewer ${viewer} tries ${stableJson(action)}`, { expected, found });
  }
}

interface Outcome {
  readonly what: string;
  readonly heard: string;
  readonly view: string;
  readonly state: WithChance;
}

function outcomeOf(
  { module }: Position,
  stepped: Step<WithChance, { type: string }> & { ok: true },
  viewer: Viewer,
): Omit<Outcome, 'what'> {
  return {
    heard: stableJson(heardBy(stepped.told, viewer)),
    view: stableJson(module.view(stepped.state, viewer)),
    state: stepped.state,
  };
}

/**
 * Two actions whose outcomes only the one who acted can tell apart (two cards laid face down) must sound the same to the
 * others, or the event tells what the view hides. What even that seat cannot see, such as the order of a pile, is nobody's secret.
 */
function compareOutcomes(
  known: Map<string, Outcome>,
  fresh: { readonly module: Position['module']; readonly seat: number; readonly what: string; readonly outcome: Omit<Outcome, 'what'> },
  findings: Findings,
): void {
  const { module, seat, what, outcome } = fresh;
  const own = (state: WithChance): string => stableJson(module.view(state, seat));
  const key = `${seat} ${outcome.view}`;
  const alike = known.get(key);
  if (alike === undefined) known.set(key, { what, ...outcome });
  else if (alike.heard !== outcome.heard && own(alike.state) !== own(outcome.state)) {
    findings.same('events-tell-no-more-than-views', `${what}, or else ${alike.what}`, { expected: alike.heard, found: outcome.heard });
  }
}

/** An imagined state is what bots play on: some random actions must go well. */
function playOn(imagined: Position, { findings, chance }: CheckTools): void {
  const { module, seats } = imagined;
  let at = imagined;
  findings.guard('imagined-states-can-be-played', () => {
    for (let n = 0; n < STEPS_PLAYED_ON && at.asked.length > 0; n++) {
      const seat = pick(chance, at.asked);
      const actions = legalOf(at, seat);
      if (actions.length === 0) throw new Error(`seat ${seat} is asked and has no action`);
      const action = pick(chance, actions);
      const stepped = step(module, at.state, seat, action);
      if (!stepped.ok) throw new Error(`${stableJson(action)} is refused: ${stepped.refusal.code}`);
      module.check(stepped.state);
      at = positionOf(module, stepped.state, seats);
    }
  });
}

function checkNoSecretFields(position: Position, viewer: Viewer, findings: Findings): void {
  const { module, state, decisions, legal } = position;
  const own = viewer === 'spectator' ? [] : [decisions[viewer] ?? null, legal[viewer]];
  const text = stableJson([module.view(state, viewer), own]);
  for (const field of SECRET_FIELDS) {
    if (text.includes(`"${field}":`)) findings.note('no-secret-fields', `viewer ${viewer} is given a field '${field}'`);
  }
  checkNumbers(text, state, { findings, what: `viewer ${viewer}` });
}

function checkNumbers(text: string, state: WithChance, told: { findings: Findings; what: string }): void {
  for (const word of state.chance.key) {
    if (word >= TELLING_NUMBER && text.includes(String(word))) told.findings.note('generator-stays-secret', told.what);
  }
}
