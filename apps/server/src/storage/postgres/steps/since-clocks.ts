/** New ones are added at the end; those that are released are never edited. */
export const SINCE_CLOCKS = {
  // Clocks: what a table chose, how they stand, when the first of them runs out; and how people end a match before its rules do.
  '0007-clocks': `
  ALTER TABLE tables ADD COLUMN clock text;
  ALTER TABLE matches ADD COLUMN clocks text;
  ALTER TABLE matches ADD COLUMN deadlines text;
  ALTER TABLE matches ADD COLUMN deadline_at bigint;
  CREATE INDEX matches_by_deadline ON matches (deadline_at) WHERE finished = 0 AND deadline_at IS NOT NULL;
  ALTER TABLE results ADD COLUMN called text;
  ALTER TABLE result_seats ADD COLUMN forfeits text;
  ALTER TABLE result_seats ADD COLUMN stood_in integer NOT NULL DEFAULT 0;
  `,
  // Sessions that nobody uses end; and what is one for the whole house.
  '0008-house': `
  CREATE INDEX sessions_by_use ON sessions (seen_at, token_hash);
  CREATE TABLE house (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);
  `,
  // By what people are reached.
  '0009-addresses': `
  ALTER TABLE secrets ADD COLUMN about text NOT NULL DEFAULT '';
  CREATE TABLE addresses (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    target text NOT NULL,
    key text COLLATE "C" NOT NULL,
    device text NOT NULL,
    made_at bigint NOT NULL,
    is_called smallint NOT NULL,
    failures integer NOT NULL,
    failing_since bigint NOT NULL,
    rests_until bigint NOT NULL,
    off_at bigint,
    off_because text,
    UNIQUE (kind, key)
  );
  CREATE INDEX addresses_by_person ON addresses (person);
  CREATE INDEX addresses_by_table ON addresses (table_id) WHERE table_id <> '';
  `,
  // Since when a match waits, for the lists of those who are waited for. A glance without it is as true as before.
  '0010-waiting-since': `
  ALTER TABLE matches ADD COLUMN waiting_since bigint;
  `,
  // What was said to whom, and how they want to be called.
  '0011-calls': `
  CREATE TABLE calls (
    match_id text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    said text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (match_id, person, said)
  );
  CREATE INDEX calls_by_person ON calls (person);
  CREATE INDEX calls_by_time ON calls (at);
  CREATE TABLE call_wishes (person text COLLATE "C" PRIMARY KEY, wishes text NOT NULL);
  `,
  // Which matches count for ratings, who won together, and what each made of whose rating. All that is here already was friendly.
  '0012-ratings': `
  ALTER TABLE tables ADD COLUMN is_rated smallint NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN is_rated smallint NOT NULL DEFAULT 0;
  ALTER TABLE results ADD COLUMN is_reckoned smallint NOT NULL DEFAULT 0;
  ALTER TABLE result_seats ADD COLUMN side integer;
  CREATE INDEX results_to_reckon ON results (ended_at, match_id) WHERE is_rated = 1 AND is_reckoned = 0;
  CREATE TABLE ratings (
    match_id text COLLATE "C" NOT NULL REFERENCES results (match_id),
    person text COLLATE "C" NOT NULL,
    game text NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    matches integer NOT NULL,
    ended_at bigint NOT NULL,
    PRIMARY KEY (match_id, person)
  );
  CREATE INDEX ratings_by_person ON ratings (person, game, matches, ended_at);
  `,
  // Who lets others see how they play; nobody does until they say so. And who is strongest.
  '0013-shown-people': `
  ALTER TABLE people ADD COLUMN is_shown smallint NOT NULL DEFAULT 0;
  CREATE INDEX ratings_by_game ON ratings (game, person, matches, ended_at);
  `,
  // When the house was away, for clocks stand still then; when people were last here, and when they rest.
  '0014-house-time': `
  CREATE TABLE away (from_at bigint PRIMARY KEY, to_at bigint NOT NULL);
  CREATE INDEX away_by_end ON away (to_at);
  ALTER TABLE people ADD COLUMN here_at bigint;
  ALTER TABLE people ADD COLUMN rest text;
  `,
  // Whom people keep away from themselves, what they reported of whom, who may only look for a while, and what admins did.
  '0015-manners': `
  CREATE TABLE shunned (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    other text COLLATE "C" NOT NULL,
    how text NOT NULL,
    at bigint NOT NULL,
    UNIQUE (person, other)
  );
  CREATE INDEX shunned_by_other ON shunned (other);
  CREATE TABLE suspensions (
    person text COLLATE "C" PRIMARY KEY,
    until bigint NOT NULL,
    why text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX suspensions_by_end ON suspensions (until);
  CREATE INDEX people_by_called ON people (name);
  CREATE TABLE reports (
    id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    reporter text COLLATE "C" NOT NULL,
    reporter_name text NOT NULL,
    reported text COLLATE "C" NOT NULL,
    reported_name text NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    why text NOT NULL,
    settled_at bigint
  );
  CREATE INDEX reports_by_time ON reports (at, id);
  CREATE INDEX reports_open ON reports (at, id) WHERE settled_at IS NULL;
  CREATE INDEX reports_settled ON reports (at, id) WHERE settled_at IS NOT NULL;
  CREATE INDEX reports_by_reporter ON reports (reporter, at);
  CREATE INDEX reports_by_reported ON reports (reported);
  CREATE TABLE report_lines (
    report text COLLATE "C" NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    person text COLLATE "C" NOT NULL,
    name text NOT NULL,
    text text NOT NULL,
    phrase text,
    at bigint NOT NULL,
    PRIMARY KEY (report, number)
  );
  CREATE INDEX report_lines_by_person ON report_lines (person);
  CREATE TABLE admin_acts (
    id text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    admin text COLLATE "C" NOT NULL,
    admin_name text NOT NULL,
    what text NOT NULL,
    about text COLLATE "C" NOT NULL,
    about_name text NOT NULL,
    words text NOT NULL
  );
  CREATE INDEX admin_acts_by_time ON admin_acts (at, id);
  CREATE INDEX admin_acts_by_person ON admin_acts (about);
  CREATE INDEX admin_acts_by_admin ON admin_acts (admin);
  `,
  // Who looks for others to play with.
  '0016-seeks': `
  CREATE TABLE seeks (
    person text COLLATE "C" PRIMARY KEY,
    wish text NOT NULL,
    strengths text NOT NULL,
    since bigint NOT NULL
  );
  CREATE INDEX seeks_by_time ON seeks (since, person);
  `,
  // Who wants to be found by whom, and who was invited to which table.
  '0017-friends': `
  CREATE TABLE friends (
    person text COLLATE "C" NOT NULL,
    friend text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, friend)
  );
  CREATE INDEX friends_by_friend ON friends (friend, person);
  CREATE TABLE invitations (
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    by_person text COLLATE "C" NOT NULL,
    seat smallint,
    at bigint NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX invitations_by_maker ON invitations (by_person, at);
  CREATE INDEX invitations_by_time ON invitations (at);
  `,
  // Evenings, and who takes part in them.
  '0018-evenings': `
  CREATE TABLE evenings (
    id text COLLATE "C" PRIMARY KEY,
    organiser text COLLATE "C" NOT NULL,
    name text NOT NULL,
    is_public integer NOT NULL,
    stage text NOT NULL,
    plan text NOT NULL,
    seed text NOT NULL,
    rounds text NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL,
    version bigint NOT NULL
  );
  CREATE INDEX evenings_by_organiser ON evenings (organiser, stage);
  CREATE INDEX evenings_public ON evenings (changed_at, id) WHERE is_public = 1;
  CREATE INDEX evenings_open ON evenings (changed_at) WHERE stage = 'open';
  CREATE TABLE evening_entries (
    evening text COLLATE "C" NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    number integer NOT NULL,
    person text COLLATE "C" NOT NULL,
    from_round integer NOT NULL,
    until_round integer,
    helps integer NOT NULL,
    wishes text NOT NULL,
    PRIMARY KEY (evening, number)
  );
  CREATE INDEX evening_entries_by_person ON evening_entries (person);
  `,
  // Those that nobody ever played in go, also when they were called off.
  '0019-evenings-unplayed': `
  DROP INDEX evenings_open;
  CREATE INDEX evenings_unplayed ON evenings (changed_at) WHERE rounds = '[]';
  `,
  // How long a match waits for each of its people; not known of those from before.
  '0020-waited': `
  ALTER TABLE matches ADD COLUMN waited text;
  ALTER TABLE result_seats ADD COLUMN waited_ms bigint;
  `,
  // Whose seats had a bot in their place when the match ended.
  '0021-missing': `
  ALTER TABLE result_seats ADD COLUMN is_missing integer NOT NULL DEFAULT 0;
  `,
  // The match whose people a table was opened for, to play again.
  '0022-follows': `
  ALTER TABLE tables ADD COLUMN follows text;
  `,
  // Studies shared as links.
  '0023-shared-studies': `
  CREATE TABLE shared_studies (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    match_id text COLLATE "C" NOT NULL,
    game text NOT NULL,
    title text NOT NULL,
    made_at bigint NOT NULL,
    opened_at bigint NOT NULL,
    bytes bigint NOT NULL,
    packed bytea NOT NULL
  );
  CREATE INDEX shared_studies_by_person ON shared_studies (person, made_at, bytes);
  CREATE INDEX shared_studies_by_opening ON shared_studies (opened_at);
  `,
} as const;
