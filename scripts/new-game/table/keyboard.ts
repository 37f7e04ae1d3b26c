/** Every offer is a button, so Tab and Enter do everything; keys of its own are listed here and in entry.ts. */
export const KEYS = {} as const;
