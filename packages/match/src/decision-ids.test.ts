import { alienFrontiers } from '@orrery/alien-frontiers';
import { type ActionBase, below, chanceFromSeed, type PlainGame, pick, seedFrom, stableJson } from '@orrery/engine';
import { notAlone } from '@orrery/not-alone';
import { raceForTheGalaxy } from '@orrery/race-for-the-galaxy';
import { theseus } from '@orrery/theseus';
import { expect, test } from 'vitest';
import { begin, person } from './testing/table.ts';

/** A question as a player was shown it, maybe long ago. */
interface Shown {
  readonly id: number;
  readonly question: string;
  readonly legal: readonly ActionBase[];
}

const GAMES: readonly [PlainGame, number, object][] = [
  [alienFrontiers, 3, {}],
  [theseus, 2, {}],
  [notAlone, 4, {}],
  [notAlone, 5, { expansion: 'sanctuary' }],
  [raceForTheGalaxy, 3, {}],
];

/**
 * People answer what they were shown when the question was new, while others act: whatever was listed as legal under an id that still stands
 * must be legal still. So a question whose answers change has another id.
 */
test.each(GAMES.map(([module, seats, options]) => [module.id, { module, seats, options }] as const))(
  'in %s whatever was listed under an id that still stands is legal',
  async (_, { module, seats, options }) => {
    const occupants = Array.from({ length: seats }, (_, seat) => person(`player${seat}`));
    let kept = 0;
    for (let round = 0; round < 3; round++) {
      const chance = chanceFromSeed(seedFrom(`ids ${module.id} ${seats} ${round}`));
      const match = await begin({
        module,
        id: 'ids',
        occupants,
        options: JSON.parse(JSON.stringify(options)),
        bots: undefined,
        asksIdle: true,
      });
      const shown = new Map<number, Shown>();
      for (let deed = 0; deed < 250 && !match.isOver; deed++) {
        for (const seat of occupants.keys()) {
          const { asked } = match.update(seat);
          const before = shown.get(seat);
          if (asked === undefined) {
            shown.delete(seat);
            continue;
          }
          const question = stableJson({ decision: asked.decision, legal: asked.legal });
          if (before?.id === asked.id) {
            kept += 1;
            expect(question, `${module.id}: seat ${seat} is asked something else under the id ${asked.id}`).toBe(before.question);
          } else {
            shown.set(seat, { id: asked.id, question, legal: asked.legal });
          }
        }
        const seat = pick(chance, [...shown.keys()]);
        const { id: decision, legal } = shown.get(seat) ?? { id: -1, legal: [] };
        const action = pick(chance, legal);
        const answer = await match.act(seat, { decision, actions: [JSON.parse(JSON.stringify(action))] });
        expect(answer, `${module.id}: ${JSON.stringify(action)}`).toMatchObject({ ok: true });
        // Now and then somebody goes back: every question is new then.
        const { undo, actionCount, seq } = match.update(seat);
        if (undo.free > 0 && below(chance, 8) === 0) await match.undo(seat, { keep: actionCount - 1, seq });
      }
    }
    // Where several are asked at once; in the other two games nobody waits while somebody acts.
    if (module === notAlone || module === raceForTheGalaxy) expect(kept).toBeGreaterThan(50);
  },
);
