import { PostgresDialect } from 'kysely'
import type { Database } from '../database.ts'
import { platformDb } from '../platform-db.ts'
import type { Engine } from './engine.ts'
import { enginePool } from './engine-pool.ts'
import { openGate } from './gate.ts'

/** Puts one gate in front of an engine and offers both doors to it: Kysely and the job queue. */
export function embeddedDatabase(engine: Engine): Database {
  const gate = openGate()
  const pool = enginePool(engine, gate)
  const db = platformDb(new PostgresDialect({ pool }))
  return {
    kind: 'embedded',
    db,
    execute: pool.runAlone,
    // There is no other instance: the lock of the data folder sees to that.
    exclusively: (work) => work(),
    ping: async () => {
      await pool.runAlone('select 1', [])
    },
    dump: async () => {
      const leave = await gate.enter()
      try {
        return await engine.dump()
      } finally {
        leave()
      }
    },
    close: async () => {
      const leave = await gate.enter()
      await db.destroy().finally(leave)
    },
  }
}
