import type { Database } from './database-types'

/** One entry a version of the tables. Entries that were released are never edited: a change is a new entry. */
const migrations: string[][] = [
  [
    `CREATE TABLE households (
      id text PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE TABLE members (
      user_id text PRIMARY KEY,
      household_id text NOT NULL REFERENCES households ON DELETE CASCADE,
      id text NOT NULL UNIQUE,
      name text NOT NULL,
      is_owner boolean NOT NULL,
      joined_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX members_household ON members (household_id)',
    `CREATE TABLE invitations (
      id text PRIMARY KEY,
      household_id text NOT NULL REFERENCES households ON DELETE CASCADE,
      invited_by text NOT NULL REFERENCES members (id) ON DELETE CASCADE,
      secret_hash bytea NOT NULL UNIQUE,
      uses_left integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    )`,
    'CREATE INDEX invitations_household ON invitations (household_id)',
    `CREATE TABLE documents (
      name text PRIMARY KEY,
      user_id text,
      household_id text REFERENCES households ON DELETE CASCADE,
      state bytea,
      deleted_at timestamptz,
      updated_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((user_id IS NULL) <> (household_id IS NULL))
    )`,
    'CREATE INDEX documents_user ON documents (user_id)',
    'CREATE INDEX documents_household ON documents (household_id)',
    `CREATE TABLE updates (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      document text NOT NULL REFERENCES documents ON DELETE CASCADE,
      data bytea NOT NULL
    )`,
    'CREATE INDEX updates_document ON updates (document, id)',
    `CREATE TABLE erasures (
      user_hash bytea PRIMARY KEY,
      erased_at timestamptz NOT NULL
    )`,
  ],
  [
    `CREATE TABLE departures (
      member text PRIMARY KEY,
      departed_at timestamptz NOT NULL DEFAULT now()
    )`,
  ],
]

/** Any number that only this program uses. */
const LOCK = 7_827_389

/**
 * Brings the tables to the version of this program; several servers may start at once. Throws an Error when the tables are of
 * a newer version.
 */
export async function migrate(database: Database) {
  await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await query('CREATE TABLE IF NOT EXISTS versions (version integer PRIMARY KEY)')
    const [row] = await query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM versions',
    )
    const current = row?.version ?? 0
    if (current > migrations.length)
      throw new Error(
        `The tables have version ${current}, this server knows ${migrations.length}: start a newer server.`,
      )
    for (const [index, statements] of migrations.entries()) {
      if (index < current) continue
      for (const statement of statements) await query(statement)
      await query('INSERT INTO versions (version) VALUES ($1)', [index + 1])
    }
  })
}
