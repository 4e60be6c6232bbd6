import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import type pg from 'pg'
import { OPENINGS } from './entering-query.ts'
import { beginningPartner } from './in-partner.ts'
import { ServerConnection } from './server/server-connection.ts'
import type { HeldClient, ServerPool } from './server/server-pool.ts'
import { statementNames } from './statement-names.ts'
import { refuseInsideTransaction } from './transaction.ts'

/** For a server with many connections: the partner is entered and left with the transaction. */
class PartnerDriver implements Driver {
  readonly #pool: ServerPool
  readonly #names = statementNames()
  readonly #prepared = new WeakSet<pg.PoolClient>()

  constructor(pool: ServerPool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ServerConnection> {
    refuseInsideTransaction()
    const partnerId = beginningPartner()
    const held = await this.#pool.hold(partnerId)
    try {
      if (partnerId !== undefined) await this.#prepare(held)
    } catch (error) {
      held.release(true)
      throw error
    }
    return new ServerConnection(held, partnerId, this.#names)
  }

  async #prepare(held: HeldClient): Promise<void> {
    if (this.#prepared.has(held.client)) return
    await held.ask(async (client) => {
      await client.query({ ...OPENINGS.begin })
      await client.query('rollback')
      await client.query({ ...OPENINGS.enter, values: [''] })
    })
    this.#prepared.add(held.client)
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (settings.isolationLevel !== undefined || settings.accessMode !== undefined)
      throw new Error('Transactions have the isolation level and the access mode of the server.')
    await ours(connection).begin()
  }

  commitTransaction = (connection: DatabaseConnection) => ours(connection).end('commit')
  rollbackTransaction = (connection: DatabaseConnection) => ours(connection).end('rollback')

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release()
  }

  destroy = () => this.#pool.end()
}

function ours(connection: DatabaseConnection): ServerConnection {
  if (connection instanceof ServerConnection) return connection
  throw new Error('This connection is another driver’s.')
}

/** Kysely's for PostgreSQL, with connections of ours. */
export const partnerDialect = (pool: ServerPool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PartnerDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
