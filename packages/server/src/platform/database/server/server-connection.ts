import type { CompiledQuery, DatabaseConnection, QueryResult, RootOperationNode } from 'kysely'
import type pg from 'pg'
import { DEADLINES, EnteringQuery, OPENINGS, type Opening } from '../entering-query.ts'
import { enterPartner } from '../partner-role.ts'
import type { StatementNames } from '../statement-names.ts'
import type { HeldClient } from './server-pool.ts'

const BEGIN: Opening = { name: OPENINGS.begin.name, values: [] }
const enter = (partnerId: string): Opening => ({ name: OPENINGS.enter.name, values: [partnerId] })

/** PostgreSQL's answer to a statement kept from before a migration that changed its columns. */
const PLANNED_OTHERWISE = '0A000'

/**
 * A connection of the pool, as one holder uses it. A partner is entered in the message of the statement itself; reads need
 * no BEGIN, because each sees what is committed when it starts, in a transaction or not.
 */
export class ServerConnection implements DatabaseConnection {
  readonly #held: HeldClient
  readonly #partnerId: string | undefined
  readonly #names: StatementNames
  #transaction: 'none' | 'due' | 'begun' = 'none'

  constructor(held: HeldClient, partnerId: string | undefined, names: StatementNames) {
    this.#held = held
    this.#partnerId = partnerId
    this.#names = names
  }

  async begin(): Promise<void> {
    this.#transaction = this.#partnerId === undefined ? 'begun' : 'due'
    if (this.#partnerId === undefined) await this.#ask('begin')
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const isBegun = this.#transaction === 'begun'
    this.#transaction = 'none'
    if (isBegun) await this.#ask(how)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.#run(query)
    const isWrite = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    return { rows: rows ?? [], ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  // biome-ignore lint/correctness/useYield: part of Kysely's interface; nothing here reads by cursor
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed.')
  }

  release(): void {
    this.#held.release()
  }

  #run({ sql, parameters, query }: CompiledQuery): Promise<pg.QueryResult> {
    const values = [...parameters]
    const partnerId = this.#partnerId
    if (partnerId === undefined || this.#transaction === 'begun') return this.#ask(sql, values)
    if (isPlainRead(query)) return this.#read([enter(partnerId)], sql, values)
    this.#transaction = 'begun'
    if (values.length === 0) return this.#script(partnerId, sql)
    return this.#send([BEGIN, enter(partnerId)], { text: sql, values })
  }

  async #read(openings: readonly Opening[], text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#names.nameOf(text)
    if (name === undefined) return this.#send(openings, { text, values })
    return this.#send(openings, { name, text, values }).catch((error: { code?: unknown }) => {
      if (error.code !== PLANNED_OTHERWISE) throw error
      this.#names.forget()
      return this.#send(openings, { text, values })
    })
  }

  /** Without parameters it may be several statements, which travel by themselves. */
  async #script(partnerId: string, sql: string): Promise<pg.QueryResult> {
    await this.#ask(`begin; ${enterPartner(partnerId)}; select ${DEADLINES}`)
    return this.#ask(sql)
  }

  #ask(sql: string, values?: unknown[]): Promise<pg.QueryResult> {
    return this.#held.ask((client) => client.query(sql, values))
  }

  #send(openings: readonly Opening[], config: pg.QueryConfig): Promise<pg.QueryResult> {
    return this.#held.ask(
      (client) =>
        new Promise((resolve, reject) => {
          const finished = (error: Error | null | undefined, result: pg.QueryResult) => {
            if (error) reject(error)
            else resolve(result)
          }
          // Values are read as on every query of this connection.
          client.query(new EnteringQuery(openings, { ...config, types: client }, finished))
        }),
    )
  }
}

/** Built as a select that locks nothing. Whatever is written as text may call a function that changes something. */
const isPlainRead = (node: RootOperationNode) =>
  node.kind === 'SelectQueryNode' && node.endModifiers === undefined && node.with === undefined
