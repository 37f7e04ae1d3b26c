import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { REACHES } from './outward/post.ts';

/** Everything that differs between one running server and another. */
const SETTINGS = z.strictObject({
  host: z.string().min(1).default('127.0.0.1'),
  /** 0: any free port. */
  port: z.coerce.number().int().min(0).max(65535).default(8080),
  /** A PostgreSQL, as `postgres://user:password@host/database`; left out: a file of SQLite in the data folder. */
  database: z
    .string()
    .refine(
      (url) => URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol),
      'must be postgres://user:password@host/database',
    )
    .optional(),
  /** Where the file of SQLite is. */
  dataFolder: z.string().min(1).default('.orrery'),
  /** The built web app; without it the server speaks only its programming interface. */
  webFolder: z.string().min(1).optional(),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The built worker file bots think in; without it they think in the server's own thread. */
  botWorker: z.string().min(1).optional(),
  /** Where people find it, as `play.example.org` or a whole origin; left out: whatever address their browsers say. Passkeys are made for its host. */
  site: z
    .string()
    .transform((given) => (given.includes('://') ? given : `https://${given}`))
    .refine(isOrigin, 'must be like play.example.org or https://play.example.org')
    .optional(),
  /** The server that takes mail from here, as `smtp://user:password@host:587`; left out: no mail is sent. */
  mail: z
    .string()
    .refine((url) => URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol), 'must be smtp://user:password@host:587')
    .optional(),
  /** Whom mail is from, as `Orrery <orrery@example.org>`. */
  mailFrom: z
    .string()
    .min(3)
    .max(320)
    .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an address, as Orrery <orrery@example.org>')
    .optional(),
  /** Where messages of this server may go besides mail: see `REACHES`. */
  webhooks: z.string().pipe(z.enum(REACHES)).default('public'),
  /** Between a turn and the call to it. */
  callPauseMs: z.coerce.number().int().min(0).max(3_600_000).default(20_000),
  /** Ids of the accounts that look after this server in the browser; left out: nobody does, and there is no such page. */
  admins: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be ids of accounts: `orrery admin people <name>` tells them'))
    .readonly()
    .default([]),
  /** Web origins, besides the server's own, whose pages may open a socket (a development server, a proxy). */
  origins: z.array(z.string()).readonly().default([]),
  /**
   * Whose X-Forwarded-For and X-Forwarded-Proto are believed: none, this many proxies in a row, or proxies at these addresses.
   * Never the whole header: its first part is written by the client, who would choose the address its limits are counted for.
   */
  trustProxy: z
    .stringbool()
    .or(z.boolean())
    .transform((one) => (one ? 1 : false))
    .or(z.coerce.number().int().min(1).max(10))
    .or(z.string().transform(addresses))
    .default(false),
  /** Who may read /metrics: programs of this machine, or everybody who can reach the server. */
  metrics: z
    .string()
    .default('loopback')
    .pipe(z.enum(['loopback', 'open'])),
  /** TCP connections at a time, from everywhere. Each takes a file of the process and some memory. */
  connections: z.coerce.number().int().min(1).default(10_000),
  /** Multiplies every rate limit and what one person may have running; load runs and tests need more than a person does. */
  rateFactor: z.coerce.number().positive().default(1),
  /** A bot answers no sooner, so that people can follow. */
  botDelayMs: z.coerce.number().int().min(0).default(500),
  /** What is answered for a seat, by its standing orders or for want of a choice, is done this long after the question. */
  automaticPauseMs: z.coerce.number().int().min(0).default(700),
  /**
   * Told to stop, the server first says so on /openz and goes on for this long, so that a proxy sends newcomers elsewhere. One node has
   * no elsewhere.
   */
  drainSeconds: z.coerce.number().min(0).max(300).default(0),
  /** A match that nobody watches is dropped from memory after this long. */
  idleSeconds: z.coerce.number().positive().default(300),
});

