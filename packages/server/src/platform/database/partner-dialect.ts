import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import { beginningPartner } from './in-partner.ts'
import { enterPartner } from './partner-role.ts'

/** Begins a partner's transaction and enters the partner in one round trip. */
class PartnerDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const partnerId = beginningPartner()
    if (partnerId === undefined) return super.beginTransaction(connection, settings)
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${enterPartner(partnerId)}`))
    } catch (error) {
      // Kysely takes a beginning that failed for none, and would hand the aborted transaction to the next one.
      await this.rollbackTransaction(connection)
      throw error
    }
  }
}

/** For a server with many connections: the partner is entered and left with the transaction. */
export class PartnerDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PartnerDriver {
    return new PartnerDriver(this.#config)
  }
}
