import { type Study, swingsOf } from '@orrery/study';

/** A turn that a closer look finds half as large did still turn the match. */
const HALF = 0.5;

/** How many turning points of one study are swings of the same kind, seat, turn and direction in another, at least half as large. */
export function agreementOf(
  usual: Pick<Study, 'turningPoints'>,
  deep: Pick<Study, 'steps'>,
): { readonly points: number; readonly agreed: number } {
  const swings = swingsOf(deep.steps);
  const agreed = usual.turningPoints.filter(({ kind, turn, seat, swing }) =>
    swings.some((one) => {
      const isSame = one.kind === kind && one.turn === turn && one.seat === seat;
      return isSame && one.swing * Math.sign(swing) >= HALF * Math.abs(swing);
    }),
  );
  return { points: usual.turningPoints.length, agreed: agreed.length };
}
