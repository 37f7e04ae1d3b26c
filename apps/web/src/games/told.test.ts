import { GAMES } from '@orrery/catalogue';
import { type AnyGame, type AnyGameText, chanceFromSeed, type EventBase, type Json, pick, seedFrom } from '@orrery/engine';
import { createMatch, memoryStore, type Update } from '@orrery/match';
import { expect, test } from 'vitest';
import { told as alienFrontiers } from './alien-frontiers/told.ts';
import { told as notAlone } from './not-alone/told.ts';
import { told as raceForTheGalaxy } from './race-for-the-galaxy/told.ts';
import type { AnyTold } from './registry.ts';
import { told as theseus } from './theseus/told.ts';
import { fromTheBoard, plateOf } from './told.ts';

const TOLD: Readonly<Record<(typeof GAMES)[number]['id'], AnyTold>> = {
  'alien-frontiers': alienFrontiers,
  'not-alone': notAlone,
  'race-for-the-galaxy': raceForTheGalaxy,
  theseus,
};
const ACTIONS = 250;
const names = (seat: number) => `Player ${seat}`;

interface Happened {
  readonly events: readonly EventBase[];
  readonly before: Json;
}

/** What the first seat hears of a match played at random. */
async function heardIn(game: (typeof GAMES)[number]): Promise<readonly Happened[]> {
  const module: AnyGame = await game.module();
  const occupants = Array.from({ length: 3 }, (_, seat) => ({ kind: 'person', person: `p${seat}`, name: names(seat) }) as const);
  const ports = { store: memoryStore(), now: () => 0, entropy: () => seedFrom('told') };
  const match = await createMatch({ module, id: 'm', options: {}, occupants, ...ports });
  const chance = chanceFromSeed(seedFrom('players'));
  const heard: Happened[] = [];
  let shown: Update = match.update(0);
  match.subscribe(0, (update) => {
    heard.push({ events: update.events, before: shown.view });
    shown = update;
  });
  for (let done = 0; done < ACTIONS && !match.isOver; done++) {
    const seat = pick(chance, match.update('spectator').waitingFor);
    const { asked } = match.update(seat);
    if (asked !== undefined)
      await match.act(seat, { decision: asked.id, actions: [JSON.parse(JSON.stringify(pick(chance, asked.legal)))] });
  }
  return heard;
}

for (const game of GAMES) {
  test(`most of what the log of ${game.id} tells has a place on its table, and all of it can be asked`, async () => {
    const told = TOLD[game.id];
    const text: AnyGameText = await game.text('en');
    const heard = await heardIn(game);
    const spoken = heard.flatMap(({ events }) => events).filter((event) => text.event(event, names) !== undefined);
    expect(spoken.length).toBeGreaterThan(60);
    const placed = spoken.filter((event) => told.places(event).length > 0);
    // Phases, reshuffles and set-ups are nowhere in particular.
    expect(placed.length / spoken.length).toBeGreaterThan(0.7);
    for (const event of placed) for (const place of told.places(event)) expect(place.length, event.type).toBeGreaterThan(0);
    expect(spoken.some((event) => told.moved(event).length > 0)).toBe(true);
    expect(spoken.some((event) => told.sound(event) !== undefined)).toBe(true);
    for (const { events, before } of heard) {
      for (const { at, event } of told.captions?.(events, before) ?? []) expect(at.length, event.type).toBeGreaterThan(0);
    }
  });
}

test('captions of Race stand at the phase that ran when it happened', () => {
  const drawn = { type: 'cards-drawn', seat: 0, count: 1, because: 'explore' };
  const events = [drawn, { type: 'phase-began', phase: 'settle', pass: 1 }, { ...drawn, because: 'settle' }];
  const captions = TOLD['race-for-the-galaxy'].captions?.(events, { stage: 'explore' });
  expect(captions?.map(({ at }) => at)).toEqual([['phase:explore'], ['phase:settle']]);
});

test('an event that names nothing else is about its seat', () => {
  const about = { type: 'x', seat: 2 };
  expect(plateOf(about)).toEqual([['seat:2']]);
  expect(plateOf({ type: 'x' })).toEqual([]);
});

test('only what lay on the board has a way to be drawn', () => {
  expect(fromTheBoard(['unit:3', 'seat:1', 'hand:card', 'colony:desert:0', 'supply'])).toEqual(['unit:3', 'colony:desert:0']);
});
