import type { CreateTableBody, FriendsAnswer, SeekAnswer, Table } from '@orrery/protocol';
import type { Page } from '@playwright/test';
import { keepMatches, playMatch } from './kept-match.ts';
import type { Visit } from './pictured-tables.ts';
import { type Somebody, somebody } from './somebody.ts';
import { ADMIN } from './told-admin.ts';
import { EVENING, EVENINGS } from './told-evening.ts';
import { PERSON, PLAYED } from './told-people.ts';

const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;
const BOT = { kind: 'bot', level: 'random' } as const;
const TALK = [
  { line: 1, name: 'Boris', isGuest: true, text: 'Hello! Shall we play with Pandora?', at: Date.UTC(2026, 4, 3, 18, 2) },
  { line: 2, name: 'Clara', text: 'Have a look at http://example.org/ first.', at: Date.UTC(2026, 4, 3, 18, 4) },
];

/** What a page shows of one's matches: some wait for oneself, some for others, some are over. */
export const CLUB: Readonly<Record<string, Visit>> = {
  'matches-none': async (page, address) => settled(page, `${address}/matches`),
  matches: async (page, address, { locale }) => {
    await manyMatches(page, address, locale);
    await settled(page, `${address}/matches`);
    await page.locator('[data-finished] li').first().waitFor();
  },
  'matches-end': async (page, address, { locale }) => {
    await manyMatches(page, address, locale);
    await settled(page, `${address}/finished`);
    await page.locator('[data-finished] li').first().waitFor();
  },
  'lobby-matches': async (page, address, { locale }) => {
    await manyMatches(page, address, locale);
    await settled(page, `${address}/`);
    await page.locator('.columns').scrollIntoViewIfNeeded();
  },
  person: async (page, address) => {
    await page.route('**/api/people/irene', (route) => route.fulfill({ json: { page: PERSON } }));
    await settled(page, `${address}/person/irene`);
    await page.locator('[data-opponents]').waitFor();
  },
  'person-none': async (page, address) => {
    await page.route('**/api/people/irene', (route) =>
      route.fulfill({ json: { page: { ...PERSON, games: [], opponents: [], isShown: true } } }),
    );
    await settled(page, `${address}/person/irene`);
  },
  played: async (page, address) => {
    await page.route('**/api/games/theseus/people', (route) => route.fulfill({ json: PLAYED }));
    await settled(page, `${address}/played/theseus`);
    await page.locator('[data-best]').waitFor();
  },
  admin: async (page, address) => {
    await page.route('**/api/admin', (route) => route.fulfill({ json: ADMIN }));
    await settled(page, `${address}/admin`);
  },
  'about-person': async (page, address) => {
    await talkedTable(page, address);
    await page.locator('[role=log] button').first().click();
    await page.locator('dialog[open]').waitFor();
  },
  'table-talk': async (page, address) => {
    await talkedTable(page, address);
    await page.locator('[role=log]').scrollIntoViewIfNeeded();
  },
  'match-talk': async (page, address) => {
    await talkedMatch(page, address);
    await page.locator('[data-panel=chat]').click();
    await page.locator('[data-house]').waitFor();
  },
  suspended: async (page, address) => {
    const held = JSON.stringify({ until: Date.UTC(2030, 4, 10, 18), why: 'Insults, after two warnings' });
    await page.routeWebSocket('**/socket', (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => line.send(String(message).replace('{"type":"welcome"', `{"type":"welcome","suspended":${held}`)));
    });
    await settled(page, `${address}/`);
    await page.locator('[data-suspended]').waitFor();
  },
  'new-rated': async (page, address) => {
    await settled(page, `${address}/new/theseus?online`);
    await page.locator('[name=rated]').check();
    await page.locator('[name=rated]').scrollIntoViewIfNeeded();
  },
  friends: async (page, address) => {
    await page.route('**/api/me/friends', (route) => route.fulfill({ json: FRIENDS }));
    await settled(page, `${address}/friends`);
    await page.locator('[data-invitations]').waitFor();
  },
  'friends-link': async (page, address) => settled(page, `${address}/friends#${'x'.repeat(43)}`),
  'lobby-invited': async (page, address, { locale }) => {
    await manyMatches(page, address, locale);
    await page.route('**/api/me/friends', (route) => route.fulfill({ json: FRIENDS }));
    await settled(page, `${address}/`);
    await page.locator('[data-invitations]').scrollIntoViewIfNeeded();
  },
  'table-friends': async (page, address) => {
    await page.route('**/api/me/friends', (route) => route.fulfill({ json: FRIENDS }));
    await page.goto(`${address}/new/theseus?online`);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/t/*');
    await page.locator('[data-friends]').waitFor();
  },
  tables: async (page, address, { locale }) => {
    const boris = await somebody(address, locale === 'ru' ? 'Борис' : 'Boris');
    const clock = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 259_200, whenOut: 'stand-in' };
    for (const more of [{ isRated: true }, { clock }, { game: 'not-alone', seats: [ME, OPEN, OPEN, OPEN, OPEN] }])
      await boris.ask('/tables', { game: 'theseus', seats: [ME, OPEN], options: {}, isPublic: true, ...more });
    await page.goto(`${address}/settings`);
    await page.request.post(`${address}/api/guest`, { data: { name: locale === 'ru' ? 'Ирина' : 'Irene' }, headers: { origin: address } });
    await settled(page, `${address}/tables`);
    await page.locator('[data-tables]').waitFor();
  },
  seek: async (page, address) => {
    await settled(page, `${address}/seek`);
    for (const game of ['theseus', 'not-alone']) await page.locator(`[data-game=${game}] > label`).click();
  },
  'seek-waiting': async (page, address, { locale }) => {
    await page.route('**/api/seek', (route) => route.fulfill({ json: seekTold(Date.now() - 42_000) }));
    await page.goto(`${address}/settings`);
    await page.request.post(`${address}/api/guest`, { data: { name: locale === 'ru' ? 'Ирина' : 'Irene' }, headers: { origin: address } });
    await settled(page, `${address}/seek`);
  },
  evenings: async (page, address) => {
    await page.route('**/api/evenings', (route) => route.fulfill({ json: EVENINGS }));
    await settled(page, `${address}/evenings`);
    await page.locator('[data-evenings]').first().waitFor();
  },
  'evenings-make': async (page, address) => {
    await settled(page, `${address}/evenings`);
    await page.locator('main .button.main').click();
    await page.locator('form [name=name]').waitFor();
  },
  evening: async (page, address) => {
    await page.route('**/api/evenings/friday', (route) => route.fulfill({ json: { evening: EVENING } }));
    await settled(page, `${address}/evenings/friday`);
    await page.locator('[data-entry]').first().waitFor();
  },
  'evening-end': async (page, address) => {
    await page.route('**/api/evenings/friday', (route) => route.fulfill({ json: { evening: EVENING } }));
    await settled(page, `${address}/evenings/friday`);
    await page.locator('ol').scrollIntoViewIfNeeded();
  },
  'next-table': async (page, address, { locale }) => {
    const { theirs } = await manyMatches(page, address, locale);
    await settled(page, `${address}/match/${theirs}`);
    await page.locator('#board').waitFor();
  },
};

