import { type Payer, slotOf } from './pay-out.ts'

/**
 * The payers without the steps at which another of their group is always as good a choice: one that pays for nothing
 * else, at least as much, as surely, and from no cap that the other would not use too. Fewer choices are left to try.
 */
export const withoutDominated = (payers: readonly Payer[]): readonly Payer[] =>
  payers.map((payer, index) => ({
    ...payer,
    measureIds: payer.measureIds.filter(
      (id) => !payers.some((other, place) => place !== index && isAsGood(other, place, payer, index, id)),
    ),
  }))

function isAsGood(other: Payer, place: number, payer: Payer, index: number, measureId: string): boolean {
  const slot = slotOf(payer, measureId)
  if (slot === null || other.measureIds.length > 1) return false
  if (other.measureIds[0] !== measureId || slotOf(other, measureId) !== slot) return false
  if (other.cents < payer.cents || (payer.isLikely && !other.isLikely)) return false
  if (other.sharedCap !== null && other.sharedCap !== payer.sharedCap) return false
  // Of two that are as good as each other the first stays.
  const isSame =
    payer.measureIds.length === 1 &&
    other.cents === payer.cents &&
    other.isLikely === payer.isLikely &&
    other.sharedCap === payer.sharedCap
  return !isSame || place < index
}
