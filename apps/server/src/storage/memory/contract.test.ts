import { describeStorage } from '../testing/contract.ts';
import { openMemory } from './open.ts';

describeStorage('memory', { open: () => ({ storage: openMemory() }) });
