import type { HouseAnswer } from '@orrery/protocol';
import { ServerProblem } from '../net/http.ts';
import { anchor, go } from '../store/router.svelte.ts';
import { attempt } from '../store/session.svelte.ts';
import { settings } from '../store/settings.svelte.ts';
import { say } from '../store/toasts.svelte.ts';
import { account } from './calls.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { You } from './you.svelte.ts';

/** What a link from a mail is for, as its anchor says. */
const LINK = /^(mail|mail-sign-in)=([\w-]{1,40})$/;

export type Purpose = 'confirm' | 'sign-in';

/** A mail address as a way in. */
export class MailWay {
  readonly you: You;
  house = $state.raw<HouseAnswer>();
  /** What a link was sent for and where, while its code may be typed. */
  sent = $state.raw<{ readonly purpose: Purpose; readonly mail: string }>();
  /** Of a link that did nothing here. */
  strayCode = $state<string>();

  constructor(you: You) {
    this.you = you;
  }

  get says() {
    return MAIL_WORDS[settings.locale];
  }

  get isOn(): boolean {
    return this.house?.mail === true;
  }

  async refresh(): Promise<void> {
    this.house ??= await attempt(() => account.house());
  }

  /** Somebody came by a link: its code is used, and is not left in the history. */
  async comeByLink(): Promise<void> {
    const [, kind, code] = LINK.exec(anchor()) ?? [];
    if (kind === undefined || code === undefined) return;
    go('/you', 'replace');
    await (kind === 'mail' ? this.confirm(code, 'by link') : this.signIn(code, 'by link'));
  }

  ask(mail: string, purpose: Purpose): Promise<void> {
    return this.you.do(async () => {
      const asked = { mail, locale: settings.locale };
      const answer = await attempt(() => (purpose === 'confirm' ? account.askToConfirm(asked) : account.askMail(asked)));
      if (answer !== undefined) this.sent = { purpose, mail };
    });
  }

  confirm(code: string, how: 'typed' | 'by link' = 'typed'): Promise<void> {
    return this.you.do(async () => {
      const answer = await this.#tried(how, code, () => account.confirmMail(code));
      if (answer === undefined) return;
      this.sent = undefined;
      this.you.codes = answer.codes;
      await this.you.refresh();
      const mail = this.you.known?.mail;
      if (mail !== undefined) say(this.says.confirmed(mail), { tone: 'good' });
    });
  }

  signIn(code: string, how: 'typed' | 'by link' = 'typed'): Promise<void> {
    return this.you.do(async () => {
      const answer = await this.#tried(how, code, () => account.signInByMail(code));
      if (answer === undefined) return;
      this.sent = undefined;
      await this.you.signedIn(answer);
    });
  }

  remove(): Promise<void> {
    return this.you.do(async () => {
      const left = await attempt(() => account.removeMail({ locale: settings.locale }));
      if (left === undefined) return;
      this.you.known = left;
      say(this.says.removed, { tone: 'good' });
    });
  }

  /** A link that was opened in another browser than the one that asked is no mistake of anybody's. */
  async #tried<Answer>(how: 'typed' | 'by link', code: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    if (how === 'typed') return attempt(ask);
    return attempt(async () => {
      try {
        return await ask();
      } catch (problem) {
        const isStray = problem instanceof ServerProblem && (problem.code === 'not-recognised' || problem.code === 'not-signed-in');
        if (!isStray) throw problem;
        this.strayCode = code;
        return undefined;
      }
    });
  }
}
