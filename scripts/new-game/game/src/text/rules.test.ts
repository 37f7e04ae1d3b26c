import { describeRulesFiles } from '@orrery/testkit';
import { OPTIONS } from '../options.ts';
import { text as en } from './en/index.ts';
import { text as ru } from './ru/index.ts';

describeRulesFiles({ home: new URL('../../', import.meta.url), mark: 'NG', options: OPTIONS, texts: { en, ru }, least: 5, rulings: {} });
