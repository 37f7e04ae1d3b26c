import type { StudiedStep, TurningPoint } from './study.ts';

/** More is no longer few. */
const MOST = 5;
/** In chances to win: less turns nothing. */
const LEAST_SWING = 0.05;

/** The few largest swings, in the order of the match. */
export function turningPointsOf(steps: readonly StudiedStep[], most = MOST): readonly TurningPoint[] {
  return swingsOf(steps)
    .filter(({ swing }) => Math.abs(swing) >= LEAST_SWING)
    .slice(0, most)
    .sort((one, other) => one.at - other.at);
}

/** Every swing, the largest first: what each seat gave away in each turn, and what chance brought in it to whom it met most. */
export function swingsOf(steps: readonly StudiedStep[]): readonly TurningPoint[] {
  const choices = grouped(
    steps.filter(({ judged }) => judged !== undefined),
    ({ turn, seat }) => `${turn} ${seat}`,
  );
  const chances = grouped(
    steps.filter(({ luck }) => luck !== undefined),
    ({ turnAfter }) => String(turnAfter),
  );
  const swings = [...choices.map(choiceOf), ...chances.map(luckIn)];
  return swings.sort((one, other) => Math.abs(other.swing) - Math.abs(one.swing) || one.at - other.at);
}

/** In chances to win: a step with less is not what turned its turn. */
const LEAST_PART = 0.005;

/** The steps behind the largest swings, in the order of the match. */
export function stepsBehind(steps: readonly StudiedStep[], most: number): readonly number[] {
  const swings = swingsOf(steps).slice(0, most);
  const isPart = ({ turn, turnAfter, seat, luck, judged }: StudiedStep) =>
    swings.some((swing) =>
      swing.kind === 'choice'
        ? swing.turn === turn && swing.seat === seat && (judged?.cost ?? 0) >= LEAST_PART
        : swing.turn === turnAfter && Math.abs(luck?.[swing.seat] ?? 0) >= LEAST_PART,
    );
  return steps.filter(isPart).map(({ at }) => at);
}

/** In one list for each key, in the order they were met. */
function grouped(steps: readonly StudiedStep[], key: (step: StudiedStep) => string): readonly (readonly [StudiedStep, ...StudiedStep[]])[] {
  const lists = new Map<string, [StudiedStep, ...StudiedStep[]]>();
  for (const step of steps) {
    const list = lists.get(key(step));
    if (list === undefined) lists.set(key(step), [step]);
    else list.push(step);
  }
  return [...lists.values()];
}

function choiceOf(steps: readonly [StudiedStep, ...StudiedStep[]]): TurningPoint {
  const costOf = ({ judged }: StudiedStep) => judged?.cost ?? 0;
  const worst = steps.reduce((most, step) => (costOf(step) > costOf(most) ? step : most));
  const swing = -steps.reduce((sum, step) => sum + costOf(step), 0);
  return { kind: 'choice', at: worst.at, turn: worst.turn, seat: worst.seat, swing };
}

function luckIn(steps: readonly [StudiedStep, ...StudiedStep[]]): TurningPoint {
  const luckOf = ({ luck }: StudiedStep, seat: number) => luck?.[seat] ?? 0;
  const sums = (steps[0].luck ?? []).map((_, seat) => steps.reduce((sum, step) => sum + luckOf(step, seat), 0));
  const swing = sums.reduce((most, sum) => (Math.abs(sum) > Math.abs(most) ? sum : most), 0);
  const seat = Math.max(0, sums.indexOf(swing));
  const main = steps.reduce((most, step) => (Math.abs(luckOf(step, seat)) > Math.abs(luckOf(most, seat)) ? step : most));
  return { kind: 'luck', at: main.at, turn: main.turnAfter, seat, swing };
}
