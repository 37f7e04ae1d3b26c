import type { Refusal, Seat } from '@orrery/engine';
import type {
  Action,
  BonusId,
  CardId,
  Danger,
  Decision,
  Event,
  Forecast,
  Room,
  SectorId,
  Spot,
  State,
  UnitNumber,
  View,
} from '@orrery/theseus';
import { automatic, imagine } from '@orrery/theseus/facts';
import { getContext, setContext } from 'svelte';
import { anyChance, TableBase } from '../parts/table-base.svelte.ts';
import type { TableProps } from '../table-contract.ts';
import { countOf } from './known.ts';
import { type Offer, offersAfter, playedThing, type Thing, things, wayOf } from './paths.ts';
import { type TableWords, WORDS } from './words.ts';

type Foresight = typeof import('./foresight.ts');
export type Props = TableProps<View, Action, Event, Decision, Foresight>;

export type PlayerView = View['players'][number];

/** What a popover explains. `term`: any other word of the game, by its id in the texts. */
export type Subject =
  | { readonly kind: 'card'; readonly card: CardId; readonly at: Spot | undefined; readonly seat: Seat }
  /** `from`: in whose hand; none: still on the board. */
  | { readonly kind: 'bonus'; readonly card: BonusId; readonly from: Seat | undefined }
  | { readonly kind: 'hand'; readonly card: CardId; readonly seat: Seat }
  | { readonly kind: 'unit'; readonly unit: UnitNumber }
  | { readonly kind: 'sector'; readonly place: number }
  | { readonly kind: 'pile'; readonly seat: Seat }
  | { readonly kind: 'term'; readonly id: string };

/** What the table knows besides the view: what is picked, aimed and open. One per table, handed down by context. */
export class TableModel extends TableBase<View, Action, Event, Decision, Foresight, Subject> {
  /** Things pointed at so far, towards an order that needs several. */
  steps = $state.raw<readonly Thing[]>([]);
  /** The lit thing under the pointer or the focus: its order is forecast in words. */
  hovered = $state.raw<Thing | undefined>(undefined);
  showsDangers = $state(false);

