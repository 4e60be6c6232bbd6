import type { CatalogueDictionaries } from '@hearthlight/domain/incentives/incentive-catalogue'
import { DICTIONARIES } from '@hearthlight/domain/incentives/studio/incentive-document'
import { canonicalJson } from '../../../platform/secrets/canonical-json.ts'

export type MergedDictionaries =
  | { readonly kind: 'merged'; readonly dictionaries: CatalogueDictionaries }
  | { readonly kind: 'conflict'; readonly paths: readonly (readonly [string, string])[] }

/**
 * The dictionaries of the partner with what a draft changed of them. Other incentives share them: an entry that somebody
 * else has changed since the draft was begun is not written over, unless the draft left it alone or says the same.
 */
export function mergeDictionaries(
  live: CatalogueDictionaries,
  base: Partial<CatalogueDictionaries> | null,
  draft: CatalogueDictionaries,
): MergedDictionaries {
  const paths: [string, string][] = []
  const merged = Object.fromEntries(
    DICTIONARIES.map((name) => {
      const [before, now]: [Entries, Entries] = [base?.[name] ?? {}, live[name]]
      const changed = Object.entries<unknown>(draft[name]).filter(([code, entry]) => {
        if (isSame(entry, before[code]) || isSame(entry, now[code])) return false
        if (now[code] !== undefined && !isSame(before[code], now[code])) paths.push([name, code])
        return true
      })
      return [name, { ...now, ...Object.fromEntries(changed) }]
    }),
  )
  if (paths.length > 0) return { kind: 'conflict', paths }
  // Entries come from documents that were read by their schema; only which of the two they come from was chosen here.
  return { kind: 'merged', dictionaries: merged as CatalogueDictionaries }
}

type Entries = Readonly<Record<string, unknown>>

/** A database gives keys back in another order. */
const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
