/** Never edited: files have been through them. */
export const UNTIL_ACCOUNTS = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    options TEXT NOT NULL,
    occupants TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'started', 'closed')),
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    version INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_host ON tables (host, stage);
  CREATE INDEX tables_open ON tables (changed_at) WHERE stage = 'open';

  CREATE TABLE seated (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_by_table ON seated (table_id);

  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    setup TEXT NOT NULL,
    version INTEGER NOT NULL,
    action_count INTEGER NOT NULL,
    state TEXT NOT NULL,
    decision_ids TEXT NOT NULL,
    undo_floor INTEGER NOT NULL,
    finished INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX matches_unfinished ON matches (id) WHERE finished = 0;

  CREATE TABLE entries (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX chat_by_table ON chat (table_id, number);
  `,
  `
  ALTER TABLE chat ADD COLUMN bot_seat INTEGER;
  ALTER TABLE chat ADD COLUMN phrase TEXT;
  `,
  `
  ALTER TABLE tables ADD COLUMN asks_idle INTEGER NOT NULL DEFAULT 0;
  `,
  // What lists show. Of matches that are here already it is not known: the first who asks reckons it.
  `
  ALTER TABLE matches ADD COLUMN game TEXT;
  ALTER TABLE matches ADD COLUMN glance_rules TEXT;
  ALTER TABLE matches ADD COLUMN seq INTEGER;
  ALTER TABLE matches ADD COLUMN closed TEXT;
  ALTER TABLE matches ADD COLUMN waiting_for TEXT;
  ALTER TABLE matches ADD COLUMN occupants TEXT;
  ALTER TABLE matches ADD COLUMN is_automatic INTEGER;
  UPDATE matches SET game = json_extract(setup, '$.game') WHERE json_valid(setup);
  CREATE INDEX matches_to_wake ON matches (id) WHERE finished = 0 AND is_automatic IS NOT 0;
  `,
  // How matches ended, and what goes after a while. When old ones ended their logs tell; how, only the rules can say: a job does.
  `
  CREATE TABLE results (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    game TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    seat_count INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    action_count INTEGER NOT NULL,
    because TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX results_by_game ON results (game, ended_at, match_id);

  CREATE TABLE result_seats (
    match_id TEXT NOT NULL REFERENCES results (match_id),
    seat INTEGER NOT NULL,
    person TEXT,
    level TEXT,
    name TEXT,
    sat TEXT NOT NULL,
    role TEXT,
    rank INTEGER,
    points REAL,
    sources TEXT,
    PRIMARY KEY (match_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX result_seats_by_person ON result_seats (person, match_id) WHERE person IS NOT NULL;

  ALTER TABLE matches ADD COLUMN packed BLOB;
  CREATE INDEX matches_to_pack ON matches (id) WHERE finished = 1 AND packed IS NULL;

  ALTER TABLE seated ADD COLUMN ended_at INTEGER;
  UPDATE seated SET ended_at = (
    SELECT coalesce(
      (SELECT CASE WHEN json_valid(entry) THEN json_extract(entry, '$.at') END FROM entries
       WHERE match_id = tables.id ORDER BY number DESC LIMIT 1), changed_at)
    FROM tables JOIN matches ON matches.id = tables.id WHERE tables.id = table_id AND stage = 'started' AND finished = 1
  );
  CREATE INDEX seated_ended ON seated (person, ended_at, table_id);

  CREATE INDEX tables_closed ON tables (changed_at) WHERE stage = 'closed';
  CREATE INDEX chat_by_time ON chat (at);
  ALTER TABLE people ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE people SET seen_at = unixepoch() * 1000;
  CREATE INDEX people_by_seen ON people (seen_at);
  `,
  // What is to happen later. Numbers are not used twice: one that is under way is known by it.
  `
  CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    key TEXT UNIQUE,
    run_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX jobs_by_time ON jobs (run_at);
  `,
  // What one person says is counted.
  `
  CREATE INDEX chat_by_person ON chat (person, at);
  `,
  // The list of the lobby, read from its beginning; and who stays away, gone through a little at a time.
  `
  CREATE INDEX tables_public ON tables (changed_at, id, host) WHERE stage = 'open' AND is_public = 1;
  CREATE INDEX people_idle ON people (seen_at, id);
  DROP INDEX people_by_seen;
  `,
  // Who somebody is on several devices. A person who has no account has no key of a name; `token_hash` of people is not read any more.
  `
  ALTER TABLE people ADD COLUMN name_key TEXT;
  CREATE UNIQUE INDEX people_by_name ON people (name_key) WHERE name_key IS NOT NULL;

  CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    id TEXT NOT NULL,
    person TEXT NOT NULL,
    device TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_person ON sessions (person, id);
  INSERT INTO sessions SELECT token_hash, lower(hex(randomblob(12))), id, '', at, seen_at FROM people;

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    device TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkeys_by_person ON passkeys (person);

  CREATE TABLE secrets (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX secrets_by_person ON secrets (person, kind);
  CREATE INDEX secrets_by_end ON secrets (expires_at);

  -- Who sat in a match and stood up: its log has their name. Of matches that are here already a job reads it from there.
  CREATE TABLE left_seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  ALTER TABLE chat ADD COLUMN is_guest INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE result_seats ADD COLUMN is_guest INTEGER NOT NULL DEFAULT 0;
  `,
] as const;
