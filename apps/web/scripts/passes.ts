/**
 * How often people press Pass in Not Alone, before and after docs/decisions/0012: whole matches with every seat a person, whose choices a
 * bot makes, once each on their own screen and once around one. `npx tsx apps/web/scripts/passes.ts [matches] [seats]`
 */
import { type Json, type Seat, seedFrom } from '@orrery/engine';
import { createMatch, type Match, memoryStore, type Occupant, type Update } from '@orrery/match';
import { notAlone } from '@orrery/not-alone';
import type { Handing, MatchListener } from '../src/net/connection.ts';
import { SharedScreen } from '../src/net/shared-screen.ts';
import { think } from '../src/net/think.ts';

const [matches = 100, ...seatCounts] = process.argv.slice(2).map(Number);
const SEATS = seatCounts.length > 0 ? seatCounts : [2, 3, 4, 5, 6, 7];
const EXPANSIONS = ['none', 'sanctuary'] as const;
const LEVEL = 'greedy';
const MOST_STEPS = 100_000;

class Count {
  turns = 0;
  /** One person's, in one turn. */
  seatTurns = 0;
  presses = 0;
  passes = 0;
  /** Passes by somebody who could do nothing else. */
  empty = 0;
  handovers = 0;
}

interface Play {
  readonly seats: number;
  readonly expansion: (typeof EXPANSIONS)[number];
  readonly number: number;
  readonly asksIdle: boolean;
}

async function begin({ seats, expansion, number, asksIdle }: Play, isShared: boolean): Promise<Match> {
  const occupants = Array.from({ length: seats }, (_, seat): Occupant => ({ kind: 'person', person: `p${seat}`, name: `P${seat}` }));
  return createMatch({
    module: notAlone,
    id: 'm',
    options: { expansion },
    occupants,
    asksIdle,
    entropy: () => seedFrom(`passes ${seats} ${expansion} ${number}`),
    store: memoryStore(),
    bots: { choose: think },
    now: () => 0,
    ...(isShared ? { leavesIdle: true as const } : {}),
  });
}

/** A person answers what they are asked. */
async function answer(match: Match, seat: Seat, { view, asked, actionCount }: Update, count: Count): Promise<void> {
  if (asked === undefined) return;
  const salt = seedFrom(`${match.setup.commitment} ${actionCount} ${seat}`);
  const { action } = await think({ game: notAlone.id, level: LEVEL, seat, view, legal: asked.legal, salt });
  count.presses += 1;
  if (action.type === 'pass') count.passes += 1;
  if (action.type === 'pass' && asked.legal.length === 1) count.empty += 1;
  const plain: Json = JSON.parse(JSON.stringify(action));
  const done = await match.act(seat, { decision: asked.id, actions: [plain] });
  if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)}`);
}

function countTurns(match: Match, count: Count): void {
  const began = match.log('spectator').flatMap(({ events }) => events.filter(({ type }) => type === 'turn-began')).length;
  count.turns += began;
  count.seatTurns += began * match.occupants.length;
  match.close();
}

async function playApart(play: Play, count: Count): Promise<void> {
  const match = await begin(play, false);
  for (let step = 0; step < MOST_STEPS && !match.isOver; step++) {
    await match.settled();
    const [seat] = match.update('spectator').waitingFor;
    if (seat !== undefined) await answer(match, seat, match.update(seat), count);
  }
  countTurns(match, count);
}

async function playTogether(play: Play, count: Count): Promise<void> {
  const match = await begin(play, true);
  let handing: Handing | undefined;
  const none = () => {};
  const listener: MatchListener = { update: none, log: none, said: none, wire: none, gone: none, handing: (next) => (handing = next) };
  let draws = 0;
  const chance = () => Number.parseInt(seedFrom(`decoy ${play.seats} ${play.number} ${draws++}`).slice(0, 6), 16) / 0x1000000;
  const screen = new SharedScreen(match, listener, { chance, wait: async () => {} });
  screen.show();
  for (let step = 0; step < MOST_STEPS && !match.isOver; step++) {
    for (let turn = 0; turn < 12; turn++) await match.settled();
    if (handing !== undefined) {
      if (handing.kind !== 'reveal') count.handovers += 1;
      screen.take();
      continue;
    }
    const { viewer } = screen;
    const update = match.update(viewer);
    if (viewer === 'spectator' || update.asked?.must !== true || update.asked.window?.interest === 'none') continue;
    screen.answers();
    await answer(match, viewer, update, count);
  }
  countTurns(match, count);
  screen.close();
}

const per = (what: number, of: number): string => (of === 0 ? '' : (what / of).toFixed(2));

console.log('| seats | game | empty passes | presses | around one screen: empty passes | handovers a turn |');
console.log('|---|---|---|---|---|---|');
for (const expansion of EXPANSIONS) {
  for (const seats of SEATS) {
    const cells: string[][] = [[], [], [], []];
    for (const asksIdle of [true, false]) {
      const [apart, together] = [new Count(), new Count()];
      for (let number = 0; number < matches; number++) {
        await playApart({ seats, expansion, number, asksIdle }, apart);
        await playTogether({ seats, expansion, number, asksIdle }, together);
      }
      cells[0]?.push(per(apart.empty, apart.seatTurns));
      cells[1]?.push(per(apart.presses, apart.seatTurns));
      cells[2]?.push(per(together.empty, together.seatTurns));
      cells[3]?.push(per(together.handovers, together.turns));
    }
    console.log(`| ${seats} | ${expansion === 'none' ? 'base' : 'Sanctuary'} | ${cells.map((cell) => cell.join(' → ')).join(' | ')} |`);
  }
}
