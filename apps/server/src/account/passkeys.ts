import type { Json } from '@orrery/engine';
import type { PasskeyBody, SignInByPasskeyBody } from '@orrery/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { RequestProblem } from '../problem.ts';
import type { AccountStore, Passkey, SecretKind } from '../storage/account-ports.ts';
import { type Person, StorageBusy, StorageDown } from '../storage/ports.ts';
import { hashOfToken } from './token.ts';

/** The page that asks, as the browser tells of it: keys are made for its host and answer to no other. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** A challenge is answered in one sitting. */
const CHALLENGE_MILLISECONDS = 5 * 60_000;
const MOST_PASSKEYS = 20;

/** Keys that stay in people's devices: the server asks for a signature and knows who made it. No secret passes over the wire or lies here. */
export class Passkeys {
  readonly #accounts: AccountStore;

  constructor(accounts: AccountStore) {
    this.#accounts = accounts;
  }

  async askForNew({ id, name }: Person, { host }: Site): Promise<Json> {
    const known = await this.#accounts.passkeys(id);
    if (known.length >= MOST_PASSKEYS) throw new RequestProblem('not-allowed', `you have ${MOST_PASSKEYS} passkeys already`);
    const options = await generateRegistrationOptions({
      rpName: 'Orrery',
      rpID: host,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      // Found without a name: whoever signs in says nothing beforehand.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#keepChallenge(options.challenge, 'new-passkey', id);
    return JSON.parse(JSON.stringify(options));
  }

  /** Undefined: that was no answer to a challenge of this person. */
  async readNew(person: Person, { response }: PasskeyBody, site: Site): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter'> | undefined> {
    const verified = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => this.#takeChallenge(challenge, 'new-passkey', person.id),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    }).catch(unlessAway);
    if (verified?.verified !== true) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  }

  /** Alike for everybody: it does not say who exists. */
  async askWho({ host }: Site): Promise<Json> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
    await this.#keepChallenge(options.challenge, 'sign-in', '');
    return JSON.parse(JSON.stringify(options));
  }

  /** Whose passkey answered; undefined: nobody's. */
  async whoAnswers({ response }: SignInByPasskeyBody, site: Site): Promise<string | undefined> {
    const passkey = await this.#accounts.passkey(response.id);
    if (passkey === undefined) return undefined;
    const { id, publicKey, counter } = passkey;
    const { userHandle, ...signed } = response.response;
    const answer = { ...response, response: { ...signed, userHandle: userHandle ?? undefined }, clientExtensionResults: {} };
    const verified = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: (challenge) => this.#takeChallenge(challenge, 'sign-in', ''),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: false,
    }).catch(unlessAway);
    if (verified?.verified !== true) return undefined;
    await this.#accounts.usePasskey(id, { counter: verified.authenticationInfo.newCounter, at: Date.now() });
    return passkey.person;
  }

  async #keepChallenge(challenge: string, kind: SecretKind, person: string): Promise<void> {
    await this.#accounts.addSecrets([{ hash: hashOfToken(challenge), kind, person, expiresAt: Date.now() + CHALLENGE_MILLISECONDS }]);
  }

  /** Once: the same answer sent again is an answer to nothing. */
  async #takeChallenge(challenge: string, kind: SecretKind, person: string): Promise<boolean> {
    return (await this.#accounts.takeSecret(hashOfToken(challenge), kind, Date.now()))?.person === person;
  }
}

/** Whatever is wrong with an answer, it is no answer; a storage that does not answer is another matter. */
function unlessAway(reason: unknown): undefined {
  if (reason instanceof StorageDown || reason instanceof StorageBusy) throw reason;
  return undefined;
}
