import type { Locale } from '@orrery/engine';

/** Words of the question before something earned is thrown away. Loaded with it and with the settings. */
const en = {
  title: 'Give this up?',
  back: 'Go back',
  doNotAsk: 'Don’t ask me again',
  setting: 'Before I give up something I have earned',
  choices: { ask: 'Ask me', do: 'Don’t ask' },
};

const ru: typeof en = {
  title: 'Отказаться от этого?',
  back: 'Вернуться',
  doNotAsk: 'Больше не спрашивать',
  setting: 'Прежде чем я откажусь от заработанного',
  choices: { ask: 'Спросить', do: 'Не спрашивать' },
};

export const LOSS_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
