/** 32 hexadecimal digits from the platform's own generator, in Node and in browsers alike. */
export function freshSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
