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
import { createContext } from 'svelte';
import { PointingTable } from '../parts/pointing.svelte.ts';
import type { Way } from '../parts/pointing.ts';
import { anyChance, type MenuOf } from '../parts/table-base.svelte.ts';
import type { TableProps } from '../table-contract.ts';
import { countOf } from './known.ts';
import { playedThing, type Thing, things, waysOf } from './paths.ts';
import { type Focus, focusOf } from './station/focus.ts';
import type { TableWords } from './words.ts';

type Foresight = typeof import('./foresight.ts');
export type Props = TableProps<View, Action, Event, Decision, Foresight, TableWords>;

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

export type Menu = MenuOf<Types>;

interface Types {
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly decision: Decision;
  readonly foresight: Foresight;
  readonly words: TableWords;
  readonly subject: Subject;
  readonly menu: never;
  readonly thing: Thing;
}

/** What the table knows besides the view: what is picked, aimed and open. One per table, handed down by context. */
export class TableModel extends PointingTable<Types> {
  /** The lit thing under the pointer or the focus: its action is forecast in words. */
  hovered = $state.raw<Thing | undefined>(undefined);
  /** The lit thing that a finger reads: tapped once more it acts. */
  tapped = $state.raw<Thing | undefined>(undefined);
  showsDangers = $state(false);
  /** The question at which the machine was last asked for. */
  machineAsked: number | undefined;
  /** What a phone shows large. */
  focus = $state.raw<Focus>(0);

  readonly own: PlayerView | undefined = $derived.by(() => (this.seat === undefined ? undefined : this.view.players[this.seat]));
  readonly state: State = $derived.by(() => imagine(this.view, anyChance()));
  readonly isAutomatic: boolean = $derived.by(
    () => this.seat !== undefined && automatic(this.state, this.seat, this.props.orders) !== undefined,
  );
  /** The match answers this one by itself in a moment. */
  readonly goesOn: boolean = $derived.by(() => this.isAutomatic && !this.isOverdue);
  /** Where the unit under the pointer could be sent, before it is picked. */
  readonly foreseen: PointingTable<Types>['lit'] = $derived.by(() => {
    const { hovered } = this;
    if (hovered?.kind !== 'unit' || this.opens(hovered) === undefined) return new Map();
    return this.offersAfter([...this.steps, hovered]);
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

  protected override keyOf({ key }: Thing): string {
    return key;
  }

  protected override waysOf(legal: readonly Action[]): readonly Way<Thing, Action>[] {
    return waysOf(legal);
  }

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

  isPicked(thing: Thing): boolean {
    return this.steps.some(({ key }) => key === thing.key);
  }

  /** The first of these that can be pointed at now. */
  litOf(candidates: readonly Thing[]): Thing | undefined {
    return candidates.find((thing) => this.isLit(thing));
  }

  /** Actions that play this card out of a hand. */
  playsOf(card: Thing): readonly Action[] {
    return this.legal.filter((action) => playedThing(action)?.key === card.key);
  }

  whyNot(action: Action): Refusal | undefined {
    return this.seat === undefined ? undefined : this.props.foresight?.theseus.refuse(this.state, this.seat, action);
  }

  /** Points at a lit thing: does its action, or goes a step on towards one. False: nothing of it is lit. */
  point(candidates: readonly Thing[]): boolean {
    const thing = this.litOf(candidates);
    if (thing !== undefined) {
      const action = this.actionAt(thing);
      if (action !== undefined) void this.act([action]);
      else this.steps = [...this.steps, thing];
      this.subject = undefined;
      this.hovered = undefined;
      this.tapped = undefined;
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

  /** A phone turns to where something can be pointed at, unless that is in sight already. */
  turnToLit(): void {
    const lit = [...this.lit.values()].flatMap(({ thing }) => focusOf(thing, this.view) ?? []);
    if (lit.length > 0 && !lit.includes(this.focus)) this.focus = lit[0];
    else if (typeof this.focus === 'number' && this.focus >= this.view.sectors.length) this.focus = 0;
  }

  /** A finger has no hover: its first tap on what would act forecasts it. */
  tap(candidates: readonly Thing[]): boolean {
    const thing = this.litOf(candidates);
    const isRead = !this.isTouch || this.tapped?.key === thing?.key || this.actionAt(thing) === undefined;
    if (isRead) return this.point(candidates);
    this.tapped = thing;
    return true;
  }

  override clear(): void {
    super.clear();
    this.hovered = undefined;
    this.tapped = undefined;
  }
}

/** What a room stands for: itself, the unit in it, and its sector where that is chosen as a whole. */
export function roomThings(place: number, room: Room, unit: UnitNumber | undefined): readonly Thing[] {
  const whole = things.sector(place);
  return unit === undefined ? [things.room(place, room), whole] : [things.room(place, room), things.unit(unit), whole];
}

export const [useModel, provideModel] = createContext<TableModel>();
