import type { Passkey, Secret, SessionPlace } from '../account-ports.ts';
import type { QuietAccounts, RecastTables } from '../with-news.ts';
import { type MemoryPeople, personOf } from './people.ts';

export function memoryAccounts(kept: MemoryPeople, recastTables: RecastTables): QuietAccounts {
  const { people, sessions, addresses } = kept;
  const passkeys = new Map<string, Passkey>();
  const secrets = new Map<string, Secret>();
  const keeperOf = (key: string): string | undefined => [...people.values()].find(({ nameKey }) => nameKey === key)?.id;
  const endAll = (person: string, isMeant: (session: { id: string; tokenHash: string }) => boolean): number => {
    const ended = kept.sessionsOf(person).filter(isMeant);
    for (const { tokenHash } of ended) sessions.delete(tokenHash);
    return ended.length;
  };
  const clear = (person: string, kind?: Secret['kind']): void => {
    for (const one of [...secrets.values()]) if (one.person === person && one.kind === (kind ?? one.kind)) secrets.delete(one.hash);
  };
  const addSecrets = async (added: readonly Secret[]): Promise<void> => {
    for (const secret of added) secrets.set(secret.hash, { ...secret });
  };
  const remove = async (person: string): Promise<void> => {
    kept.remove(person);
    clear(person);
    for (const one of [...passkeys.values()]) if (one.person === person) passkeys.delete(one.id);
  };
  return {
    async person(id) {
      const found = people.get(id);
      if (found === undefined) return undefined;
      return { ...personOf(found), since: found.since, ...(found.isShown === true ? { isShown: true } : {}) };
    },
    async keepName(person, name, nameKey) {
      return (keeperOf(nameKey) ?? person) === person && kept.change(person, { name, nameKey });
    },
    async keepNameBy(way, { name, key }) {
      const { person } = 'passkey' in way ? way.passkey : way.mail;
      if ('passkey' in way ? passkeys.has(way.passkey.id) : addresses.isAnothers(way.mail)) return 'known';
      if ((keeperOf(key) ?? person) !== person || !kept.change(person, { name, nameKey: key })) return 'name-kept';
      if ('passkey' in way) passkeys.set(way.passkey.id, { ...way.passkey });
      else addresses.putNow(way.mail);
      return 'kept';
    },
    isNameKept: async (key) => keeperOf(key) !== undefined,
    async show(person, isShown) {
      kept.change(person, { isShown: isShown ? true : undefined });
    },
    called: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const one = people.get(id);
          return one === undefined ? [] : [[id, { id, name: one.name, ...(one.nameKey === undefined ? { isGuest: true as const } : {}) }]];
        }),
      ),
    shownAmong: async (ids) => ids.filter((id) => people.get(id)?.isShown === true),
    async addSession(person, session, most = Number.MAX_SAFE_INTEGER) {
      if (!people.has(person)) return undefined;
      const others = kept.sessionsOf(person).sort((one, other) => other.seenAt - one.seenAt || other.madeAt - one.madeAt);
      kept.addSession(person, session);
      const beyond = new Set(others.slice(most - 1).map(({ tokenHash }) => tokenHash));
      return endAll(person, ({ tokenHash }) => beyond.has(tokenHash));
    },
    async replaceSession(tokenHash, session) {
      const before = sessions.get(tokenHash);
      if (before === undefined) return undefined;
      sessions.delete(tokenHash);
      kept.addSession(before.person, session);
      return before.person;
    },
    async sessions(person) {
      const own = kept.sessionsOf(person).sort((one, other) => other.madeAt - one.madeAt || (one.id < other.id ? -1 : 1));
      return own.map(({ person: _, ...session }) => session);
    },
    endSession: async (person, id) => endAll(person, (session) => session.id === id) === 1,
    async endSessions(person, except) {
      endAll(person, ({ tokenHash }) => tokenHash !== except);
    },
    async forgetSessions({ unusedBefore, limit, after }) {
      const inOrder = [...sessions.values()].sort((one, other) => (isUsedAfter(one, other) ? 1 : -1));
      const unused = inOrder.filter((one) => one.seenAt < unusedBefore && (after === undefined || isUsedAfter(one, after))).slice(0, limit);
      const ofAccounts = unused.filter(({ person }) => people.get(person)?.nameKey !== undefined);
      for (const { tokenHash } of ofAccounts) sessions.delete(tokenHash);
      const last = unused.length < limit ? undefined : unused.at(-1);
      const next = last === undefined ? undefined : { seenAt: last.seenAt, tokenHash: last.tokenHash };
      return { people: ofAccounts.map(({ person }) => person), next };
    },
    async addPasskey(passkey) {
      if (passkeys.has(passkey.id)) return false;
      passkeys.set(passkey.id, { ...passkey });
      return true;
    },
    passkey: async (id) => passkeys.get(id),
    async passkeys(person) {
      const own = [...passkeys.values()].filter((one) => one.person === person);
      return own.sort((one, other) => one.madeAt - other.madeAt || (one.id < other.id ? -1 : 1));
    },
    async usePasskey(id, { counter, at }) {
      const passkey = passkeys.get(id);
      if (passkey !== undefined) passkeys.set(id, { ...passkey, counter, usedAt: at });
    },
    removePasskey: async (person, id) => passkeys.get(id)?.person === person && passkeys.delete(id),
    addSecrets,
    async replaceSecrets(person, kind, added) {
      clear(person, kind);
      await addSecrets(added);
    },
    async takeSecret(hash, kind, now) {
      const secret = secrets.get(hash);
      if (secret?.kind !== kind || secret.expiresAt <= now) return undefined;
      secrets.delete(hash);
      return { person: secret.person, ...(secret.about === undefined ? {} : { about: secret.about }) };
    },
    async secretOf(hash, kind, now) {
      const secret = secrets.get(hash);
      return secret?.kind === kind && secret.expiresAt > now ? secret.person : undefined;
    },
    countSecrets: async (person, kind) => [...secrets.values()].filter((one) => one.person === person && one.kind === kind).length,
    async forgetSecrets(expiredBefore, limit) {
      const old = [...secrets.values()].filter(({ expiresAt }) => expiresAt < expiredBefore).slice(0, limit);
      for (const { hash } of old) secrets.delete(hash);
      return old.length;
    },
    remove,
    async removeGuest(person) {
      if (people.get(person)?.nameKey !== undefined) return false;
      await remove(person);
      return true;
    },
    recastTables,
    // Here nothing is older than its process, and whoever stood up was noted.
    noteLeftSeats: async () => undefined,
  };
}

function isUsedAfter(one: SessionPlace, other: SessionPlace): boolean {
  return one.seenAt > other.seenAt || (one.seenAt === other.seenAt && one.tokenHash > other.tokenHash);
}
