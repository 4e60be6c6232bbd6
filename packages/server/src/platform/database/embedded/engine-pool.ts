import type { PostgresPool } from 'kysely'
import { refuseInsideTransaction } from '../transaction.ts'
import type { Engine, EngineResult } from './engine.ts'
import type { Gate } from './gate.ts'

/** The embedded engine in the shape of a `pg` pool of one connection, which is all that Kysely's dialect asks for. */
export function enginePool(engine: Engine, gate: Gate): PostgresPool {
  return {
    async connect() {
      refuseInsideTransaction()
      const release = await gate.enter()
      return {
        query: ((sql: string, parameters: readonly unknown[]) => engine.query(sql, parameters)) as Awaited<
          ReturnType<PostgresPool['connect']>
        >['query'],
        release,
      }
    },
    end: () => engine.close(),
  }
}

/** One statement, or a script of them, outside any transaction of ours: how the job queue reaches the database. */
export async function runAlone(
  engine: Engine,
  gate: Gate,
  sql: string,
  parameters: readonly unknown[],
): Promise<EngineResult> {
  const leave = await gate.enter()
  try {
    return await (parameters.length === 0 ? engine.script(sql) : engine.query(sql, parameters))
  } catch (error) {
    // A script that fails between its own BEGIN and COMMIT would leave the one connection in an aborted transaction.
    await engine.script('ROLLBACK')
    throw error
  } finally {
    leave()
  }
}
