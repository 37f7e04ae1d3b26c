import type { Locale } from '@orrery/engine';

const en = { study: 'Study', studyFile: 'Study an exported match', playOn: 'Play on from here' };
const ru: typeof en = { study: 'Разобрать', studyFile: 'Разобрать партию из файла', playOn: 'Играть отсюда' };

/** What leads to a study, and out of a replay into a new match: said where nothing else of it is there yet. */
export const STUDY_DOOR: Readonly<Record<Locale, typeof en>> = { en, ru };
