import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const MILLISECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

export type Metrics = ReturnType<typeof makeMetrics>;

/** One registry per server, so that tests may run several in one process. */
export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    moves: new Counter({ name: 'orrery_moves_total', help: 'Requests to act that were done', labelNames: ['by'], registers }),
    refusals: new Counter({ name: 'orrery_refusals_total', help: 'Requests that were refused', labelNames: ['code'], registers }),
    acknowledgement: new Histogram({
      name: 'orrery_acknowledgement_seconds',
      help: 'From the arrival of a request to act to its acknowledgement, commit included',
      buckets: [...MILLISECONDS],
      registers,
    }),
    botSeconds: new Histogram({
      name: 'orrery_bot_seconds',
      help: 'Time of a bot decision, waiting in the queue not counted',
      labelNames: ['level'],
      buckets: [...MILLISECONDS],
      registers,
    }),
    botQueue: new Gauge({ name: 'orrery_bot_queue', help: 'Bot decisions waiting for a thread', registers }),
    botFailures: new Counter({
      name: 'orrery_bot_failures_total',
      help: 'Bot decisions that were lost',
      labelNames: ['reason'],
      registers,
    }),
    botStandIns: new Counter({
      name: 'orrery_bot_stand_ins_total',
      help: 'Bot decisions made by the quick level of a game, because the bot was too late or failed',
      registers,
    }),
    commitSeconds: new Histogram({
      name: 'orrery_commit_seconds',
      help: 'Time of a commit, the disk included',
      buckets: [...MILLISECONDS],
      registers,
    }),
    commitWrites: new Histogram({
      name: 'orrery_commit_writes',
      help: 'Writes that shared one commit',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    storageUp: new Gauge({ name: 'orrery_storage_up', help: '1 while what is written would be kept, else 0', registers }),
    databaseConnections: new Gauge({
      name: 'orrery_database_connections',
      help: 'Connections to PostgreSQL, and requests that wait for one (state="awaited")',
      labelNames: ['state'],
      registers,
    }),
    jobs: new Gauge({
      name: 'orrery_jobs',
      help: 'Jobs of all nodes that are not done: whose time has come (state="due"), or not yet (state="later"), or that failed too often (state="given-up")',
      labelNames: ['state'],
      registers,
    }),
    jobFailures: new Counter({
      name: 'orrery_job_failures_total',
      help: 'Jobs that failed on this node, each time they were tried',
      labelNames: ['kind'],
      registers,
    }),
    jobsLate: new Gauge({
      name: 'orrery_jobs_late_seconds',
      help: 'How long ago the time of the oldest job came, 0 where none is due; one that failed is due when it is to be tried again',
      registers,
    }),
    leases: new Gauge({ name: 'orrery_leases_held', help: 'Matches this node answers for bots and standing orders in', registers }),
    newsLag: new Gauge({ name: 'orrery_news_lag_seconds', help: 'How long the last word between nodes took', registers }),
    newsSilent: new Gauge({
      name: 'orrery_news_silent_seconds',
      help: 'How long nothing has come through from other nodes, not even the word this node sends itself every 2 seconds; 0 while it does',
      registers,
    }),
    conflicts: new Counter({
      name: 'orrery_conflicts_total',
      help: 'Requests planned again because another node wrote to the match first',
      registers,
    }),
    liveMatches: new Gauge({ name: 'orrery_live_matches', help: 'Matches in memory', registers }),
    sockets: new Gauge({ name: 'orrery_sockets', help: 'Open sockets', registers }),
    refusedConnections: new Counter({
      name: 'orrery_refused_connections_total',
      help: 'Connections beyond what the server takes in all (limit="all") or from one address (limit="address")',
      labelNames: ['limit'],
      registers,
    }),
    droppedSockets: new Counter({
      name: 'orrery_dropped_sockets_total',
      help: 'Sockets closed by the server',
      labelNames: ['reason'],
      registers,
    }),
  };
}
