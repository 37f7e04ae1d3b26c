import { en } from '../src/text/en.ts';
import { expect, test } from './fixtures.ts';
import { playSteps, SETTLED, startDuel, untilSettled } from './play.ts';

test('an undo that takes back others’ turns says whose and how much of them, and can be left', async ({ visit }) => {
  test.setTimeout(240_000);
  const page = await visit();
  await startDuel(page);
  const undo = page.getByTitle(en.match.undoBackHelp);
  // Until a turn begins after a bot's.
  for (let step = 0; step < 40; step++) {
    await untilSettled(page);
    if ((await undo.count()) > 0 && (await undo.isEnabled())) break;
    await playSteps(page, 1);
  }
  const before = await untilSettled(page);
  await undo.click();
  const question = page.locator('dialog[open]');
  await expect(question.locator('li')).toHaveText(/: \d+ actions?$/);
  await question.locator('[data-undo-stay]').click();
  await expect(question).toHaveCount(0);
  await expect(page.locator(SETTLED)).toHaveAttribute('data-seq', before);
  await undo.click();
  await question.locator('[data-undo-go]').click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('#board')).not.toHaveAttribute('data-seq', before);
});
