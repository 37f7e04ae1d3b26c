let open = $state.raw<readonly symbol[]>([]);

/** The dialog that lies above all others, undefined where none is open: what is outside of it can be neither pressed nor heard. */
export function topDialog(): symbol | undefined {
  return open.at(-1);
}

/** A dialog has been opened; gives back what is to be called when it closes. */
export function dialogOpened(dialog: symbol): () => void {
  open = [...open, dialog];
  return () => {
    open = open.filter((other) => other !== dialog);
  };
}
