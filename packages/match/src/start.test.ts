import { alienFrontiers } from '@orrery/alien-frontiers';
import { BadInput, chanceFromSeed, checkRecord, pick, readRecord } from '@orrery/engine';
import { expect, test } from 'vitest';
import { createMatch, isClosed, type Match, type MatchStore, memoryStore, openMatch } from './index.ts';

const POSITION = { seats: 2, players: { red: { ore: 1 } }, turn: { seat: 'red', unplaced: [2, 4, 5] }, dice: [6, 6, 6] };
const PEOPLE = ['Ada', 'Bo'].map((name) => ({ kind: 'person', person: name, name }) as const);

function started(store: MatchStore, position = POSITION): Promise<Match> {
  const ports = { store, now: () => 0, entropy: () => '0123456789abcdef0123456789abcdef' };
  return createMatch({
    module: alienFrontiers,
    id: 'm',
    options: { longGame: true },
    occupants: PEOPLE,
    start: { position, lesson: 'first' },
    ...ports,
  });
}

async function reopened(store: MatchStore): Promise<Match> {
  const match = await openMatch({ module: alienFrontiers, id: 'm', store, now: () => 0 });
  if (match === undefined || isClosed(match)) throw new Error('the match is gone');
  return match;
}

/** Random answers of the seats asked, until this many actions were done or the match is over. */
async function playOn(match: Match, most: number): Promise<void> {
  const chance = chanceFromSeed('start');
  for (let done = 0; done < most && !match.isOver; done++) {
    const [seat] = match.update('spectator').waitingFor;
    const { asked } = match.update(seat);
    if (asked === undefined) throw new Error('nobody is asked');
    await match.act(seat, { decision: asked.id, actions: [{ ...pick(chance, [...asked.legal]) }] });
  }
}

test('a match begins from a described position, with the options of the position', async () => {
  const match = await started(memoryStore());
  expect(match.update(0).view).toMatchObject({ turn: { unplaced: [{ face: 2 }, { face: 4 }, { face: 5 }] }, players: [{ ore: 1 }, {}] });
  expect(match.setup).toMatchObject({ options: { longGame: false }, start: { lesson: 'first' } });
});

test('it is read again from its log, and can be undone to its beginning', async () => {
  const store = memoryStore();
  const match = await started(store);
  await match.act(0, { decision: 0, actions: [{ type: 'dock-ships', at: 'lunar-mine', faces: [5], relic: false }] });
  match.close();
  const again = await reopened(store);
  expect(again.update(0)).toEqual(match.update(0));
  expect(again.actions()).toEqual(match.actions());
  expect(await again.undo(0, { keep: 0, seq: again.seq })).toMatchObject({ ok: true });
  expect(again.update(0).view).toMatchObject({ turn: { unplaced: [{ face: 2 }, { face: 4 }, { face: 5 }] } });
});

test('its record holds the position and replays', async () => {
  const store = memoryStore();
  const match = await started(store);
  await playOn(match, 5000);
  const record = readRecord(JSON.parse(JSON.stringify(match.record())));
  expect(record.start).toEqual({ position: POSITION, lesson: 'first' });
  expect(() => checkRecord(alienFrontiers, record)).not.toThrow();
  expect((await reopened(store)).record()).toEqual(record);
  const { start: _, ...fromSetUp } = record;
  expect(() => checkRecord(alienFrontiers, fromSetUp)).toThrow(BadInput);
});

test('a position with another number of seats is refused', async () => {
  await expect(started(memoryStore(), { ...POSITION, seats: 3 })).rejects.toThrow(BadInput);
});
