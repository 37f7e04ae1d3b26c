import { describeStudy } from '@orrery/testkit/study';
import { manifest } from '../manifest.ts';
import { REASON_TABLES } from '../testing/unseen.ts';

describeStudy(manifest, { positions: 12, tables: REASON_TABLES, effort: 0.1 });
