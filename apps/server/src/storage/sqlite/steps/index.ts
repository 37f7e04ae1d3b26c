import { SINCE_CLOCKS } from './since-clocks.ts';
import { UNTIL_ACCOUNTS } from './until-accounts.ts';

/** One step a version, in their order: `user_version` says how many a file has been through. */
export const STEPS: readonly string[] = [...UNTIL_ACCOUNTS, ...SINCE_CLOCKS];
