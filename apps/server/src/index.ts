import { botLevels } from '@orrery/bots';
import { type BotPort, freshSeed } from '@orrery/match';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { Accounts } from './account/accounts.ts';
import { MailWays } from './account/mail-ways.ts';
import { Moving } from './account/moving.ts';
import { Passkeys } from './account/passkeys.ts';
import { CarryingOut } from './admin/carrying-out.ts';
import { AdminDeeds } from './admin/deeds.ts';
import { healthOf } from './admin/health.ts';
import { Caller } from './calls/caller.ts';
import { openPush, type Push } from './calls/push.ts';
import { Sender } from './calls/sender.ts';
import { whereabouts } from './calls/whereabouts.ts';
import { Bell } from './clocks/bell.ts';
import { HouseTime } from './clocks/house-time.ts';
import { Resting } from './clocks/resting.ts';
import { timelyStore } from './clocks/timely-store.ts';
import { closing, type Doors } from './closing.ts';
import { type Config, type ConfigInput, readConfig } from './config.ts';
import { Friends } from './friends/friends.ts';
import { Invitations } from './friends/invitations.ts';
import type { Games } from './games.ts';
import { HOSTED_GAMES } from './hosted-games.ts';
import { startHousekeeping } from './housekeeping.ts';
import { accountRoutes } from './http/account-routes.ts';
import { adminRoutes } from './http/admin-routes.ts';
import { makeApp, type OnRoute } from './http/app.ts';
import { callRoutes } from './http/call-routes.ts';
import { finishedRoutes } from './http/finished-routes.ts';
import { friendRoutes } from './http/friend-routes.ts';
import { guestRoutes } from './http/guest-routes.ts';
import { mailRoutes } from './http/mail-routes.ts';
import { mannersRoutes } from './http/manners-routes.ts';
import { OpenSockets, type Refused, type SocketLimits } from './http/open-sockets.ts';
import { operationsRoutes, refuseBeyond } from './http/operations.ts';
import { peopleRoutes } from './http/people-routes.ts';
import { restRoutes } from './http/rest-routes.ts';
import { seekRoutes } from './http/seek-routes.ts';
import { signInRoutes } from './http/sign-in-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { WhoIs } from './http/who-is.ts';
import { BotPool } from './jobs/bot-pool.ts';
import type { Owner } from './jobs/fair-queue.ts';
import { sameThreadBots } from './jobs/same-thread.ts';
import { type JobClock, REAL_CLOCK } from './jobs/timed-queue.ts';
import { FinishedMatches } from './lobby/finished-matches.ts';
import { KeptBytes } from './lobby/kept-bytes.ts';
import { LiveMatches } from './lobby/live-matches.ts';
import { Liveliest } from './lobby/liveliest.ts';
import { LookOut } from './lobby/look-out.ts';
import { MatchSummaries } from './lobby/match-summaries.ts';
import { Tables } from './lobby/tables.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { Footings } from './manners/footings.ts';
import { Shuns } from './manners/shunning.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { followNews } from './news/follow.ts';
import { Poster } from './outward/post.ts';
import { PeoplePages } from './people/people-pages.ts';
import { Presence } from './presence/presence.ts';
import { planRating } from './ratings/rating-tasks.ts';
import { Seeking } from './seeking/seeking.ts';
import { Chat } from './socket/chat.ts';
import { Hub } from './socket/hub.ts';
import { MessageHandler } from './socket/message-handler.ts';
import { Rooms } from './socket/rooms.ts';
import { socketRoute } from './socket/route.ts';
import { openStorage } from './storage/open.ts';
import type { Storage } from './storage/ports.ts';

export { BadConfig, type Config, type ConfigInput, configFrom } from './config.ts';
export { UnusableDatabase } from './storage/ports.ts';

export interface RunningServer {
  /** Where a browser finds it, for instance `http://127.0.0.1:8080`. */
  readonly address: string;
  /** Finishes what was asked, tells clients to come back, closes the database. Takes a few seconds at most, whatever is connected. */
  close(): Promise<void>;
}

