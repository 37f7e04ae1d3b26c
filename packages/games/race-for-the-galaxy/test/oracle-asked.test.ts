import type { Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import { legal } from '../src/flow/legal.ts';
import { idOfName } from '../src/input/position/cards.ts';
import { position } from '../src/input/position.ts';
import type { Player, State } from '../src/state.ts';
import { described, hasOracle, ids, type OracleDecision, oracleDecisions } from './oracle.ts';

const REASONS: Readonly<Record<string, string>> = { setup: 'start', explore: 'explore', 'hand-limit': 'limit' };

/** The question of a record as one describes it; undefined: its kind is no question of its own here. */
function askedIn({ kind, ask, state, seat }: OracleDecision): Json | undefined {
  const spot = (card: string) => state.players[seat].tableau.findIndex((placed) => placed.card === card);
  switch (kind) {
    case 'action':
      return { ask: 'choose-actions', count: ask.choose };
    case 'discard':
      return { ask: 'discard', because: REASONS[ask.reason], count: ask.count };
    case 'pay':
      return { ask: 'pay', at: spot(ask.card) };
    case 'trade':
      return ask.by === 'trade-bonus' ? 'sell' : undefined;
    case 'consume-hand':
      return { ask: 'cards-for-chips', at: spot(ask.card), count: ask.max };
    case 'gamble':
      return { ask: 'gamble', at: spot('Gambling World') };
    default:
      return undefined;
  }
}

/** Answers by name, ours and those of the record. */
function answers({ kind, ask }: OracleDecision, state: State, player: Player): [readonly string[], readonly string[]] {
  const name = (at: number) => player.tableau[at].card;
  const ours = legal(state, player.seat).flatMap((action): string[] => {
    if (action.type === 'choose-actions') return [action.actions.join('+')];
    if (action.type === 'discard') return [action.card];
    if (action.type === 'pay') return [`${action.use.map(name).sort()} ${action.cards}`];
    if (action.type === 'sell') return [name(action.world)];
    return action.type === 'gamble' ? [String(action.number)] : [];
  });
  const theirs = (): string[] => {
    if (kind === 'action') return ask.options.map((all: string[]) => all.map((one) => idOfName(one)).join('+'));
    if (kind === 'discard' || kind === 'consume-hand') return [...new Set(ids(ask.from))];
    if (kind === 'pay')
      return ask.options.flatMap(({ use, cards }: { use: string[]; cards: number[] }) => cards.map((count) => `${ids(use)} ${count}`));
    if (kind === 'trade') return ask.worlds.map(({ world }: { world: string }) => idOfName(world));
    return ask.numbers.map(String);
  };
  return [[...ours].sort(), theirs().sort()];
}

test.runIf(hasOracle)('questions in the middle of a phase are described as such, and have the answers of the records', () => {
  const counts: Record<string, number> = {};
  for (const record of oracleDecisions()) {
    const step = askedIn(record);
    if (step === undefined) continue;
    const isExplore = record.kind === 'discard' && record.ask.reason === 'explore';
    const hands: (readonly string[] | undefined)[] = [];
    hands[record.seat] = record.hand;
    const asked = record.state.players.map((_, seat) => (seat === record.seat ? [step] : []));
    const whole = described(record, record.state, { hands, asked }) as { players: { hand: Json; seen?: Json }[] };
    if (isExplore) {
      const seen: string[] = record.ask.from;
      const rest = [...record.hand];
      for (const card of seen) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1);
      Object.assign(whole.players[record.seat], { seen, hand: rest });
    }
    const state = position(whole as Json);
    const [ours, theirs] = answers(record, state, state.players[record.seat]);
    expect(ours, record.id).toEqual(theirs);
    counts[record.kind] = (counts[record.kind] ?? 0) + 1;
  }
  console.log('questions described that agree:', counts);
});
