/** New ones are added at the end; those that are released are never edited. */
export const SINCE_CLOCKS = [
  // Clocks: what a table chose, how they stand, when the first of them runs out; and how people end a match before its rules do.
  `
  ALTER TABLE tables ADD COLUMN clock TEXT;
  ALTER TABLE matches ADD COLUMN clocks TEXT;
  ALTER TABLE matches ADD COLUMN deadlines TEXT;
  ALTER TABLE matches ADD COLUMN deadline_at INTEGER;
  CREATE INDEX matches_by_deadline ON matches (deadline_at) WHERE finished = 0 AND deadline_at IS NOT NULL;
  ALTER TABLE results ADD COLUMN called TEXT;
  ALTER TABLE result_seats ADD COLUMN forfeits TEXT;
  ALTER TABLE result_seats ADD COLUMN stood_in INTEGER NOT NULL DEFAULT 0;
  `,
  // Sessions that nobody uses end; and what is one for the whole house.
  `
  CREATE INDEX sessions_by_use ON sessions (seen_at, token_hash);
  CREATE TABLE house (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // By what people are reached.
  `
  ALTER TABLE secrets ADD COLUMN about TEXT NOT NULL DEFAULT '';
  CREATE TABLE addresses (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    target TEXT NOT NULL,
    key TEXT NOT NULL,
    device TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    is_called INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    failing_since INTEGER NOT NULL,
    rests_until INTEGER NOT NULL,
    off_at INTEGER,
    off_because TEXT,
    UNIQUE (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX addresses_by_person ON addresses (person);
  CREATE INDEX addresses_by_table ON addresses (table_id) WHERE table_id <> '';
  `,
  // Since when a match waits, for the lists of those who are waited for. A glance without it is as true as before.
  `
  ALTER TABLE matches ADD COLUMN waiting_since INTEGER;
  `,
  // What was said to whom, and how they want to be called.
  `
  CREATE TABLE calls (
    match_id TEXT NOT NULL,
    person TEXT NOT NULL,
    said TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, person, said)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX calls_by_person ON calls (person);
  CREATE INDEX calls_by_time ON calls (at);
  CREATE TABLE call_wishes (person TEXT PRIMARY KEY, wishes TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // Which matches count for ratings, who won together, and what each made of whose rating. All that is here already was friendly.
  `
  ALTER TABLE tables ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN is_rated INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN is_reckoned INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE result_seats ADD COLUMN side INTEGER;
  CREATE INDEX results_to_reckon ON results (ended_at, match_id) WHERE is_rated = 1 AND is_reckoned = 0;
  CREATE TABLE ratings (
    match_id TEXT NOT NULL REFERENCES results (match_id),
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    matches INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    PRIMARY KEY (match_id, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_person ON ratings (person, game, matches, ended_at);
  `,
  // Who lets others see how they play; nobody does until they say so. And who is strongest.
  `
  ALTER TABLE people ADD COLUMN is_shown INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX ratings_by_game ON ratings (game, person, matches, ended_at);
  `,
  // When the house was away, for clocks stand still then; when people were last here, and when they rest.
  `
  CREATE TABLE away (from_at INTEGER PRIMARY KEY, to_at INTEGER NOT NULL) STRICT;
  CREATE INDEX away_by_end ON away (to_at);
  ALTER TABLE people ADD COLUMN here_at INTEGER;
  ALTER TABLE people ADD COLUMN rest TEXT;
  `,
  // Whom people keep away from themselves, what they reported of whom, who may only look for a while, and what admins did.
  `
  CREATE TABLE shunned (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    other TEXT NOT NULL,
    how TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (person, other)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX shunned_by_other ON shunned (other);
  CREATE TABLE suspensions (
    person TEXT PRIMARY KEY,
    until INTEGER NOT NULL,
    why TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX suspensions_by_end ON suspensions (until);
  CREATE INDEX people_by_called ON people (name);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reporter_name TEXT NOT NULL,
    reported TEXT NOT NULL,
    reported_name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    why TEXT NOT NULL,
    settled_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_by_time ON reports (at, id);
  CREATE INDEX reports_open ON reports (at, id) WHERE settled_at IS NULL;
  CREATE INDEX reports_settled ON reports (at, id) WHERE settled_at IS NOT NULL;
  CREATE INDEX reports_by_reporter ON reports (reporter, at);
  CREATE INDEX reports_by_reported ON reports (reported);
  CREATE TABLE report_lines (
    report TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    phrase TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (report, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX report_lines_by_person ON report_lines (person);
  CREATE TABLE admin_acts (
    id TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    admin TEXT NOT NULL,
    admin_name TEXT NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    about_name TEXT NOT NULL,
    words TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX admin_acts_by_time ON admin_acts (at, id);
  CREATE INDEX admin_acts_by_person ON admin_acts (about);
  CREATE INDEX admin_acts_by_admin ON admin_acts (admin);
  `,
  // Who looks for others to play with.
  `
  CREATE TABLE seeks (
    person TEXT PRIMARY KEY,
    wish TEXT NOT NULL,
    strengths TEXT NOT NULL,
    since INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seeks_by_time ON seeks (since, person);
  `,
  // Who wants to be found by whom, and who was invited to which table.
  `
  CREATE TABLE friends (
    person TEXT NOT NULL,
    friend TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, friend)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX friends_by_friend ON friends (friend, person);
  CREATE TABLE invitations (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    by_person TEXT NOT NULL,
    seat INTEGER,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX invitations_by_maker ON invitations (by_person, at);
  CREATE INDEX invitations_by_time ON invitations (at);
  `,
  // Evenings, and who takes part in them.
  `
  CREATE TABLE evenings (
    id TEXT PRIMARY KEY,
    organiser TEXT NOT NULL,
    name TEXT NOT NULL,
    is_public INTEGER NOT NULL,
    stage TEXT NOT NULL,
    plan TEXT NOT NULL,
    seed TEXT NOT NULL,
    rounds TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    version INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evenings_by_organiser ON evenings (organiser, stage);
  CREATE INDEX evenings_public ON evenings (changed_at, id) WHERE is_public = 1;
  CREATE INDEX evenings_open ON evenings (changed_at) WHERE stage = 'open';
  CREATE TABLE evening_entries (
    evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    from_round INTEGER NOT NULL,
    until_round INTEGER,
    helps INTEGER NOT NULL,
    wishes TEXT NOT NULL,
    PRIMARY KEY (evening, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX evening_entries_by_person ON evening_entries (person);
  `,
  // Those that nobody ever played in go, also when they were called off.
  `
  DROP INDEX evenings_open;
  CREATE INDEX evenings_unplayed ON evenings (changed_at) WHERE rounds = '[]';
  `,
  // How long a match waits for each of its people; not known of those from before.
  `
  ALTER TABLE matches ADD COLUMN waited TEXT;
  ALTER TABLE result_seats ADD COLUMN waited_ms INTEGER;
  `,
  // Whose seats had a bot in their place when the match ended.
  `
  ALTER TABLE result_seats ADD COLUMN is_missing INTEGER NOT NULL DEFAULT 0;
  `,
  // The match whose people a table was opened for, to play again.
  `
  ALTER TABLE tables ADD COLUMN follows TEXT;
  `,
  // Studies shared as links.
  `
  CREATE TABLE shared_studies (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    match_id TEXT NOT NULL,
    game TEXT NOT NULL,
    title TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    packed BLOB NOT NULL
  ) STRICT;
  CREATE INDEX shared_studies_by_person ON shared_studies (person, made_at, bytes);
  CREATE INDEX shared_studies_by_opening ON shared_studies (opened_at);
  `,
] as const;