  readonly words: TableWords = $derived.by(() => WORDS[this.props.locale]);
  readonly own: PlayerView | undefined = $derived.by(() => (this.seat === undefined ? undefined : this.view.players[this.seat]));
  readonly state: State = $derived.by(() => imagine(this.view, anyChance()));
  /** Set once an answer that should have come by itself did not: then the question is put after all. */
  isOverdue = $state(false);
  readonly isAutomatic: boolean = $derived.by(
    () => this.seat !== undefined && automatic(this.state, this.seat, this.props.orders) !== undefined,
  );
  /** The match answers this one by itself in a moment. */
  readonly goesOn: boolean = $derived.by(() => this.isAutomatic && !this.isOverdue);
  readonly #ways = $derived.by(() => wayOf(this.legal));
  /** What can be pointed at with nothing picked. */
  readonly roots: ReadonlyMap<string, Offer> = $derived.by(() => offersAfter(this.#ways, []));
  /** What can be pointed at now. */
  readonly lit: ReadonlyMap<string, Offer> = $derived.by(() =>
    this.steps.length === 0 ? this.roots : offersAfter(this.#ways, this.steps),
  );
  /** Where the unit under the pointer could be sent, before it is picked. */
  readonly foreseen: ReadonlyMap<string, Offer> = $derived.by(() => {
    const { hovered } = this;
    if (hovered?.kind !== 'unit' || this.opens(hovered) === undefined) return new Map();
    return offersAfter(this.#ways, [...this.steps, hovered]);
  });
  /** The unit picked to be moved. */
  readonly picked: UnitNumber | undefined = $derived.by(() => {
    const unit = this.steps.find((step) => step.kind === 'unit');
    return unit?.unit;
  });
  /** What enemy units could do next, while the overlay is on. */
  readonly dangers: readonly Danger[] = $derived.by(() => {
    if (!this.showsDangers || this.seat === undefined || this.view.ended !== undefined) return [];
    return this.props.foresight?.dangers(this.state, this.seat) ?? [];
  });
  /** The same with their numbers on the table, the worst first. */
  readonly ranked: readonly (Danger & { readonly rank: number })[] = $derived.by(() =>
    this.dangers.map((danger, index) => ({ ...danger, rank: index + 1 })),
  );
  /** Made when first looked at; another state, other forecasts. */
  readonly #forecasts = $derived.by(() => {
    void this.state;
    return new Map<string, Forecast>();
  });

  protected override isAnsweredAutomatically(): boolean {
    return this.goesOn;
  }

  forecastOf(action: Action): Forecast | undefined {
    if (this.seat === undefined) return undefined;
    const key = JSON.stringify(action);
    const known = this.#forecasts.get(key);
    if (known !== undefined) return known;
    const made = this.props.foresight?.forecast(this.state, this.seat, action);
    if (made !== undefined) this.#forecasts.set(key, made);
    return made;
  }

  /** A unit by what it is, which of its kind and whose. */
  unitName(number: UnitNumber): string {
    const unit = this.view.units[number];
    const name = this.name(`unit:${unit.kind === 'soldier' ? this.view.players[unit.seat].faction : unit.kind}`);
    return `${[name, countOf(this.view, number)].join(' ').trim()} (${this.who(unit.seat)})`;
  }

  sector(place: number): string {
    const id: SectorId | undefined = this.view.sectors[place]?.id;
    return id === undefined ? '' : this.name(`sector:${id}`);
  }

  isLit(thing: Thing): boolean {
    return this.lit.has(thing.key);
  }

  isPicked(thing: Thing): boolean {
    return this.steps.some(({ key }) => key === thing.key);
  }

  /** The order that pointing at this gives now. */
  actionAt(thing: Thing | undefined): Action | undefined {
    return thing === undefined ? undefined : this.lit.get(thing.key)?.action;
  }

  /** The first of these that can be pointed at now. */
  litOf(candidates: readonly Thing[]): Thing | undefined {
    return candidates.find((thing) => this.isLit(thing));
  }

  json(thing: Thing | undefined): string | undefined {
    const action = this.actionAt(thing);
    return action === undefined ? undefined : JSON.stringify(action);
  }

  /** Lit, but another step follows: its key. */
  opens(thing: Thing | undefined): string | undefined {
    return thing !== undefined && this.isLit(thing) && this.actionAt(thing) === undefined ? thing.key : undefined;
  }

  /** Orders that play this card out of a hand. */
  playsOf(card: Thing): readonly Action[] {
    return this.legal.filter((action) => playedThing(action)?.key === card.key);
  }

  whyNot(action: Action): Refusal | undefined {
    return this.seat === undefined ? undefined : this.props.foresight?.theseus.refuse(this.state, this.seat, action);
  }

  /** Points at a lit thing: does its order, or goes a step on towards one. False: nothing of it is lit. */
  point(candidates: readonly Thing[]): boolean {
    const thing = this.litOf(candidates);
    if (thing !== undefined) {
      const action = this.actionAt(thing);
      if (action !== undefined) void this.act([action]);
      else this.steps = [...this.steps, thing];
      this.subject = undefined;
      this.hovered = undefined;
      return true;
    }
    if (candidates.some((candidate) => this.isPicked(candidate))) {
      this.clear();
      return true;
    }
    const other = candidates.find(({ key }) => this.roots.has(key));
    if (other === undefined) return false;
    this.steps = [];
    return this.point([other]);
  }

  aim(thing: Thing): void {
    this.clear();
    this.steps = [thing];
  }

  about(thing: Subject, anchor: DOMRect): void {
    this.open(thing, anchor);
  }

  override clear(): void {
    super.clear();
    this.steps = [];
    this.hovered = undefined;
  }

  override get isIdle(): boolean {
    return super.isIdle && this.steps.length === 0;
  }
}

/** What a room stands for: itself, the unit in it, and its sector where that is chosen as a whole. */
export function roomThings(place: number, room: Room, unit: UnitNumber | undefined): readonly Thing[] {
  const whole = things.sector(place);
  return unit === undefined ? [things.room(place, room), whole] : [things.room(place, room), things.unit(unit), whole];
}

const CONTEXT = Symbol('theseus table');

export function provideModel(model: TableModel): TableModel {
  return setContext(CONTEXT, model);
}

export function useModel(): TableModel {
  return getContext<TableModel>(CONTEXT);
}
