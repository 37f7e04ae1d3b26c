import type { ChatLine } from '../net/connection.ts';
import type { FrameModel } from './frame-model.ts';

/** What was said, in the language of whoever reads it where it was a quick phrase. */
export function chatText(model: FrameModel, { text, phrase }: ChatLine): string {
  return phrase === undefined ? text : (model.bundle.text.phrases?.[phrase.code]?.(phrase.values, model.names) ?? phrase.code);
}
