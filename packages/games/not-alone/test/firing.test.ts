import { describeFiring } from '@orrery/testkit';
import { check } from '../src/knowledge/check.ts';
import * as firing from '../src/testing/firing.ts';
import { OPTION_SETS, playRandomly } from '../src/testing/random-play.ts';

const ADAPTATIONS = 'src/rules/sanctuary/adaptations*.test.ts';
const CHARACTERS = 'src/rules/sanctuary/characters.test.ts';

describeFiring({
  of: 'card, place, ability and option',
  firing,
  playRandomly,
  optionSets: OPTION_SETS,
  check,
  hasScenario: {
    'adaptation:corruption': ADAPTATIONS,
    'adaptation:cunning': ADAPTATIONS,
    'adaptation:dread': ADAPTATIONS,
    'adaptation:regeneration': ADAPTATIONS,
    'adaptation:slipperiness': ADAPTATIONS,
    'adaptation:spores': ADAPTATIONS,
    'adaptation:thick-hide': ADAPTATIONS,
    'adaptation:twin': ADAPTATIONS,
    'adaptation:vigour': ADAPTATIONS,
    'adaptation:voracity': ADAPTATIONS,
    'adaptation:webbing': ADAPTATIONS,
    'adaptation:wings': ADAPTATIONS,
    'character:captain-pike': CHARACTERS,
    'character:kelly': CHARACTERS,
    'character:minerva-mk-18': CHARACTERS,
    'character:tomas-reyes': CHARACTERS,
    'the Hunt deck made anew': 'src/rules/decks.test.ts',
    'the Survival deck made anew': 'src/rules/decks.test.ts [NA-C5]',
  },
});
