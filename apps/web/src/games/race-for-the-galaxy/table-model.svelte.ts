import type { Refusal, Seat } from '@orrery/engine';
import type {
  Action,
  ActionCard,
  Card,
  CardId,
  Costs,
  Decision,
  Event,
  GoalId,
  Payment,
  PlayerView,
  State,
  View,
} from '@orrery/race-for-the-galaxy';
import { ACTION_CARDS, bestWay, cardOf, costsOf, imagine, leastWanted } from '@orrery/race-for-the-galaxy/facts';
import { createContext } from 'svelte';
import { advice } from '../parts/advice.ts';
import { toggled } from '../parts/pick.ts';
import { anyChance, type MenuOf, TableBase } from '../parts/table-base.svelte.ts';
import type { TableProps } from '../table-contract.ts';
import { actionsFor, type Picking, pickingOf, type Settled } from './picks.ts';
import type { TableWords } from './words.ts';

type Foresight = typeof import('./foresight.ts');
export type Props = TableProps<View, Action, Event, Decision, Foresight, TableWords>;

/** What a popover explains. `card` with a seat is in that tableau, without one in the viewer's hand or nowhere yet. */
export type Subject =
  | { readonly kind: 'card'; readonly card: CardId; readonly seat?: Seat }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'goal'; readonly goal: GoalId }
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
}

/** What the table knows besides the view: what is picked and open. One per table, handed down by context. */
export class TableModel extends TableBase<Types> {
  /** Places in the hand, or in what is seen, that are picked. */
  picked = $state.raw<readonly number[]>([]);
  /** What is being prepared: an action card, a card to place, a power; as JSON of its action. */
  chosen = $state.raw<string | undefined>(undefined);
  /** The card of the hand that is looked at before it is placed. */
  looked = $state.raw<CardId | undefined>(undefined);
  /** Action cards picked for the round. */
  actions = $state.raw<readonly ActionCard[]>([]);
  /** The way to pay, as its number in the list. */
  wayIndex = $state.raw<number | undefined>(undefined);
  /** A phone shows one at a time: a tableau, the goals or the robot. */
  shown = $state<Seat | 'goals' | 'robot'>(0);

  readonly own: PlayerView | undefined = $derived.by(() => (this.seat === undefined ? undefined : this.view.players[this.seat]));
  readonly state: State = $derived.by(() => imagine(this.view, anyChance()));
  readonly chosenAction: Action | undefined = $derived.by(() => this.legal.find((action) => JSON.stringify(action) === this.chosen));
  readonly ways: readonly Payment[] = $derived.by(() => this.legal.flatMap((action) => (action.type === 'pay' ? [action] : [])));
  readonly way: Payment | undefined = $derived.by(() => {
    if (this.seat === undefined || this.ways.length === 0) return undefined;
    return this.ways[this.wayIndex ?? bestWay(this.state, this.seat, this.ways)];
  });
  readonly settled: Settled = $derived.by(() => ({
    hand: this.own?.hand ?? [],
    seen: this.own?.seen ?? [],
    way: this.way,
    world: this.chosenAction?.type === 'produce-for-card' ? this.chosenAction.world : undefined,
  }));
  readonly picking: Picking | undefined = $derived.by(() =>
    this.decision === undefined || this.legal.length === 0 ? undefined : pickingOf(this.decision, this.settled),
  );
  /** What one press would now do for what is picked; undefined: not enough is. */
  readonly prepared: readonly Action[] | undefined = $derived.by(() =>
    this.decision === undefined || this.legal.length === 0
      ? undefined
      : actionsFor(this.decision, this.picked, { ...this.settled, picking: this.picking }),
  );
  /** What the one button that confirms would do; undefined: something is still to be picked. */
  readonly ready: readonly Action[] | undefined = $derived.by(() => {
    const { decision } = this;
    if (decision?.ask === 'choose-actions') return this.chosenActions === undefined ? undefined : [this.chosenActions];
    if (this.picking !== undefined || decision?.ask === 'pay') return this.prepared;
    if (this.isPlacing)
      return this.looked !== undefined && this.placeable.has(this.looked) ? [{ type: 'place', card: this.looked }] : undefined;
    return this.chosenAction === undefined ? undefined : [this.chosenAction];
  });
  readonly chosenActions: Action | undefined = $derived.by(() => {
    const inOrder = [...this.actions].sort((one, other) => ACTION_CARDS.indexOf(one) - ACTION_CARDS.indexOf(other));
    return this.legal.find((action) => action.type === 'choose-actions' && action.actions.join() === inOrder.join());
  });
  /** Cards of the hand that may be placed now. */
  readonly placeable: ReadonlySet<CardId> = $derived.by(
    () => new Set(this.legal.flatMap((action) => (action.type === 'place' ? [action.card] : []))),
  );
  readonly isPlacing: boolean = $derived.by(() => this.decision?.ask === 'place-development' || this.decision?.ask === 'place-world');

  card(id: CardId): Card {
    return cardOf(this.view, id);
  }

  cardName(id: CardId): string {
    return this.name(`card:${id}`);
  }

  whyNot(action: Action): Refusal | undefined {
    return this.seat === undefined ? undefined : this.props.foresight?.raceForTheGalaxy.refuse(this.state, this.seat, action);
  }

  costsOf(card: CardId, isPlaced: boolean): Costs | undefined {
    return this.seat === undefined ? undefined : costsOf(this.state, this.seat, { card, isPlaced });
  }

  pick(index: number): void {
    if (this.picking !== undefined) this.picked = toggled(this.picked, index, this.picking.most);
  }

  choose(action: Action): void {
    const json = JSON.stringify(action);
    this.chosen = this.chosen === json ? undefined : json;
    this.picked = [];
  }

  /** An action card more or less; Develop and Settle can be there twice, and of one or two the one picked first makes room. */
  pickAction(action: ActionCard): void {
    const count = this.decision?.ask === 'choose-actions' ? this.decision.count : 0;
    const copies = this.actions.filter((one) => one === action).length;
    const isDouble = count === 2 && (action === 'develop' || action === 'settle');
    if (copies === (isDouble ? 2 : 1)) this.actions = this.actions.filter((one) => one !== action);
    else this.actions = [...this.actions, action].slice(-count);
  }

  /** A second press on the same card places it. */
  look(card: CardId): void {
    if (this.looked === card && this.ready !== undefined) this.confirm();
    else this.looked = card;
    this.subject = undefined;
  }

  chooseWay(index: number): void {
    this.wayIndex = index;
    this.offerPicks();
  }

  confirm(): void {
    if (this.ready !== undefined) void this.act(this.ready);
  }

  /** What would be given up first is picked beforehand, where something must be. */
  offerPicks(): void {
    const { decision, picking } = this;
    if (this.seat === undefined || picking === undefined || picking.from !== 'hand' || picking.least === 0) return;
    const isOffered =
      decision?.ask === 'pay' || decision?.ask === 'pay-cards' || (decision?.ask === 'discard' && decision.because === 'limit');
    this.picked = isOffered ? advice.first(leastWanted(this.state, this.seat), this.settled.hand).slice(0, picking.least) : [];
  }

  override clear(): void {
    super.clear();
    this.picked = [];
    this.chosen = undefined;
    this.looked = undefined;
    this.actions = [];
    this.wayIndex = undefined;
  }

  override letGo(): void {
    super.letGo();
    this.offerPicks();
  }

  override get isIdle(): boolean {
    return super.isIdle && this.chosen === undefined && this.looked === undefined;
  }
}

export const [useModel, provideModel] = createContext<TableModel>();
