import { describeConformance } from '@orrery/testkit';
import { newGame } from '../index.ts';

describeConformance(newGame, { games: 5, seed: 'new-game', more: [{ longMatch: true }], deepEvery: 10 });
