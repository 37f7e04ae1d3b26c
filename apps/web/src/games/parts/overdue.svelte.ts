/** A model of a table at which the match answers some questions by itself. */
interface Waiting {
  readonly props: { readonly asked: { readonly id: number } | undefined };
  readonly isAutomatic: boolean;
  isOverdue: boolean;
}

const OVERDUE_MS = 4000;

/**
 * The match goes on by itself where nothing can be missed; should it ever fail to, the player is asked rather than left
 * waiting. For the script of a table.
 */
export function askOnceOverdue(model: Waiting): void {
  $effect(() => {
    void model.props.asked?.id;
    if (!model.isAutomatic) return;
    const timer = setTimeout(() => {
      model.isOverdue = true;
    }, OVERDUE_MS);
    return () => {
      clearTimeout(timer);
      model.isOverdue = false;
    };
  });
}
