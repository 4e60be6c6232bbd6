import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export type PulseTimes = {
  /** From one question to the next while the server answers, and while it does not. */
  readonly everyMs: number
  readonly againMs: number
  /** A question waits so many ticks of so long. A process that was held up itself has counted one of them, not all. */
  readonly ticks: number
  readonly tickMs: number
}
export type Pulse = { isBeating(): boolean; stop(): Promise<void> }

/**
 * Asks the PostgreSQL server again and again by a connection of its own, so that it is known at once when it does not answer
 * and when it does again. `onLost` is told each time it stops answering.
 */
export function watchPulse(config: pg.ClientConfig, times: PulseTimes, onLost: () => void): Pulse {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isBeating = true

  const drop = () => {
    client?.connection.stream.destroy()
    client = undefined
  }
  const ask = async () => {
    if (client === undefined) {
      client = new pg.Client(config)
      client.on('error', () => undefined)
      await client.connect()
    }
    await client.query('select 1')
  }
  const answers = async (): Promise<boolean> => {
    const answered = ask().then(
      () => true,
      () => false,
    )
    for (let tick = 0; tick < times.ticks; tick += 1) {
      const known = await Promise.race([answered, delay(times.tickMs, undefined, { ref: false })])
      if (known === true) return true
      if (known === false) break
    }
    drop()
    return false
  }
  const beat = async () => {
    // A connection that was ended says nothing about the server: a new one does.
    const wasConnected = client !== undefined
    const isThere = (await answers()) || (wasConnected && (await answers()))
    if (!isThere && isBeating && !stopping.signal.aborted) onLost()
    isBeating = isThere
  }
  const beating = (async () => {
    while (!stopping.signal.aborted) {
      await beat()
      await delay(isBeating ? times.everyMs : times.againMs, undefined, {
        ref: false,
        signal: stopping.signal,
      }).catch(() => undefined)
    }
  })()
  return {
    isBeating: () => isBeating,
    stop: async () => {
      stopping.abort()
      await beating
      await client?.end().catch(() => undefined)
    },
  }
}
