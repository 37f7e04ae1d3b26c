import type { CDPSession, Page } from '@playwright/test';
import { YOU_WORDS } from '../src/you/words.ts';

/** A browser with an authenticator that answers by itself. */
export interface Device {
  readonly page: Page;
  readonly line: CDPSession;
  readonly authenticator: string;
}

/** Passkeys need a name for an address: an IP address has none. */
export const named = (address: string) => address.replace('127.0.0.1', 'localhost');

export async function deviceOf(page: Page, address: string): Promise<Device> {
  const line = await page.context().newCDPSession(page);
  await line.send('WebAuthn.enable');
  const { authenticatorId } = await line.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${address}/you`);
  return { page, line, authenticator: authenticatorId };
}

/** The passkey of one device on another, as people's own devices share them. */
export async function sharePasskey(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.line.send('WebAuthn.getCredentials', { authenticatorId: from.authenticator });
  for (const credential of credentials) await to.line.send('WebAuthn.addCredential', { authenticatorId: to.authenticator, credential });
}

/** Somebody of this name who keeps it, at this device. */
export async function accountOn(page: Page, address: string, name: string): Promise<Device> {
  await page.request.post(`${address}/api/guest`, { data: { name }, headers: { origin: address } });
  const device = await deviceOf(page, address);
  await page.getByRole('button', { name: YOU_WORDS.en.keepAction }).click();
  await page.getByRole('dialog').getByRole('button', { name: YOU_WORDS.en.haveThem }).click();
  await page.getByText(YOU_WORDS.en.asAccount).waitFor();
  return device;
}

/** The same person on another device. */
export async function signInOn(page: Page, address: string, from: Device): Promise<Device> {
  const device = await deviceOf(page, address);
  await sharePasskey(from, device);
  await page.getByRole('button', { name: YOU_WORDS.en.signInAction }).click();
  await page.getByText(YOU_WORDS.en.asAccount).waitFor();
  return device;
}
