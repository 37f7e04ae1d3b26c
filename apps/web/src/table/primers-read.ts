interface Variant {
  readonly game: string;
  readonly variant: string;
}

interface Read {
  /** Of the time when first steps were read once for all games. */
  readonly isPrimerHidden: boolean;
  readonly primersRead: readonly string[];
}

export function isPrimerRead({ isPrimerHidden, primersRead }: Read, { game, variant }: Variant): boolean {
  return isPrimerHidden || primersRead.includes(`${game}/${variant}`);
}

/** With this one among them. */
export function primerRead(read: readonly string[], { game, variant }: Variant): string[] {
  return [...read.filter((one) => one !== `${game}/${variant}`), `${game}/${variant}`];
}
