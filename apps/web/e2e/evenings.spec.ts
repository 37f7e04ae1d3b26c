import { readFile } from 'node:fs/promises';
import type { Evening } from '@orrery/protocol';
import { Client } from '../../server/test/support/client.ts';
import { EVENING_WORDS } from '../src/evenings/words.ts';
import { RESULT_WORDS } from '../src/table/result-words.ts';
import { en } from '../src/text/en.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

const [says, saysRu] = [EVENING_WORDS.en, EVENING_WORDS.ru];

/** In every match of the round that is not over, whoever came last gives up. */
async function giveUp(evening: Evening, clients: readonly Client[]): Promise<void> {
  for (const { table, numbers, isOver } of evening.rounds.at(-1) ?? []) {
    if (table === undefined || isOver) continue;
    const loser = Math.max(...numbers);
    const client = clients.find(({ person }) => person === evening.entries[loser].person?.person);
    if (client === undefined) throw new Error('nobody gives up');
    await client.connect();
    await client.watch(table);
    expect(await client.request({ type: 'resign', match: table, seat: numbers.indexOf(loser) })).toMatchObject({ type: 'done' });
    await client.close();
  }
}

test('a Swiss evening of eight, two of whom leave: standings follow live, to the end and into a file', async ({ visit, served }) => {
  const [desk, phone] = [await visit(), await visit({ size: 'phone', locale: 'ru' })];
  await desk.request.post('/api/guest', { data: { name: 'Irene' } });
  await desk.goto('/');
  await desk.getByRole('link', { name: en.lobby.evenings }).click();
  await expect(desk.getByText(says.none)).toBeVisible();
  await desk.getByRole('button', { name: says.make }).click();
  await expectNoViolationsInEitherTheme(desk);
  await desk.getByRole('textbox', { name: says.name }).fill('Friday club');
  await desk.getByLabel(says.game).click();
  await desk.getByRole('option', { name: 'Theseus: The Dark Orbit' }).click();
  await desk.getByLabel(says.seats).click();
  await desk.getByRole('option', { name: '2' }).click();
  await desk.getByText(says.factionKinds.draft).click();
  await desk.getByRole('button', { name: says.makeIt }).click();
  await desk.waitForURL('**/evenings/*');
  const path = new URL(desk.url()).pathname;
  const id = path.slice(path.lastIndexOf('/') + 1);
  const own = desk.locator('[data-own]');
  await own.getByRole('button', { name: says.join }).click();
  await expect(own).toContainText(says.waitBegin);

  await phone.goto('/settings');
  await phone.request.post('/api/guest', { data: { name: 'Борис' }, headers: { origin: served.address } });
  await phone.goto(path);
  await phone.getByText('Серые').tap();
  await phone.locator('[data-own]').getByRole('button', { name: saysRu.join }).tap();
  await expect(phone.getByText(saysRu.wished('Серые'))).toBeVisible();
  const clients: Client[] = [];
  for (const name of ['Clara', 'Dan', 'Emil', 'Fay', 'Gus', 'Hal']) {
    const client = await Client.guest(served.address, name);
    clients.push(client);
    await client.post(`/api/evenings/${id}/join`, {});
  }
  // Without asking again.
  await expect(desk.locator('[data-entry]')).toHaveCount(8);
  await expectNoViolationsInEitherTheme(desk);

  const evening = async (): Promise<Evening> => (await (await desk.request.get(`/api/evenings/${id}`)).json()).evening;
  /** The two with pages as clients, to give up like the others. */
  for (const page of [desk, phone]) {
    const [cookie] = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
    const client = new Client(served.address);
    client.cookie = `${cookie.name}=${cookie.value}`;
    client.person = (await (await page.request.get('/api/me')).json()).me.person;
    clients.push(client);
  }
  await desk.getByRole('button', { name: says.begin }).click();
  await expect(own.getByRole('link', { name: says.toTable })).toBeVisible();
  await expect(phone.locator('[data-own]').getByRole('link', { name: saysRu.toTable })).toBeVisible();
  await expect(desk.locator('[data-round-table]')).toHaveCount(4);
  await expect(desk.getByRole('button', { name: says.next })).toBeDisabled();
  await expectNoViolationsInEitherTheme(desk);
  await asOnPhone(desk, () => expectNoViolationsInEitherTheme(desk));
  await giveUp(await evening(), clients);
  for (const page of [desk, phone]) await expect(page.locator('[data-entry] .points', { hasText: /^1$/ })).toHaveCount(4);

  // A match that is over leads back.
  const first = (await evening()).rounds[0].find(({ numbers }) => numbers.includes(0));
  await desk.goto(`/match/${first?.table}`);
  await desk.getByRole('dialog').getByRole('link', { name: says.toEvening }).click();
  await desk.waitForURL(`**${path}`);

  // Two leave: one by themselves, on the telephone, and one by the organiser, who is asked first.
  await phone.locator('[data-own]').getByRole('button', { name: saysRu.leave }).tap();
  await expect(phone.getByRole('dialog')).toContainText(saysRu.leaveHelp);
  await expectNoViolationsInEitherTheme(phone);
  await phone.getByRole('dialog').getByRole('button', { name: saysRu.leave }).tap();
  await desk.getByRole('button', { name: says.withdrawOne('Hal') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: says.withdrawOne('Hal') })
    .click();
  await expect(desk.locator('[data-entry].gone')).toHaveCount(2);
  await desk.getByRole('button', { name: says.next }).click();
  await expect(desk.getByRole('heading', { name: says.round(2), exact: true })).toBeVisible();
  await giveUp(await evening(), clients);
  await desk.getByRole('button', { name: says.next }).click();
  await expect(desk.getByRole('heading', { name: says.round(3), exact: true })).toBeVisible();
  await giveUp(await evening(), clients);
  await desk.getByRole('button', { name: says.finish }).click();
  await expect(desk.locator('[data-stage=over]')).toBeVisible();
  await expect(phone.locator('[data-stage=over]')).toBeVisible();
  await expect(own).toHaveText(RESULT_WORDS.en.place(1, 8));

  const { rounds, standings } = await evening();
  expect(rounds.map((tables) => tables.length)).toEqual([4, 3, 3]);
  const pairs = rounds.flat().map(({ numbers }) => numbers.toSorted().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  // Irene came first of all, so she never gave up; nobody else who met her has won everything.
  expect([standings[0].number, standings[0].points]).toEqual([0, 3]);
  await expect(desk.locator('[data-entry]').first()).toContainText('Irene');
  await expectNoViolationsInEitherTheme(desk);
  await expectNoViolationsInEitherTheme(phone);
  const [file] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: says.csv }).click()]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^place,name,points[^\n]*round 3\r\n1,Irene,3,/);
});
