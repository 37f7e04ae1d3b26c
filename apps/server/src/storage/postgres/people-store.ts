import type { PeopleStore } from '../ports.ts';
import type { Access } from './access.ts';

export function postgresPeopleStore(access: Access): PeopleStore {
  return {
    async add({ id, name }, tokenHash, at) {
      await access.write((database) => database.insertInto('people').values({ id, name, token_hash: tokenHash, at }).execute());
    },
    byTokenHash: (tokenHash) =>
      access.read((database) =>
        database.selectFrom('people').select(['id', 'name']).where('token_hash', '=', tokenHash).executeTakeFirst(),
      ),
    async replaceToken(personId, tokenHash) {
      await access.write((database) => database.updateTable('people').set({ token_hash: tokenHash }).where('id', '=', personId).execute());
    },
    async rename(personId, name) {
      await access.write((database) => database.updateTable('people').set({ name }).where('id', '=', personId).execute());
    },
  };
}
