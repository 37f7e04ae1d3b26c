import type { Json } from '@orrery/engine';
import { describeConformance } from '@orrery/testkit';
import { FACTIONS } from '../cards/factions.ts';
import { theseus } from '../index.ts';
import { OPTIONS } from '../options.ts';

/** Every two factions against each other, either of them beginning. */
function duels(): Json[] {
  return FACTIONS.flatMap((faction1, index) => FACTIONS.slice(index + 1).map((faction2) => ({ faction1, faction2 })));
}

/** Every option turned by itself, and all together; factions have tables of their own. */
function optionSets(): Json[] {
  const sets: Json[] = [];
  const together: Record<string, boolean | string> = {};
  for (const [key, field] of Object.entries(OPTIONS)) {
    const others = field.kind === 'flag' ? [!field.default] : field.choices.filter((choice) => choice !== field.default);
    for (const other of others) if (!key.startsWith('faction')) sets.push({ [key]: other });
    if (!('seats' in field)) together[key] = others[0];
  }
  return [...sets, together, { ...together, ring: 'drafted', decks: 'chosen' }];
}

const TEAMS: readonly Json[] = [
  { match: 'teams' },
  { match: 'teams', faction1: 'scientists', faction2: 'aliens', faction3: 'greys', faction4: 'marines', ring: 'random' },
  { match: 'teams', faction4: 'pandora', ring: 'drafted', decks: 'chosen' },
];

// A deep look costs as much as a hundred plain steps: a few in every game here, every step in `orrery verify`.
const FEW = { games: 1, deepEvery: 100 };

describeConformance(theseus, { ...FEW, seed: 'theseus', more: optionSets() });
describeConformance(theseus, { ...FEW, seed: 'theseus duels', seats: [2], options: duels() });
describeConformance(theseus, {
  ...FEW,
  seed: 'theseus threes',
  seats: [3],
  options: [{ faction3: 'pandora' }, { faction1: 'greys', faction2: 'any' }],
});
describeConformance(theseus, { ...FEW, seed: 'theseus teams', seats: [4], options: TEAMS });
