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
 *
 * `pg` is given it as it takes any query that sends its own messages (`Submittable`, as `pg-cursor` is one): what the
 * server says of the statement itself is handed on to a plain query, and what it says of those in front is not.
 */
export class EnteringQuery implements pg.Submittable {
  /** By these `pg` knows which statements a connection has prepared. */
  readonly name: string | undefined
  readonly text: string
  readonly callback: Finished
  readonly #openings: readonly Opening[]
  readonly #statement: pg.Query
  /** How many of the statements in front have not been answered. */
  #before: number

  constructor(openings: readonly Opening[], config: pg.QueryConfig, finished: Finished) {
    this.name = config.name
    this.text = config.text
    this.callback = finished
    this.#openings = openings
    this.#before = openings.length
    // Types of `pg` speak of a builder; what comes is the result.
    this.#statement = new pg.Query(config, finished as never)
  }

  submit(connection: pg.Connection): unknown {
    connection.stream.cork()
    try {
      for (const { name, values } of this.#openings) {
        connection.bind({ portal: '', statement: name, values: [...values] }, true)
        connection.execute({ portal: '' }, true)
      }
      // Refused before it was sent, it answers why.
      return this.#statement.submit(connection)
    } finally {
      connection.stream.uncork()
    }
  }

  handleDataRow(message: unknown): void {
    if (this.#before === 0) this.#statement.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#before === 0) this.#statement.handleCommandComplete(message, connection)
    else this.#before -= 1
  }

  handleRowDescription(message: unknown): void {
    this.#statement.handleRowDescription(message)
  }

  handleEmptyQuery(connection: pg.Connection): void {
    this.#statement.handleEmptyQuery(connection)
  }

  handlePortalSuspended(connection: pg.Connection): void {
    this.#statement.handlePortalSuspended(connection)
  }

  handleCopyInResponse(connection: pg.Connection): void {
    this.#statement.handleCopyInResponse(connection)
  }

  handleCopyData(message: unknown, connection: pg.Connection): void {
    this.#statement.handleCopyData(message, connection)
  }

  handleError(error: Error, connection: pg.Connection): void {
    this.#statement.handleError(error, connection)
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#statement.handleReadyForQuery(connection)
  }
}
