const NARROW = /[ .,:;'’|!iIjl()[\]ft]/
const WIDE = /[mwMW@%—]/

/** Roughly how wide a text stands, in units of the drawing. Good to about a tenth, which is all that keeping labels apart needs. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const letter of text) ems += NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.85 : 0.55
  return ems * fontSize
}
