import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { SunkPost } from './post-sink.ts';

const url64 = (bytes: Buffer): string => bytes.toString('base64url');

/** A browser that takes pushes, as far as its keys go. */
export class PushBrowser {
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  get subscription() {
    return { endpoint: this.endpoint, keys: { p256dh: url64(this.#ecdh.getPublicKey()), auth: url64(this.#auth) } };
  }

  /** What was meant for it (RFC 8291 and 8188), read without the library that wrote it; throws where it was meant for another. */
  read({ headers, body }: SunkPost): unknown {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
    const [salt, keyLength] = [body.subarray(0, 16), body[20]];
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.#ecdh.computeSecret(serverKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), serverKey]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const derive = (name: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = open.lastIndexOf(2);
    return JSON.parse(open.subarray(0, end).toString());
  }
}

export interface Vapid {
  readonly key: string;
  readonly audience: string;
  readonly subject: string;
  readonly expiresAt: number;
}

/** Who signed a push, as a push service checks it (RFC 8292); throws where the signature is not by the key it names. */
export function vapidOf({ headers }: SunkPost): Vapid {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: url64(point.subarray(1, 33)), y: url64(point.subarray(33)) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isHis = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isHis) throw new Error('the signature is by another key');
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256') throw new Error(`signed with ${alg}`);
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { key, audience: aud, subject: sub, expiresAt: exp * 1000 };
}
