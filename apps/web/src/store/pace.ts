/** How fast one is shown what others do; `click`: each thing waits to be let through. */
export const PACES = ['slow', 'normal', 'fast', 'instant', 'click'] as const;
export type Pace = (typeof PACES)[number];
