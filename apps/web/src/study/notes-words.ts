import type { Locale } from '@orrery/engine';

const en = {
  title: 'Notes',
  name: 'Name of the study',
  note: (step: number) => `Your note on step ${step}`,
  all: 'All notes',
  step: (step: number) => `Step ${step}`,
  export: 'Export the study',
  exportHelp: 'A file with the match, what was found and your notes. “Study an exported match” opens it.',
};

const ru: typeof en = {
  title: 'Заметки',
  name: 'Название разбора',
  note: (step) => `Ваша заметка к шагу ${step}`,
  all: 'Все заметки',
  step: (step) => `Шаг ${step}`,
  export: 'Скачать разбор',
  exportHelp: 'Файл с партией, найденным и вашими заметками. Его открывает «Разобрать партию из файла».',
};

export const NOTES_WORDS: Readonly<Record<Locale, typeof en>> = { en, ru };
