import type { Address, AddressKind, AddressStore } from '../address-ports.ts';

export class MemoryAddresses implements AddressStore {
  readonly #addresses = new Map<string, Address>();

  async get(id: string): Promise<Address | undefined> {
    return this.#addresses.get(id);
  }

  async of(person: string): Promise<readonly Address[]> {
    return this.#where((one) => one.person === person);
  }

  async ofTable(table: string): Promise<readonly Address[]> {
    return this.#where((one) => one.table === table && table !== '');
  }

  async page(limit: number, after: string): Promise<readonly Address[]> {
    const all = this.#where((one) => one.id > after);
    return all.sort((one, other) => (one.id < other.id ? -1 : 1)).slice(0, limit);
  }

  async byKey(kind: AddressKind, key: string): Promise<Address | undefined> {
    return this.#where((one) => one.kind === kind && one.key === key)[0];
  }

  async put(address: Address): Promise<boolean> {
    return this.putNow(address);
  }

  putNow(address: Address): boolean {
    const { kind, key, person } = address;
    if (kind === 'mail' && this.isAnothers(address)) return false;
    const same = this.#where((one) => one.kind === kind && one.key === key);
    const old = kind === 'mail' ? this.#where((one) => one.kind === 'mail' && one.person === person) : [];
    for (const { id } of [...same, ...old]) this.#addresses.delete(id);
    this.#addresses.set(address.id, { ...address });
    return true;
  }

  isAnothers({ kind, key, person }: Address): boolean {
    return this.#where((one) => one.kind === kind && one.key === key).some((one) => one.person !== person);
  }

  async setCalled(person: string, id: string, isCalled: boolean): Promise<boolean> {
    return this.#change(id, (one) => one.person === person, { isCalled });
  }

  async setHealth(id: string, health: Address['health']): Promise<void> {
    this.#change(id, () => true, { health });
  }

  async remove(person: string, id: string): Promise<boolean> {
    return this.#addresses.get(id)?.person === person && this.#addresses.delete(id);
  }

  async handOver(from: string, to: string): Promise<void> {
    for (const { id, kind } of this.#where((one) => one.person === from)) if (kind !== 'mail') this.#change(id, () => true, { person: to });
  }

  removeAll(person: string): void {
    for (const { id } of this.#where((one) => one.person === person)) this.#addresses.delete(id);
  }

  #change(id: string, isMeant: (address: Address) => boolean, changed: Partial<Address>): boolean {
    const there = this.#addresses.get(id);
    if (there === undefined || !isMeant(there)) return false;
    this.#addresses.set(id, { ...there, ...changed });
    return true;
  }

  #where(is: (address: Address) => boolean): Address[] {
    const found = [...this.#addresses.values()].filter(is);
    return found.sort((one, other) => one.madeAt - other.madeAt || (one.id < other.id ? -1 : 1));
  }
}
