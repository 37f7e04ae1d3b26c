/** For routes that are asked less often than the others: so many requests a minute from one address. */
export function perMinute(max: number, rateFactor: number) {
  return { config: { rateLimit: { max: max * rateFactor, timeWindow: '1 minute' } } };
}
