import { describePuzzles } from '@orrery/testkit/puzzles';
import { manifest } from '../manifest.ts';

describePuzzles(manifest, { count: 100, solved: 1, weighed: 4 });
