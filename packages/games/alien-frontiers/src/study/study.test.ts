import { describeStudy } from '@orrery/testkit/study';
import { manifest } from '../manifest.ts';
import { REASON_TABLES } from '../testing/unseen.ts';

describeStudy(manifest, { positions: 8, tables: REASON_TABLES, effort: 0.02 });
