/** A month or a bill of one fuel and direction. */
export interface Period {
  /** Its first day, counted from 1 January 1970. */
  readonly day: number
  readonly days: number
  readonly use: number
  readonly cost: number | null
  readonly isEstimated: boolean
  /** Something of it is not known. */
  readonly isPartial: boolean
}

export const bothCosts = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : one + other

const endOf = ({ day, days }: Period) => day + days
const overlap = (one: Period, other: Period) =>
  Math.max(0, Math.min(endOf(one), endOf(other)) - Math.max(one.day, other.day))
const inOrder = (bills: readonly Period[]) => bills.toSorted((one, other) => one.day - other.day)

/** Of the first all, of the others those that lie beside all before them. */
function besideEachOther(lists: readonly (readonly Period[])[]): Period[][] {
  const told: Period[] = []
  return lists.map((bills) => {
    const own = bills.filter((bill) => told.every((known) => overlap(known, bill) === 0))
    told.push(...own)
    return own
  })
}

/** What another meter took in the days of a bill, by the days that its own bills share with it. */
function withMeter(bill: Period, others: readonly Period[]): Period {
  const [first, last] = [others[0], others.at(-1)]
  if (first === undefined || last === undefined) return bill
  let sum = bill
  let known = 0
  for (const other of others) {
    const days = overlap(bill, other)
    if (days === 0) continue
    const share = days / other.days
    known += days
    sum = {
      ...sum,
      use: sum.use + other.use * share,
      cost: bothCosts(sum.cost, other.cost === null ? null : other.cost * share),
      isEstimated: sum.isEstimated || other.isEstimated,
      isPartial: sum.isPartial || other.isPartial,
    }
  }
  const there = Math.min(endOf(bill), endOf(last)) - Math.max(bill.day, first.day)
  return known < there ? { ...sum, isPartial: true } : sum
}

/**
 * The bills of several meters of a fuel added up, over the spans of the one that is told longest; where it tells nothing, as after
 * a meter was changed, over those of the next. Each meter brings its series, the longest first.
 */
export function billsOfMeters(meters: readonly (readonly (readonly Period[])[])[]): Period[] {
  const all = meters.map((series) => inOrder(besideEachOther(series).flat()))
  const leading = besideEachOther(all).map((bills, meter) =>
    bills.map((bill) => all.filter((_, other) => other !== meter).reduce(withMeter, bill)),
  )
  return inOrder(leading.flat())
}
