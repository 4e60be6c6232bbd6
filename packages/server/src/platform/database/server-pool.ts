import pg from 'pg'
import { type PulseTimes, watchPulse } from './server-pulse.ts'
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts'
import { hasDeadline } from './without-deadline.ts'

export type DatabaseTimes = {
  readonly connectMs: number
  /** Longer than PostgreSQL gives a statement (`entering-query.ts`): what is not answered by then is a dead connection. */
  readonly answerMs: number
  readonly pulse: PulseTimes
}
export const TIMES: DatabaseTimes = {
  connectMs: 5_000,
  answerMs: 30_000,
  pulse: { everyMs: 1_000, againMs: 250, ticks: 6, tickMs: 500 },
}

const SILENT = 'The database does not answer.'
const CONNECTIONS = 20
const KEEP_ALIVE_AFTER_MS = 10_000

/** A connection while somebody has it. */
export type HeldClient = {
  readonly client: pg.PoolClient
  /** Asks, for as long as an answer may take. */
  ask<Answer>(question: (client: pg.PoolClient) => Promise<Answer>): Promise<Answer>
  /** Back to the others; where `isSpoilt`, or it is broken, another is made in its place. */
  release(isSpoilt?: boolean): void
}
export type ServerPool = {
  hold(): Promise<HeldClient>
  end(): Promise<void>
}

/**
 * Connections to a PostgreSQL server. When it stops answering, all of them are ended at once and nobody waits for one until it
 * answers again: what cannot be served is told so, and what comes after is served by new connections.
 */
export function serverPool(config: pg.ClientConfig, times: DatabaseTimes): ServerPool {
  const own: pg.PoolConfig = {
    ...config,
    max: CONNECTIONS,
    connectionTimeoutMillis: times.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  }
  const pool = new pg.Pool(own)
  const open = new Set<pg.PoolClient>()
  const held = new Set<pg.PoolClient>()
  // Without a listener a connection that breaks would end the process, whether somebody has it or nobody.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => open.delete(client))
  const endAll = (clients: Iterable<pg.PoolClient>) => {
    for (const client of clients) client.connection.stream.destroy()
  }
  const waiting = new Set<(lost: Error) => void>()
  const pulse = watchPulse(own, times.pulse, () => {
    endAll(open)
    for (const refuse of waiting) refuse(new DatabaseUnavailable(SILENT))
    waiting.clear()
  })
  /** A connection, unless the server stops answering before there is one. */
  const connect = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      waiting.add(reject)
      const isWaiting = () => waiting.delete(reject)
      pool.connect().then(
        (client) => (isWaiting() ? resolve(client) : client.release(true)),
        (error: unknown) => isWaiting() && reject(asUnavailable(error)),
      )
    })

  const inTime = async <Answer>(client: pg.PoolClient, answer: Promise<Answer>): Promise<Answer> => {
    if (!hasDeadline()) return answer
    const timer = setTimeout(() => {
      // Those that lie idle went the same way as likely as not, and cost nothing to make anew.
      endAll([client, ...[...open].filter((each) => !held.has(each))])
    }, times.answerMs)
    return answer.finally(() => clearTimeout(timer))
  }

  return {
    hold: async () => {
      if (!pulse.isBeating()) throw new DatabaseUnavailable(SILENT)
      const client = await connect()
      held.add(client)
      let isBroken = false
      return {
        client,
        ask: (question) =>
          inTime(client, question(client)).catch((error: unknown) => {
            const failure = asUnavailable(error)
            isBroken ||= failure instanceof DatabaseUnavailable
            throw failure
          }),
        release: (isSpoilt = false) => {
          held.delete(client)
          client.release(isBroken || isSpoilt)
        },
      }
    },
    end: async () => {
      await pulse.stop()
      await pool.end()
    },
  }
}
