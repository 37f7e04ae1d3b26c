import { describeNumbers } from '@orrery/testkit/numbers';
import { manifest } from '../manifest.ts';

describeNumbers(manifest, 300);
