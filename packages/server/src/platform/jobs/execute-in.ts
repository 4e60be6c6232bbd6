import { CompiledQuery } from 'kysely'
import type PgBoss from 'pg-boss'
import type { Db } from '../database/schema.ts'

/** The job queue's statements on somebody else's connection: the open transaction of the change. */
export function executeIn(db: Db): PgBoss.Db {
  return {
    executeSql: async (sql, values) => ({
      rows: (await db.executeQuery(CompiledQuery.raw(sql, values))).rows,
    }),
  }
}
