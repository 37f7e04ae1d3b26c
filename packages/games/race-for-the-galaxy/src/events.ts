import type { Seat } from '@orrery/engine';
import type { CardId } from './cards/catalogue.ts';
import type { GoalId } from './cards/goals.ts';
import type { ActionCard, Phase } from './state.ts';

/** Who draws, pays or gains chips: a seat, or the robot. */
export type Who = Seat | 'robot';

/** What happened. Cards of a hand are told to their holder alone, by `only` and `adds`; goods and discards nobody sees. */
export type Event =
  /** After a draft, when all have kept one of their two; without a draft they are face up from the beginning. */
  | { readonly type: 'start-worlds'; readonly worlds: readonly { readonly seat: Seat; readonly world: CardId }[] }
  | { readonly type: 'picked'; readonly seat: Seat; readonly card?: CardId }
  | { readonly type: 'pack-passed'; readonly pack: number }
  | { readonly type: 'answered'; readonly seat: Seat }
  | { readonly type: 'reconsidered'; readonly seat: Seat }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'actions-revealed'; readonly actions: readonly { readonly seat: Seat; readonly actions: readonly ActionCard[] }[] }
  | { readonly type: 'robot-rolled'; readonly faces: readonly string[]; readonly actions: readonly ActionCard[] }
  | { readonly type: 'phase-began'; readonly phase: Phase; readonly pass: 1 | 2 }
  | {
      readonly type: 'cards-drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly because: CardId | Phase;
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'cards-seen'; readonly seat: Seat; readonly count: number; readonly cards?: readonly CardId[] }
  | {
      readonly type: 'cards-discarded';
      readonly seat: Seat;
      readonly count: number;
      readonly because: string;
      readonly cards?: readonly CardId[];
    }
  | { readonly type: 'placements-revealed'; readonly cards: readonly { readonly seat: Seat; readonly card: CardId | undefined }[] }
  | { readonly type: 'second-world-placed'; readonly seat: Seat; readonly card: CardId | undefined }
  | {
      readonly type: 'paid';
      readonly seat: Seat;
      readonly card: CardId;
      readonly cards: number;
      readonly use: readonly CardId[];
      readonly how: 'paid' | 'conquered';
    }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'good-laid'; readonly seat: Seat; readonly world: CardId; readonly because: CardId | 'windfall' | 'produce' | 'bonus' }
  | { readonly type: 'good-sold'; readonly seat: Seat; readonly world: CardId; readonly cards: number; readonly by: CardId | undefined }
  | {
      readonly type: 'goods-consumed';
      readonly seat: Seat;
      readonly by: CardId;
      readonly worlds: readonly CardId[];
      readonly chips: number;
      readonly cards: number;
    }
  | { readonly type: 'chips-won'; readonly who: Who; readonly chips: number; readonly by: CardId | 'economy' }
  | { readonly type: 'gambled'; readonly seat: Seat; readonly number: number; readonly card: CardId; readonly won: boolean }
  | { readonly type: 'goal-taken'; readonly goal: GoalId; readonly seats: readonly Seat[] }
  | { readonly type: 'goal-lost'; readonly goal: GoalId; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly seat: Seat | undefined }
  | { readonly type: 'robot-flipped'; readonly card: CardId; readonly placed: boolean }
  | {
      readonly type: 'robot-changed';
      readonly phase: Phase;
      readonly role: 'action' | 'response';
      readonly drawn: number;
      readonly credit: number;
      readonly economy: number;
    }
  | { readonly type: 'robot-counter'; readonly cost: number }
  | { readonly type: 'match-ended'; readonly because: 'pool' | 'tableau' };
