import type { ComposedDocument } from './compose-document.ts'

type Kept = { readonly document: ComposedDocument; readonly tag: string }

/** Some 80 kB each; those of versions that nobody asks for any more go first. */
const AT_MOST = 300

/** The documents made so far, by what they depend on. */
export function documentCache() {
  const kept = new Map<string, Kept>()
  return {
    get(key: string, make: () => Kept): Kept {
      const found = kept.get(key) ?? make()
      kept.delete(key)
      kept.set(key, found)
      const [oldest] = kept.keys()
      if (kept.size > AT_MOST && oldest !== undefined) kept.delete(oldest)
      return found
    },
  }
}
