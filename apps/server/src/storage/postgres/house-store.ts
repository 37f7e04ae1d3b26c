import type { HouseStore } from '../ports.ts';
import type { Access } from './access.ts';

export function postgresHouseStore(access: Access): HouseStore {
  const get = (name: string): Promise<string | undefined> =>
    access.read(async (database) => {
      const row = await database.selectFrom('house').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    });
  return {
    get,
    async keep(name, value) {
      await access.write((database) =>
        database
          .insertInto('house')
          .values({ name, value })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
      return (await get(name)) ?? value;
    },
  };
}
