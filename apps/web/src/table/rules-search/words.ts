import type { Locale } from '@orrery/engine';

/** Words of a question that say nothing about what is asked. */
export const EMPTY: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(
    'a an the i you we they it is are am be do does did can could may must should when what which who whom where why how to of in on at for from by my your our their if and or with not no there this that have has get'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'а и или в во на с со по к ко у о об от до из за для при как что кто где когда куда зачем почему какой какая какие сколько ли можно нужно надо мне я мы вы он она они это этот если не нет бы же есть быть мой моя моего свой'.split(
      ' ',
    ),
  ),
};
