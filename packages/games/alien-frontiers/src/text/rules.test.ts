import { describeRulesFiles } from '@orrery/testkit';
import { OPTIONS } from '../options.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

describeRulesFiles({
  home: new URL('../../', import.meta.url),
  mark: 'AF',
  options: OPTIONS,
  texts: { en, ru },
  least: 150,
  rulings: { R: 61 },
  examples: 37,
  latin: /Alien Frontiers|Orrery/g,
});
