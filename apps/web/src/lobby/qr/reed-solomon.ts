/** Error correction of QR codes: remainders of polynomials over the field of 256 elements made by x⁸ + x⁴ + x³ + x² + 1. */

const FIELD = 0x11d;
const POWERS: readonly number[] = powersOfTwo();
const LOGS: ReadonlyMap<number, number> = new Map(POWERS.slice(0, 255).map((power, exponent) => [power, exponent]));

function powersOfTwo(): number[] {
  const powers = [1];
  while (powers.length < 256) {
    const doubled = (powers.at(-1) ?? 0) << 1;
    powers.push(doubled > 255 ? doubled ^ FIELD : doubled);
  }
  return powers;
}

function product(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return POWERS[((LOGS.get(one) ?? 0) + (LOGS.get(other) ?? 0)) % 255];
}

/** The coefficients of (x + 1)(x + 2)(x + 4)… of this degree, the highest left out: it is 1. */
function generator(degree: number): readonly number[] {
  let factors = [1];
  for (let exponent = 0; exponent < degree; exponent++) {
    const shifted = [...factors, 0];
    factors = shifted.map((factor, index) => factor ^ product(factors[index - 1] ?? 0, POWERS[exponent]));
  }
  return factors.slice(1);
}

/** This many codewords, by which a reader finds and corrects errors in these. */
export function correctionOf(codewords: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = new Array<number>(count).fill(0);
  for (const codeword of codewords) {
    const factor = codeword ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [index, coefficient] of divisor.entries()) rest[index] ^= product(coefficient, factor);
  }
  return rest;
}
