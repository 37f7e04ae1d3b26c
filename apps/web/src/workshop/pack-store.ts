import type { Pack } from '@orrery/race-for-the-galaxy/workshop';

/** A pack on the bench of this browser; its cards need not be finished. */
export interface KeptPack {
  readonly id: string;
  readonly pack: Pack;
  readonly changedAt: number;
}

const DATABASE = 'orrery-packs';
const PACKS = 'packs';

let database: Promise<IDBDatabase> | undefined;

function opened(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(PACKS, { keyPath: 'id' }));
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => request.result.close());
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error));
  });
  return database;
}

/** All packs of this browser, the one changed last first. */
export async function keptPacks(): Promise<readonly KeptPack[]> {
  const found = await asked<KeptPack[]>('readonly', (store) => store.getAll());
  return found.sort((one, other) => other.changedAt - one.changedAt);
}

export async function keptPack(id: string): Promise<KeptPack | undefined> {
  return asked<KeptPack | undefined>('readonly', (store) => store.get(id));
}

export async function keepPack(kept: KeptPack): Promise<void> {
  await asked('readwrite', (store) => store.put(kept));
}

export async function dropPack(id: string): Promise<void> {
  await asked('readwrite', (store) => store.delete(id));
}

async function asked<Value>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<Value> {
  const transaction = (await opened()).transaction(PACKS, mode);
  const request: IDBRequest<Value> = ask(transaction.objectStore(PACKS));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the browser gave up')));
  });
}

export const newPackId = (): string => crypto.randomUUID();
