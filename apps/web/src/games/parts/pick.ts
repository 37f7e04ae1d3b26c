/** One thing more picked, or one less. Where no more than `most` can be, what was picked first makes room. */
export function toggled(picked: readonly number[], index: number, most = Number.POSITIVE_INFINITY): readonly number[] {
  if (picked.includes(index)) return picked.filter((one) => one !== index);
  return [...picked, index].slice(-Math.max(1, most));
}
