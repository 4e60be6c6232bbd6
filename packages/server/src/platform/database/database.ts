import type { PlatformDb } from './schema.ts'

/** An open database, whichever kind. */
export type Database = {
  readonly kind: 'embedded' | 'server'
  readonly db: PlatformDb
  /** SQL of the job queue: a statement with parameters, or a script without. */
  execute(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[] }>
  /** Runs `work` while no other instance on this database runs theirs. */
  exclusively(work: () => Promise<void>): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** The data folder as a gzipped tar; only the embedded database can. */
  dump?: () => Promise<Uint8Array>
  close(): Promise<void>
}
