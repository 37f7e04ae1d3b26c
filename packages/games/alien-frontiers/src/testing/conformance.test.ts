import { describeConformance } from '@orrery/testkit';
import { alienFrontiers } from '../index.ts';
import { OPTIONS } from '../options.ts';

/** Every option turned by itself, and all that every table offers turned together. */
function optionSets(): Record<string, boolean | string>[] {
  const sets: Record<string, boolean | string>[] = [];
  const together: Record<string, boolean | string> = {};
  for (const [key, field] of Object.entries(OPTIONS)) {
    const others = field.kind === 'flag' ? [!field.default] : field.choices.filter((choice) => choice !== field.default);
    for (const other of others) sets.push({ [key]: other });
    if (!('seats' in field)) together[key] = others[0];
  }
  return [...sets, together];
}

// A deep look costs as much as a hundred plain steps: a few in every game here, every step in `orrery verify`. Every option
// with every number of players is tried in apps/cli/test/every-option.test.ts.
describeConformance(alienFrontiers, { games: 3, seed: 'alien-frontiers', more: optionSets(), deepEvery: 240 });
