import { describeConformance } from '@orrery/testkit';
import { notAlone } from '../index.ts';
import { OPTIONS } from '../options.ts';

/** Every option turned by itself, and all together in the base game and with Sanctuary. */
function optionSets(): Record<string, boolean | string>[] {
  const sets: Record<string, boolean | string>[] = [];
  const together: Record<string, boolean | string> = {};
  for (const [key, field] of Object.entries(OPTIONS)) {
    const others = field.kind === 'flag' ? [!field.default] : field.choices.filter((choice) => choice !== field.default);
    for (const other of others) sets.push({ [key]: other });
    together[key] = others[0];
  }
  return [...sets, { ...together, expansion: 'none' }, { ...together, expansion: 'sanctuary' }];
}

// A deep look costs as much as a hundred plain steps: a few in every game here, every step in `orrery verify`.
describeConformance(notAlone, {
  games: 1,
  seed: 'not-alone',
  options: [{ expansion: 'sanctuary' }],
  more: [{}, ...optionSets()],
  deepEvery: 200,
});
