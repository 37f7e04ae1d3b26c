import type { Table } from '@orrery/protocol';
import { FRIENDS_WORDS } from '../src/friends/words.ts';
import { en } from '../src/text/en.ts';
import { ru } from '../src/text/ru.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { follow } from './hand.ts';
import { withSettings } from './play.ts';

const [says, saysRu] = [FRIENDS_WORDS.en, FRIENDS_WORDS.ru];

test('two become friends by a link, one on a telephone, invite each other and sit down together', async ({ visit }) => {
  const [desk, phone] = [await visit(), await visit({ size: 'phone', locale: 'ru', isMissing: true })];
  await desk.goto('/friends');
  await expect(desk.getByText(says.none)).toBeVisible();
  await expectNoViolationsInEitherTheme(desk);
  await desk.getByRole('button', { name: says.makeLink }).click();
  const link = await desk.getByRole('textbox', { name: says.link }).inputValue();
  await phone.goto(link);
  await expect(phone.getByRole('dialog')).toContainText(saysRu.linkFrom(`Irene (${saysRu.guest})`));
  await expectNoViolationsInEitherTheme(phone);
  await phone.getByRole('dialog').getByRole('button', { name: saysRu.agree }).tap();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Irene' })).toBeVisible();
  await expect(phone).toHaveURL(/\/friends$/);
  // It is worth nothing a second time.
  await phone.goto(link);
  await expect(phone.getByRole('dialog')).toContainText(saysRu.linkGone);
  await expect(phone.getByRole('dialog').getByRole('button', { name: saysRu.agree })).toHaveCount(0);

  await desk.goto('/new/theseus?online');
  await desk.getByRole('button', { name: en.setup.openTable }).click();
  await desk.waitForURL('**/t/*');
  // Who is in the lobby already sees it come.
  await phone.goto('/');
  await phone.locator('main').waitFor();
  await phone.waitForLoadState('networkidle');
  await desk.locator('[data-friends] li', { hasText: 'Ирина' }).getByRole('button', { name: says.invite }).click();
  await expect(desk.locator('[data-friends]')).toContainText(says.isInvited);
  await expectNoViolationsInEitherTheme(desk);
  await asOnPhone(desk, () => expectNoViolationsInEitherTheme(desk));
  const invitation = phone.locator('[data-invitations] li');
  await expect(invitation).toContainText(saysRu.invitedBy('Irene'));
  await expectNoViolationsInEitherTheme(phone);
  await invitation.getByRole('button', { name: saysRu.sit }).tap();
  await phone.waitForURL('**/t/*');
  await expect(desk.locator('.seats')).toContainText('Ирина');
  await expect(desk.locator('[data-friends]')).toHaveCount(0);
  await desk.goto('/friends');
  await desk.getByRole('button', { name: new RegExp(says.part) }).click();
  await expect(desk.getByText(says.none)).toBeVisible();
});

test('who has no name gives one before becoming a friend, and is called by the next one they take', async ({ visit }) => {
  const [desk, phone] = [await visit(), await visit({ size: 'phone', locale: 'ru' })];
  await withSettings(phone, { name: '' });
  await desk.goto('/friends');
  await desk.getByRole('button', { name: says.makeLink }).click();
  await phone.goto(await desk.getByRole('textbox', { name: says.link }).inputValue());
  await phone.getByRole('dialog').getByRole('button', { name: saysRu.agree }).tap();
  const asked = phone.getByRole('dialog', { name: ru.table.askName });
  await asked.getByRole('textbox').fill('Нина');
  await asked.getByRole('button', { name: saysRu.agree }).tap();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Irene' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByRole('listitem')).toContainText('Нина');
  await phone.goto('/');
  const told = phone.waitForResponse('**/api/guest');
  await phone.getByLabel(ru.lobby.guestName).fill('Нина Петрова');
  await phone.getByLabel(ru.lobby.guestName).blur();
  expect((await told).ok()).toBe(true);
  await desk.reload();
  await expect(desk.getByRole('listitem')).toContainText('Нина Петрова');
});

test('who has played together asks, is agreed with, and plays again: everybody one seat on', async ({ visit, served }) => {
  const [desk, other] = [await visit({ isRefused: true }), await visit()];
  await withSettings(other, { name: 'Boris' });
  const post = async <Answer>(page: typeof desk, path: string, body: object): Promise<Answer> =>
    (await page.request.post(`/api${path}`, { data: body, headers: { origin: served.address } })).json();
  const ada = await post<{ person: string }>(desk, '/guest', { name: 'Irene' });
  const bob = await post<{ person: string }>(other, '/guest', { name: 'Boris' });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = await post<{ table: Table }>(desk, '/tables', { game: 'theseus', seats, options: {}, isPublic: false });
  await post(other, `/tables/${table.id}/join`, { seat: 1 });
  await post(desk, `/tables/${table.id}/start`, {});
  await desk.goto(`/match/${table.id}`);
  await desk.locator('#board').waitFor();
  await desk.evaluate(
    ({ match }) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
        const say = (message: object) => socket.send(JSON.stringify(message));
        socket.onopen = () => say({ type: 'hello', protocol: 2 });
        socket.onmessage = ({ data }) => {
          const { type } = JSON.parse(data);
          if (type === 'welcome') say({ type: 'resign', request: 'r', match, seat: 0 });
          if (type === 'done') resolve();
        };
      }),
    { match: table.id },
  );
  await desk.goto('/friends');
  const met = desk.locator('[data-played-with] li');
  await expect(met).toContainText('Boris');
  await expect(met).toContainText(says.matches(1));
  await expectNoViolationsInEitherTheme(desk);
  await met.getByRole('button', { name: says.add }).click();
  await expect(met).toHaveCount(0);
  await expect(desk.getByRole('region', { name: says.asked })).toContainText('Boris');
  await desk.goto(`/person/${ada.person}`);
  await expect(desk.locator('[data-opponents]')).toContainText(says.isAsked);
  await expectNoViolationsInEitherTheme(desk);
  await other.goto('/friends');
  await other.getByRole('button', { name: says.agree }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Irene' })).toBeVisible();

  await desk.goto(`/match/${table.id}`);
  await desk.getByRole('button', { name: en.result.rematch }).click();
  await desk.waitForURL('**/t/*');
  // On whatever page: it is said, and leads to the table.
  await expect(other.locator('.toast', { hasText: says.invitedBy('Irene') }).getByRole('button', { name: en.lobby.toTable })).toBeVisible();
  // Who has come is asked no more.
  await follow(other, new URL(desk.url()).pathname);
  await expect(other.locator('.toast')).toHaveCount(0);
  await other.goto('/');
  await other.locator('[data-invitations]').getByRole('button', { name: says.sit }).click();
  await other.waitForURL('**/t/*');
  const { table: again } = await (await desk.request.get(`/api/tables/${new URL(desk.url()).pathname.slice(3)}`)).json();
  expect(again.seats.map(({ person }: { person: string }) => person)).toEqual([bob.person, ada.person]);
});