const CONFIG = SETTINGS.superRefine(({ mail, mailFrom, site }, context) => {
  if (mail === undefined) return;
  if (mailFrom === undefined) context.addIssue({ code: 'custom', path: ['mailFrom'], message: 'must be set where mail is sent' });
  // Links lead there; the address that a browser says would be anybody's to choose.
  if (site === undefined) context.addIssue({ code: 'custom', path: ['site'], message: 'must be set where mail is sent' });
});

export type Config = Readonly<z.output<typeof CONFIG>>;
export type ConfigInput = Readonly<z.input<typeof CONFIG>>;

/** Wrong configuration, told in one line. */
export class BadConfig extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'BadConfig';
  }
}

export function readConfig(given: ConfigInput): Config {
  const read = CONFIG.safeParse(given);
  if (read.success) return read.data;
  throw new BadConfig(problemOf(read.error));
}

/** What is wrong first, and where. */
function problemOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is wrong'}`;
}

function isOrigin(url: string): boolean {
  return /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url;
}

/** A list of addresses and networks, separated by commas. */
function addresses(given: string, context: z.RefinementCtx): string[] {
  const list = given.split(',').map((address) => address.trim());
  const wrong = list.find((address) => !isAddress(address));
  if (wrong !== undefined) context.addIssue({ code: 'custom', message: `"${wrong}" is neither a number of proxies nor an address` });
  return list;
}

function isAddress(given: string): boolean {
  const [address = '', bits, ...rest] = given.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

const FLAGS = {
  host: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  web: { type: 'string' },
  log: { type: 'string' },
  'bot-worker': { type: 'string' },
} as const;

/** Flags win over the environment, the environment over the defaults. */
export function configFrom(flags: readonly string[], environment: Readonly<Record<string, string | undefined>>): Config {
  let values: { readonly [Flag in keyof typeof FLAGS]?: string };
  try {
    ({ values } = parseArgs({ args: [...flags], options: FLAGS }));
  } catch (reason) {
    throw new BadConfig(reason instanceof Error ? reason.message : String(reason));
  }
  return readConfig({
    host: values.host ?? environment.ORRERY_HOST,
    port: values.port ?? environment.ORRERY_PORT,
    database: environment.ORRERY_DATABASE,
    dataFolder: values.data ?? environment.ORRERY_DATA,
    webFolder: values.web ?? environment.ORRERY_WEB,
    logLevel: readLevel(values.log ?? environment.ORRERY_LOG),
    botWorker: values['bot-worker'] ?? environment.ORRERY_BOT_WORKER,
    site: environment.ORRERY_SITE,
    mail: environment.ORRERY_MAIL,
    mailFrom: environment.ORRERY_MAIL_FROM,
    webhooks: environment.ORRERY_WEBHOOKS,
    callPauseMs: environment.ORRERY_CALL_PAUSE_MS,
    admins: listOf(environment.ORRERY_ADMINS),
    origins: environment.ORRERY_ORIGINS?.split(',').map((origin) => origin.trim()),
    trustProxy: environment.ORRERY_TRUST_PROXY,
    metrics: environment.ORRERY_METRICS,
    connections: environment.ORRERY_CONNECTIONS,
    rateFactor: environment.ORRERY_RATE_FACTOR,
    botDelayMs: environment.ORRERY_BOT_DELAY_MS,
    automaticPauseMs: environment.ORRERY_AUTOMATIC_PAUSE_MS,
    drainSeconds: environment.ORRERY_DRAIN_SECONDS,
    idleSeconds: environment.ORRERY_IDLE_SECONDS,
  });
}

function listOf(given: string | undefined): readonly string[] | undefined {
  return given?.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}

function readLevel(given: string | undefined): Config['logLevel'] | undefined {
  const read = SETTINGS.shape.logLevel.safeParse(given);
  if (!read.success) throw new BadConfig(`log level${problemOf(read.error)}`);
  return read.data;
}
