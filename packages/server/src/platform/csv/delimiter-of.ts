/** A spreadsheet writes semicolons where the comma is the decimal mark. */
export function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, 2000).split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }))
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign
}
