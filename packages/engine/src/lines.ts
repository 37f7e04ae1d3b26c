import type { ActionBase, DecisionBase, EventBase, Refusal } from './contract.ts';
import { isKeyOf, type Member } from './member.ts';
import { capital, type GameText, type SeatNames } from './text.ts';

/** A line for each member of a union, by its tag; a member without one does not compile. */
export type Lines<Union extends { readonly [Key in Tag]: string }, Tag extends string, Said = string> = {
  readonly [Name in Union[Tag]]: (member: Member<Union, Tag, Name>, names: SeatNames) => Said;
};

type Values = NonNullable<Refusal['values']>;
/** One sentence per code; `values` are those named beside the code where it is listed. */
export type Sentences<Code extends string> = Readonly<Record<Code, string | ((values: Values) => string)>>;

interface AskedLines<Action extends ActionBase, Decision extends DecisionBase> {
  readonly actions: Lines<Action, 'type'>;
  readonly decisions: Lines<Decision, 'ask'>;
}

interface ToldLines<Event extends EventBase> {
  /** `undefined`: not worth a line, because another event of the same moment tells it better. */
  readonly events: Lines<Event, 'type', string | undefined>;
  readonly refusals: Sentences<string>;
  /** For a code that has no sentence: a server with later rules sent it. */
  readonly unknownRefusal: (rule: string) => string;
}

/** What is asked and what may be answered, each sentence looked up in its table. */
export function sayAsked<Action extends ActionBase, Decision extends DecisionBase>(
  lines: AskedLines<Action, Decision>,
): Pick<GameText<Action, EventBase, Decision>, 'action' | 'decision'> {
  return {
    action: (action, names) => lineOf<Action, 'type', string>(lines.actions, action.type)(action, names),
    decision: (decision, names) => lineOf<Decision, 'ask', string>(lines.decisions, decision.ask)(decision, names),
  };
}

/** What has happened and why something may not, likewise. */
export function sayTold<Event extends EventBase>(
  lines: ToldLines<Event>,
): Pick<GameText<ActionBase, Event, DecisionBase>, 'event' | 'refusal'> {
  return {
    // Of an event that only later rules know, the page shows what follows from it and says nothing.
    event: (event, names) =>
      isKeyOf(lines.events, event.type) ? lineOf<Event, 'type', string | undefined>(lines.events, event.type)(event, names) : undefined,
    refusal: ({ code, rule, values = {} }) =>
      isKeyOf(lines.refusals, code) ? capital(sentence(lines.refusals, code, values)) : lines.unknownRefusal(rule),
  };
}

/** All of it, for a game whose words come at once. */
export function sayBy<Action extends ActionBase, Event extends EventBase, Decision extends DecisionBase>(
  lines: AskedLines<Action, Decision> & ToldLines<Event>,
): Pick<GameText<Action, Event, Decision>, 'action' | 'event' | 'decision' | 'refusal'> {
  return { ...sayAsked(lines), ...sayTold(lines) };
}

/** The compiler cannot see that the line found by a member's own tag takes that member where it does not know the union. */
function lineOf<Union extends { readonly [Key in Tag]: string }, Tag extends string, Said>(
  lines: Lines<Union, Tag, Said>,
  name: Union[Tag],
): (member: Union, names: SeatNames) => Said {
  return lines[name] as (member: Union, names: SeatNames) => Said;
}

export function sentence<Code extends string>(sentences: Sentences<Code>, code: Code, values: Values): string {
  const line: string | ((values: Values) => string) = sentences[code];
  return typeof line === 'string' ? line : line(values);
}
