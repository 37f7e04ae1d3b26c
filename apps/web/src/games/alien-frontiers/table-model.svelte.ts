import type {
  Action,
  Decision,
  DockingOffer,
  Event,
  Facility,
  Forecast,
  ShipPick,
  State,
  Target,
  TechId,
  Territory,
  Token,
  View,
} from '@orrery/alien-frontiers';
import { imagine, samePicks } from '@orrery/alien-frontiers/facts';
import type { Seat } from '@orrery/engine';
import { createContext } from 'svelte';
import { toggled } from '../parts/pick.ts';
import { anyChance, type MenuOf, TableBase } from '../parts/table-base.svelte.ts';
import type { TableProps } from '../table-contract.ts';
import { earlyOffer } from './early-offer.ts';
import { type Aim, aimsAtShips, isHalfAimed, shipsAction, type Targets, targetsOf } from './targets.ts';
import type { TableWords } from './words.ts';

type Foresight = typeof import('./foresight.ts');
export type Props = TableProps<View, Action, Event, Decision, Foresight, TableWords>;

/** What a popover explains or offers, and the place it points at. */
export type Subject =
  | { readonly kind: 'facility'; readonly facility: Facility }
  | { readonly kind: 'territory'; readonly territory: Territory }
  /** A colony or a field generator on a territory, while it can be pointed at. */
  | { readonly kind: 'piece'; readonly key: string; readonly territory: Territory }
  /** Fuel or ore of somebody, while it can be taken. */
  | { readonly kind: 'token'; readonly key: string; readonly token: Token }
  /** `holder`: whose card it is; undefined: it is on display. */
  | { readonly kind: 'card'; readonly card: TechId; readonly holder: Seat | undefined };

/** What a menu offers besides words. */
type Offered =
  | { readonly kind: 'sets'; readonly facility: Facility }
  | { readonly kind: 'card'; readonly card: TechId }
  | { readonly kind: 'pile' };
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
}

/** What the table knows besides the view: what is picked, aimed and open. One per table, handed down by context. */
export class TableModel extends TableBase<Types> {
  picked = $state<readonly number[]>([]);
  aim = $state<Aim>({ kind: 'none' });
  pane = $state<'planet' | 'stations' | 'rivals'>('planet');

  readonly state: State = $derived.by(() => imagine(this.props.view, anyChance()));
  readonly targets: Targets = $derived.by(() => targetsOf(this.legal, this.aim));
  readonly picks: readonly ShipPick[] = $derived.by(() => {
    const { unplaced } = this.props.view.turn;
    return this.picked.flatMap((index) => unplaced[index] ?? []);
  });
  /** Several ships are to be picked for a card rather than for a dock. */
  readonly picksForCard: boolean = $derived.by(() => aimsAtShips(this.legal, this.aim));
  readonly cardAction: Action | undefined = $derived.by(() =>
    shipsAction(this.legal, this.aim, (faces, relic) => samePicks(faces, relic, this.picks)),
  );

  offerAt(at: Facility): DockingOffer {
    if (this.seat === undefined || this.legal.length === 0 || this.aim.kind !== 'none') return { kind: 'refuses', refusal: undefined };
    const { foresight, view } = this.props;
    if (foresight === undefined) return earlyOffer(this.legal, at, this.picks);
    const { unplaced } = view.turn;
    return foresight.dockingOffer({ state: this.state, seat: this.seat, legal: this.legal, unplaced }, at, this.picks);
  }

  forecastOf(actions: readonly Action[]): Forecast | undefined {
    return this.seat === undefined ? undefined : this.props.foresight?.forecast(this.state, this.seat, actions);
  }

  togglePick(index: number): void {
    this.picked = toggled(this.picked, index);
    if (this.picked.length > 0 && this.aim.kind === 'none') this.pane = 'stations';
  }

  /** Number keys: the next ship of this face that is not picked; when all are, none of them. */
  pickFace(face: number): void {
    const { unplaced } = this.props.view.turn;
    const ships = unplaced.flatMap((ship, index) => (ship.face === face ? [index] : []));
    const next = ships.find((index) => !this.picked.includes(index));
    if (next !== undefined) this.togglePick(next);
    else this.picked = this.picked.filter((index) => !ships.includes(index));
  }

  /** What kind of thing the aimed card wants to be pointed at. */
  get aimsAt(): Target['kind'] | undefined {
    const [first] = this.targets.values();
    return first?.type === 'use-power' || first?.type === 'discard-card' ? first.target.kind : undefined;
  }

  aimCard(card: TechId, by: 'use-power' | 'discard-card', anchor: DOMRect): void {
    this.clear();
    this.aim = { kind: 'card', card, by };
    const aimedAt = this.aimsAt;
    if (aimedAt === 'card') this.open({ kind: 'pile' }, anchor);
    if (aimedAt === 'territory' || aimedAt === 'colony' || aimedAt === 'field') this.pane = 'planet';
    else if (aimedAt === 'docked-ship') this.pane = 'stations';
  }

  /** A click on a lit thing. */
  point(key: string): void {
    const action = this.targets.get(key);
    if (action === undefined) return;
    if (isHalfAimed(action, this.aim) && this.aim.kind === 'card') this.aim = { ...this.aim, lower: key };
    else void this.act([action]);
  }

  override clear(): void {
    super.clear();
    this.picked = [];
    this.aim = { kind: 'none' };
  }

  override get isIdle(): boolean {
    return super.isIdle && this.picked.length === 0 && this.aim.kind === 'none';
  }
}

export const [useModel, provideModel] = createContext<TableModel>();
