import { type BotGame, chooseAction } from '@orrery/bots';
import { manifestOf } from '@orrery/catalogue';
import { type Json, seedFrom } from '@orrery/engine';
import { createMatch, type MatchStore, memoryStore } from '@orrery/match';
import type { Page } from '@playwright/test';

/** A match some way in, played before a browser is there. */
export interface Played {
  readonly game: string;
  readonly seats: number;
  readonly options?: Record<string, Json>;
  /** Where it begins, if not with the set-up of its game: a described position (docs/POSITIONS.md), which has the options in it. */
  readonly position?: Json;
  /** How many questions the person has answered; infinitely many: the match is over. */
  readonly answers: number;
}

type Kept = NonNullable<Awaited<ReturnType<MatchStore['load']>>>;

const LEVEL = 'greedy';
const NAMES = ['Irene', 'Ada Lovelace', 'Blaise', 'Carl', 'Dorothy', 'Emmy', 'Fermat'];
const AT = Date.UTC(2026, 0, 1);

/** Everybody plays as the quick bots do; the person is asked something at the end. Alike in every run. */
export async function playMatch({ game, seats, options = {}, position, answers }: Played): Promise<Kept> {
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new Error(`there is no game ${game}`);
  const [module, knowledge] = await Promise.all([manifest.module(), manifest.knowledge()]);
  // biome-ignore lint/suspicious/noExplicitAny: bots of all games answer through one door
  const known: BotGame<any, any, any> = { module, knowledge };
  const store = memoryStore();
  const id = `l-${game}-${seats}-${answers}`;
  const match = await createMatch({
    module,
    id,
    options,
    ...(position === undefined ? {} : { start: { position } }),
    occupants: NAMES.slice(0, seats).map((name, seat) =>
      seat === 0 ? { kind: 'person', person: 'me', name } : { kind: 'bot', level: LEVEL, name },
    ),
    entropy: () => seedFrom(id),
    store,
    now: () => AT,
    bots: { choose: async (request) => chooseAction(known, request.level, request) },
  });
  for (let done = 0; ; done++) {
    await match.settled();
    if (match.isOver && answers === Number.POSITIVE_INFINITY) break;
    const { asked, view } = match.update(0);
    if (asked === undefined) throw new Error(`${id} asks its person nothing after ${done} answers`);
    if (done === answers) break;
    const { action } = chooseAction(known, LEVEL, { view, legal: asked.legal, seat: 0, salt: `${id} ${done}`, isMute: true });
    const answer = await match.act(0, { decision: asked.id, actions: [JSON.parse(JSON.stringify(action))] });
    if (!answer.ok) throw new Error(`${id} refused ${JSON.stringify(action)}: ${JSON.stringify(answer.refusal)}`);
  }
  match.close();
  const kept = await store.load(id);
  if (kept === undefined) throw new Error(`${id} was not kept`);
  return kept;
}

/** Puts matches into the storage of this page's browser, as if they had been played there. Gives their addresses. */
export async function keepMatches(page: Page, kept: readonly Kept[], address = ''): Promise<readonly string[]> {
  // A page that opens no match.
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(async (json) => {
    const matches: readonly Kept[] = JSON.parse(json);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('orrery', 2);
      request.onupgradeneeded = () => ['matches', 'entries', 'sayings'].map((name) => request.result.createObjectStore(name));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const writing = database.transaction(['matches', 'entries'], 'readwrite');
    for (const { setup, entries, snapshot } of matches) {
      writing.objectStore('matches').put({ setup, snapshot, changedAt: setup.createdAt }, setup.id);
      for (const [at, entry] of entries.entries()) writing.objectStore('entries').put(entry, [setup.id, at + 1]);
    }
    await new Promise((resolve, reject) => {
      writing.oncomplete = resolve;
      writing.onabort = () => reject(writing.error);
    });
    database.close();
    // As text: the type of any JSON is too deep for the door into the page.
  }, JSON.stringify(kept));
  return kept.map(({ setup }) => `/local/${setup.id}`);
}
