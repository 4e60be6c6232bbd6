import type { z } from 'zod'
import type { Db, PlatformDb } from '../database/schema.ts'

/** Work done later: a name, what it takes, and who does it. */
export type Job<Payload extends z.ZodType<object> = z.ZodType<object>> = {
  readonly name: string
  readonly payload: Payload
  perform(payload: z.infer<Payload>): Promise<void>
  /** How many of them one instance does at once. */
  readonly atOnce: number
  /** The property of the payload that tells for whom: the people of a partner take turns by it. */
  readonly person: string
  /** When it is to be done by itself (cron, UTC). */
  readonly cron: string | undefined
}

/** Work that waits on others, such as a mail server, is done several at once. */
export const WAITS_ON_OTHERS = 6

type Options<Payload extends z.ZodType<object>> = {
  readonly atOnce?: number
  readonly person?: keyof z.infer<Payload> & string
  readonly cron?: string
}

/** Jobs of a partner say so in their payload as `partnerId`; partners take turns by it. */
export function defineJob<Payload extends z.ZodType<object>>(
  name: string,
  payload: Payload,
  perform: (payload: z.infer<Payload>) => Promise<void>,
  { atOnce = 1, person, cron }: Options<Payload> = {},
): Job<Payload> {
  return { name, payload, perform, atOnce, person: person ?? '', cron }
}

export type Jobs = {
  /** Makes a job known: its queue exists, and a worker will do it, by itself when it says so. Before `start`. */
  add<Payload extends z.ZodType<object>>(job: Job<Payload>): void
  /** Kept if and only if the transaction `db` commits. */
  enqueue<Payload extends z.ZodType<object>>(
    db: Db,
    job: Pick<Job<Payload>, 'name' | 'payload'>,
    payload: z.input<Payload>,
    options?: EnqueueOptions,
  ): Promise<void>
  /**
   * Work that looks by itself for what is due: a worker does it again and again, a second apart. Before `start`. What it
   * only begins is waited for by `settled` where the server stops.
   */
  repeat(work: () => Promise<void>, settled?: () => Promise<unknown>): void
  /** Opens the queues; a worker also begins to work. */
  start(role: 'enqueue-only' | 'work'): Promise<void>
  /** Does everything that is due now, then returns. */
  drain(): Promise<void>
  /** Has a job that failed for good done once more, if and only if the transaction `db` commits. */
  retry(db: PlatformDb, job: { readonly name: string; readonly id: string }): Promise<void>
  stop(): Promise<void>
}
export type EnqueueOptions = {
  readonly startAfter?: Date
  /** Within an hour a second one of the same name here is not kept. */
  readonly once?: string
}