/** What no setting leads to. */
export interface Starting {
  readonly games?: Games;
  /** Seeds new matches: only code that starts a server, as browser tests do, can fix what is dealt. */
  readonly entropy?: () => string;
  /** Ends the wait for a database that is not there yet. */
  readonly signal?: AbortSignal;
  /** Time for a server on SQLite: only code that starts a server can make days pass. */
  readonly clock?: JobClock;
  /** How often it says that it is there. */
  readonly beatMilliseconds?: number;
  /** Told of every route, so that none is forgotten where all are looked at. */
  readonly onRoute?: OnRoute;
}

export async function startServer(
  given: ConfigInput,
  { games = HOSTED_GAMES, entropy = freshSeed, signal, clock = REAL_CLOCK, beatMilliseconds, onRoute }: Starting = {},
): Promise<RunningServer> {
  const config = readConfig(given);
  const logger = pino({ level: config.logLevel, base: undefined });
  const metrics = makeMetrics();
  const storage = await openStorage(config, {
    observeCommit({ writes, seconds }) {
      metrics.commitWrites.observe(writes);
      metrics.commitSeconds.observe(seconds);
    },
    waiting: { signal, onAbsent: (problem, seconds) => logger.warn(`${problem}; trying again in ${seconds} s`) },
    observeNewsLag: (seconds) => metrics.newsLag.set(seconds),
    clock,
  });
  const bots = makeBots({ config, games, metrics, logger });
  const mailer = await openMailer(config);
  const push = await openPush(config, storage, (reason) => logger.warn(reason, 'no keys for pushes: none are sent until the next start'));
  const parts = wire({
    config,
    games,
    logger,
    metrics,
    storage,
    mailer,
    push,
    bots: bots.portFor.bind(bots),
    entropy,
    clock,
    beatMilliseconds,
  });
  try {
    await parts.house.open();
    const app = await serve(config, logger, { ...parts, storage, metrics, games, onRoute });
    const sockets = new OpenSockets(app.server, socketLimits(config), refusedConnections(metrics, logger));
    refuseBeyond(app, sockets);
    const address = await app.listen({ host: config.host, port: config.port });
    startHousekeeping(parts, { storage, games, logger, metrics, clock });
    return {
      address,
      close: closing({ ...parts, mailer, drainMilliseconds: config.drainSeconds * 1000, app, sockets, bots, storage, logger }),
    };
  } catch (reason) {
    await parts.timers.close();
    parts.matches.close();
    mailer?.close();
    await bots.close();
    await storage.close();
    throw reason;
  }
}

/** A browser has some six connections; a club behind one router still gets in. */
function socketLimits({ trustProxy, rateFactor, connections }: Config): SocketLimits {
  return { all: connections * rateFactor, perAddress: trustProxy === false ? 500 * rateFactor : Number.POSITIVE_INFINITY };
}

const REFUSED_LOGGED_MILLISECONDS = 60_000;

/** A crowd at the door is counted, and written down once a minute. */
function refusedConnections({ refusedConnections: counted }: Metrics, logger: Logger): Refused {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (limit) => {
    counted.inc({ limit });
    if (performance.now() - loggedAt < REFUSED_LOGGED_MILLISECONDS) return;
    loggedAt = performance.now();
    logger.warn({ limit }, 'connections are refused: there are too many');
  };
}

/** The second level of every game answers in milliseconds; it stands in for those above it only. */
function quickLevel(game: string, level: string): string | undefined {
  const levels = botLevels(game);
  return levels.indexOf(level) > 1 ? levels[1] : undefined;
}

interface Bots {
  readonly portFor: (owner: Owner) => BotPort;
  close(): Promise<void>;
}

function makeBots({ config: { botWorker }, games, metrics, logger }: Pick<Materials, 'config' | 'games' | 'metrics' | 'logger'>): Bots {
  if (botWorker === undefined) {
    const port = sameThreadBots(games, metrics);
    return { portFor: () => port, close: async () => {} };
  }
  return new BotPool({ file: botWorker, metrics, warn: (problem) => logger.warn(problem), quickLevel });
}

interface Materials {
  readonly config: Config;
  readonly games: Games;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly storage: Storage;
  readonly bots: Bots['portFor'];
  readonly mailer: Mailer | undefined;
  readonly push: Push | undefined;
  readonly entropy: () => string;
  readonly clock: JobClock;
  readonly beatMilliseconds: number | undefined;
}

