/** Whom a list marks as a guest: nobody keeps this name, and another may bear it next time. */
export function isGuest(occupant: { readonly kind: string; readonly name?: string; readonly isGuest?: true }): boolean {
  return occupant.isGuest === true && occupant.name !== '';
}
