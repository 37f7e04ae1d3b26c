import type { AccountAnswer, SignInAnswer } from '@orrery/protocol';
import { attempt, session } from '../store/session.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { say } from '../store/toasts.svelte.ts';
import { account } from './calls.ts';
import { madePasskey, NoAnswer, signedByPasskey } from './passkey.ts';
import { YOU_WORDS } from './words.ts';

/** What the page about oneself shows and does. */
export class You {
  known = $state.raw<AccountAnswer>();
  /** Shown once. */
  codes = $state.raw<readonly string[]>();
  isBusy = $state(false);

  get says() {
    return YOU_WORDS[settings.locale];
  }

  get isGuest(): boolean {
    return this.known?.me.isGuest === true;
  }

  async refresh(): Promise<void> {
    await session.refresh();
    this.known = session.me === undefined ? undefined : await attempt(() => account.read());
  }

  /** One thing at a time; whatever came of it, the page shows how things are. */
  async do(work: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof NoAnswer)) throw problem;
      say(problem.isKnown ? this.says.passkeyKnown : this.says.cancelled, { tone: 'plain' });
    } finally {
      this.isBusy = false;
    }
  }

  rename(name: string): Promise<void> {
    return this.do(async () => {
      const { server } = await import('../net/http.ts');
      const me = await attempt(() => server.beGuest(name));
      if (me === undefined) return;
      settings.name = me.name;
      say(this.known === undefined ? this.says.hello(me.name) : this.says.saved, { tone: 'good' });
      await this.refresh();
    });
  }

  /** The first one keeps the name, and brings recovery codes. */
  addPasskey(): Promise<void> {
    return this.do(async () => {
      const asked = await attempt(() => account.newPasskeyOptions());
      if (asked === undefined) return;
      const made = await madePasskey(asked.options);
      const answer = await attempt(() => account.addPasskey(made));
      if (answer === undefined) return;
      this.codes = answer.codes;
      say(answer.codes === undefined ? this.says.added : this.says.kept(answer.me.name), { tone: 'good' });
      await this.refresh();
    });
  }

  removePasskey(id: string): Promise<void> {
    return this.do(async () => {
      this.known = (await attempt(() => account.removePasskey(id))) ?? this.known;
    });
  }

  newCodes(): Promise<void> {
    return this.do(async () => {
      this.codes = (await attempt(() => account.newCodes()))?.codes;
      await this.refresh();
    });
  }

  endSession(id: string): Promise<void> {
    return this.do(async () => {
      const left = await attempt(() => account.endSession(id));
      if (left === undefined) return;
      this.known = left;
      say(this.says.ended, { tone: 'good' });
    });
  }

  signInByPasskey(): Promise<void> {
    return this.do(async () => {
      const asked = await attempt(() => account.signInOptions());
      if (asked === undefined) return;
      const signed = await signedByPasskey(asked.options);
      await this.signedIn(await attempt(() => account.signInByPasskey(signed)));
    });
  }

  signInByCode(code: string): Promise<void> {
    return this.do(async () => this.signedIn(await attempt(() => account.signInByCode(code))));
  }

  async signedIn(answer: SignInAnswer | undefined): Promise<void> {
    if (answer === undefined) return;
    const { me, brought } = answer;
    settings.name = me.name;
    say(this.says.welcome(me.name), { tone: 'good' });
    if (brought !== undefined && brought.tables > 0) say(this.says.brought(brought.tables), { tone: 'good' });
    if (brought !== undefined && brought.seatsLeft > 0) say(this.says.seatsLeft(brought.seatsLeft), { tone: 'plain' });
    await this.refresh();
  }

  takeData(): Promise<void> {
    return this.do(async () => {
      const data = await attempt(() => account.data());
      if (data === undefined) return;
      const { downloadJson } = await import('../ui/download.ts');
      downloadJson('orrery-my-data.json', JSON.stringify(data, undefined, 2));
    });
  }

  deleteMe(name: string): Promise<void> {
    return this.do(async () => {
      if ((await attempt(() => account.deleteMe(name))) === undefined) return;
      settings.name = '';
      say(this.says.deleted, { tone: 'good' });
      await this.refresh();
    });
  }
}

/** Two devices of one kind differ by the hour. */
export function momentOf(at: number): string {
  return new Date(at).toLocaleString(settings.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day as people of this language write it. */
export function dayOf(at: number): string {
  return new Date(at).toLocaleDateString(settings.locale, { dateStyle: 'medium' });
}
