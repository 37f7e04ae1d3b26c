import { expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import { Shuns } from './shunning.ts';

const ADA = { id: 'ada', name: 'Ada' };

async function chatOf(lines: number) {
  const storage = openMemory();
  for (const person of ['ada', 'bob'])
    await storage.people.add({ id: person, name: person }, { id: person, tokenHash: person, device: '', at: 1 });
  const numbers: number[] = [];
  for (let line = 0; line < lines; line++) {
    const { number } = await storage.chat.add('t', { person: 'bob', name: 'bob', text: `line ${line}`, at: line });
    numbers.push(number);
  }
  const shuns = new Shuns({ storage, seats: { occupantsOf: async () => [] }, now: () => 1_000_000 });
  const report = async (line: number): Promise<readonly string[]> => {
    await shuns.report(ADA, { match: 't', line: numbers[line] }, 'rude');
    return (await storage.manners.reports(9))[0].lines.map(({ text }) => text);
  };
  return { report };
}

test('a report has the line it is about, with those around it', async () => {
  const { report } = await chatOf(40);
  const around = await report(20);
  expect([around.length, around[0], around[12], around.at(-1)]).toEqual([21, 'line 8', 'line 20', 'line 28']);
});

test('nobody talks a line out of reach: one that hundreds have followed is reported all the same', async () => {
  const { report } = await chatOf(520);
  expect(await report(3)).toEqual(['line 3']);
});
