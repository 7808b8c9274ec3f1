import type { Database } from './client.server.ts'

interface Statement<Rows> {
  execute(values?: Record<string, unknown>): Promise<Rows>
}

/**
 * A statement whose words never change, for the hottest of them: put together once for each way into the database, and read
 * and planned by PostgreSQL once for each connection, under its name. What differs are its values (`sql.placeholder`).
 */
export function prepared<Rows>(
  name: string,
  build: (db: Database) => { prepare(name: string): Statement<Rows> },
): (db: Database, values?: Record<string, unknown>) => Promise<Rows> {
  const statements = new WeakMap<Database, Statement<Rows>>()
  return (db, values) => {
    const known = statements.get(db) ?? build(db).prepare(name)
    statements.set(db, known)
    return known.execute(values)
  }
}
