import type { Texts } from './namespaces.ts'

/** A partner's texts laid over ours, key by key. */
export function overlaid(core: Texts, layer: Texts | undefined): Texts {
  const merged: Record<string, string | Texts> = { ...core }
  for (const [key, value] of Object.entries(layer ?? {})) {
    const below = merged[key]
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overlaid(below, value) : value
  }
  return merged
}
