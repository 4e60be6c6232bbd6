import { Kysely, PostgresDialect } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { Engine } from './engine.ts'
import { enginePool, runAlone } from './engine-pool.ts'
import { openGate } from './gate.ts'

/** Puts one gate in front of an engine and offers both doors to it: Kysely and the job queue. */
export function embeddedDatabase(engine: Engine): Database {
  const gate = openGate()
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: enginePool(engine, gate) }) })
  return {
    kind: 'embedded',
    db,
    execute: (sql, parameters) => runAlone(engine, gate, sql, parameters),
    // There is no other instance: the lock of the data folder sees to that.
    exclusively: (work) => work(),
    ping: async () => {
      await runAlone(engine, gate, 'select 1', [])
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
