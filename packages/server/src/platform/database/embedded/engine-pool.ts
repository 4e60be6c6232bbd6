import type { PostgresPool } from 'kysely'
import { beginningPartner } from '../in-partner.ts'
import { leavePartner, stayInPartner } from '../partner-role.ts'
import { refuseInsideTransaction } from '../transaction.ts'
import type { Engine, EngineResult } from './engine.ts'
import type { Gate } from './gate.ts'
import { lazyTransaction } from './lazy-transaction.ts'

type Client = Awaited<ReturnType<PostgresPool['connect']>>

/** Both doors to the one connection: Kysely's, in the shape of a `pg` pool, and the job queue's. */
export type EnginePool = PostgresPool & {
  /** One statement, or a script of them, outside any transaction of ours: how the job queue reaches the database. */
  runAlone(sql: string, parameters: readonly unknown[]): Promise<EngineResult>
}

export function enginePool(engine: Engine, gate: Gate): EnginePool {
  // Whose rows the connection sees, so that it is told again only when that changes.
  let entered: string | undefined

  const enter = async (partnerId: string | undefined) => {
    if (entered === partnerId) return
    await engine.script(partnerId === undefined ? leavePartner : stayInPartner(partnerId))
    entered = partnerId
  }
  return {
    async connect() {
      refuseInsideTransaction()
      const partnerId = beginningPartner()
      const release = await gate.enter()
      try {
        await enter(partnerId)
      } catch (error) {
        release()
        throw error
      }
      return { query: lazyTransaction(engine) as Client['query'], release }
    },
    end: () => engine.close(),
    async runAlone(sql, parameters) {
      const leave = await gate.enter()
      try {
        await enter(undefined)
        return await (parameters.length === 0 ? engine.script(sql) : engine.query(sql, parameters))
      } catch (error) {
        // A script that fails between its own BEGIN and COMMIT would leave the one connection in an aborted transaction.
        await engine.script('ROLLBACK')
        throw error
      } finally {
        leave()
      }
    },
  }
}
