import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyBody, SignInByPasskeyBody } from '@orrery/protocol';

interface Asked {
  readonly challenge: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** A device with one passkey, as WebAuthn describes it: ES256, no attestation, no counting. What it signs for is up to the test. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ challenge }: Asked): PasskeyBody {
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      byteString(data(this.#origin, PRESENT_AND_VERIFIED | WITH_KEY, this.#keyPart())),
    ]);
    const response = { clientDataJSON: client(this.#origin, 'webauthn.create', challenge), attestationObject: text(attestation) };
    return { response: { id: text(this.id), rawId: text(this.id), type: 'public-key', response } };
  }

  /** `origin`: of the page that asks, which no honest device would sign for if the key was made for another. */
  answer({ challenge }: Asked, origin = this.#origin): SignInByPasskeyBody {
    const authenticatorData = data(origin, PRESENT_AND_VERIFIED, Buffer.alloc(0));
    const clientDataJSON = client(origin, 'webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()]);
    const signature = text(sign('sha256', signed, this.#pair.privateKey));
    const response = { clientDataJSON, authenticatorData: text(authenticatorData), signature };
    return { response: { id: text(this.id), rawId: text(this.id), type: 'public-key', response } };
  }

  /** The id and the public key, the latter in COSE. */
  #keyPart(): Buffer {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length, 0);
    const key = [
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ];
    return Buffer.concat([Buffer.alloc(16), length, this.id, ...key]);
  }
}

function client(origin: string, type: string, challenge: string): string {
  return text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function data(origin: string, flags: number, key: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags, 0);
  return Buffer.concat([createHash('sha256').update(new URL(origin).hostname).digest(), head, key]);
}

function byteString(bytes: Buffer): Buffer {
  const head = Buffer.from([0x59, 0, 0]);
  head.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}
