/** Whether the node of this name lives, by the clock of the database. */
const lives = (node: string): string => `EXISTS (SELECT FROM nodes WHERE id = ${node} AND expires_at > clock_timestamp())`;

const MILLISECONDS = `* interval '1 millisecond'`;

export const ARRIVE = `INSERT INTO nodes (id, expires_at) VALUES ($1, clock_timestamp() + $2 ${MILLISECONDS})`;

export const RENEW = `UPDATE nodes SET expires_at = clock_timestamp() + $2 ${MILLISECONDS} WHERE id = $1 AND expires_at > clock_timestamp() RETURNING id`;

/** With all its leases. */
export const LEAVE = 'DELETE FROM nodes WHERE id = $1';

/** Long after they died, so that nobody looks for their leases among the living. */
export const BURY = `DELETE FROM nodes WHERE expires_at < clock_timestamp() - interval '1 minute'`;

export const RELEASE = 'DELETE FROM leases WHERE match_id = $1 AND node = $2';

const UNLESS_ANOTHER_LIVES = `ON CONFLICT (match_id) DO UPDATE SET node = excluded.node, fence = excluded.fence
  WHERE leases.node = excluded.node OR NOT ${lives('leases.node')}`;

/** Taken where nobody has it, or this node, or a dead one: in one statement, and under a number that no lease had before. */
export const CLAIM = `INSERT INTO leases (match_id, node, fence)
  SELECT $1::text, $2::text, nextval('fences') WHERE ${lives('$2::text')}
  ${UNLESS_ANOTHER_LIVES} RETURNING fence`;

/** $5: what it is to leave to others. $4: the leases this node knows of. One whose answer was lost on the way is its own without its knowledge, and nobody else's. */
export const TAKE_OVER = `INSERT INTO leases (match_id, node, fence)
  SELECT id, $1::text, nextval('fences') FROM (
    SELECT id FROM matches WHERE finished = 0 AND is_automatic IS DISTINCT FROM 0 AND id > $2 AND id <> ALL ($5::text[]) AND ${lives('$1::text')}
      AND NOT EXISTS (SELECT FROM leases JOIN nodes ON nodes.id = leases.node WHERE match_id = matches.id AND expires_at > clock_timestamp()
        AND (node <> $1 OR match_id = ANY ($4::text[])))
    ORDER BY id LIMIT $3
  ) AS waiting
  ${UNLESS_ANOTHER_LIVES} RETURNING match_id, fence`;
