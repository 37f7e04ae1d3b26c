import type { Member } from '@orrery/engine';
import type { Action, CardId, Decision, Payment } from '@orrery/race-for-the-galaxy';

/** Cards to be picked out of the hand, or out of what Explore shows, before one press does the rest. */
export interface Picking {
  readonly from: 'hand' | 'seen';
  readonly means: 'discard' | 'keep';
  readonly least: number;
  readonly most: number;
}

/** What of the question has been settled by other presses. */
export interface Settled {
  readonly hand: readonly CardId[];
  readonly seen: readonly CardId[];
  /** Pay: the way that is chosen. */
  readonly way?: Payment | undefined;
  /** Produce: the world that gets a good for a card. */
  readonly world?: number | undefined;
}

type DecisionOf<Ask extends Decision['ask']> = Member<Decision, 'ask', Ask>;

const discards = (least: number, most = least): Picking => ({ from: 'hand', means: 'discard', least, most });

interface Pressing extends Settled {
  readonly picking: Picking | undefined;
  readonly picked: readonly number[];
}

/** How a question is answered by picking cards. */
interface ByPicking<Asked> {
  /** Undefined: nothing is picked for it now. */
  readonly picking: (decision: Asked, settled: Settled) => Picking | undefined;
  /** The actions one press gives for what is picked; undefined: it is answered otherwise. */
  readonly actions: (decision: Asked, pressing: Pressing) => readonly Action[] | undefined;
}

const OTHERWISE = { picking: () => undefined, actions: () => undefined };
const discardPicked = (_: Decision, { picked, hand }: Pressing) => picked.map((index): Action => ({ type: 'discard', card: hand[index] }));

const BY_PICKING: { readonly [Ask in Decision['ask']]: ByPicking<DecisionOf<Ask>> } = {
  pick: OTHERWISE,
  'choose-start': OTHERWISE,
  'choose-actions': OTHERWISE,
  discard: {
    picking: ({ because, count }, { seen }) => {
      if (because !== 'explore') return discards(count);
      const kept = seen.length - count;
      return { from: 'seen', means: 'keep', least: kept, most: kept };
    },
    actions: (decision, pressing) =>
      pressing.picking?.means === 'keep'
        ? pressing.seen.filter((_, index) => !pressing.picked.includes(index)).map((card) => ({ type: 'discard', card }))
        : discardPicked(decision, pressing),
  },
  'place-development': OTHERWISE,
  'place-world': OTHERWISE,
  pay: {
    // Where the whole hand goes the rules take it by themselves.
    picking: (_, { way, hand }) => (way === undefined || way.cards === 0 || way.cards === hand.length ? undefined : discards(way.cards)),
    actions: (decision, pressing) =>
      pressing.way === undefined
        ? undefined
        : [{ type: 'pay', use: pressing.way.use, cards: pressing.way.cards }, ...discardPicked(decision, pressing)],
  },
  'pay-cards': { picking: ({ count }) => discards(count), actions: discardPicked },
  sell: OTHERWISE,
  consume: OTHERWISE,
  'cards-for-chips': {
    picking: ({ count }, { hand }) => discards(0, Math.min(count, hand.length)),
    actions: (decision, pressing) => {
      const { length } = pressing.picked;
      const goesOn = length < decision.count && length < pressing.hand.length;
      return goesOn ? [...discardPicked(decision, pressing), { type: 'stop' }] : discardPicked(decision, pressing);
    },
  },
  gamble: OTHERWISE,
  produce: {
    picking: (_, { world }) => (world === undefined ? undefined : discards(1)),
    actions: (_, { world, picked, hand }) =>
      world === undefined ? undefined : [{ type: 'produce-for-card', world, card: hand[picked[0]] }],
  },
  wait: OTHERWISE,
};

export function pickingOf<Ask extends Decision['ask']>(decision: DecisionOf<Ask>, settled: Settled): Picking | undefined {
  return BY_PICKING[decision.ask].picking(decision, settled);
}

/** The actions one press gives; undefined: too few or too many are picked. */
export function actionsFor<Ask extends Decision['ask']>(
  decision: DecisionOf<Ask>,
  picked: readonly number[],
  settled: Settled & { readonly picking: Picking | undefined },
): readonly Action[] | undefined {
  const { picking } = settled;
  if (picking !== undefined && (picked.length < picking.least || picked.length > picking.most)) return undefined;
  return BY_PICKING[decision.ask].actions(decision, { ...settled, picked });
}
