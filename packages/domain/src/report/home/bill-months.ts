import { type BillReading, type Calibration, modelled, type YearResult } from '@hearthlight/engine'
import { fitsBills } from '../../assessment/house/bill-fit.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { round2 } from '../parts/wire-figures.ts'

type Wire = NonNullable<AuditResult['calibration']>

const MONTHS = Array.from({ length: 12 }, (_, month) => month)

/**
 * The bills month by month. A figure for a year or a season says only the average of its months: it is
 * spread evenly and marked so, because a shape would be the model's, not the bill's.
 */
const ofBill = ({ fuel, months, kWh }: BillReading): Wire['bill_months'] =>
  months.map((month) => ({
    month: month + 1,
    fuel,
    kwh: round2(kWh / months.length),
    kind: months.length === 1 ? 'month' : 'average',
  }))

/** The bills and, for the same fuels, what the fitted model buys in each month of the year. */
export function wireBillMonths(
  { bills, cvRmse }: Calibration,
  year: YearResult,
): Pick<Wire, 'bill_months' | 'modelled_months' | 'furthest'> {
  const fuels = new Set(bills.map(({ fuel }) => fuel))
  const buys = (fuel: BillReading['fuel']) =>
    MONTHS.map((month) => round2(modelled(year, { fuel, months: [month], kWh: 0 })))
  return {
    bill_months: bills.flatMap(ofBill),
    modelled_months: Object.fromEntries([...fuels].map((fuel) => [fuel, buys(fuel)])),
    furthest: fitsBills(cvRmse) ? null : furthestOff(bills, year),
  }
}

/** The bill to look at first: the largest part of what is off. */
function furthestOff(bills: readonly BillReading[], year: YearResult): Wire['furthest'] {
  const [worst] = bills
    .map((bill) => ({
      fuel: bill.fuel,
      months: bill.months.map((month) => month + 1),
      billed_kwh: round2(bill.kWh / bill.months.length),
      modelled_kwh: round2(modelled(year, bill) / bill.months.length),
    }))
    .toSorted((a, b) => offBy(b) - offBy(a))
  return worst ?? null
}

const offBy = ({ billed_kwh, modelled_kwh }: NonNullable<Wire['furthest']>) =>
  Math.abs(billed_kwh - modelled_kwh)
