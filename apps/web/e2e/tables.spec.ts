import type { CreateTableBody, Table } from '@orrery/protocol';
import { TABLES_WORDS } from '../src/tables/words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pick } from './hand.ts';
import { somebody } from './somebody.ts';

const says = TABLES_WORDS.en;
const SEATS: CreateTableBody['seats'] = [{ kind: 'me' }, { kind: 'open' }];
const SLOW = { pace: 'slow', turnSeconds: 86_400, bankSeconds: 0, whenOut: 'stand-in' } as const;

test('open tables are filtered by game, number, clock and rating, and follow what others do', async ({ visit, served }) => {
  const page = await visit();
  const boris = await somebody(served.address, 'Boris');
  const open = async (changed: Partial<CreateTableBody>): Promise<Table> => {
    const body = { game: 'theseus', seats: SEATS, options: {}, isPublic: true, ...changed };
    return (await boris.ask<{ table: Table }>('/tables', body)).table;
  };
  const duel = await open({ isRated: true });
  const slow = await open({ clock: SLOW });
  await page.goto('/');
  await page.getByRole('link', { name: en.lobby.allTables }).click();
  const lines = page.locator('[data-tables] li').filter({ hasText: 'Boris' });
  await expect(lines).toHaveCount(2);
  await expectNoViolationsInEitherTheme(page);
  await asOnPhone(page, () => expectNoViolationsInEitherTheme(page));
  await pick(page.getByRole('combobox', { name: says.rated }), 'rated');
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('link')).toHaveAttribute('href', `/t/${duel.id}`);
  await pick(page.getByRole('combobox', { name: says.rated }), 'any');
  await pick(page.getByRole('combobox', { name: says.clock }), 'slow');
  await expect(lines.getByRole('link')).toHaveAttribute('href', `/t/${slow.id}`);
  await pick(page.getByRole('combobox', { name: says.clock }), 'any');
  await pick(page.getByRole('combobox', { name: says.game }), 'not-alone');
  await expect(lines).toHaveCount(0);
  // What is opened while the page is there comes by itself.
  const seven = await open({ game: 'not-alone', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
  await expect(lines.getByRole('link')).toHaveAttribute('href', `/t/${seven.id}`);
  await pick(page.getByRole('combobox', { name: says.seats }), '7');
  await expect(page.getByText(says.noneLike)).toBeVisible();
  await page.getByRole('button', { name: says.all }).click();
  await expect(lines).toHaveCount(3);
  for (const { id } of [duel, slow, seven]) for (const _ of ['stand up', 'close']) await boris.ask(`/tables/${id}/leave`, {});
  await expect(lines).toHaveCount(0);
});

test('the liveliest match that anybody may see is offered to watch', async ({ visit, served }) => {
  const page = await visit({ size: 'phone' });
  const people = await Promise.all(['Ada', 'Bob', 'Cid', 'Dan', 'Eve'].map((name) => somebody(served.address, name)));
  // Other tests leave matches of two behind.
  const begin = async (count: number, isPublic: boolean): Promise<string> => {
    const [host, ...others] = people.slice(0, count);
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const { table } = await host.ask<{ table: Table }>('/tables', { game: 'not-alone', seats, options: {}, isPublic });
    for (const [index, { ask }] of others.entries()) await ask(`/tables/${table.id}/join`, { seat: index + 1 });
    await host.ask(`/tables/${table.id}/start`, {});
    return table.id;
  };
  await begin(5, false);
  const match = await begin(4, true);
  await page.goto('/tables');
  const lively = page.locator('[data-lively] li');
  await expect(lively).toContainText('Ada');
  await expect(lively.getByRole('link', { name: says.watch })).toHaveAttribute('href', `/match/${match}`);
  await expectNoViolationsInEitherTheme(page);
  await lively.getByRole('link', { name: says.watch }).tap();
  await expect(page.locator('#board')).toBeVisible();
});

test('near in strength are those alone who show how they play', async ({ visit, served }) => {
  const page = await visit();
  await page.request.post('/api/guest', { data: { name: 'Irene' } });
  const [shown, hidden] = [await somebody(served.address, 'Shown'), await somebody(served.address, 'Hidden')];
  const tables = [];
  for (const { ask } of [shown, hidden])
    tables.push((await ask<{ table: Table }>('/tables', { game: 'theseus', seats: SEATS, options: {}, isPublic: true })).table);
  await shown.ask('/me/page', { isShown: true });
  await page.goto('/tables');
  const lines = page.locator('[data-tables] li').filter({ hasText: /Shown|Hidden/ });
  await expect(lines).toHaveCount(2);
  await page.getByRole('checkbox', { name: says.near }).check();
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Shown');
  for (const [index, { ask }] of [shown, hidden].entries())
    for (const _ of ['stand up', 'close']) await ask(`/tables/${tables[index].id}/leave`, {});
});

test('the two lists of the lobby stand side by side, equally tall, and a table that has not begun is called one', async ({ visit }) => {
  const page = await visit();
  await page.goto('/new/theseus?online');
  await page.getByRole('button', { name: en.setup.openTable }).click();
  await page.waitForURL('**/t/*');
  await page.goto('/');
  const panels = page.locator('.columns > section');
  await expect(panels.first()).toContainText(en.lobby.notBegun);
  await expect(panels.first().getByRole('link', { name: en.lobby.toTable })).toBeVisible();
  const boxes = await panels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  const heads = await panels.locator('header').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect([new Set(boxes).size, new Set(heads).size]).toEqual([1, 1]);
});

test('where the list is cut off, the page says that the filters do not know all tables', async ({ visit }) => {
  const page = await visit();
  const seats = [{ kind: 'person', person: 'b', name: 'Boris' }, { kind: 'open' }];
  const one = { game: 'theseus', options: {}, host: 'b', isPublic: true, seats, phase: 'open', createdAt: 1, changedAt: 1, version: 0 };
  let count = 49;
  await page.route('**/api/tables', (route) =>
    route.fulfill({ json: { tables: Array.from({ length: count }, (_, index) => ({ ...one, id: `t${index}` })) } }),
  );
  await page.goto('/tables');
  await expect(page.locator('[data-tables] li')).toHaveCount(49);
  await expect(page.getByText(says.newest(50))).toHaveCount(0);
  count = 50;
  await page.reload();
  await expect(page.getByText(says.newest(50))).toBeVisible();
  await page.getByRole('combobox', { name: says.game }).click();
  await page.getByRole('option', { name: 'Not Alone' }).click();
  await expect(page.getByText(says.noneLikeOf(50))).toBeVisible();
});
