const NARROW = /[ .,:;'’|!iIjl()[\]ft]/
const WIDE = /[mwMW@%—]/

/** How wide a text stands, in units of the drawing. */
export type TextMeasure = (text: string, fontSize: number) => number

/** The room that values need at the left of an axis. */
export type AxisRoom = (values: readonly number[], fontSize: number) => number

/** Roughly how wide a text stands, in units of the drawing. Good to about a tenth: whoever draws in a known font measures instead. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const letter of text) ems += NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.85 : 0.55
  return ems * fontSize
}
