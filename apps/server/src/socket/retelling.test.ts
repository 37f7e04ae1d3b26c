import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StorageDown } from '../storage/ports.ts';
import { Retelling } from './retelling.ts';

const tabs = Array.from({ length: 40 }, (_, number) => ({ number, isOpen: true, watched: new Set(['t', 'u']) }));
type Tab = (typeof tabs)[number];

/** Pauses end when the test says so. */
function retelling(tell: (tab: Tab) => Promise<void> = async () => {}) {
  const told: number[] = [];
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const again = new Retelling<Tab>({
    tell: async (tab) => {
      await tell(tab);
      told.push(tab.number);
    },
    millisecondsApart: 100,
    pause: (milliseconds) => new Promise((end) => pauses.push({ milliseconds, end })),
  });
  return { again, told, pauses };
}

test('asked for again and again, many tabs at many tables are told one after the other, each once', async () => {
  const { again, told, pauses } = retelling();
  for (let toggles = 0; toggles < 30; toggles++) void again.retell('ada', tabs);
  await setImmediate();
  expect(told).toEqual([0]);
  for (let pause = 0; pause < 40; pause++) {
    expect(pauses[pause].milliseconds).toBe(200);
    pauses[pause].end();
    await setImmediate();
  }
  // The first was asked for once more after it had begun to be told.
  expect(told).toEqual([...tabs.keys(), 0]);
});

test('what could not be read is told with the next call, and whoever has gone is left out', async () => {
  let isAway = true;
  const { again, told, pauses } = retelling(async () => {
    if (isAway) throw new StorageDown(new Error('away'));
  });
  const [one, two] = [tabs[1], { ...tabs[2], isOpen: false }];
  await expect(again.retell('ada', [one, two])).rejects.toBeInstanceOf(StorageDown);
  isAway = false;
  await again.retell('bob', []);
  expect(told).toEqual([]);
  await again.retell('ada', []);
  expect([told, pauses]).toEqual([[1], []]);
});
