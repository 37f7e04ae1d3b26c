import type { Refusal } from '@orrery/engine';
import type {
  Action,
  CardKey,
  Changes,
  Danger,
  Decision,
  Event,
  HuntedView,
  HuntToken,
  PlaceId,
  PlaceNumber,
  State,
  View,
} from '@orrery/not-alone';
import { HUNT_TOKENS, isRisky, leavesCreatureAway } from '@orrery/not-alone/facts';
import { createContext } from 'svelte';
import { PointingTable } from '../parts/pointing.svelte.ts';
import type { Way } from '../parts/pointing.ts';
import { anyChance, type MenuOf } from '../parts/table-base.svelte.ts';
import type { TableProps } from '../table-contract.ts';
import { keys, pathOf, playedCard, readyToken } from './paths.ts';
import type { TableWords } from './words.ts';

type Foresight = typeof import('./foresight.ts');
export type Props = TableProps<View, Action, Event, Decision, Foresight, TableWords>;

/** What a popover explains. `term`: any other word of the game, by its id in the texts. */
export type Subject =
  | { readonly kind: 'place'; readonly number: PlaceNumber }
  | { readonly kind: 'card'; readonly card: CardKey }
  /** One of the Hunted, while pointing at them does something. */
  | { readonly kind: 'hunted'; readonly seat: number }
  | { readonly kind: 'term'; readonly id: string };

/** What a menu offers besides words. `sure`: an action that costs much is asked about once more. */
type Offered = { readonly kind: 'sure'; readonly action: Action } | { readonly kind: 'hunt-pile' };
export type Menu = MenuOf<Types>;

interface Types {
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly decision: Decision;
  readonly foresight: Foresight;
  readonly words: TableWords;
  readonly subject: Subject;
  readonly menu: Offered;
  /** A key. */
  readonly thing: string;
}

/** What the table knows besides the view: what is picked, aimed and open. One per table, handed down by context. */
export class TableModel extends PointingTable<Types> {
  readonly isCreature: boolean = $derived.by(() => this.seat !== undefined && this.seat === this.view.creature.seat);
  readonly own: HuntedView | undefined = $derived.by(() => this.view.hunted.find((hunted) => hunted.seat === this.seat));
  /** As far as the viewer knows it; undefined until the rules are there. */
  readonly state: State | undefined = $derived.by(() => this.props.foresight?.notAlone.imagine(this.view, anyChance()));
  /** Seats that are played by people. */
  readonly people: readonly number[] = $derived.by(() => {
    const seats = [this.view.creature.seat, ...this.view.hunted.map(({ seat }) => seat)];
    return seats.filter((seat) => seat >= 0 && !this.props.isBot(seat));
  });
  /** A window with nothing in it for this seat is let go by. */
  readonly hasNothingToPlay: boolean = $derived.by(() => this.props.asked?.window?.interest === 'none');
  /** By a standing order, or because there is nothing to play. Until the rules are there it may be any order. */
  readonly isAutomatic: boolean = $derived.by(() => {
    const { foresight, orders } = this.props;
    if (this.hasNothingToPlay) return true;
    if (this.seat === undefined || orders.length === 0) return false;
    return this.state === undefined || foresight?.notAlone.automatic?.(this.state, this.seat, orders) !== undefined;
  });
  /** The token that lies ready to be laid: picked up, or the first that is due. */
  readonly token: HuntToken | undefined = $derived.by(() => {
    if (this.steps.length === 0) return readyToken(this.legal);
    return HUNT_TOKENS.find((token) => keys.token(token) === this.steps[0]);
  });
  /** Where the Creature is, or what works like it; of that the rules know. */
  readonly catching: readonly PlaceNumber[] = $derived.by(() =>
    this.state === undefined ? this.view.tokens.creature : (this.props.foresight?.creaturePlaces(this.state) ?? []),
  );
  /** Once the cards lie open and until it is over: whom the Creature finds, unless a card still helps them. */
  readonly found: readonly Danger[] = $derived.by(() => {
    if (this.state === undefined || this.view.turn.phase !== 3 || this.view.turn.caught.length > 0) return [];
    return this.props.foresight?.dangersIn(this.state).filter(({ token }) => token === 'creature') ?? [];
  });
  /** The card being aimed. */
  readonly aimed: CardKey | undefined = $derived.by(() => {
    const [first] = this.steps;
    return this.legal.map(playedCard).find((card) => card !== undefined && card === first);
  });

