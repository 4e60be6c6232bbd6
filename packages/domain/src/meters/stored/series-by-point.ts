import { BILLS } from './stored-series.ts'

/**
 * The series of each meter, the one that covers most first. Days and hours of a meter tell the same energy: several meters are
 * added up, several series of one are not.
 */
export function seriesByPoint<Series extends { readonly point: string }>(
  series: readonly Series[],
  lengthOf: (series: Series) => number,
): Series[][] {
  const points = new Map<string, Series[]>()
  for (const each of series.toSorted((one, other) => lengthOf(other) - lengthOf(one)))
    points.set(each.point, [...(points.get(each.point) ?? []), each])
  return [...points.values()]
}

/** Whether bills tell a fuel rather than what is read more finely: some weeks of hours beside years of bills do not tell the year. */
export function isToldByBills<Series extends { readonly step: number }>(
  series: readonly Series[],
  lengthOf: (series: Series) => number,
): boolean {
  const longest = (own: readonly Series[]) => own.reduce((most, each) => Math.max(most, lengthOf(each)), 0)
  const bills = series.filter(({ step }) => step === BILLS)
  const finer = series.filter(({ step }) => step !== BILLS)
  return finer.length === 0 || longest(bills) > 2 * longest(finer)
}

/** What the series of one meter tell of each day or month, once: the first that knows the whole of it, else the first. */
export function toldOnce<Told extends { readonly day: number; readonly isPartial: boolean }>(
  bySeries: readonly (readonly Told[])[],
): Told[] {
  const once = new Map<number, Told>()
  for (const told of bySeries.flat()) {
    const known = once.get(told.day)
    if (known === undefined || (known.isPartial && !told.isPartial)) once.set(told.day, told)
  }
  return [...once.values()]
}
