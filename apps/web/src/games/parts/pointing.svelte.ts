import { type Offer, offersAfter, type Way } from './pointing.ts';
import { TableBase, type TableTypes } from './table-base.svelte.ts';

export interface PointingTypes extends TableTypes {
  /** What is pointed at. */
  readonly thing: unknown;
}

type OffersOf<Types extends PointingTypes> = ReadonlyMap<string, Offer<Types['thing'], Types['action']>>;

/** A table at which actions are given by pointing at one thing after another. */
export abstract class PointingTable<Types extends PointingTypes> extends TableBase<Types> {
  /** Things pointed at so far, towards an action that needs several. */
  steps = $state.raw<readonly Types['thing'][]>([]);
  readonly #ways = $derived.by(() => this.waysOf(this.legal));
  /** What can be pointed at with nothing picked. */
  readonly roots: OffersOf<Types> = $derived.by(() => this.offersAfter([]));
  /** What can be pointed at now. */
  readonly lit: OffersOf<Types> = $derived.by(() => this.offersNow());

  /** The name of a thing in the page. */
  protected abstract keyOf(thing: Types['thing']): string;

  protected abstract waysOf(legal: readonly Types['action'][]): readonly Way<Types['thing'], Types['action']>[];

  protected offersNow(): OffersOf<Types> {
    return this.steps.length === 0 ? this.roots : this.offersAfter(this.steps);
  }

  protected offersAfter(steps: readonly Types['thing'][]): OffersOf<Types> {
    return offersAfter(this.#ways, steps, (thing) => this.keyOf(thing));
  }

  isLit(thing: Types['thing']): boolean {
    return this.lit.has(this.keyOf(thing));
  }

  /** The action that pointing at this gives now. */
  actionAt(thing: Types['thing'] | undefined): Types['action'] | undefined {
    return thing === undefined ? undefined : this.lit.get(this.keyOf(thing))?.action;
  }

  json(thing: Types['thing'] | undefined): string | undefined {
    const action = this.actionAt(thing);
    return action === undefined ? undefined : JSON.stringify(action);
  }

  /** Lit, but another step follows: its key. */
  opens(thing: Types['thing'] | undefined): string | undefined {
    return thing !== undefined && this.isLit(thing) && this.actionAt(thing) === undefined ? this.keyOf(thing) : undefined;
  }

  /** With this picked and nothing else: the action goes on from there. */
  aim(thing: Types['thing']): void {
    this.clear();
    this.steps = [thing];
  }

  override clear(): void {
    super.clear();
    this.steps = [];
  }

  override dropStale(): void {
    super.dropStale();
    if (this.offersAfter(this.steps).size === 0) this.steps = [];
  }

  override get isIdle(): boolean {
    return super.isIdle && this.steps.length === 0;
  }
}
