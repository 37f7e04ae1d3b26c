import { type Lineup, lineupsOf, rolesOf } from '@orrery/bots';
import { BadInput, seedFrom } from '@orrery/engine';
import type { Game } from './games.ts';

interface Wanted {
  /** As given for `--by`. */
  readonly by: string | undefined;
  readonly seats: number;
  readonly options: unknown;
}

/** `--bots a,b --by role` rotates the bots through the roles; `--bots creature=a,hunted=b` gives each its own. */
export function lineupsIn(
  game: Game,
  named: readonly string[],
  { by = 'seat', seats, options }: Wanted,
): { readonly names: readonly string[]; readonly lineups: readonly Lineup[] | undefined } {
  if (by !== 'seat' && by !== 'role') throw new BadInput('--by', `must be seat or role, not ${by}`);
  const roles = [...new Set(rolesOf(game, { options, seats, seed: seedFrom('roles') }) ?? [])];
  const given = named.map((name) => ({ name, role: roles.find((role) => name.startsWith(`${role}=`)) }));
  if (given.every(({ role }) => role === undefined)) {
    if (by === 'role' && roles.length === 0) throw new BadInput('--by', `${game.module.id} has no roles`);
    return { names: named, lineups: by === 'role' ? lineupsOf(roles, named) : undefined };
  }
  const pairs = given.flatMap(({ name, role }) => (role === undefined ? [] : [[role, name.slice(role.length + 1)] as const]));
  const lineup = Object.fromEntries(pairs);
  const missing = roles.find((role) => lineup[role] === undefined);
  if (missing !== undefined || pairs.length !== roles.length || given.length !== pairs.length)
    throw new BadInput('--bots', `must name one bot for each role: ${roles.map((role) => `${role}=…`).join(',')}`);
  return { names: pairs.map(([, name]) => name), lineups: [lineup] };
}
