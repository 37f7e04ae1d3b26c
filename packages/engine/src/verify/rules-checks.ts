import { BadInput, type Json, type SeatResult } from '../contract.ts';
import { stableJson } from '../hash.ts';
import { step } from '../step.ts';
import type { Findings } from './findings.ts';
import { legalOf, type Position, positionOf, revived, viewersOf } from './position.ts';

/** Cheap, for every step: who is asked, that there is something to answer, and the game's own invariants. */
export function checkQuestions(position: Position, findings: Findings): void {
  const { module, state, seats, asked, decisions } = position;
  findings.guard('invariants', () => module.check(state));
  const isOver = module.result(state) !== undefined;
  if (isOver !== (asked.length === 0))
    findings.note('over-when-nobody-is-asked', `asked ${stableJson(asked)}, result ${isOver ? 'given' : 'none'}`);
  if (new Set(asked).size !== asked.length) findings.note('asked-once', stableJson(asked));
  for (const seat of asked) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) findings.note('asked-is-a-seat', String(seat));
    else if (decisions[seat] === undefined) findings.note('asked-has-a-decision', `seat ${seat}`);
  }
  for (const [seat, decision] of decisions.entries()) {
    if (decision === undefined) continue;
    if (decision.seat !== seat) findings.note('decision-names-its-seat', `seat ${seat} is asked ${stableJson(decision)}`);
    if (legalOf(position, seat).length === 0) findings.note('decision-can-be-answered', `seat ${seat}, ${stableJson(decision)}`);
    if (isOver) findings.note('nothing-to-decide-when-over', `seat ${seat}, ${stableJson(decision)}`);
  }
}

export function checkPoints(position: Position, findings: Findings): void {
  const { module, state } = position;
  checkLines('standing', position, { lines: module.standing(state), findings });
  const result = module.result(state);
  if (result === undefined) return;
  checkLines('result', position, { lines: result.seats, findings });
  // Somebody who plays alone against the game may lose.
  if (position.seats > 1 && !result.seats.some(({ rank }) => rank === 1)) findings.note('result', 'nobody has rank 1');
}

function checkLines(property: string, position: Position, told: { lines: readonly SeatResult[]; findings: Findings }): void {
  const { lines, findings } = told;
  const seats = lines.map(({ seat }) => seat).sort((a, b) => a - b);
  const every = Array.from({ length: position.seats }, (_, seat) => seat);
  findings.same(property, 'seats', { expected: stableJson(every), found: stableJson(seats) });
  for (const { seat, points, sources } of lines) {
    const sum = sources.reduce((total, source) => total + source.points, 0);
    if (sum !== points) findings.note(property, `seat ${seat} has ${points} points, but its sources add up to ${sum}`);
  }
}

/** `legal` lists no action twice, nothing to whom nothing is asked, and every one of them passes `refuse`, reads back and applies. */
export function checkLegal(position: Position, findings: Findings): void {
  const { module, state, seats, decisions } = position;
  const before = stableJson(state);
  for (let seat = 0; seat < seats; seat++) {
    if (decisions[seat] === undefined && module.legal(state, seat).length > 0) findings.note('no-decision-no-actions', `seat ${seat}`);
    checkActions(position, seat, findings);
  }
  findings.same('clone-is-deep', 'the state after actions were done on clones of it', { expected: before, found: stableJson(state) });
}

function checkActions(position: Position, seat: number, findings: Findings): void {
  const { module, state } = position;
  const seen = new Set<string>();
  for (const action of legalOf(position, seat)) {
    const text = stableJson(action);
    if (seen.has(text)) findings.note('legal-has-no-duplicates', `seat ${seat}, ${text}`);
    seen.add(text);
    findings.guard('actions-read-back', () => {
      findings.same('actions-read-back', `seat ${seat}`, {
        expected: text,
        found: stableJson(module.readAction(JSON.parse(text)) ?? null),
      });
    });
    findings.guard('legal-applies', () => {
      const stepped = step(module, state, seat, action);
      if (!stepped.ok) findings.note('legal-is-not-refused', `seat ${seat}, ${text}: ${stepped.refusal.code} [${stepped.refusal.rule}]`);
      else module.check(stepped.state);
    });
  }
}

