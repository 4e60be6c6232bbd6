/** A share as a whole percentage; halves go up (spec/1 section 9). */
export const wholePercent = (share: number): number => Math.round(share * 100 + Number.EPSILON * 100)

/** Part that a change takes away from what was there, as a whole percentage; nothing there, nothing taken. */
export const percentSaved = (before: number, after: number): number =>
  before === 0 ? 0 : wholePercent((before - after) / Math.abs(before))

/** Half the width of a band over its middle: the ± of "fairly sure, ±14 %". */
export const halfWidthPercent = (
  { low, high }: { readonly low: number; readonly high: number },
  middle: number,
): number => (middle === 0 ? 0 : wholePercent((high - low) / 2 / Math.abs(middle)))
