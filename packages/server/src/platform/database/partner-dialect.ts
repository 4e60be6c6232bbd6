import { type DatabaseConnection, type Driver, PostgresDialect, type TransactionSettings } from 'kysely'
import type pg from 'pg'
import { OPENINGS } from './entering-query.ts'
import { beginningPartner } from './in-partner.ts'
import { ServerConnection } from './server-connection.ts'
import { statementNames } from './statement-names.ts'
import { refuseInsideTransaction } from './transaction.ts'

/** For a server with many connections: the partner is entered and left with the transaction. */
class PartnerDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #names = statementNames()
  readonly #prepared = new WeakSet<pg.PoolClient>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ServerConnection> {
    refuseInsideTransaction()
    const partnerId = beginningPartner()
    const client = await this.#pool.connect()
    try {
      if (partnerId !== undefined) await this.#prepare(client)
    } catch (error) {
      client.release()
      throw error
    }
    return new ServerConnection(client, partnerId, this.#names)
  }

  async #prepare(client: pg.PoolClient): Promise<void> {
    if (this.#prepared.has(client)) return
    await client.query({ ...OPENINGS.begin })
    await client.query('rollback')
    await client.query({ ...OPENINGS.enter, values: [''] })
    this.#prepared.add(client)
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

export class PartnerDialect extends PostgresDialect {
  readonly #pool: pg.Pool

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver(): Driver {
    return new PartnerDriver(this.#pool)
  }
}
