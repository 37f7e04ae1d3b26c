import { type MatchRatingsAnswer, type MeAnswer, PATHS, type PersonAnswer, type PlayedAnswer, showBody } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { shownPerson } from '../account/shown-person.ts';
import type { Games } from '../games.ts';
import type { PeoplePages } from '../people/people-pages.ts';
import { RequestProblem } from '../problem.ts';
import { bodyOf } from './body.ts';
import { perMinute } from './limit.ts';
import { idIn } from './path.ts';
import type { WhoIs } from './who-is.ts';

/** From one address: each reads much. */
const PER_MINUTE = 60;

const NOTHING_HERE = 'there is nothing here';

export interface PeopleRoutesSetting {
  readonly pages: PeoplePages;
  readonly games: Games;
  readonly whoIs: WhoIs;
  readonly rateFactor: number;
}

/** How people play. Nobody sees more of anybody than they chose to show. */
export function peopleRoutes(app: FastifyInstance, { pages, games, whoIs, rateFactor }: PeopleRoutesSetting): void {
  const limited = perMinute(PER_MINUTE, rateFactor);

  app.get('/api/people/:id', limited, async (request): Promise<PersonAnswer> => {
    const id = idIn(request, 'id', NOTHING_HERE);
    return { page: (await pages.person(id, await whoIs.remember(request))) ?? null };
  });

  app.get('/api/games/:id/people', limited, async (request): Promise<PlayedAnswer> => {
    const id = idIn(request, 'id', NOTHING_HERE);
    if (games.of(id) === undefined) throw new RequestProblem('not-found', 'there is no such game');
    return pages.played(id);
  });

  app.get('/api/matches/:id/ratings', limited, async (request): Promise<MatchRatingsAnswer> => {
    const id = idIn(request, 'id', NOTHING_HERE);
    return pages.ofMatch(id, await whoIs.remember(request));
  });

  app.post(PATHS.ownPage, async (request): Promise<MeAnswer> => {
    const person = await whoIs.need(request);
    await pages.show(person, bodyOf(showBody, request).isShown);
    return { me: shownPerson(person) };
  });
}
