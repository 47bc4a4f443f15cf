/** Runs one statement of SQL and returns its rows. */
export type Query = <Row = unknown>(sql: string, values?: unknown[]) => Promise<Row[]>

/** Postgres, or the embedded PGlite: both take the same SQL. */
export type Database = {
  query: Query
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}
