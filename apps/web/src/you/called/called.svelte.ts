import type { CalledAddress, CallsAnswer, HookBody, Table, TryAnswer, Wishes } from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request, server } from '../../net/http.ts';
import { attempt } from '../../store/session.svelte.ts';
import { settings } from '../../store/settings.svelte.ts';
import { say } from '../../store/toasts.svelte.ts';
import type { You } from '../you.svelte.ts';
import { type NoPush, noPush, ownMark, subscribe, unsubscribe } from './push.ts';
import { CALLED_WORDS } from './words.ts';

/** By what one is called to the table. */
export class Called {
  readonly #you: You;
  known = $state.raw<CallsAnswer>();
  /** Tables of one's own that go on. */
  tables = $state.raw<readonly Table[]>([]);
  /** Of this browser, where it takes pushes. */
  mark = $state<string>();
  unable = $state<NoPush>();

  constructor(you: You) {
    this.#you = you;
  }

  get says() {
    return CALLED_WORDS[settings.locale];
  }

  get isBusy(): boolean {
    return this.#you.isBusy;
  }

  /** This browser, as the server knows it. */
  get here(): CalledAddress | undefined {
    return this.known?.addresses.find(({ kind, mark }) => kind === 'push' && mark === this.mark);
  }

  get mail(): CalledAddress | undefined {
    return this.known?.addresses.find(({ kind }) => kind === 'mail');
  }

  get others(): readonly CalledAddress[] {
    return this.known?.addresses.filter(({ id, kind }) => kind !== 'mail' && id !== this.here?.id) ?? [];
  }

  async refresh(): Promise<void> {
    this.mark = await ownMark().catch(() => undefined);
    const [known, mine = []] = await Promise.all([attempt(() => request<CallsAnswer>('GET', PATHS.calls)), attempt(() => server.tables())]);
    this.known = known ?? this.known;
    this.unable = noPush(this.known?.pushKey);
    const { me } = this.#you.known ?? {};
    this.tables = mine.filter(({ phase, host, seats }) => {
      return (
        phase !== 'finished' &&
        phase !== 'closed' &&
        (host === me?.person || seats.some((one) => one.kind === 'person' && one.person === me?.person))
      );
    });
  }

  setHere(isOn: boolean): Promise<void> {
    return this.#you.do(async () => {
      const { here } = this;
      if (isOn) await this.#comeOn();
      else if (here !== undefined) {
        await unsubscribe();
        await this.#send(PATHS.removeCall(here.id), {});
      }
    });
  }

  async #comeOn(): Promise<void> {
    const key = this.known?.pushKey;
    if (key === undefined) return;
    const made = await subscribe(key).catch(() => undefined);
    this.unable = noPush(key);
    if (made?.endpoint === undefined || made.keys === undefined) {
      say(this.says.noPush[this.unable ?? 'browser'], { tone: 'plain' });
      return;
    }
    const { p256dh, auth } = made.keys;
    await this.#send(PATHS.push, { endpoint: made.endpoint, keys: { p256dh, auth }, locale: settings.locale });
    this.mark = await ownMark();
  }

  setCalled({ id }: CalledAddress, isCalled: boolean): Promise<void> {
    return this.#you.do(async () => {
      await this.#send(PATHS.called(id), { isCalled });
      // In what language mail is to be written, and when it is night, the server can know from here alone.
      if (isCalled && this.known?.addresses.find((one) => one.id === id)?.kind === 'mail') await this.#send(PATHS.wishes, this.wished({}));
    });
  }

  remove({ id }: CalledAddress): Promise<void> {
    return this.#you.do(() => this.#send(PATHS.removeCall(id), {}));
  }

  try({ id }: CalledAddress): Promise<void> {
    return this.#you.do(async () => {
      const answer = await attempt(() => request<TryAnswer>('POST', PATHS.tryCall(id), {}));
      if (answer !== undefined) say(answer.isTaken ? this.says.taken : this.says.notTaken, { tone: answer.isTaken ? 'good' : 'plain' });
    });
  }

  /** Whether it was added. */
  async addHook(hook: HookBody): Promise<boolean> {
    let isAdded = false;
    await this.#you.do(async () => {
      isAdded = await this.#send(PATHS.hooks, hook);
      if (isAdded) say(this.says.added, { tone: 'good' });
    });
    return isAdded;
  }

  wished(changed: Partial<Wishes>): Wishes {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return { ...this.known?.wishes, locale: settings.locale, zone, ...changed };
  }

  wish(changed: Partial<Wishes>): Promise<void> {
    return this.#you.do(async () => {
      if (await this.#send(PATHS.wishes, this.wished(changed))) say(this.says.saved, { tone: 'good' });
    });
  }

  async #send(path: string, body: object): Promise<boolean> {
    const answer = await attempt(() => request<CallsAnswer>('POST', path, body));
    this.known = answer ?? this.known;
    return answer !== undefined;
  }
}
