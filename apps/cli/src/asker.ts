import { isCancel, select } from '@clack/prompts';

export interface Offer {
  readonly choices: readonly string[];
  /** The words for it, where a step can be taken back. */
  readonly takeBack: string | undefined;
  readonly leave: string;
}

/** Puts a question to the person: the number of the choice, or a wish of another kind. */
export type Asker = (question: string, offer: Offer) => Promise<number | 'take-back' | 'leave'>;

const LINES_SHOWN = 14;

/** Ctrl-C and Escape leave. */
export const terminalAsker: Asker = async (question, { choices, takeBack, leave }) => {
  const options: { value: number | 'take-back' | 'leave'; label: string }[] = choices.map((label, value) => ({ value, label }));
  if (takeBack !== undefined) options.push({ value: 'take-back', label: `↶ ${takeBack}` });
  options.push({ value: 'leave', label: `✕ ${leave}` });
  const answer = await select<number | 'take-back' | 'leave'>({ message: question, options, maxItems: LINES_SHOWN });
  return isCancel(answer) ? 'leave' : answer;
};
