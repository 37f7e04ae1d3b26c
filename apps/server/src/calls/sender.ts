import type { Locale } from '@orrery/engine';
import { type Mail, type Mailer, MailRefused } from '../mail/mailer.ts';
import type { Poster, Posting } from '../outward/post.ts';
import { type Address, type Health, isCalled } from '../storage/address-ports.ts';
import type { Storage } from '../storage/ports.ts';
import { type Fared, faredBy, healthAfter } from './fare.ts';
import { FewAtOnce } from './few-at-once.ts';
import { hookPosting } from './hook.ts';
import { callMail, digestMail, type WaitingTable } from './mail.ts';
import type { Call } from './message.ts';
import { type Push, pushPosting } from './push.ts';
import { hookTarget, pushTarget } from './targets.ts';
import { wishesIn } from './wishes.ts';

interface SenderSetting {
  readonly storage: Pick<Storage, 'accounts' | 'addresses' | 'calls'>;
  readonly poster: Pick<Poster, 'post'>;
  readonly site: string | undefined;
  /** Undefined: no mail is sent. */
  readonly mailer: Mailer | undefined;
  /** Undefined: no pushes are sent. */
  readonly push: Push | undefined;
  readonly now: () => number;
  readonly log: (facts: object, text: string) => void;
  readonly warn: (reason: unknown, text: string) => void;
}

const SENT_AT_ONCE = 8;

/** Sends one message to one address and keeps how that went. */
export class Sender {
  readonly #setting: SenderSetting;
  /** Messages on their way. */
  readonly #sending = new FewAtOnce(SENT_AT_ONCE);

  constructor(setting: SenderSetting) {
    this.#setting = setting;
  }

  /**
   * Sends it soon: jobs of others do not wait for whoever answers slowly there. `again`: it was not taken, and may be from that moment on.
   */
  begin(address: Address, call: Call, again: (at: number) => Promise<void>): void {
    const sent = async (): Promise<void> => {
      const { failures, off, restsUntil } = await this.send(address, call);
      if (failures > 0 && off === undefined) await again(restsUntil);
    };
    this.#sending.run({ person: address.person, match: call.table ?? '' }, () =>
      sent().catch((reason: unknown) => this.#setting.warn(reason, 'could not keep how a call went')),
    );
  }

  /** Resolves when every message that was begun has ended. */
  async idle(): Promise<void> {
    await this.#sending.idle();
  }

  async send(address: Address, call: Call): Promise<Health> {
    if (!(await this.#hasEnded(address))) return this.#fared(address, await this.#sent(address, call));
    await this.#setting.storage.addresses.remove(address.person, address.id);
    return healthAfter(address.health, { how: 'gone' }, this.#setting.now());
  }

  async #fared(address: Address, fared: Fared): Promise<Health> {
    const { storage, now } = this.#setting;
    const health = healthAfter(address.health, fared, now());
    if (address.health.failures > 0 || health.failures > 0) await storage.addresses.setHealth(address.id, health);
    if (health.off !== undefined) await this.#tellOff(address);
    return health;
  }

  /** All that waits, in one letter. */
  async sendDigest(address: Address, tables: readonly WaitingTable[], locale: Locale): Promise<Health> {
    const mail = digestMail(tables, { to: address.target, locale, site: this.#setting.site });
    return this.#fared(address, await this.#mailed(mail));
  }

  async #mailed(mail: Mail): Promise<Fared> {
    const { mailer, log } = this.#setting;
    if (mailer === undefined) return { how: 'failed' };
    try {
      await mailer.send(mail);
      return { how: 'taken' };
    } catch (reason) {
      log({ kind: 'mail', reason: reason instanceof Error ? reason.name : '' }, 'a call was not taken');
      return { how: reason instanceof MailRefused ? 'gone' : 'failed' };
    }
  }

  async #sent(address: Address, call: Call): Promise<Fared> {
    const { storage, site } = this.#setting;
    if (address.kind === 'mail') {
      const { locale } = wishesIn(await storage.calls.wishes(address.person));
      return this.#mailed(callMail(call, { to: address.target, locale, site }));
    }
    try {
      const posting = this.#posting(address, call);
      if (posting === undefined) return { how: 'gone' };
      const { status, retryAfter } = await this.#setting.poster.post(posting);
      return faredBy(status, retryAfter);
    } catch (reason) {
      // Neither the address nor what it said: both are its owner's.
      this.#setting.log({ kind: address.kind, reason: reason instanceof Error ? reason.name : '' }, 'a call was not taken');
      return { how: 'failed' };
    }
  }

  /** A browser that was signed out, from wherever, hears nothing more. */
  async #hasEnded(address: Address): Promise<boolean> {
    const target = pushTarget(address);
    if (target === undefined) return false;
    return !(await this.#setting.storage.accounts.sessions(address.person)).some(({ id }) => id === target.session);
  }

  #posting(address: Address, call: Call): Posting | undefined {
    const { site, push } = this.#setting;
    if (address.kind === 'hook') return hookPosting(address, call, site);
    return address.kind === 'push' && push !== undefined ? pushPosting(address, call, push) : undefined;
  }

  /** A word to its owner, by whatever else reaches them; the page about themselves says it in any case. */
  async #tellOff({ id, person, ...address }: Address): Promise<void> {
    const { storage, now, log } = this.#setting;
    log({ kind: address.kind }, 'an address was switched off');
    for (const other of await storage.addresses.of(person)) {
      if (other.id === id || !isCalled(other) || other.table !== '') continue;
      await this.send(other, { kind: 'try', seats: [], switchedOff: nameFor(other, address), at: now() });
    }
  }
}

/** By what its owner knows it again, without what lets others write there. */
export function nameOf(address: Pick<Address, 'kind' | 'target' | 'device'>): string {
  const hook = hookTarget(address);
  if (hook !== undefined && URL.canParse(hook.url)) return new URL(hook.url).host;
  return address.kind === 'mail' ? address.target : address.device;
}

/** Others may read what a webhook tells: of a mail address they learn its host alone. */
function nameFor({ kind }: Pick<Address, 'kind'>, address: Parameters<typeof nameOf>[0]): string {
  const name = nameOf(address);
  return kind === 'hook' && address.kind === 'mail' ? `…@${name.slice(name.lastIndexOf('@') + 1)}` : name;
}
