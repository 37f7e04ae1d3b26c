import type { MatchRatingsAnswer, MeAnswer, PersonAnswer, PlayedAnswer } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

/** What the pages about how people play ask of the server. */
export const people = {
  /** Null: nobody shows themselves there. */
  person: async (id: string) => (await request<PersonAnswer>('GET', PATHS.person(id))).page,
  /** Null: it does not count, or runs still. */
  ofMatch: async (match: string) => (await request<MatchRatingsAnswer>('GET', PATHS.matchRatings(match))).rated,
  show: (isShown: boolean) => request<MeAnswer>('POST', PATHS.ownPage, { isShown }),
  played: (game: string) => request<PlayedAnswer>('GET', PATHS.played(game)),
};
