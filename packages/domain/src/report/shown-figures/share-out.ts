/**
 * Writes parts on a step so that they add up to the written whole (largest remainder): every part is rounded down, and
 * the steps that are missing go to the parts that lost most. A part of nothing stays nothing.
 */
export function shareOut(parts: readonly number[], whole: number, step: number): number[] {
  const counts = parts.map((part) => Math.floor(part / step))
  const missing = Math.round(whole / step) - counts.reduce((sum, count) => sum + count, 0)
  const byLoss = parts
    .map((part, index) => ({ index, lost: part / step - Math.floor(part / step) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
    .map(({ index }) => index)
  for (let given = 0; given < Math.abs(missing) && byLoss.length > 0; given++) {
    const at = missing > 0 ? given % byLoss.length : byLoss.length - 1 - (given % byLoss.length)
    const index = byLoss[at] ?? 0
    counts[index] = (counts[index] ?? 0) + Math.sign(missing)
  }
  return counts.map((count) => count * step + 0)
}

export type Pair = { readonly now: number; readonly after: number }

/**
 * Parts today and after a change. The changes are shared out, not the later amounts: a part that does not change is
 * written alike both times. No part that is above nothing is written below it.
 */
export function shareOutPairs(pairs: readonly Pair[], whole: Pair, step: number): Pair[] {
  const now = shareOut(
    pairs.map((pair) => pair.now),
    whole.now,
    step,
  )
  const changes = shareOut(
    pairs.map((pair) => pair.after - pair.now),
    whole.after - whole.now,
    step,
  )
  const after = now.map((amount, index) => amount + (changes[index] ?? 0))
  const below = after.map((amount, index) => ((pairs[index]?.after ?? 0) >= 0 ? Math.min(0, amount) : 0))
  const largest = after.indexOf(Math.max(...after))
  const owed = below.reduce((sum, amount) => sum + amount, 0)
  return pairs.map((_, index) => ({
    now: now[index] ?? 0,
    after: (after[index] ?? 0) - (below[index] ?? 0) + (index === largest ? owed : 0),
  }))
}
