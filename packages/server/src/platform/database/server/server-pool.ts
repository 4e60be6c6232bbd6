import pg from 'pg'
import { fairTurns } from '../../threads/fair-turns.ts'
import { giveWay } from '../../threads/main-thread.ts'
import { hasDeadline } from '../without-deadline.ts'
import { type PulseTimes, watchPulse } from './server-pulse.ts'
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts'

export type DatabaseTimes = {
  readonly connectMs: number
  /** Longer than PostgreSQL gives a statement (`entering-query.ts`): what is not answered by then is a dead connection. */
  readonly answerMs: number
  readonly pulse: PulseTimes
}
export const TIMES: DatabaseTimes = {
  connectMs: 5_000,
  answerMs: 30_000,
  pulse: { everyMs: 1_000, againMs: 250, ticks: 5, tickMs: 500 },
}

const lost = () => new DatabaseUnavailable('The database does not answer.')
const CONNECTIONS = 20
/** Of one partner while people of another ask too. What waits longer than a connection may take to be made is refused. */
const SHARES = {
  atOnce: CONNECTIONS,
  besideOthers: 6,
  waitingPerPartner: 1_000,
  waitingPerPerson: 1_000,
} as const
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
  /** In turns by partner; what belongs to none counts as one. */
  hold(partnerId?: string): Promise<HeldClient>
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
  const connections = renewedPool(own)
  const { open } = connections
  const held = new Set<pg.PoolClient>()
  const waiting = new Set<(lost: Error) => void>()
  const pulse = watchPulse(own, times.pulse, () => {
    endAll(open)
    connections.renew()
    for (const refuse of waiting) refuse(lost())
    waiting.clear()
  })
  const inTurn = connectionTurns(times.connectMs)
  /** A connection, unless the server stops answering before there is one. */
  const connect = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      waiting.add(reject)
      const isWaiting = () => waiting.delete(reject)
      connections.connect().then(
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
    hold: async (partnerId = '') => {
      if (!pulse.isBeating()) throw lost()
      await giveWay(partnerId)
      const over = await inTurn(partnerId)
      // It may have stopped answering while others had their turns.
      const connected = pulse.isBeating() ? connect() : Promise.reject(lost())
      const client = await connected.catch((error: unknown) => {
        over()
        throw error
      })
      held.add(client)
      return heldClient(
        client,
        (answer) => inTime(client, answer),
        () => {
          held.delete(client)
          over()
        },
      )
    },
    end: async () => {
      await pulse.stop()
      await connections.end()
    },
  }
}

const endAll = (clients: Iterable<pg.PoolClient>) => {
  for (const client of clients) client.connection.stream.destroy()
}

/** A pool, and another in its place: connections that are being made keep their places for as long as they may take. */
function renewedPool(config: pg.PoolConfig) {
  const open = new Set<pg.PoolClient>()
  const openPool = () => {
    const pool = new pg.Pool(config)
    // Without a listener a connection that breaks would end the process, whether somebody has it or nobody.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => {
      open.add(client)
      client.on('error', () => undefined)
    })
    pool.on('remove', (client) => open.delete(client))
    return pool
  }
  let pool = openPool()
  return {
    open,
    connect: () => pool.connect(),
    renew: () => {
      const before = pool
      pool = openPool()
      void before.end()
    },
    end: () => pool.end(),
  }
}

function heldClient(
  client: pg.PoolClient,
  inTime: <Answer>(answer: Promise<Answer>) => Promise<Answer>,
  onReleased: () => void,
): HeldClient {
  let isBroken = false
  return {
    client,
    ask: (question) =>
      inTime(question(client)).catch((error: unknown) => {
        const failure = asUnavailable(error)
        isBroken ||= failure instanceof DatabaseUnavailable
        throw failure
      }),
    release: (isSpoilt = false) => {
      client.release(isBroken || isSpoilt)
      onReleased()
    },
  }
}

/** Waits for a turn no longer than for a connection. */
function connectionTurns(atMostMs: number) {
  const takeTurn = fairTurns(SHARES)
  return (partnerId: string) =>
    new Promise<() => void>((resolve, reject) => {
      let isLate = false
      const late = setTimeout(() => {
        isLate = true
        reject(new DatabaseUnavailable('No connection became free.'))
      }, atMostMs)
      takeTurn({ partnerId, personId: '' })
        .then((over) => (isLate ? over() : resolve(over)), reject)
        .finally(() => clearTimeout(late))
    })
}
