import type { Readable } from 'node:stream'
import { z } from 'zod'

/** Where bytes are kept: uploads, rendered reports. What they are and whose is in the database. */
export type Files = {
  /** Keeps the whole stream or nothing; replaces what the key held. */
  put(key: FileKey, body: Readable): Promise<void>
  get(key: FileKey): Promise<StoredFile | undefined>
  /** Nothing to delete is fine. */
  delete(key: FileKey): Promise<void>
  /** Resolves when the place answers. */
  check(): Promise<void>
}
export type StoredFile = { readonly stream: Readable; readonly size: number }

/** Keys are made by us from ids, never from a file name somebody sent. */
const FileKey = z
  .string()
  .max(300)
  .regex(/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*(\.[a-z0-9]{1,8})?$/)
  .brand('FileKey')
export type FileKey = z.infer<typeof FileKey>

export const fileKey = (...parts: readonly string[]): FileKey => FileKey.parse(parts.join('/'))
