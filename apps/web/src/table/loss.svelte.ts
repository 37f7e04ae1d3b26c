import type { ActionBase, AnyGuide } from '@orrery/engine';
import { settings } from '../store/settings.svelte.ts';
import type { FrameModel } from './frame-model.ts';

/** What somebody is about to throw away. */
export interface Loss {
  readonly sentence: string;
  /** The action in words. */
  readonly action: string;
}

/** Asks before an action that throws away something earned, unless the settings say otherwise. */
export class LossGuard {
  loss = $state.raw<Loss | undefined>();
  #settle: ((isMeant: boolean) => void) | undefined;

  /** Whether these are to be done. A question that is no longer asked by the time of the answer is answered with no. */
  async allows(actions: readonly ActionBase[], model: FrameModel, guide: AnyGuide | undefined): Promise<boolean> {
    const { asked, view } = model.update;
    if (!settings.asksBeforeLoss || asked === undefined) return true;
    for (const action of actions) {
      const sentence = guide?.loss?.({ action, legal: asked.legal }, view);
      if (sentence !== undefined && !(await this.#ask(sentence, model.bundle.text.action(action, model.names)))) return false;
    }
    return true;
  }

  /** Also with `keep` when the question behind it is gone: somebody went back, or the match went on. */
  answer(answer: 'do' | 'keep'): void {
    this.loss = undefined;
    this.#settle?.(answer === 'do');
    this.#settle = undefined;
  }

  #ask(sentence: string, action: string): Promise<boolean> {
    this.answer('keep');
    this.loss = { sentence, action };
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }
}
