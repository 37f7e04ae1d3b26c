import type { Viewer } from '@orrery/engine';
import type { Update } from '@orrery/match';
import type { TurnSign } from '../store/tab-icon.ts';

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
  /** Other tables that wait for the viewer. */
  readonly elsewhere: number;
}

/** What matters first: a narrow tab shows little more than the first word. */
export function tabTitle({ elsewhere, ...said }: Said): string {
  return elsewhere === 0 ? titleHere(said) : `(${elsewhere + (said.sign === 'own' ? 1 : 0)}) ${titleHere(said)}`;
}

function titleHere({ sign, game, app, yourTurn, waiting, over }: Omit<Said, 'elsewhere'>): string {
  if (sign === 'own') return `● ${yourTurn} · ${game}`;
  if (sign === 'over') return `${over} · ${game}`;
  return waiting === undefined ? `${game} · ${app}` : `${waiting} · ${game}`;
}

/** Around one screen, or looking on, "you" is nobody. */
export function isAlone(update: Update, viewer: Viewer, kind: 'local' | 'remote'): boolean {
  return viewer !== 'spectator' && (kind === 'remote' || update.occupants.filter((occupant) => occupant.kind === 'person').length === 1);
}