type Parts = ReturnType<typeof wire>;

/** Matches tell the hub of their changes, and the hub shows matches: the one circular dependency, made here. */
function wire({ config, games, logger, metrics, storage, mailer, push, bots, entropy, clock, beatMilliseconds }: Materials) {
  const open: Doors = { isReady: true, yes: true };
  const warn = (reason: unknown, text: string): void => logger.warn(reason, text);
  const summaries = new MatchSummaries(games, storage.matches);
  const house = new HouseTime({
    clock,
    store: storage.house,
    isShared: storage.isShared,
    ...(beatMilliseconds === undefined ? {} : { beatMilliseconds }),
    onAway: () => matches.tellClocks(),
    onProblem: (reason) => warn(reason, 'could not say that the house is there'),
  });
  const matches = new LiveMatches({
    games,
    house,
    store: timelyStore(storage.matches, house),
    isShared: storage.isShared,
    leases: storage.leases,
    botsFor: bots,
    hostOf: async (match) => (await storage.tables.load(match))?.host,
    metrics,
    onProblem: (problem) => logger.warn(problem, 'a match reported a problem'),
    onClosed: (match, reason) => summaries.closed(match, reason),
    onTalk: (talk) => void chat.botSays(talk).catch((reason) => warn(reason, 'could not pass on what a bot said')),
    onChange(match, update) {
      void hub.matchChanged(match, update).catch((reason) => warn(reason, 'could not tell the lobby'));
      caller.matchChanged(update);
      if (match.setup.isRated === true && update.waitingFor.length === 0)
        planRating(storage.jobs).catch((reason) => warn(reason, 'could not plan the rating'));
    },
    idleMilliseconds: config.idleSeconds * 1000,
    botDelayMs: config.botDelayMs,
    automaticPauseMs: config.automaticPauseMs,
    entropy,
  });
  const presence = new Presence({
    people: storage.people,
    clock,
    onProblem: (reason) => warn(reason, 'could not keep who is here'),
    onLeft: (person) => seeking.left(person),
  });
  const resting = new Resting({ storage, matches, now: house.now });
  const footings = new Footings(storage.manners, house.now);
  const tables = new Tables({
    games,
    meeting: footings,
    presence,
    resting,
    now: house.now,
    storage,
    matches,
    summaries,
    rateFactor: config.rateFactor,
    onChange(table, before) {
      void hub.tableChanged(table, before).catch((reason) => warn(reason, 'could not tell the lobby'));
      if (table.stage === 'started' && before?.stage !== 'started') caller.begun(table.id);
    },
  });
  const seeking = new Seeking({
    storage,
    tables,
    presence,
    games,
    meeting: footings,
    isSuspended: async (person) => (await footings.suspension(person)) !== undefined,
    clock,
    chance: Math.random,
    warn,
  });
  const rooms = new Rooms(matches, { seesAll: !storage.isShared, presence });
  const hub = new Hub({ metrics, summaries, rooms, tables, warn, loadTable: (id) => storage.tables.load(id) });
  const chat = new Chat({ hub, matches, store: storage.chat, rateFactor: config.rateFactor });
  const kept = new KeptBytes(storage, config.rateFactor);
  const bell = new Bell({
    clock,
    house,
    store: storage.matches,
    matches,
    leases: storage.leases,
    onProblem: (reason) => warn(reason, 'could not look whose time is up'),
  });
  const timers = {
    async close() {
      presence.close();
      bell.close();
      await house.close();
    },
  };
  const messages = new MessageHandler({
    now: house.now,
    presence,
    kept,
    hub,
    rooms,
    matches,
    tables,
    tableStore: storage.tables,
    chat,
    metrics,
    failed: (reason) => logger.error(reason, 'request failed'),
  });
  const accounts = new Accounts(storage);
  const moving = new Moving({ storage, tables });
  const admin = new CarryingOut({ storage, footings, tables, matches, moving, chat });
  const mail = new MailWays({ mailer, site: config.site, storage, rateFactor: config.rateFactor });
  const poster = new Poster({ reach: config.webhooks });
  const sender = new Sender({
    storage,
    poster,
    mailer,
    site: config.site,
    push,
    now: house.now,
    log: (facts, text) => logger.info(facts, text),
  });
  const isHere = (match: string, person: string): boolean => rooms.isSeenBy(match, person);
  const caller = new Caller({
    storage,
    sender,
    isHere,
    whereIs: whereabouts({ isShared: storage.isShared, isHere, presence }),
    pauseMilliseconds: config.callPauseMs,
    now: house.now,
    warn,
  });
  const friends = new Friends({ storage, tables, meeting: footings, now: house.now });
  const invitations = new Invitations({
    storage,
    tables,
    sender,
    presence,
    meeting: footings,
    now: house.now,
    rateFactor: config.rateFactor,
  });
  const lookOut = new LookOut({
    leases: storage.leases,
    matches,
    summaries,
    isOpen: () => open.yes,
    onProblem: (problem) => logger.warn(problem, 'a match could not go on'),
    observe: (held) => metrics.leases.set(held),
  });
  const liveliest = new Liveliest({ storage, summaries, now: house.now });
  storage.news.subscribe('match', (id) => liveliest.heard(id));
  followNews(storage.news, { matches, summaries, tables, hub, chat, accounts, footings, warn, isOpen: () => open.yes });
  return {
    open,
    summaries,
    matches,
    tables,
    hub,
    kept,
    messages,
    accounts,
    moving,
    mail,
    poster,
    push,
    sender,
    caller,
    lookOut,
    house,
    bell,
    presence,
    rooms,
    resting,
    footings,
    admin,
    seeking,
    friends,
    invitations,
    liveliest,
    timers,
  };
}

