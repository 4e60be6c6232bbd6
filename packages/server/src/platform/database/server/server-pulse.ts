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
 * and when it does again. `onLost` is told each time it stops answering, and each time the line to it was cut without a word. While
 * it does not answer, each question is asked by another connection and none waits for the one before: what was sent while the line
 * was cut is never answered.
 */
export function watchPulse(config: pg.ClientConfig, times: PulseTimes, onLost: () => void): Pulse {
  const stopping = new AbortController()
  const asking = new Set<pg.Client>()
  let client: pg.Client | undefined
  let isBeating = true

  const pause = (ms: number) =>
    delay(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
  /** The first that is answered is kept. */
  const askByNew = async (): Promise<boolean> => {
    const own = new pg.Client(config)
    own.on('error', () => undefined)
    asking.add(own)
    const isAnswered = await isInTime(
      own.connect().then(() => own.query('select 1')),
      times,
    )
    asking.delete(own)
    if (isAnswered && client === undefined && !stopping.signal.aborted) client = own
    else cut(own)
    return isAnswered
  }
  const isThere = async (): Promise<boolean> => {
    const known = client
    if (known === undefined) return askByNew()
    const answer = known.query('select 1').then(
      () => 'answered',
      () => 'failed',
    )
    const heard = () => Promise.race([answer, pause(times.tickMs)])
    if ((await heard()) === 'answered') return true
    // Whether the server is gone or only this connection, another one tells; this one is listened to meanwhile.
    client = undefined
    asking.add(known)
    const isBack = await askByNew()
    const said = await heard()
    asking.delete(known)
    if (said === 'answered' && client === undefined) client = known
    else cut(known)
    // The line was cut for a moment: whatever was asked by the others is not answered either.
    if (isBack && said === undefined && !stopping.signal.aborted) onLost()
    return isBack || said === 'answered'
  }
  const beat = async () => {
    if ((await isThere()) || stopping.signal.aborted) return
    isBeating = false
    onLost()
    while (!isBeating && !stopping.signal.aborted) {
      void askByNew().then((isBack) => {
        isBeating ||= isBack
      })
      await pause(times.againMs)
    }
  }
  const beating = (async () => {
    while (!stopping.signal.aborted) {
      await beat()
      await pause(times.everyMs)
    }
  })()
  return {
    isBeating: () => isBeating,
    stop: async () => {
      stopping.abort()
      for (const own of asking) cut(own)
      await beating
      await client?.end().catch(() => undefined)
    },
  }
}

const cut = (dropped: pg.Client) => dropped.connection.stream.destroy()

async function isInTime(answer: Promise<unknown>, { ticks, tickMs }: PulseTimes): Promise<boolean> {
  const answered = answer.then(
    () => true,
    () => false,
  )
  for (let tick = 0; tick < ticks; tick += 1) {
    const known = await Promise.race([answered, delay(tickMs, undefined, { ref: false })])
    if (known !== undefined) return known
  }
  return false
}
