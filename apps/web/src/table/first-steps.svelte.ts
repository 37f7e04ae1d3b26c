import type { AnyPrimer } from '@orrery/engine';
import { type Resource, resource } from '../store/resource.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import type { FrameModel } from './frame-model.ts';
import { isPrimerRead, primerRead } from './primers-read.ts';

/** The first steps of what is played at a table: shown to players who have not read those of this variant, and on request. */
export class FirstSteps {
  readonly #model: () => FrameModel;
  /** A lesson has a coach, and a replay nobody who plays. */
  readonly #isOffered: () => boolean;
  readonly #loaded: Resource<AnyPrimer>;
  #isAsked = $state(false);
  /** Put aside until the table is opened again. */
  #isAside = $state(false);

  /** For the script of a component. */
  constructor(model: () => FrameModel, isOffered: () => boolean) {
    this.#model = model;
    this.#isOffered = isOffered;
    // Behind the first look, like the rules, and only for those who may need them.
    this.#loaded = resource(() => {
      const { bundle, foresight } = this.#model();
      const isWanted = this.#isAsked || (foresight !== undefined && !settings.isPrimerHidden);
      return isOffered() && isWanted ? bundle.entry.primer(settings.locale) : undefined;
    });
  }

  get isOffered(): boolean {
    return this.#isOffered();
  }

  /** Undefined: nothing is to be shown. */
  get steps(): readonly string[] | undefined {
    const { value } = this.#loaded;
    if (value === undefined || !this.#isOffered() || this.#isAside) return undefined;
    const variant = this.#variant();
    if (variant === undefined || (!this.#isAsked && isPrimerRead(settings, variant))) return undefined;
    return value.steps[variant.variant];
  }

  /** Understood: they do not come by themselves again, for this game and this variant. */
  dismiss(): void {
    const variant = this.#variant();
    if (variant !== undefined) settings.primersRead = primerRead(settings.primersRead, variant);
    this.#isAsked = false;
  }

  open(): void {
    this.#isAsked = true;
    this.#isAside = false;
  }

  putAside(): void {
    this.#isAsked = false;
    this.#isAside = true;
  }

  #variant(): { readonly game: string; readonly variant: string } | undefined {
    const { bundle, update, viewer } = this.#model();
    const variant = this.#loaded.value?.variant(update.view, viewer);
    return variant === undefined ? undefined : { game: bundle.entry.id, variant };
  }
}
