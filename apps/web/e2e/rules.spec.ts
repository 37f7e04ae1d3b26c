import { GAMES } from '@orrery/catalogue';
import { expectNoViolationsInEitherTheme } from './axe.ts';
import { expect, test } from './fixtures.ts';

const QUESTIONS = [
  { locale: 'en', query: 'malfunction', rule: 'TH-13.2', marked: /malfunction/i },
  { locale: 'en', query: 'how do I win', rule: 'TH-1.2', marked: /./ },
  { locale: 'en', query: 'kill', rule: 'TH-1.2', marked: /wound/i },
  { locale: 'ru', query: 'неисправностью', rule: 'TH-13.2', marked: /неисправност/i },
] as const;

for (const locale of ['en', 'ru'] as const) {
  const asked = QUESTIONS.filter((question) => question.locale === locale);
  test(`the rules of Theseus answer "${asked.map(({ query }) => query).join('", "')}", and mark what they found`, async ({ visit }) => {
    const page = await visit({ locale });
    await page.goto('/rules/theseus');
    for (const { query, rule, marked } of asked) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.locator(`[data-rule="${rule}"]`)).toBeVisible();
      if (query !== 'how do I win') await expect(page.locator('mark').first()).toHaveText(marked);
    }
  });
}

test('on a phone the answer to a search is in sight, though pictures and icons stand above the field', async ({ visit }) => {
  const page = await visit({ size: 'phone' });
  await page.goto('/rules/alien-frontiers');
  await page.locator('.in-pictures').first().waitFor();
  for (const query of ['qwerty', 'colony']) {
    await page.getByRole('searchbox').fill(query);
    await expect(page.locator('.found')).toBeInViewport({ ratio: 1 });
  }
});

for (const { id } of GAMES) {
  test(`the rules of ${id} have pictures: the set-up, a turn step by step, and icons with their meaning`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await visit({ locale: 'ru', theme: 'light' });
    await page.goto(`/rules/${id}`);
    const pictures = page.locator('.in-pictures .picture[role=img]');
    await expect(pictures.nth(3)).toBeAttached();
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAccessibleName(/\S{3}/);
      await expect(picture.locator('> [inert] > .table')).toBeAttached();
      // Nothing in a picture can be pressed or reached by key.
      await expect(picture.locator('> [inert]')).toBeAttached();
    }
    expect(await page.locator('.in-pictures > section').last().locator('li').count()).toBeGreaterThan(5);
    await expectNoViolationsInEitherTheme(page);
  });
}
