import pg from 'pg'
import { PARTNER_ROLE } from './partner-role.ts'

/** PostgreSQL itself ends a partner's statement that takes longer, and a transaction that was left lying, with its locks. */
export const DEADLINES = `set_config('statement_timeout', '25s', true), set_config('idle_in_transaction_session_timeout', '60s', true)`

/** Prepared once a connection, and sent in front of a partner's statement. */
export const OPENINGS = {
  begin: { name: 'hearthlight_begin', text: 'begin' },
  enter: {
    name: 'hearthlight_enter',
    text: `select set_config('role', '${PARTNER_ROLE}', true), set_config('hearthlight.partner', $1, true), ${DEADLINES}`,
  },
} as const

export type Opening = { readonly name: string; readonly values: readonly string[] }
type Finished = (error: Error | null | undefined, result: pg.QueryResult) => void

/**
 * A statement with others in front of it, all in one message. Up to its end they are one transaction of PostgreSQL, also
 * without BEGIN: what is set for the length of the transaction holds for the statement, and for nothing after it.
 */
export class EnteringQuery extends pg.Query {
  /** How many of the statements in front have not been answered. */
  #before: number

  constructor(openings: readonly Opening[], config: pg.QueryConfig, finished: Finished) {
    // Types of `pg` speak of a builder; what comes is the result.
    super(config, finished as never)
    this.#before = openings.length
    const submit = this.submit
    this.submit = (connection) => {
      connection.stream.cork()
      try {
        for (const { name, values } of openings) {
          connection.bind({ portal: '', statement: name, values: [...values] }, true)
          connection.execute({ portal: '' }, true)
        }
        return submit.call(this, connection)
      } finally {
        connection.stream.uncork()
      }
    }
  }

  override handleDataRow(message: unknown): void {
    if (this.#before === 0) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#before === 0) super.handleCommandComplete(message, connection)
    else this.#before -= 1
  }
}
