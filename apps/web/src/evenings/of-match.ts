import { evenings } from './calls.ts';

/** The evening a match belongs to, as its tables tell; of those one takes part in. */
export async function eveningOfMatch(match: string): Promise<string | undefined> {
  const own = (await evenings.all()).filter(({ isMine, begun }) => isMine === true && begun > 0);
  for (const { id } of own) {
    const { rounds } = await evenings.one(id);
    if (rounds.flat().some(({ table }) => table === match)) return id;
  }
  return undefined;
}
