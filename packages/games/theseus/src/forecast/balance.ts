import type { Seat } from '@orrery/engine';
import { isEnemy } from '../rules/sides.ts';
import type { State } from '../state.ts';
import type { Forecast } from './forecast.ts';

/** A forecast in numbers from where one seat sits. */
export interface Balance {
  /** Life enemies lose; in a deathmatch what this side gains by wounds. */
  readonly dealt: number;
  /** Life this side loses; in a deathmatch what enemies gain by wounds. */
  readonly suffered: number;
  /** Data this side gains. */
  readonly data: number;
  /** Data enemies gain. */
  readonly given: number;
  /** Upgrade tokens this seat gets. */
  readonly upgrades: number;
}

/** [TH-10.2] In a deathmatch wounds are gained, elsewhere they are lost. */
export function balanceOf(state: State, seat: Seat, made: Forecast): Balance {
  const sum = (numbers: readonly number[], ofEnemies: boolean) =>
    numbers.reduce((total, by, who) => total + (isEnemy(state, seat, who) === ofEnemies ? by : 0), 0);
  const life = { own: sum(made.life, false), enemies: sum(made.life, true) };
  const isDeathmatch = state.mode === 'deathmatch';
  return {
    dealt: Math.max(0, isDeathmatch ? life.own : -life.enemies),
    suffered: Math.max(0, isDeathmatch ? life.enemies : -life.own),
    data: sum(made.data, false),
    given: Math.max(0, sum(made.data, true)),
    upgrades: made.upgrades[seat] ?? 0,
  };
}
