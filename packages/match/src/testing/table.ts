import { type ActionBase, below, chanceFromSeed, type Json, type Seat, seedFrom } from '@orrery/engine';
import type { Occupant } from '../kept.ts';
import { type CreateMatch, isClosed, type Match, type OpenMatch } from '../match.ts';
import { memoryStore } from '../memory-store.ts';
import { createMatch, openMatch } from '../open.ts';
import type { BotPort, MatchProblem } from '../ports.ts';
import { lanterns } from './lanterns.ts';

export const person = (name: string): Occupant => ({ kind: 'person', person: `person-${name}`, name });
export const bot = (level = 'random'): Occupant => ({ kind: 'bot', level, name: 'Deneb' });

/** Answers at once, by its salt, as a level `random` does. */
export const randomBots: BotPort = {
  choose: async ({ legal, salt }) => legal[below(chanceFromSeed(seedFrom(salt)), legal.length)],
};

/** A clock that moves on by a second whenever it is read. */
function tickingClock(): () => number {
  let now = 1_800_000_000_000;
  return () => {
    now += 1000;
    return now;
  };
}

export function settings(changed: Partial<CreateMatch> = {}): CreateMatch & { readonly problems: MatchProblem[] } {
  const problems: MatchProblem[] = [];
  return {
    module: lanterns,
    id: 'match-1',
    options: {},
    occupants: [person('ann'), person('bob')],
    entropy: () => seedFrom('a test'),
    store: memoryStore(),
    bots: randomBots,
    now: tickingClock(),
    onProblem: (problem) => problems.push(problem),
    problems,
    ...changed,
  };
}

export async function begin(changed: Partial<CreateMatch> = {}): Promise<Match> {
  return createMatch(settings(changed));
}

export async function reopened(from: OpenMatch): Promise<Match> {
  const match = await openMatch(from);
  if (match === undefined || isClosed(match)) throw new Error('the match is not in the store, or closed');
  return match;
}

/** Answers the question before this seat. */
export async function doAs(match: Match, seat: Seat, ...actions: readonly ActionBase[]) {
  const { asked } = match.update(seat);
  return match.act(seat, { decision: asked?.id ?? -1, actions: actions.map((action): Json => ({ ...action })) });
}

/** Plays people's seats at random until the match is over. */
export async function playOut(match: Match, salt: string): Promise<void> {
  const chance = chanceFromSeed(seedFrom(salt));
  for (let turns = 0; turns < 100_000 && !match.isOver; turns++) {
    await match.settled();
    const seat = match.update('spectator').waitingFor.find((waiting) => match.occupants[waiting].kind === 'person');
    if (seat === undefined) continue;
    const { asked } = match.update(seat);
    if (asked === undefined) throw new Error(`seat ${seat} is waited for and not asked`);
    const action = asked.legal[below(chance, asked.legal.length)];
    const answer = await doAs(match, seat, action);
    if (!answer.ok) throw new Error(`a legal action was refused: ${JSON.stringify(answer.refusal)}`);
  }
}
