import type { CallStore, SaidCall } from '../call-ports.ts';

export class MemoryCalls implements CallStore {
  /** Set by who knows the matches. */
  isRunning: (match: string) => Promise<boolean> = async () => false;
  readonly #said = new Map<string, SaidCall>();
  readonly #wishes = new Map<string, string>();

  async of(match: string): Promise<readonly SaidCall[]> {
    return [...this.#said.values()].filter((one) => one.match === match);
  }

  async say(call: SaidCall): Promise<boolean> {
    const key = JSON.stringify([call.match, call.person, call.said]);
    if ((this.#said.get(key)?.version ?? -1) >= call.version) return false;
    this.#said.set(key, { ...call });
    return true;
  }

  async forgetBefore(at: number, limit: number): Promise<number> {
    let gone = 0;
    for (const [key, call] of [...this.#said]) {
      if (call.at >= at || gone === limit || (await this.isRunning(call.match))) continue;
      this.#said.delete(key);
      gone += 1;
    }
    return gone;
  }

  async wishes(person: string): Promise<string | undefined> {
    return this.#wishes.get(person);
  }

  async keepWishes(person: string, wishes: string): Promise<void> {
    this.#wishes.set(person, wishes);
  }

  removeAll(person: string): void {
    this.#wishes.delete(person);
    for (const [key, call] of this.#said) if (call.person === person) this.#said.delete(key);
  }
}
