import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface SunkMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What a mail says that is worth something. */
export function codeIn({ text }: SunkMail): string {
  return /#[a-z-]+=(\S+)/.exec(text)?.[1] ?? '';
}

/** A mail server on loopback that keeps what it is given. `answer`: what it says to the address of a mail, 250 where that is taken. */
export class SmtpSink {
  readonly mails: SunkMail[] = [];
  answer: (to: string) => string = () => '250 taken';
  readonly #server = createServer((socket) => this.#serve(socket));
  readonly #sockets = new Set<Socket>();

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the sink has no port');
    return `smtp://127.0.0.1:${address.port}?ignoreTLS=true`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  to(address: string): SunkMail[] {
    return this.mails.filter(({ to }) => to.toLowerCase() === address.toLowerCase());
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => {});
    let [to, waiting, content] = ['', '', undefined as string | undefined];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 sink');
    socket.on('data', (bytes) => {
      waiting += String(bytes);
      for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
        const line = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        if (content !== undefined && line !== '.') {
          content += `${line.replace(/^\./, '')}\r\n`;
          continue;
        }
        if (content !== undefined) {
          this.mails.push(read(to, content));
          content = undefined;
          say('250 kept');
        } else if (/^EHLO|^HELO/.test(line)) say('250 sink');
        else if (line.startsWith('RCPT TO')) {
          to = /<(.*)>/.exec(line)?.[1] ?? '';
          say(this.answer(to));
        } else if (line === 'DATA') {
          content = '';
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else say('250 ok');
      }
    });
  }
}

function read(to: string, content: string): SunkMail {
  const [head = '', ...body] = content.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]/g, '');
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  return { to, subject: words(field('Subject')), text: decoded(body.join('\r\n\r\n'), field('Content-Transfer-Encoding')) };
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(text.replaceAll('=\r\n', '')) : text;
}

/** Words of a head that are not ASCII (RFC 2047). */
function words(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, coded: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString() : quoted(coded.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
