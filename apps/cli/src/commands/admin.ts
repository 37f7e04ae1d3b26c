import { BadInput } from '@orrery/engine';
import { closeTableBody, readWith, renameBody, SUSPENSION, suspendBody } from '@orrery/protocol';
import type { AdminAct, FoundPerson, OpenedAdmin, Report } from '@orrery/server/admin';
import type { Command, Given } from '../command.ts';
import { type Output, say } from '../output.ts';
import { JSON_ARG } from '../settings.ts';

/** Whoever can open the database of a server may do what they like there. */
const AT_THE_COMMAND_LINE = { id: '', name: '' } as const;
const MOST_LISTED = 100;

type Deed = (admin: OpenedAdmin, given: Given, output: Output) => Promise<void>;

const DEEDS: Readonly<Record<string, Deed>> = {
  reports: async ({ storage }, _given, output) => {
    const reports = await storage.manners.reports(MOST_LISTED);
    say(output, { reports }, () => listed(reports.map(reportLines), 'no reports'));
  },
  people: async ({ deeds }, given, output) => {
    const people = await deeds.find(needed(given, 'of', 'a name or an id'));
    say(output, { people }, () => listed(people.map(personLine), 'nobody is called so'));
  },
  log: async ({ storage }, _given, output) => {
    const acts = await storage.manners.acts(MOST_LISTED);
    say(output, { acts }, () => listed(acts.map(actLine), 'nothing was done yet'));
  },
  health: async ({ storage }, _given, output) => {
    const jobs = await storage.jobs.backlog();
    const reports = (await storage.manners.reports(MOST_LISTED)).filter(({ settledAt }) => settledAt === undefined).length;
    say(output, { jobs, openReports: reports }, () =>
      listed([`jobs: ${jobs.due} due, ${jobs.later} later, ${jobs.givenUp} given up`, `open reports: ${reports}`], ''),
    );
  },
  rename: async (admin, given, output) => {
    const person = needed(given, 'of', 'the id of a person');
    const { name } = taken(readWith(renameBody, { name: needed(given, 'to', 'the new name') }));
    await admin.deeds.rename(AT_THE_COMMAND_LINE, person, name);
    done(admin, output);
  },
  suspend: async (admin, given, output) => {
    const person = needed(given, 'of', 'the id of a person');
    const days = given.whole('days', { min: 1, max: SUSPENSION.mostDays });
    const body = taken(readWith(suspendBody, { why: why(given), ...(days === undefined ? {} : { days }) }));
    await admin.deeds.suspend(AT_THE_COMMAND_LINE, person, body);
    done(admin, output);
  },
  lift: async (admin, given, output) => {
    await admin.deeds.lift(AT_THE_COMMAND_LINE, needed(given, 'of', 'the id of a person'));
    done(admin, output);
  },
  settle: async (admin, given, output) => {
    await admin.deeds.settle(AT_THE_COMMAND_LINE, needed(given, 'of', 'the id of a report'));
    done(admin, output);
  },
  close: async (admin, given, output) => {
    const table = needed(given, 'of', 'the id of a table');
    await admin.deeds.closeTable(AT_THE_COMMAND_LINE, table, taken(readWith(closeTableBody, { why: why(given) })).why);
    done(admin, output);
  },
};

export const admin: Command = {
  definition: {
    meta: {
      name: 'admin',
      description: `Look after a server's people and tables, on its database: ${Object.keys(DEEDS).join(', ')}`,
    },
    args: {
      deed: { type: 'positional', description: Object.keys(DEEDS).join(', ') },
      of: { type: 'positional', required: false, description: 'the person (id; people: a name), table or report' },
      to: { type: 'positional', required: false, description: 'rename: the new name' },
      days: { type: 'string', description: 'suspend: for how long; left out: for good', valueHint: 'n' },
      why: { type: 'string', description: 'suspend, close: the reason, which is shown', valueHint: 'words' },
      data: { type: 'string', description: 'folder of the database (default ORRERY_DATA or .orrery)', valueHint: 'folder' },
      ...JSON_ARG,
    },
  },
  run: async (given, { output }) => {
    const deed = DEEDS[given.word('deed')];
    if (deed === undefined) throw new BadInput('deed', `must be one of ${Object.keys(DEEDS).join(', ')}`);
    const { openAdmin, RequestProblem, UnusableDatabase } = await import('@orrery/server/admin');
    let opened: OpenedAdmin | undefined;
    try {
      const folder = given.text('data') ?? process.env.ORRERY_DATA ?? '.orrery';
      opened = await openAdmin({ database: process.env.ORRERY_DATABASE, folder });
      await deed(opened, given, output);
      return 0;
    } catch (reason) {
      if (reason instanceof UnusableDatabase) throw new BadInput('', unusable(reason.message));
      if (reason instanceof RequestProblem) throw new BadInput('', reason.message);
      throw reason;
    } finally {
      await opened?.close();
    }
  },
};

/** A file of SQLite has one user. */
function unusable(problem: string): string {
  return /another server is using/.test(problem) ? `${problem}: stop it first, or use its page /admin in a browser` : problem;
}

/** What touches tables and matches is done by a server. */
function done({ storage }: OpenedAdmin, output: Output): void {
  const when = storage.isShared ? 'now' : 'at the next start';
  say(output, { done: true, seatsAndTables: when }, () => `done; what concerns tables and matches the server does ${when}`);
}

function why(given: Given): string {
  const words = given.text('why');
  if (words === undefined) throw new BadInput('--why', 'is missing: say why');
  return words;
}

function needed(given: Given, name: string, what: string): string {
  const word = given.word(name);
  if (word === '') throw new BadInput('', `<${name}> is missing: ${what}`);
  return word;
}

function taken<Value>(reading: ReturnType<typeof readWith<Value>>): Value {
  if (!reading.ok) throw new BadInput('', reading.problem.message);
  return reading.value;
}

function listed(lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : lines.join('\n');
}

function dated(at: number): string {
  return at >= SUSPENSION.forGood ? 'for good' : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

function reportLines({ id, at, reporterName, reported, reportedName, table, why: words, lines, settledAt }: Report): string {
  const head = `${id} ${dated(at)} ${settledAt === undefined ? 'OPEN' : 'settled'}: ${reporterName || 'somebody'} about ${reportedName} (${reported}) at table ${table}: ${words}`;
  return [head, ...lines.map((line) => `    ${dated(line.at)} ${line.name || 'somebody'}: ${line.text || line.phrase?.code}`)].join('\n');
}

function personLine({ id, name, isGuest, since, suspended }: FoundPerson): string {
  const held = suspended === undefined ? '' : `, suspended until ${dated(suspended.until)}: ${suspended.why}`;
  return `${id} ${name} (${isGuest === true ? 'guest' : 'account'}, since ${dated(since)}${held})`;
}

function actLine({ at, adminName, what, about, aboutName, words }: AdminAct): string {
  return `${dated(at)} ${adminName || 'command line'}: ${what} ${aboutName || about} ${words}`.trimEnd();
}
