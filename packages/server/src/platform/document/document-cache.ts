import { createHash } from 'node:crypto'
import { latestUsed } from '../caches/latest-used.ts'
import type { ComposedDocument } from './compose-document.ts'
import { compressDocument, type Encoding } from './compress-document.ts'

type Kept = {
  readonly document: ComposedDocument
  readonly tag: string
  compressed(encoding: Encoding): Promise<Buffer>
}

/** Some 100 kB each; those of versions that nobody asks for any more go first. */
const AT_MOST = 300

/** The documents made so far, by what they depend on. */
export function documentCache() {
  const kept = latestUsed<Promise<Kept>>(AT_MOST)
  return {
    get(key: string, make: () => Promise<ComposedDocument>): Promise<Kept> {
      const known = kept.get(key)
      if (known !== undefined) return known
      const made = make().then(keep)
      kept.set(key, made)
      // What could not be made is made again when it is next asked for.
      made.catch(() => kept.get(key) === made && kept.delete(key))
      return made
    },
  }
}

function keep(document: ComposedDocument): Kept {
  const made: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    document,
    tag: `W/"${createHash('sha256').update(document.html).digest('base64url')}"`,
    compressed: (encoding) => {
      made[encoding] ??= compressDocument(document.html, encoding)
      return made[encoding]
    },
  }
}
