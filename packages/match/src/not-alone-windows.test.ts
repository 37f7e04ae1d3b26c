import type { Json, Viewer } from '@orrery/engine';
import { type HuntId, notAlone, type SurvivalId } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { clock } from './testing/clock.ts';
import { begin, person } from './testing/table.ts';
import type { Update } from './told.ts';

/** Seat 0 is the Creature, seats 1 and 2 are Hunted. All are people. */
interface Hands {
  readonly rick: readonly SurvivalId[];
  readonly hunt: readonly HuntId[];
}

const [CREATURE, RICK, KARL] = [0, 1, 2];

/** The reckoning is about to begin: the hunt is over but for one token. What is in no hand lies in the decks, unseen by all. */
function gameWith({ rick, hunt }: Hands): typeof notAlone {
  const state = notAlone.position({
    seats: 3,
    stage: 'hunting',
    side: 'a',
    rescue: 6,
    creature: { hand: hunt },
    hunted: [
      { played: ['jungle'], survival: rick, discard: ['river'] },
      { played: ['lair'], survival: ['sacrifice'], discard: ['rover'] },
    ],
  });
  return { ...notAlone, setup: () => notAlone.clone(state) };
}

const PRESSED_AFTER_MS = 120;
const TICK_MS = 40;

/** Plays to the next exploration; people press Pass where they are asked and could do more, and nothing where they could not. */
async function played(hands: Hands) {
  const time = clock();
  const match = await begin({
    module: gameWith(hands),
    occupants: [person('ann'), person('rick'), person('karl')],
    wait: time.wait,
    now: time.now,
    automaticPauseMs: 700,
  });
  const told = new Map<Viewer, Json[]>();
  for (const viewer of [CREATURE, RICK, KARL, 'spectator'] as const) {
    const heard: Json[] = [];
    told.set(viewer, heard);
    match.subscribe(viewer, (update) => heard.push(heardAt(time.now(), update)));
  }
  const presses = new Map<number, number>();
  await hunted(match);
  for (let now = 0; now < 120_000 && !isNextTurn(match); now += TICK_MS) {
    for (const seat of [CREATURE, RICK, KARL]) press(match, seat, { now, presses });
    await time.turnTo(now);
  }
  expect(isNextTurn(match)).toBe(true);
  const count = presses.size;
  match.close();
  return { told, waits: time.asked, presses: count };
}

async function hunted(match: Match): Promise<void> {
  for (const action of [{ type: 'place-token', token: 'creature', at: [2] }, { type: 'end-hunting' }]) {
    const answer = await match.act(CREATURE, { decision: match.update(CREATURE).asked?.id ?? -1, actions: [action] });
    expect(answer.ok).toBe(true);
  }
}

/** Once for each question, a little after it came; what has to be answered is answered with the first that may be done. */
function press(match: Match, seat: number, { now, presses }: { readonly now: number; readonly presses: Map<number, number> }): void {
  const { asked, waitingSince } = match.update(seat);
  if (asked === undefined || !asked.must || asked.window?.interest === 'none') return;
  const key = asked.id * 10 + seat;
  if (presses.has(key) || now < waitingSince + PRESSED_AFTER_MS) return;
  presses.set(key, now);
  const action = asked.window?.pass ?? asked.legal[0];
  void match.act(seat, { decision: asked.id, actions: [{ ...action }] });
}

const isNextTurn = (match: Match): boolean => JSON.stringify(match.update('spectator').view).includes('"stage":"exploration"');

function heardAt(at: number, { asked, undo, ...rest }: Update): Json {
  return JSON.parse(JSON.stringify({ at, ...rest, asked: asked?.decision, must: asked?.must }));
}

// docs/decisions/0012. Dodge and Gate are cards of phase 3, Adrenaline and Ingenuity are not.
test('a Hunted with cards for the reckoning and one without are told from each other by nobody else', async () => {
  const able = await played({ rick: ['dodge'], hunt: ['mirage', 'scream', 'flashback'] });
  const idle = await played({ rick: ['adrenaline'], hunt: ['mirage', 'scream', 'flashback'] });
  expect(able.presses).toBeGreaterThan(idle.presses);
  expect(able.told.get(RICK)).not.toEqual(idle.told.get(RICK));
  for (const viewer of [CREATURE, KARL, 'spectator'] as const) expect(idle.told.get(viewer)).toEqual(able.told.get(viewer));
  expect(idle.waits).toEqual(able.waits);
});

test('nor a Creature with Hunt cards for it and one without', async () => {
  const able = await played({ rick: ['adrenaline'], hunt: ['mirage', 'cataclysm', 'persecution'] });
  const idle = await played({ rick: ['adrenaline'], hunt: ['mirage', 'scream', 'persecution'] });
  expect(able.presses).toBeGreaterThan(idle.presses);
  for (const viewer of [RICK, KARL, 'spectator'] as const) expect(idle.told.get(viewer)).toEqual(able.told.get(viewer));
  expect(idle.waits).toEqual(able.waits);
});
