import type { Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';

/** Whose turn a tab says it is. */
export type TurnSign = 'own' | 'others' | 'over';

export function turnSign(update: Update): TurnSign {
  if (update.result !== undefined) return 'over';
  return update.asked?.must === true ? 'own' : 'others';
}

interface Said {
  readonly sign: TurnSign;
  readonly game: string;
  readonly app: string;
  readonly yourTurn: string;
  /** Whom the match waits for, in words; undefined: nobody in particular. */
  readonly waiting: string | undefined;
  readonly over: string;
}

/** What matters first: a narrow tab shows little more than the first word. */
export function tabTitle({ sign, game, app, yourTurn, waiting, over }: Said): string {
  if (sign === 'own') return `● ${yourTurn} · ${game}`;
  if (sign === 'over') return `${over} · ${game}`;
  return waiting === undefined ? `${game} · ${app}` : `${waiting} · ${game}`;
}

const COLOURS = { own: '#f3b562', others: '#66749f', over: '#5fd08a' } as const satisfies Record<TurnSign, string>;

/** The icon of the tab, drawn as the app's own: while one is waited for its sun fills it, else it is small among its planets. */
export function tabIcon(sign: TurnSign): string {
  const sun = sign === 'own' ? 20 : 7;
  const planets =
    sign === 'own'
      ? ''
      : '<circle cx="32" cy="32" r="19" fill="none" stroke="#66749f" stroke-width="2"/><circle cx="46" cy="18" r="6" fill="#5fb2ff"/>';
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0b1020"/>${planets}<circle cx="32" cy="32" r="${sun}" fill="${COLOURS[sign]}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

/** Around one screen, or looking on, "you" is nobody. */
export function isAlone(update: Update, viewer: Viewer, kind: 'local' | 'remote'): boolean {
  return viewer !== 'spectator' && (kind === 'remote' || update.occupants.filter((occupant) => occupant.kind === 'person').length === 1);
}
