/**
 * Properties whose sizes have names. Others (width, top, transform …) are the geometry of a drawing and may be raw;
 * so may a custom property, for that gives a size a name of its own.
 */
const NAMED = [
  /^(margin|padding)(-(top|right|bottom|left|block|inline)(-(start|end))?)?$/,
  /^(row-|column-)?gap$/,
  /^border(-\w+)*-radius$/,
  /^font(-size)?$/,
  /^border(-(top|right|bottom|left|block|inline))?(-width)?$/,
  /^outline(-width|-offset)?$/,
  /^transition(-duration)?$/,
];
const DECLARATION = /(?<![\w-])([a-z][a-z-]*)\s*:\s*([^;{}]+?)\s*(?=[;}])/g;
const RAW = /(?<![\w#.-])-?(\d*\.?\d+)(px|ms|s)\b/g;
/** What stands in for a named length that is not set, as in `var(--token, 56px)`, belongs to that name; a line's height is geometry. */
const ALLOWED = /(?<=var\(--[\w-]+), *[\d.]+px|\/ *[\d.]+px/g;

/** The declarations of this style that give a size raw which has a name. */
export function rawSizesIn(style) {
  const said = style.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(DECLARATION);
  return [...said]
    .filter(([, property, value]) => NAMED.some((named) => named.test(property)) && isRaw(value.replace(ALLOWED, '')))
    .map(([, property, value]) => `${property}: ${value.replace(/\s+/g, ' ')}`);
}

function isRaw(value) {
  return [...value.matchAll(RAW)].some(([, amount]) => Number(amount) !== 0);
}