async function serve(
  config: Config,
  logger: Logger,
  {
    open,
    storage,
    metrics,
    games,
    matches,
    tables,
    hub,
    kept,
    messages,
    accounts,
    moving,
    mail,
    poster,
    push,
    sender,
    presence,
    resting,
    footings,
    house,
    seeking,
    friends,
    invitations,
    liveliest,
    onRoute,
  }: Parts & Pick<Materials, 'storage' | 'metrics' | 'games'> & Pick<Starting, 'onRoute'>,
): Promise<FastifyInstance> {
  const { rateFactor, origins } = config;
  const whoIs = new WhoIs(accounts, { presence, footings, rateFactor });
  const isOpen = (): boolean => open.yes;
  const app = await makeApp(config, logger, onRoute);
  await socketRoute(app, { footings, hub, messages, metrics, whoIs, presence, origins, rateFactor, isOpen });
  operationsRoutes(app, { metrics, storage, isReady: () => open.isReady, hasOpenMetrics: config.metrics === 'open' });
  const onSignOut = (person: string): void => hub.signOut(person);
  const finished = new FinishedMatches({ games, tables: storage.tables, matches: storage.matches });
  guestRoutes(app, { accounts, kept, whoIs, games, rateFactor, onSignOut });
  const { accounts: store, addresses } = storage;
  const who = { accounts, store, addresses, mail, passkeys: new Passkeys(store), moving, whoIs, rateFactor, site: config.site, onSignOut };
  signInRoutes(app, { ...who, kept });
  accountRoutes(app, { ...who, data: { storage, finished } });
  mailRoutes(app, { ...who, kept });
  callRoutes(app, { storage, accounts, poster, sender, pushKey: push?.keys.publicKey, kept, whoIs, rateFactor });
  tableRoutes(app, { tables, matches, kept, whoIs, rateFactor });
  restRoutes(app, { resting, whoIs, rateFactor });
  mannersRoutes(app, { shuns: new Shuns({ storage, tables, now: house.now }), kept, whoIs, rateFactor });
  adminRoutes(app, {
    admins: config.admins,
    deeds: new AdminDeeds({ storage, now: house.now }),
    storage,
    health: () => healthOf({ storage, hub, matches }),
    whoIs,
    now: house.now,
  });
  seekRoutes(app, { seeking, liveliest, tables, storage, whoIs, rateFactor });
  friendRoutes(app, { friends, invitations, tables, kept, whoIs, rateFactor });
  finishedRoutes(app, { finished, whoIs });
  peopleRoutes(app, { pages: new PeoplePages({ storage, now: Date.now }), games, whoIs, rateFactor });
  return app;
}
