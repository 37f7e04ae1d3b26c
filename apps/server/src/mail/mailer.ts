import type { Config } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Rejects with `MailRefused` where that address takes no mail, with any other error where it may later. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Whoever keeps the box says that there is none, or that it takes nothing from here. */
export class MailRefused extends Error {
  constructor(reason: unknown) {
    super('the address takes no mail', { cause: reason });
    this.name = 'MailRefused';
  }
}

const PATIENCE_MILLISECONDS = 15_000;

/** Undefined where no mail server was named. The package is loaded only where it is needed. */
export async function openMailer({ mail: url, mailFrom: from }: Pick<Config, 'mail' | 'mailFrom'>): Promise<Mailer | undefined> {
  if (url === undefined || from === undefined) return undefined;
  const { createTransport } = await import('nodemailer');
  const patience = {
    connectionTimeout: PATIENCE_MILLISECONDS,
    greetingTimeout: PATIENCE_MILLISECONDS,
    socketTimeout: PATIENCE_MILLISECONDS,
  };
  // Nothing that somebody wrote makes it read a file or ask an address.
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ to, subject, text }) {
      await transport
        // One that is written by a program is answered by none.
        .sendMail({ from, to: { name: '', address: to }, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } })
        .catch((reason: unknown) => {
          throw isFinal(reason) ? new MailRefused(reason) : reason;
        });
    },
    close: () => transport.close(),
  };
}

/** Of what is said of the address alone: a server that refuses us altogether may be set up wrong. */
function isFinal(reason: unknown): boolean {
  if (!(reason instanceof Error) || !('responseCode' in reason) || !('command' in reason)) return false;
  return reason.command === 'RCPT TO' && typeof reason.responseCode === 'number' && reason.responseCode >= 500;
}
