import { type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { apply } from '../flow/apply.ts';
import { clone } from '../knowledge/clone.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';

/** What an action would change at once, as far as its seat can know. Absent: nothing. */
export interface Changes {
  readonly will?: { readonly by: number; readonly left: number };
  readonly assimilation?: number;
  readonly rescue?: number;
  readonly defense?: number;
  readonly dna?: { readonly by: number; readonly left: number };
  readonly hand?: number;
  readonly survival?: number;
  readonly adaptations?: number;
  readonly laysTwo?: true;
  /** Place cards that may then be taken back. */
  readonly returns?: number;
  readonly ends?: true;
}

/** Whether an action is foretold: not where others could still undo it, nor where its outcome depends on what is hidden. */
const FORETOLD: Readonly<Record<Action['type'], boolean>> = {
  volunteer: false,
  'choose-side': true,
  'choose-character': false,
  'choose-adaptation': true,
  resist: true,
  'give-up': true,
  'lay-place': false,
  'take-up-places': false,
  'play-hunt': true,
  'play-survival': true,
  'use-character': true,
  'use-adaptation': true,
  pass: false,
  'place-token': false,
  'end-hunting': false,
  'keep-place': false,
  'swap-place': true,
  'use-power': true,
  'return-instead': true,
  'rescue-survivor': true,
  fortify: true,
  'do-nothing': true,
  'return-place': true,
  'discard-place': true,
  'discard-survival': true,
  'discard-survivor': true,
  'keep-survival': true,
  'take-place': true,
  heal: true,
  'lose-will': true,
  'show-place': true,
  'hide-place': true,
  'put-under': true,
  'put-adaptation-under': true,
  'drop-adaptation': true,
  'pay-to-keep': true,
  'put-back-dna': true,
  shelter: true,
  'name-place': true,
  'move-creature': true,
  decline: true,
  adapt: true,
  hide: true,
  'draw-adaptation': true,
  develop: true,
  'discard-adaptation': true,
  'move-sanctuary-on': true,
};

interface Counts {
  readonly turn: number;
  readonly stage: string;
  readonly will: number;
  readonly hand: number;
  readonly survival: number;
  readonly nextLays: number;
  readonly adaptations: number;
  readonly dna: number;
  readonly rescue: number;
  readonly assimilation: number;
  readonly defense: number;
}

function countsOf(state: State, seat: Seat): Counts {
  const own = state.hunted.find((hunted) => hunted.seat === seat);
  return {
    turn: state.turn.number,
    stage: state.turn.stage,
    will: own?.will ?? 0,
    hand: own?.hand.length ?? 0,
    survival: own?.survival.length ?? 0,
    nextLays: own?.nextLays ?? 1,
    adaptations: state.creature.adaptationHand.length,
    dna: state.creature.dna,
    rescue: state.rescue,
    assimilation: state.assimilation,
    defense: state.sanctuary?.defense ?? 0,
  };
}

/** `apply` on an imagined state; what the turn would go on to by itself (another stage) is no part of the action and is left out. */
export function changesBy(state: State, seat: Seat, action: Action): Changes | undefined {
  if (!FORETOLD[action.type]) return undefined;
  const draft = clone(state);
  const before = countsOf(state, seat);
  apply(draft, seat, action, silent);
  const after = countsOf(draft, seat);
  if (draft.ended !== undefined) return { ...differences(before, after), ends: true };
  // The turn went on: what it did to this seat since is not what the action did.
  if (after.turn !== before.turn || after.stage !== before.stage) return onlyTracks(before, after);
  // That a card played or developed is no longer in hand is what playing and developing mean.
  const played = action.type === 'play-survival' ? 1 : 0;
  const { adaptations, ...rest } = differences(before, { ...after, survival: after.survival + played });
  const drawn = action.type === 'develop' ? undefined : adaptations;
  const asked = questionFor(state, seat)?.ask === 'return-places' ? undefined : questionFor(draft, seat);
  if (asked?.ask !== 'return-places') return { ...rest, adaptations: drawn };
  // Cards that have to be taken back count as taken: only which ones is still to be said. Resisting is told by how many it may bring.
  const must = action.type === 'resist' ? 0 : asked.least;
  const [hand, returns] = [(rest.hand ?? 0) + must, asked.atMost - must].map((count) => (count === 0 ? undefined : count));
  return { ...rest, adaptations: drawn, hand, returns };
}

function differences(before: Counts, after: Counts): Changes {
  const step = (one: number, other: number) => (one === other ? undefined : other);
  const by = (one: number, other: number) => (one === other ? undefined : { by: other - one, left: other });
  const count = (one: number, other: number) => (one === other ? undefined : other - one);
  return {
    will: by(before.will, after.will),
    assimilation: step(before.assimilation, after.assimilation),
    rescue: step(before.rescue, after.rescue),
    defense: step(before.defense, after.defense),
    dna: by(before.dna, after.dna),
    hand: count(before.hand, after.hand),
    survival: count(before.survival, after.survival),
    adaptations: count(before.adaptations, after.adaptations),
    laysTwo: after.nextLays > before.nextLays ? true : undefined,
  };
}

/** Phase 4 moves the Rescue counter by itself: a step further is the turn's, the rest the action's. */
function onlyTracks(before: Counts, after: Counts): Changes {
  const isLater = after.turn !== before.turn;
  return { will: isLater || before.will <= after.will ? undefined : { by: after.will - before.will, left: after.will } };
}
