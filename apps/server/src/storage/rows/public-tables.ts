import { Counts } from '../../counts.ts';

/** Where an open public table stands in the order of their list, and whose it is. */
export interface PublicPlace {
  readonly id: string;
  readonly host: string;
  readonly changed_at: number;
}

/** Twenty open tables are the most of one person: with three of each, two of these fill a list of fifty however they lie. */
export const PUBLIC_PAGE = 200;

export interface PublicChoice {
  readonly limit: number;
  readonly each: number;
  /** The next `PUBLIC_PAGE` that follow this one in the order. */
  readonly read: (after: Omit<PublicPlace, 'host'>) => Promise<readonly PublicPlace[]>;
}

/** Ids of the newest, of one host no more than `each`: a list costs what is shown of it and not what is there. */
export async function pickPublic({ limit, each, read }: PublicChoice): Promise<readonly string[]> {
  const picked: string[] = [];
  const hosts = new Counts(each);
  let after: Omit<PublicPlace, 'host'> | undefined = { id: '', changed_at: Number.MAX_SAFE_INTEGER };
  while (after !== undefined) {
    const page: readonly PublicPlace[] = await read(after);
    for (const { id, host } of page) {
      if (picked.length >= limit) return picked;
      if (hosts.areUsedUpBy(host)) continue;
      hosts.add(host);
      picked.push(id);
    }
    after = page.length < PUBLIC_PAGE ? undefined : page.at(-1);
  }
  return picked;
}
