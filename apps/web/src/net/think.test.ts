import { type PhraseText, seedFrom } from '@orrery/engine';
import { type BotChoice, createMatch, memoryStore } from '@orrery/match';
import { notAlone } from '@orrery/not-alone';
import { text } from '@orrery/not-alone/text/en';
import { expect, test } from 'vitest';
import { think } from './think.ts';

test('what a bot says while it plays here comes with what it does, in phrases the table has words for', async () => {
  const occupants = [0, 1, 2].map((seat) => ({ kind: 'person', person: 'here', name: `Player ${seat}` }) as const);
  const ports = { store: memoryStore(), now: () => 0, entropy: () => seedFrom('talk') };
  const match = await createMatch({ module: notAlone, id: 'm', options: { creature: 'last-seat' }, occupants, ...ports });
  const { view, asked } = match.update(0);
  const legal = asked?.legal ?? [];
  const choices: BotChoice[] = [];
  for (let salt = 0; salt < 100; salt++) {
    choices.push(await think({ game: 'not-alone', level: 'greedy', seat: 0, view, legal, salt: seedFrom(`salt ${salt}`) }));
  }
  for (const { action } of choices) expect(legal).toContainEqual(action);
  const said = choices.flatMap(({ talk }) => talk ?? []);
  expect(said.length).toBeGreaterThan(0);
  const phrases: Readonly<Record<string, PhraseText>> = text.phrases ?? {};
  for (const { code, values } of said) expect(phrases[code]?.(values, (seat) => `Player ${seat}`)).toMatch(/\w/);
});
