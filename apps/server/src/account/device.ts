/** In this order: most browsers claim to be several of those below them. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** By what somebody knows one of their devices again, as `Firefox, Linux`; nothing else of the header is kept. Empty: nobody can tell. */
export function deviceOf(userAgent: string | undefined): string {
  const named = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([, shape]) => shape.test(userAgent ?? ''))?.[0] ?? []);
  return named.join(', ');
}
