import { GAMES } from '@orrery/catalogue';
import { type ActionBase, type AnyGame, chanceFromSeed, LOCALES, type Seat, type WithChance, wordsAt } from '@orrery/engine';
import { randomPlay } from '@orrery/testkit';
import { describe, expect, test } from 'vitest';
import { gameEntry } from '../games/registry.ts';
import { advise } from '../net/advise.ts';
import { kindWords, placesToLook, placeWords } from './hint.ts';
import { type CoachQuestion, questionIn } from './question.ts';

const names = (seat: number): string => `Player ${seat + 1}`;
/** One state in so many is looked at. */
const EVERY = 5;

interface Met {
  readonly state: WithChance;
  readonly seat: Seat;
}

/** Questions of a random match. */
function questionsOf(module: AnyGame, seats: number): readonly Met[] {
  const met: Met[] = [];
  let count = 0;
  randomPlay(module).playRandomly(
    { seats, options: {}, seed: `coach of ${seats}` },
    {
      see(state, { seat }) {
        count += 1;
        if (count % EVERY === 0) met.push({ state: module.clone(state), seat });
      },
    },
  );
  return met;
}

/** As a match shows this state to the seat. */
function shown(module: AnyGame, { state, seat }: Met): CoachQuestion | undefined {
  const decision = module.decision(state, seat);
  const asked = decision && { id: 1, decision, legal: module.legal(state, seat), must: true };
  return questionIn(
    { commitment: 'c', game: module.id, actionCount: 7, view: JSON.parse(JSON.stringify(module.view(state, seat))), asked },
    seat,
  );
}

/** Everything the coach says to the question, in both languages, and everything it points at. */
async function saidTo(question: CoachQuestion): Promise<readonly unknown[]> {
  const entry = gameEntry(question.game);
  const said: unknown[] = [];
  for (const locale of LOCALES) {
    const [coaching, reasons, text] = await Promise.all([entry?.coaching?.(locale), entry?.reasonWords?.(locale), entry?.text(locale)]);
    if (coaching === undefined || reasons === undefined || text === undefined) throw new Error(`${question.game} has no coach`);
    const { view, seat } = question;
    const speech = { text: wordsAt(text, view), words: coaching.words, names };
    for await (const advice of advise(question)) {
      if ('thought' in advice) {
        const places = placesToLook(coaching.points, { thought: advice.thought, legal: question.legal, view, seat });
        said.push(
          places,
          places.map((place) => placeWords(place, speech)),
          kindWords(advice.thought.action, speech),
        );
        said.push(speech.text.action(advice.thought.action, names), coaching.points.things(advice.thought.action, { view, seat }));
      } else if (advice.explained !== undefined) said.push(reasons.tell(advice.explained.reason, { view, seat, names }));
    }
  }
  return said;
}

describe.each(GAMES.map(({ id }) => id))('the coach of %s', (id) => {
  test('has a name for the place and for the kind of every move, in both languages', async () => {
    const entry = gameEntry(id);
    const module = await entry?.module();
    if (entry === undefined || module === undefined) throw new Error(`no game ${id}`);
    const types = new Set<string>();
    for (const locale of LOCALES) {
      const [coaching, text] = await Promise.all([entry.coaching?.(locale), entry.text(locale)]);
      if (coaching === undefined) throw new Error(`${id} has no coach`);
      for (const met of questionsOf(module, entry.offered.seats)) {
        const { view, legal, seat } = shown(module, met) ?? { view: undefined, legal: [], seat: 0 };
        const speech = { text: wordsAt(text, view), words: coaching.words, names };
        for (const action of legal) {
          types.add(action.type);
          const look = coaching.points.looks[action.type](action, { view, seat });
          expect(look.names.length, action.type).toBeGreaterThan(0);
          const place = placeWords(look, speech);
          expect(place, JSON.stringify(action)).not.toMatch(/undefined|^$/);
          // A term that has no words is told by its id.
          for (const name of look.names) if ('term' in name) expect(place, name.term).not.toContain(name.term);
          expect(kindWords(action, speech), action.type).toMatch(locale === 'ru' ? /^[А-ЯЁ]/ : /^[A-Z]/);
          for (const thing of [...look.things, ...coaching.points.things(action, { view, seat })])
            expect(thing).not.toMatch(/undefined|NaN/);
        }
      }
    }
    expect(types.size).toBeGreaterThan(5);
  });

  test('says the same when everything is swapped that the seat cannot know', async () => {
    const entry = gameEntry(id);
    const module = await entry?.module();
    if (entry === undefined || module === undefined) throw new Error(`no game ${id}`);
    const met = questionsOf(module, entry.offered.seats).filter(({ state, seat }) => module.legal(state, seat).length > 1);
    for (const one of [met[0], met[Math.floor(met.length / 2)], met[met.length - 2]]) {
      const other = { ...one, state: module.imagine(module.view(one.state, one.seat), chanceFromSeed('other secrets')) };
      const [asked, askedAgain] = [shown(module, one), shown(module, other)];
      if (asked === undefined || askedAgain === undefined) throw new Error('nothing is asked');
      expect(askedAgain).toEqual(asked);
      const level = 'greedy';
      expect(await saidTo({ ...askedAgain, level })).toEqual(await saidTo({ ...asked, level }));
    }
  });
});

test('the salt of the coach is made of what is public: the same moment gets the same advice, another one another', () => {
  const legal: readonly ActionBase[] = [{ type: 'pass' }];
  const at = (actionCount: number, id: number, must = true) =>
    questionIn(
      { commitment: 'c', game: 'theseus', actionCount, view: {}, asked: { id, decision: { ask: 'move', seat: 0 }, legal, must } },
      0,
    );
  expect(at(3, 1)?.salt).toBe(at(3, 9)?.salt);
  expect(at(3, 1)?.key).not.toBe(at(3, 9)?.key);
  expect(at(3, 1)?.key, 'others have answered').toBe(at(4, 1)?.key);
  expect(at(3, 1)?.salt).not.toBe(at(4, 1)?.salt);
  expect(at(3, 1, false)).toBeUndefined();
});
