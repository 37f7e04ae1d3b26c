import { isObject, type Json, LOCALES, type Locale } from '@orrery/engine';
import type { MailBody } from '@orrery/protocol';
import { Buckets } from '../bucket.ts';
import type { Task } from '../jobs/queue.ts';
import { mailKey } from '../mail/mail-key.ts';
import { type Mail, type Mailer, MailRefused } from '../mail/mailer.ts';
import { type Coded, MAIL_WORDS } from '../mail/words.ts';
import type { SecretKind } from '../storage/account-ports.ts';
import type { Person, Storage } from '../storage/ports.ts';
import { hashOfCode, newCode } from './codes.ts';
import { hashOfToken, newToken } from './token.ts';

export interface MailWaysSetting {
  /** Undefined: this server sends no mail. */
  readonly mailer: Mailer | undefined;
  /** Where links lead. */
  readonly site: string | undefined;
  readonly storage: Pick<Storage, 'accounts' | 'addresses' | 'jobs'>;
  readonly rateFactor: number;
}

/** What was sent is answered in one sitting. */
const CODE_MILLISECONDS = 15 * 60_000;
/** Eight signs are 39 bits: enough where a guess must come from the browser that asked, within a quarter of an hour. */
const SIGNS = 8;
const CHANGED_MILLISECONDS = 24 * 3_600_000;
/** To one address: nobody's box is filled from here, whoever asks. */
const TO_ONE_ADDRESS = { burst: 4, perSecond: 4 / 3600 } as const;
/** Asked for by one person. */
const BY_ONE_PERSON = { burst: 6, perSecond: 6 / 3600 } as const;

interface Order {
  readonly mail: string;
  readonly locale: Locale;
  /** By what the answer is bound to whoever asked. */
  readonly bound: string;
  readonly until: number;
}

/**
 * A link and a code by mail: to confirm an address, and to sign in by one. What is sent is worth something once, for a while, and only
 * to whoever asked for it: whoever else reads the mail has nothing. Who asks learns nothing: what there is to be done is done later, by
 * a job, which is added whether somebody has the address or not.
 */
export class MailWays {
  readonly #setting: MailWaysSetting;
  readonly #boxes: Buckets;
  readonly #askers: Buckets;

  constructor(setting: MailWaysSetting) {
    this.#setting = setting;
    this.#boxes = new Buckets(TO_ONE_ADDRESS, setting.rateFactor);
    this.#askers = new Buckets(BY_ONE_PERSON, setting.rateFactor);
  }

  get isOn(): boolean {
    return this.#setting.mailer !== undefined;
  }

  get tasks() {
    return {
      'mail-confirm': (payload) => this.#ordered(payload, async (order) => this.#send(order, { kind: 'mail', person: order.bound })),
      'mail-sign-in': (payload) =>
        this.#ordered(payload, async (order) => {
          const known = await this.#setting.storage.addresses.byKey('mail', mailKey(order.mail));
          // To the address that was confirmed, not to one that is written like it.
          if (known !== undefined) await this.#send({ ...order, mail: known.target }, { kind: 'mail-sign-in', person: known.person });
        }),
      'mail-changed': (payload) =>
        this.#ordered(payload, async ({ mail, locale }) => this.#mail({ to: mail, ...MAIL_WORDS[locale].changed(this.#host) })),
    } satisfies Record<string, Task>;
  }

  /** False: this person has asked too often. */
  async askToConfirm({ id }: Person, { mail, locale }: MailBody): Promise<boolean> {
    if (!this.#askers.take(id, performance.now())) return false;
    await this.#order('mail-confirm', { mail, locale, bound: id });
    return true;
  }

  /** The address that was confirmed by this code; undefined: it confirms nothing of this person. */
  async confirmed({ id }: Person, code: string): Promise<MailBody | undefined> {
    const taken = await this.#taken('mail', id, code);
    if (taken?.person !== id || taken.about === undefined) return undefined;
    const [locale, mail = ''] = taken.about.split(' ');
    return { mail, locale: localeOf(locale) };
  }

  /** Answers what the browser must have to use what is sent. */
  async askToSignIn({ mail, locale }: MailBody): Promise<string> {
    const asked = newToken();
    await this.#order('mail-sign-in', { mail, locale, bound: hashOfToken(asked) });
    return asked;
  }

  /** Who gets in; undefined: nobody. */
  async whoAnswers(asked: string, code: string): Promise<string | undefined> {
    return (await this.#taken('mail-sign-in', hashOfToken(asked), code))?.person;
  }

  /** A word to the box of before. */
  async tellChanged(mail: string, locale: Locale): Promise<void> {
    await this.#plan('mail-changed', { mail, locale, bound: '', until: Date.now() + CHANGED_MILLISECONDS });
  }

  /** Where too much was sent to an address of late nothing more is, and nobody can tell. */
  async #order(kind: string, order: Omit<Order, 'until'>): Promise<void> {
    if (!this.#boxes.take(mailKey(order.mail), performance.now())) return;
    await this.#plan(kind, { ...order, until: Date.now() + CODE_MILLISECONDS });
  }

  async #plan(kind: string, order: Order): Promise<void> {
    await this.#setting.storage.jobs.add(kind, { ...order });
  }

  /** Also who tries again and again comes to an end. */
  async #ordered(payload: Json, work: (order: Order) => Promise<void>): Promise<void> {
    const order = orderIn(payload);
    if (order.until > Date.now()) await work(order);
  }

  /** The code is made here: what waits in the queue has none. */
  async #send({ mail, locale, bound }: Order, { kind, person }: { readonly kind: SecretKind; readonly person: string }): Promise<void> {
    const code = newCode(SIGNS);
    const about = kind === 'mail' ? { about: `${locale} ${mail}` } : {};
    const secret = { hash: hashOf(bound, code), kind, person, expiresAt: Date.now() + CODE_MILLISECONDS, ...about };
    await this.#setting.storage.accounts.addSecrets([secret]);
    const purpose = kind === 'mail' ? 'confirm' : 'signIn';
    // After the #: neither servers nor proxies on the way write it down.
    const link = `${this.#setting.site}/you#${kind}=${code}`;
    await this.#mail({ to: mail, ...MAIL_WORDS[locale][purpose]({ code, link, site: this.#host } satisfies Coded) });
  }

  async #mail(mail: Mail): Promise<void> {
    const { mailer } = this.#setting;
    if (mailer === undefined) return;
    await mailer.send(mail).catch((reason: unknown) => {
      // Nobody to tell: it is not known whose address it is.
      if (!(reason instanceof MailRefused)) throw reason;
    });
  }

  get #host(): string {
    return new URL(this.#setting.site ?? 'http://localhost').host;
  }

  #taken(kind: SecretKind, bound: string, code: string) {
    return this.#setting.storage.accounts.takeSecret(hashOf(bound, code), kind, Date.now());
  }
}

function hashOf(bound: string, code: string): string {
  return hashOfToken(`${bound} ${hashOfCode(code)}`);
}

function orderIn(payload: Json): Order {
  const { mail, locale, bound, until } = isObject(payload) ? payload : {};
  if (typeof mail !== 'string' || typeof bound !== 'string' || typeof until !== 'number')
    throw new Error('an order of mail without its parts');
  return { mail, bound, until, locale: localeOf(locale) };
}

function localeOf(given: unknown): Locale {
  return LOCALES.find((one) => one === given) ?? 'en';
}