/** Sets of standing orders worth trying: none, each alone, all of them. */
export function ordersTried({ orders = [] }: Position['module']): readonly (readonly string[])[] {
  return [[], ...orders.map((order) => [order]), orders];
}

/** Whatever is answered for a seat that is asked is one of its legal actions. */
export function checkAutomatic(position: Position, findings: Findings): void {
  const { module, state, asked } = position;
  for (const seat of module.automatic === undefined ? [] : asked) {
    const texts = legalOf(position, seat).map(stableJson);
    for (const orders of ordersTried(module)) {
      const action = module.automatic?.(state, seat, orders);
      if (action !== undefined && !texts.includes(stableJson(action)))
        findings.note('automatic-is-legal', `seat ${seat} with orders ${stableJson(orders)}: ${stableJson(action)}`);
    }
  }
}

/** Letting a window go by is a legal action; a seat that can do nothing else has no interest in it, unless its orders say to ask always. */
export function checkWindows(position: Position, findings: Findings): void {
  const { module, state, asked } = position;
  for (const seat of asked) {
    const open = module.windows?.open(state, seat);
    if (open === undefined) continue;
    const texts = legalOf(position, seat).map(stableJson);
    const interest = module.windows?.interest(state, seat, []);
    if (!texts.includes(stableJson(open.pass))) findings.note('windows-are-passed-legally', `seat ${seat}: ${stableJson(open.pass)}`);
    if ((interest === 'none') !== (texts.length === 1))
      findings.note('windows-ask-the-able', `seat ${seat}, ${texts.length} actions: ${interest}`);
  }
}

/** A state from storage is as good as the one that was stored. */
export function checkStored(position: Position, findings: Findings): void {
  const { module, state, seats } = position;
  const again = positionOf(module, revived(state), seats);
  const answers = (of: Position): string =>
    stableJson([
      of.asked,
      of.decisions.map((decision) => decision ?? null),
      of.legal,
      viewersOf(seats).map((viewer) => module.view(of.state, viewer)),
    ]);
  findings.same('states-survive-storage', 'questions, actions and views', { expected: answers(position), found: answers(again) });
  findings.same('clone-is-whole', 'a clone', { expected: stableJson(state), found: stableJson(module.clone(state)) });
  for (const [seat, actions] of position.legal.entries()) {
    for (const action of actions.slice(0, 3)) {
      const one = step(module, state, seat, action);
      const other = step(module, again.state, seat, action);
      findings.same('states-survive-storage', `after ${stableJson(action)}`, { expected: outcome(one), found: outcome(other) });
    }
  }
}

function outcome(stepped: ReturnType<typeof step>): string {
  return stepped.ok ? stableJson([stepped.state, stepped.told]) : stableJson(stepped.refusal);
}

const JUNK: readonly Json[] = [
  null,
  true,
  7,
  'x',
  [],
  {},
  { type: null },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: 'no-such-action', seat: -1 },
  JSON.parse('{"__proto__": {"type": "end-turn"}}'),
];

/** What comes from outside may be anything; only `BadInput` and undefined are answers to nonsense. */
export function checkJunk(position: Position, findings: Findings): void {
  const { module } = position;
  for (const junk of JUNK) {
    findings.guard('junk-is-no-action', () => {
      const action = module.readAction(junk);
      if (action !== undefined) findings.note('junk-is-no-action', `${stableJson(junk)} was read as ${stableJson(action)}`);
    });
  }
  for (const junk of [null, 7, 'x', [], { 'no-such-field': 1 }]) {
    try {
      module.position(junk);
      findings.note('junk-is-no-position', `${stableJson(junk)} was taken for a position`);
    } catch (error) {
      if (!(error instanceof BadInput))
        findings.note('junk-is-no-position', `${stableJson(junk)}: threw ${String(error)} and not BadInput`);
    }
  }
}
