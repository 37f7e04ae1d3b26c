import { describeMatchStore } from '@orrery/testkit';
import { memoryStore } from './memory-store.ts';

describeMatchStore('memory', () => ({ store: memoryStore() }));
