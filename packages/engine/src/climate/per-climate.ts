import type { Climate } from './climate.ts'

/** What follows from a climate alone, made once: every simulated home of a place shares it. */
export const perClimate = <T extends object>(make: (climate: Climate) => T): ((climate: Climate) => T) => {
  const kept = new WeakMap<Climate, T>()
  return (climate) => {
    const known = kept.get(climate)
    if (known) return known
    const made = make(climate)
    kept.set(climate, made)
    return made
  }
}
