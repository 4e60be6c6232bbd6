import { createHash } from 'node:crypto'
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
  const kept = new Map<string, Promise<Kept>>()
  return {
    get(key: string, make: () => Promise<ComposedDocument>): Promise<Kept> {
      const found = kept.get(key) ?? make().then(keep)
      kept.delete(key)
      kept.set(key, found)
      // What could not be made is made again when it is next asked for.
      found.catch(() => kept.get(key) === found && kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > AT_MOST && oldest !== undefined) kept.delete(oldest)
      return found
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
