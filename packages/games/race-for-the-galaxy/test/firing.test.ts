import { describeFiring } from '@orrery/testkit';
import { check } from '../src/knowledge/check.ts';
import * as firing from '../src/testing/firing.ts';
import { OPTION_SETS, playRandomly } from '../src/testing/random-play.ts';

describeFiring({
  of: 'card, power, goal and ending',
  firing,
  playRandomly,
  optionSets: OPTION_SETS,
  check,
});
