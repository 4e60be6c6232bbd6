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
