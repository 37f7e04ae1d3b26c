import { type ActionBase, type AnyGame, type AnyLesson, fits, type Seat, type WithChance } from '@orrery/engine';

/** A moment of a worked turn: the table after a step of the lesson, or before the first. */
export interface Moment {
  readonly state: WithChance;
  /** Whose words tell it; undefined: how it begins. */
  readonly step: string | undefined;
}

/** Others answer at most this often between two actions of the learner. */
const MOST_ANSWERS = 60;

/** One turn of a guided match as it is meant to be played: by its script, so that the rules can show it in pictures. */
export function workedTurn(module: AnyGame, { position, learner, steps }: AnyLesson, most: number): readonly Moment[] {
  const state = module.position(position);
  const moments: Moment[] = [{ state: module.clone(state), step: undefined }];
  const script: Others['script'] = [];
  for (const { id, wants = [], replies = [] } of steps) {
    script.push(...replies);
    for (const want of wants) {
      if (!untilAsked(module, state, { learner, script })) return moments;
      const action = module.legal(state, learner).find((one: ActionBase) => fits(want, one));
      if (action === undefined) return moments;
      module.apply(state, learner, action, () => {});
    }
    if (wants.length > 0) moments.push({ state: module.clone(state), step: id });
    if (moments.length > most) return moments;
  }
  return moments;
}

interface Others {
  readonly learner: Seat;
  /** Taken from as it is used. */
  readonly script: { readonly seat: Seat; readonly does: object }[];
}

/** Lets the others answer by the script, else as it comes, until the learner is asked. */
function untilAsked(module: AnyGame, state: WithChance, { learner, script }: Others): boolean {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const asked = module.asked(state);
    const pass = asked.includes(learner) ? idlePassOf(module, state, learner) : undefined;
    if (pass !== undefined) {
      module.apply(state, learner, pass, () => {});
      continue;
    }
    if (asked.includes(learner)) return true;
    const [seat] = asked;
    if (seat === undefined) return false;
    const legal = module.legal(state, seat);
    const line = script.findIndex((one) => one.seat === seat && legal.some((action: ActionBase) => fits(one.does, action)));
    const meant = script[line];
    const action = meant === undefined ? legal[0] : legal.find((one: ActionBase) => fits(meant.does, one));
    if (action === undefined) return false;
    if (line >= 0) script.splice(line, 1);
    module.apply(state, seat, action, () => {});
  }
  return false;
}

/** Who has nothing to play in a window is not asked: the match passes for them. */
function idlePassOf(module: AnyGame, state: WithChance, learner: Seat): ActionBase | undefined {
  const open = module.windows?.open(state, learner);
  return open !== undefined && module.windows?.interest(state, learner, []) === 'none' ? open.pass : undefined;
}
