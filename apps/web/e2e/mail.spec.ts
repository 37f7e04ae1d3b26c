import { SmtpSink } from '../../server/test/support/smtp-sink.ts';
import { en } from '../src/text/en.ts';
import { MAIL_WORDS } from '../src/you/mail-words.ts';
import { YOU_WORDS } from '../src/you/words.ts';
import { asOnPhone, expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { freePort } from './free-port.ts';
import { serve } from './serve.ts';

const says = MAIL_WORDS.en;
const you = YOU_WORDS.en;

const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
const codeIn = (text: string): string => linkIn(text).split('=')[1];

test('a name is kept by mail, and a link that is opened where nobody asked for it says where it works', async ({ visit }) => {
  const sink = new SmtpSink();
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const served = await serve({ port, host: '127.0.0.1', site, mail: await sink.open(), mailFrom: 'Orrery <orrery@example.org>' });
  const newest = async (count: number): Promise<string> => {
    await expect.poll(() => sink.mails.length).toBe(count);
    return sink.mails[count - 1].text;
  };
  const [home, phone] = [await visit(), await visit({ size: 'phone', isRefused: true })];
  await home.goto(`${site}/you`);
  await home.getByRole('textbox', { name: you.name }).fill('Irene');
  await home.getByRole('button', { name: you.save }).click();
  await home.getByRole('textbox', { name: says.address, exact: true }).fill('irene@example.org');
  await home.getByRole('button', { name: says.keepAction }).click();
  await expect(home.getByText(says.sent('irene@example.org'))).toBeVisible();
  await expectNoViolationsInEitherTheme(home);
  await home.goto(linkIn(await newest(1)));
  const codes = home.getByRole('dialog', { name: you.codesTitle });
  await expect(codes.locator('[data-codes] li')).toHaveCount(10);
  expect(home.url()).toBe(`${site}/you`);
  await codes.getByRole('button', { name: you.haveThem }).click();
  await expect(home.getByText(says.has('irene@example.org'))).toBeVisible();
  await asOnPhone(home, () => expectNoViolationsInEitherTheme(home));

  await phone.goto(`${site}/you`);
  await phone.getByLabel(says.signIn).fill('irene@example.org');
  await phone.getByRole('button', { name: says.send }).click();
  await expect(phone.getByText(says.sentMaybe('irene@example.org'))).toBeVisible();
  await expectNoViolationsInEitherTheme(phone);
  const mail = await newest(2);
  const desk = await visit({ isRefused: true });
  await desk.goto(linkIn(mail));
  await expect(desk.getByRole('dialog', { name: says.elsewhere }).locator('[data-code]')).toHaveText(codeIn(mail));
  await expectNoViolationsInEitherTheme(desk);
  await phone.getByLabel(says.code).fill(codeIn(mail).toUpperCase());
  await phone.getByRole('button', { name: says.use }).click();
  await expect(phone.getByText(you.welcome('Irene'))).toBeVisible();
  await expect(phone.getByText(you.asAccount)).toBeVisible();
  await phone.getByRole('button', { name: says.remove }).click();
  await expect(phone.getByText(says.removed)).toBeVisible();
  expect((await newest(3)).length).toBeGreaterThan(0);
  await served.close();
  await sink.close();
});

test('a server without mail says so', async ({ visit, served }) => {
  const page = await visit();
  await page.goto(`${served.address}/you`);
  await page.getByRole('textbox', { name: you.name }).fill('Irene');
  await page.getByRole('button', { name: you.save }).click();
  await expect(page.getByText(says.off)).toBeVisible();
  await expect(page.getByRole('link', { name: en.settings.you, exact: true })).toBeVisible();
});