  protected override isAnsweredAutomatically(): boolean {
    return this.isAutomatic && !this.isOverdue;
  }

  protected override keyOf(key: string): string {
    return key;
  }

  protected override waysOf(legal: readonly Action[]): readonly Way<string, Action>[] {
    return legal.map((action) => ({ path: pathOf(action), action }));
  }

  /** With nothing picked up, the token that lies ready can be laid at once. */
  protected override offersNow(): PointingTable<Types>['lit'] {
    if (this.steps.length > 0 || this.token === undefined) return super.offersNow();
    return new Map([...this.roots, ...this.offersAfter([keys.token(this.token)])]);
  }

  override name(id: string): string {
    const { terms } = this.props.text;
    return (terms[id] ?? terms[id.slice(id.indexOf(':') + 1)])?.name ?? id;
  }

  override help(id: string): string {
    const { terms } = this.props.text;
    return (terms[id] ?? terms[id.slice(id.indexOf(':') + 1)])?.help ?? '';
  }

  /** Short enough for a card: without the article that English prints before it. */
  place(card: PlaceId): string {
    return this.name(`place:${card}`).replace(/^The /, '');
  }

  /** The place card on a spot of the planet. */
  at(number: PlaceNumber): PlaceId {
    return this.view.planet[number - 1];
  }

  /** What can be done now with a card of this place: laid, taken, brought back. The place on the planet is another way to it. */
  offersOf(card: PlaceId): readonly Action[] {
    return [keys.hand(card), keys.reserve(card), keys.pile(card), keys.laid(card)].flatMap((key) => this.actionAt(key) ?? []);
  }

  /** In this turn, whether the loss is settled yet or not. */
  isCaught({ seat, lastCaught }: HuntedView): boolean {
    return this.view.turn.caught.includes(seat) || lastCaught === this.view.turn.number;
  }

  whyNot(action: Action): Refusal | undefined {
    if (this.seat === undefined || this.state === undefined) return undefined;
    return this.props.foresight?.notAlone.refuse(this.state, this.seat, action);
  }

  changesBy(action: Action): Changes | undefined {
    if (this.seat === undefined || this.state === undefined) return undefined;
    return this.props.foresight?.changesBy(this.state, this.seat, action);
  }

  /** Actions that play this card or use this ability. */
  playsOf(card: CardKey): readonly Action[] {
    return this.legal.filter((action) => playedCard(action) === card);
  }

  /** A press on a lit thing: a step further, or the action itself. */
  point(key: string, anchor: DOMRect | undefined): void {
    if (!this.isLit(key)) return;
    const action = this.actionAt(key);
    if (action === undefined) this.steps = this.steps[0] === key ? [] : [...this.steps, key];
    else this.choose(action, anchor);
  }

  /**
   * Does it; what costs Will, moves Assimilation or leaves the Creature token unused is asked about once more. While that
   * question cannot be drawn, for it needs the rules, a second press is the answer.
   */
  choose(action: Action, anchor: DOMRect | undefined): void {
    const open = this.menu?.thing;
    const isAsked = open?.kind === 'sure' && isSame(open.action, action);
    if (anchor !== undefined && !isAsked && this.#isRisky(action)) this.open({ kind: 'sure', action }, anchor);
    else void this.act([action]);
  }

  protected override isStillOffered(menu: Menu): boolean {
    return menu.kind !== 'sure' || this.legal.some((action) => isSame(action, menu.action));
  }

  /** Until the rules are there only what its kind tells. */
  #isRisky(action: Action): boolean {
    return leavesCreatureAway(this.legal, action) || isRisky(this.changesBy(action) ?? {}, action);
  }
}

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const [useModel, provideModel] = createContext<TableModel>();