const FRIENDS: FriendsAnswer = {
  friends: [
    { person: 'b', name: 'Boris' },
    { person: 'n', name: 'Нина', isGuest: true },
  ],
  asking: [{ person: 'o', name: 'Olga' }],
  asked: [{ person: 'p', name: 'Pavel' }],
  invitations: [
    {
      table: {
        id: 't',
        game: 'not-alone',
        options: {},
        host: 'b',
        isPublic: false,
        seats: [{ kind: 'person', person: 'b', name: 'Boris' }, OPEN, OPEN],
        phase: 'open',
        createdAt: 1,
        changedAt: 1,
        version: 0,
      },
      by: { person: 'b', name: 'Boris' },
      at: 1,
    },
  ],
};

function seekTold(since: number): SeekAnswer {
  const games = [
    { game: 'theseus', seats: [2, 4] },
    { game: 'not-alone', seats: [4, 5, 6, 7] },
  ];
  const wish = { games, clocks: ['calm' as const, 'day' as const], rated: 'rated' as const, soon: 'now' as const, botsAfterMinutes: 5 };
  return { seek: { wish, since }, waiting: [{ game: 'not-alone', people: 2 }] };
}

async function settled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function manyMatches(page: Page, address: string, locale: 'en' | 'ru'): Promise<{ readonly theirs: string }> {
  await page.goto(`${address}/settings`);
  const me: Somebody['ask'] = async (path, body) =>
    (await page.request.post(`${address}/api${path}`, { data: body, headers: { origin: address } })).json();
  await me('/guest', { name: locale === 'ru' ? 'Ирина' : 'Irene' });
  const boris = await somebody(address, locale === 'ru' ? 'Борис' : 'Boris');
  const made = async (host: Somebody['ask'], seats: CreateTableBody['seats'], game = 'not-alone') =>
    (await host<{ table: Table }>('/tables', { game, seats, options: {}, isPublic: false })).table.id;
  for (let count = 0; count < 2; count++) {
    const id = await made(boris.ask, [ME, OPEN, { kind: 'bot', level: 'greedy' }]);
    await me(`/tables/${id}/join`, { seat: 1 });
    await boris.ask(`/tables/${id}/start`, {});
  }
  const theirs = await made(me, [ME, OPEN]);
  await boris.ask(`/tables/${theirs}/join`, { seat: 1 });
  await me(`/tables/${theirs}/start`, {});
  await made(me, [ME, OPEN, OPEN], 'alien-frontiers');
  const over = await Promise.all(['not-alone', 'theseus'].map((game) => playMatch({ game, seats: 2, answers: Number.POSITIVE_INFINITY })));
  await keepMatches(page, [...over, await playMatch({ game: 'theseus', seats: 2, answers: 1 })], address);
  return { theirs };
}

