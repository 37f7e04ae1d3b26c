import { describeLessons } from '@orrery/testkit/lessons';
import { manifest } from '../manifest.ts';

describeLessons(manifest);
