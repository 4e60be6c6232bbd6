import type { UsePeriod } from './period.ts'

export interface Bill extends UsePeriod {
  readonly isEstimated?: boolean
}

export type BillInterval = 'monthly' | 'twoMonthly'

const SHORTEST = 25
const LONGEST: Readonly<Record<BillInterval, number>> = { monthly: 35, twoMonthly: 70 }
const LONGEST_JOINED = 70

/**
 * An estimated bill joins the next that was read, and what is joined begins where the first estimate began. More than seventy
 * days in all, and estimates that no read follows, are left out.
 */
function joinEstimated(bills: readonly Bill[]): (UsePeriod & { readonly isJoined: boolean })[] {
  const joined: (UsePeriod & { readonly isJoined: boolean })[] = []
  let waiting: Bill[] = []
  const close = (read: Bill | undefined) => {
    const parts = read === undefined ? waiting : [...waiting, read]
    const [first] = parts
    if (first === undefined) return
    const days = parts.reduce((sum, each) => sum + each.days, 0)
    const uses = parts.map(({ use }) => use).filter((use) => use !== null)
    const isKnown = read !== undefined && days <= LONGEST_JOINED && uses.length === parts.length
    const use =
      parts.length === 1 && read !== undefined ? read.use : isKnown ? uses.reduce((a, b) => a + b, 0) : null
    joined.push({ day: first.day, days, use, isJoined: parts.length > 1 })
    waiting = []
  }
  for (const bill of bills) {
    if (bill.isEstimated) waiting.push(bill)
    else close(bill)
  }
  close(undefined)
  return joined
}

/** The bills that may be counted; those that are too short or too long keep their place and lose their use. */
export const cleanBills = (bills: readonly Bill[], interval: BillInterval): UsePeriod[] =>
  joinEstimated(bills).map(({ day, days, use, isJoined }) => {
    const longest = isJoined ? LONGEST_JOINED : LONGEST[interval]
    return { day, days, use: days >= SHORTEST && days <= longest ? use : null }
  })
