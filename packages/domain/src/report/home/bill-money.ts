import { type BillReading, type Calibration, modelled } from '@hearthlight/engine'
import type { Assessment } from '../../assessment/assess-home.ts'
import { fitsBills } from '../../assessment/house/bill-fit.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { round2 } from '../parts/wire-figures.ts'
import { differsFromBills } from './differs-from-bills.ts'

type BillMoney = NonNullable<NonNullable<AuditResult['calibration']>['money']>
type Cause = BillMoney['causes'][number]
type PaidBill = BillReading & { readonly money: number }

/** A fuel that is less of the yearly cost than this is not missed among the bills. */
const MISSED_SHARE = 0.05
const MONTHS = Array.from({ length: 12 }, (_, month) => month)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** What was paid by the bills, what the model pays for the same fuels and months, and why these are not one sum. */
export function wireBillMoney({ bills, cvRmse }: Calibration, assessment: Assessment): BillMoney | null {
  const { audit, economics } = assessment
  const paid = bills.flatMap((bill): PaidBill[] =>
    bill.money === undefined ? [] : [{ ...bill, money: bill.money }],
  )
  if (paid.length === 0) return null
  const priced = ({ fuel, months }: BillReading, kWh: number) =>
    kWh * economics.prices[fuel].perKWh + (economics.prices[fuel].fixedPerYear * months.length) / 12
  const each = paid.map((bill) => ({
    bill,
    /** Its energy at the price that is known here. */
    atOurPrice: priced(bill, bill.kWh),
    reckoned: priced(bill, modelled(audit.base.result, bill)),
  }))
  const sums = {
    billed: round2(sum(paid.map(({ money }) => money))),
    modelled: round2(sum(each.map(({ reckoned }) => reckoned))),
  }
  const why = differsFromBills(sums) ? whyOff(each, sums, fitsBills(cvRmse)) : []
  return { ...sums, causes: [...why, ...leftOut(paid, assessment)] }
}

type Compared = { readonly bill: PaidBill; readonly atOurPrice: number; readonly reckoned: number }

/** The price, where that takes the larger part; else how far a plausible home can go. Of bills that do not fit it is said already. */
function whyOff(
  each: readonly Compared[],
  { billed, modelled: reckoned }: Omit<BillMoney, 'causes'>,
  fits: boolean,
): Cause[] {
  const byPrice = sum(each.map(({ bill, atOurPrice }) => atOurPrice - bill.money))
  const byUse = reckoned - billed - byPrice
  if (Math.abs(byPrice) < Math.abs(byUse))
    return fits ? [{ kind: reckoned > billed ? 'lowest' : 'highest' }] : []
  const fuels = [...new Set(each.map(({ bill }) => bill.fuel))].map((fuel) => {
    const own = each.filter(({ bill }) => bill.fuel === fuel)
    const [money, ours] = [
      sum(own.map(({ bill }) => bill.money)),
      sum(own.map(({ atOurPrice }) => atOurPrice)),
    ]
    return { fuel, off: money - ours, share: ours > 0 ? money / ours - 1 : 0 }
  })
  const [first] = fuels.toSorted((a, b) => Math.abs(b.off) - Math.abs(a.off))
  return first === undefined
    ? []
    : [{ kind: 'price', fuel: first.fuel, percent: Math.round(first.share * 100) }]
}

/** What the yearly cost holds and the bills do not. */
function leftOut(paid: readonly PaidBill[], { audit }: Assessment): Cause[] {
  const { money, moneyByFuel } = audit.base.bill
  return Object.entries(moneyByFuel).flatMap(([fuel, cost]): Cause[] => {
    const covered = paid.filter((bill) => bill.fuel === fuel).flatMap(({ months }) => months)
    if (covered.length === 0) return cost > MISSED_SHARE * money ? [{ kind: 'fuel', fuel }] : []
    const months = MONTHS.filter((month) => !covered.includes(month)).map((month) => month + 1)
    return months.length === 0 ? [] : [{ kind: 'months', fuel, months }]
  })
}
