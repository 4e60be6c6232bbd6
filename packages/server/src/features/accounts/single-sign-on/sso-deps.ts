import type { NoteRefusal } from '../../../platform/refusals/note-refusals.ts'
import type { AccountDeps } from '../account-deps.ts'

export type SsoDeps = AccountDeps & {
  /** For failures that are told by leading the browser elsewhere. */
  readonly noteRefusal: NoteRefusal
  /** Seals the signing keys in the database. */
  readonly secret: string
  /** The value of an environment variable that a configuration names as `$NAME`. */
  readonly variable: (name: string) => string | undefined
  /** Whether providers may be reached without TLS; on this machine only. */
  readonly allowPlainLoopback: boolean
}
