import { describeFiring } from '@orrery/testkit';
import { check } from '../src/knowledge/check.ts';
import * as firing from '../src/testing/firing.ts';
import { OPTION_SETS, playRandomly } from '../src/testing/random-play.ts';

describeFiring({
  of: 'card, unit, ending and option',
  firing,
  playRandomly,
  optionSets: OPTION_SETS,
  check,
  hasScenario: {
    'a turn skipped': 'src/rules/movement.test.ts [TH-R14]',
  },
});