/** The room of a table where others have talked. */
async function talkedTable(page: Page, address: string): Promise<void> {
  const boris = await somebody(address, 'Boris');
  const { table } = await boris.ask<{ table: Table }>('/tables', { game: 'theseus', seats: [ME, OPEN], options: {}, isPublic: false });
  await sayAt(page, table.id, TALK);
  await settled(page, `${address}/t/${table.id}`);
  await page.locator('[role=log]').waitFor();
}

/** The same in a match, which the server has closed. */
async function talkedMatch(page: Page, address: string): Promise<void> {
  const boris = await somebody(address, 'Boris');
  const { table } = await boris.ask<{ table: Table }>('/tables', {
    game: 'alien-frontiers',
    seats: [ME, BOT],
    options: {},
    isPublic: false,
  });
  await boris.ask(`/tables/${table.id}/start`, {});
  const house = { line: 3, isHouse: true, name: '', text: 'Advertising', at: Date.UTC(2026, 4, 3, 18, 9) };
  await sayAt(page, table.id, [...TALK, house]);
  await settled(page, `${address}/match/${table.id}`);
  await page.locator('#board').waitFor();
}

/** As if people had said it, and the house. */
async function sayAt(page: Page, match: string, lines: readonly object[]): Promise<void> {
  await page.routeWebSocket('**/socket', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      line.send(message);
      if (!String(message).includes('"type":"own-tables"') && !String(message).includes('"type":"away"')) return;
      for (const said of lines) line.send(JSON.stringify({ type: 'said', match, ...said }));
    });
  });
}
