import { isWhole } from '@orrery/engine';
import type { ChatLine } from '../net/connection.ts';
import { occupantName } from '../store/occupant-name.ts';
import type { FrameModel } from './frame-model.ts';

/** What was said, in the language of the reader if it was a quick phrase. */
export function chatText(model: FrameModel, { text, phrase }: ChatLine): string {
  if (phrase === undefined) return text;
  if (!isWhole(model.bundle.text)) return '…';
  return model.bundle.text.phrases?.[phrase.code]?.(phrase.values, model.names) ?? phrase.code;
}

/** Who said it, as they were called then; a bot in the language of the reader. */
export function speakerOf(model: FrameModel, { seat, name }: ChatLine): string {
  const isBot = seat !== undefined && model.update.occupants[seat]?.kind === 'bot';
  return occupantName({ kind: isBot ? 'bot' : 'person', name });
}
