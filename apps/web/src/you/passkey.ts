/** Why no passkey can be made or used here: the browser has none, or the address is not one that they are made for. */
export type NoPasskeys = 'browser' | 'address';

export function noPasskeys(): NoPasskeys | undefined {
  // A bare IP address has no name that a key could be made for.
  if (!isSecureContext || /^[\d.]+$|:/.test(location.hostname)) return 'address';
  return typeof PublicKeyCredential?.parseCreationOptionsFromJSON === 'function' ? undefined : 'browser';
}

/** Somebody thought better of it, or nothing here could answer: browsers do not tell which. */
export class NoAnswer extends Error {
  readonly isKnown: boolean;
  constructor(problem: unknown) {
    super('no passkey answered');
    this.name = 'NoAnswer';
    this.isKnown = problem instanceof DOMException && problem.name === 'InvalidStateError';
  }
}

/** The device makes a key pair and gives its public half. */
export async function madePasskey(options: unknown): Promise<object> {
  return answered(() =>
    navigator.credentials.create({
      // As our own server wrote it.
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );
}

/** The device signs for whoever is meant. */
export async function signedByPasskey(options: unknown): Promise<object> {
  return answered(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );
}

async function answered(ask: () => Promise<Credential | null>): Promise<object> {
  const credential = await ask().catch((problem: unknown) => {
    throw new NoAnswer(problem);
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoAnswer(undefined);
  return credential.toJSON();
}
