/**
 * How estimates are rounded for people. Screen and PDF call these, so that they print the same figures.
 * An estimate shows two significant figures; its range is rounded outward, so that it never claims too much.
 */
export type Range = { readonly low: number; readonly high: number }

/** A yearly cost or a saving in money: 2,837 is about 2,800; 214 about 210; never finer than 5. */
export const aboutMoney = (amount: number): number => toSignificant(amount, 2, 5)

/** A price of work: 2,638 is 2,650; never finer than 10. */
export const aboutCost = (amount: number): number => toSignificant(amount, 3, 10)

/** Energy in kWh: 45,153 is about 45,200; never finer than 50. */
export const aboutEnergy = (kWh: number): number => toSignificant(kWh, 3, 50)

/** Energy or CO2 that is saved, two significant figures. */
export const aboutSaved = (amount: number): number => toSignificant(amount, 2, 10)

export const moneyRange = ({ low, high }: Range): Range => outward(low, high, 10)
export const energyRange = ({ low, high }: Range): Range => outward(low, high, 50)
export const weightRange = ({ low, high }: Range): Range => outward(low, high, 50)

/** A share as a whole percentage; halves go up (spec/1 section 9). */
export const wholePercent = (share: number): number => Math.round(share * 100 + Number.EPSILON * 100)

/** Part that a change takes away from what was there, as a whole percentage; nothing there, nothing taken. */
export const percentSaved = (before: number, after: number): number =>
  before === 0 ? 0 : wholePercent((before - after) / before)

/** Half the width of a band over its middle: the ± of "fairly sure, ±14 %". */
export const halfWidthPercent = ({ low, high }: Range, middle: number): number =>
  middle === 0 ? 0 : wholePercent((high - low) / 2 / Math.abs(middle))

function toSignificant(value: number, digits: number, finest: number): number {
  if (value === 0) return 0
  const magnitude = 10 ** (Math.floor(Math.log10(Math.abs(value))) + 1 - digits)
  const step = Math.max(finest, magnitude)
  return Math.round(value / step) * step
}

/** The step grows with the figure, so that 2,437–3,183 reads 2,400–3,200 and not 2,430–3,190. */
function outward(low: number, high: number, finest: number): Range {
  const largest = Math.max(Math.abs(low), Math.abs(high), 1)
  const step = Math.max(finest, 10 ** (Math.floor(Math.log10(largest)) - 1))
  return { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step }
}
