import type { Beacon } from './cards/beacons.ts';

export type Action = { readonly type: 'light-beacon'; readonly card: Beacon };
