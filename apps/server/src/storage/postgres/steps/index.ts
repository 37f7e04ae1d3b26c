import { SINCE_CLOCKS } from './since-clocks.ts';
import { UNTIL_ACCOUNTS } from './until-accounts.ts';

/** One step a version, by name, in their order. Text is compared by bytes (`COLLATE "C"`), as SQLite does. */
export const STEPS: Readonly<Record<string, string>> = { ...UNTIL_ACCOUNTS, ...SINCE_CLOCKS };
