import {
  type ActionBase,
  type Chance,
  chanceFromKey,
  type DecisionBase,
  type EventBase,
  isWhole,
  type Refusal,
  type Seat,
} from '@orrery/engine';
import { tick } from 'svelte';
import type { TableProps } from '../table-contract.ts';
import type { Explainer, Shown } from './explain.ts';

/** What is hidden is never shown, so a table may imagine it by any chance. */
export function anyChance(): Chance {
  return chanceFromKey([1, 2, 3, 4, 5, 6, 7, 8]);
}

/** The types of one game's table. */
export interface TableTypes {
  readonly view: unknown;
  readonly action: ActionBase;
  readonly event: EventBase;
  readonly decision: DecisionBase;
  readonly foresight: unknown;
  readonly words: unknown;
  /** What a popover explains. */
  readonly subject: unknown;
  /** What a menu offers besides words about a subject. */
  readonly menu: unknown;
}

type PropsOf<Types extends TableTypes> = TableProps<
  Types['view'],
  Types['action'],
  Types['event'],
  Types['decision'],
  Types['foresight'],
  Types['words']
>;
/** Words that stay until they are closed, with what can be done. */
interface About<Subject> {
  readonly kind: 'about';
  readonly thing: Subject;
}
export type MenuOf<Types extends TableTypes> = About<Types['subject']> | Types['menu'];

/**
 * What every table knows besides the view: who looks, what may be answered now, what is open and by what it was pressed.
 * The model of a game adds what is picked and aimed.
 */
export abstract class TableBase<Types extends TableTypes> implements Explainer<Types['subject']> {
  readonly #props: () => PropsOf<Types>;
  subject = $state.raw<Shown<Types['subject']> | undefined>(undefined);
  menu = $state.raw<Shown<MenuOf<Types>> | undefined>(undefined);
  /** The last press was a finger's: it has no hover, so a first tap shows what a second one does. */
  isTouch = $state(false);
  /** The last press was by mouse or finger, not by key. */
  wasPointer = $state(true);
  /** Set once an answer that should have come by itself did not: then the question is put after all. */
  isOverdue = $state(false);

  #width = globalThis.innerWidth;

  constructor(props: () => PropsOf<Types>) {
    this.#props = props;
  }

  readonly props: PropsOf<Types> = $derived.by(() => this.#props());
  readonly words: Types['words'] = $derived.by(() => this.props.words);
  /** All words are there: what things do, what happened, why not. */
  readonly isSpoken: boolean = $derived.by(() => isWhole(this.props.text));
  readonly view: Types['view'] = $derived.by(() => this.props.view);
  readonly seat: Seat | undefined = $derived.by(() => (this.props.viewer === 'spectator' ? undefined : this.props.viewer));
  /** Offers are drawn only while an answer is wanted and none is on its way. */
  readonly legal: readonly Types['action'][] = $derived.by(() => {
    const { asked, busy, readOnly } = this.props;
    return asked === undefined || busy || readOnly || this.isAnsweredAutomatically() ? [] : asked.legal;
  });
  readonly decision: Types['decision'] | undefined = $derived.by(() =>
    this.props.readOnly || this.isAnsweredAutomatically() ? undefined : this.props.asked?.decision,
  );
  readonly isWaitedFor: boolean = $derived.by(
    () => !this.props.readOnly && !this.isAnsweredAutomatically() && this.props.asked?.must === true,
  );

  /** The match answers this question by itself in a moment: nothing is offered. */
  protected isAnsweredAutomatically(): boolean {
    return false;
  }

  name(id: string): string {
    return this.props.text.terms[id]?.name ?? id;
  }

  /** What it does; empty until those words are there. */
  help(id: string): string {
    return this.props.text.terms[id]?.help ?? '';
  }

  who(seat: Seat): string {
    return this.props.names(seat);
  }

  say(action: Types['action']): string {
    return this.props.text.action(action, this.props.names);
  }

  /** Why it may not be done; empty until those words are there. */
  why(refusal: Refusal): string {
    return this.props.text.refusal?.(refusal) ?? '';
  }

  about(thing: Types['subject'], anchor: DOMRect): void {
    this.open({ kind: 'about', thing }, anchor);
  }

  open(menu: MenuOf<Types>, anchor: DOMRect): void {
    this.subject = undefined;
    this.menu = { thing: menu, anchor };
  }

  /** The menu gives the focus back first: the sheet in which a rule opens on a phone gives it back in its turn. */
  showRule(rule: string): void {
    this.menu = undefined;
    void tick().then(() => this.props.showRule(rule));
  }

  /** Words beside a thing lose it when all moves; that a phone's bars come and go moves nothing sideways. */
  resized(): void {
    if (innerWidth !== this.#width) this.subject = undefined;
    this.#width = innerWidth;
  }

  pressedBy(pointer: string): void {
    this.wasPointer = true;
    this.isTouch = pointer === 'touch';
  }

  pressedByKey(): void {
    this.wasPointer = false;
    this.isTouch = false;
  }

  /** The thing that had the focus may be gone with the answer: people who play by keyboard go on at what is lit. */
  keepFocus(root: Element | undefined, lit: string): void {
    if (document.activeElement !== document.body || this.isTouch || this.wasPointer) return;
    root?.querySelector<HTMLElement>(lit)?.focus();
  }

  async act(actions: readonly Types['action'][]): Promise<void> {
    if (actions.length === 0 || this.props.busy) return;
    this.clear();
    await this.props.act(actions);
  }

  /** Back to nothing picked, aimed or open. */
  clear(): void {
    this.menu = undefined;
    this.subject = undefined;
  }

  /** Other answers are left to the same question: what cannot be done any more is let go, all else stays as it is. */
  dropStale(): void {
    if (this.menu !== undefined && !this.isStillOffered(this.menu.thing)) this.menu = undefined;
  }

  /** Words can always be read; a game says which of its menus offer something that may pass. */
  protected isStillOffered(_menu: MenuOf<Types>): boolean {
    return true;
  }

  /** As the question was put. */
  letGo(): void {
    this.clear();
  }

  /** Nothing is picked, aimed or open. */
  get isIdle(): boolean {
    return this.menu === undefined && this.subject === undefined;
  }
}
