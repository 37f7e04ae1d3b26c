import { describeReasons } from '@orrery/testkit/reasons';
import { manifest } from '../src/manifest.ts';
import { REASON_TABLES, unseen } from '../src/testing/unseen.ts';

describeReasons(manifest, { positions: 1000, tables: REASON_TABLES, worlds: 1, unseen, latin: /\b[IV]+\b|SETI/g });
