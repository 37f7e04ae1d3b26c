import { PATHS, type PasskeyAnswer, type SignInAnswer } from '@orrery/protocol';
import { Authenticator } from './authenticator.ts';
import type { Client } from './client.ts';

interface Options {
  readonly options: { readonly challenge: string };
}

/** The guest keeps the name with a new passkey, made for this site. */
export async function keepName(
  client: Client,
  site = client.address,
): Promise<{ readonly device: Authenticator; readonly codes: readonly string[] }> {
  const device = new Authenticator(site);
  const { options } = await client.post<Options>(PATHS.passkeyOptions);
  const { codes = [] } = await client.post<PasskeyAnswer>(PATHS.passkeys, device.create(options));
  return { device, codes };
}

export async function signIn(client: Client, device: Authenticator): Promise<SignInAnswer> {
  const { options } = await client.post<Options>(PATHS.signInOptions);
  const answer = await client.post<SignInAnswer>(PATHS.signInByPasskey, device.answer(options));
  client.person = answer.me.person;
  return answer;
}

export async function challenge(client: Client): Promise<Options['options']> {
  return (await client.post<Options>(PATHS.signInOptions)).options;
}

/** Status and code of what was refused, status alone of what was not. */
export async function codeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const body: { readonly error?: { readonly code: string } } = JSON.parse(await response.text());
  return body.error === undefined ? `${response.status}` : `${response.status} ${body.error.code}`;
}
