import { fitsBills } from '../../assessment/house/bill-fit.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import { differsFromBills } from '../home/differs-from-bills.ts'
import { toStep } from '../shown-figures/figure-step.ts'
import { wholePercent } from '../shown-figures/percent.ts'
import { meteredSpan } from './metered-span.ts'

type Billed = Pick<AuditResult, 'calibration' | 'consumptions_by_fuel'>
type Calibration = NonNullable<AuditResult['calibration']>
type Cause = NonNullable<Calibration['money']>['causes'][number]
type Furthest = NonNullable<Calibration['furthest']>

const MONTHS_OF_METER = 12

/** What the model was fitted to: texts about it end so. */
function fittedTo({ metered, readings }: Pick<Calibration, 'metered' | 'readings'>) {
  if (metered.length === 0) return ''
  return readings > metered.length * MONTHS_OF_METER ? '_both' : '_meters'
}

/** What was fitted to, over which months, and how well. */
function fitWords(locale: string, t: Translate) {
  const to = ({ calibration }: Billed) => (calibration === null ? '' : fittedTo(calibration))
  const span = ({ metered }: Calibration) => meteredSpan(metered, locale)
  const fit = ({ calibration }: Billed, keys: { fits: string; not: string }) =>
    calibration === null
      ? ''
      : t(`report:${fitsBills(calibration.cv_rmse) ? keys.fits : keys.not}${fittedTo(calibration)}`, {
          count: calibration.readings,
          percent: Math.max(1, wholePercent(calibration.cv_rmse)),
          span: span(calibration),
        })
  type Kind = 'month' | 'average' | undefined
  const legend = {
    /** The legend of the months, and of the paper's. */
    billed: (result: Billed, kind: Kind) =>
      t(`report:monthly.billed${kind === 'average' ? '_average' : ''}${to(result)}`),
    mark: (result: Billed, kind: Kind) =>
      t(`report:pdf.bills_${kind === 'average' ? 'line' : 'dots'}${to(result)}`),
  }
  return { to, span, fit, legend }
}

/** What the report says of the bills and the meters, for the screen and the paper. */
export function billWords(
  { number, money, locale }: Pick<Formats, 'number' | 'money' | 'locale'>,
  t: Translate,
) {
  const { to, span, fit, legend } = fitWords(locale, t)
  const nameOf = (fuel: string, { consumptions_by_fuel }: Billed) => consumptions_by_fuel[fuel]?.label ?? fuel
  const furthest = (result: Billed) => {
    const off = result.calibration?.furthest
    if (!off) return ''
    const isMetered = result.calibration?.metered.some(({ fuel }) => fuel === off.fuel)
    return t(`report:monthly.furthest${isMetered ? '_meters' : ''}`, {
      fuel: nameOf(off.fuel, result),
      months: monthsIn(off.months, locale, t),
      billed: number(Math.round(off.billed_kwh)),
      modelled: number(Math.round(off.modelled_kwh)),
    })
  }
  /** Why the bills come to another sum than the home costs, or than a whole year of it. */
  const because = (cause: Cause, result: Billed) => {
    if (!('fuel' in cause)) return t(`report:confidence.bills_${cause.kind}`)
    const fuel = nameOf(cause.fuel, result)
    if (cause.kind === 'price')
      return t(`report:confidence.bills_${cause.percent > 0 ? 'dearer' : 'cheaper'}`, {
        fuel,
        percent: Math.abs(cause.percent),
      })
    return cause.kind === 'fuel'
      ? t('report:confidence.bills_fuel', { fuel })
      : t('report:confidence.bills_months', { fuel, months: monthsIn(cause.months, locale, t) })
  }
  const paid = (result: Billed) => {
    const said = result.calibration?.money
    if (!said) return []
    const [billed = '', modelled = ''] = [said.billed, said.modelled].map((amount) =>
      money(toStep(amount, 10)),
    )
    return [
      ...(differsFromBills(said) ? [t('report:confidence.bills_money', { billed, modelled })] : []),
      ...said.causes.map((cause) => because(cause, result)),
    ]
  }
  return {
    /** Beside how sure we are. */
    seen: (result: Billed) =>
      result.calibration === null
        ? t('report:confidence.bills_not_seen')
        : [
            fit(result, { fits: 'confidence.bills_seen', not: 'confidence.bills_misfit' }),
            ...paid(result),
          ].join(' '),
    /** Over the year by months. */
    finding: (result: Billed) => fit(result, { fits: 'monthly.follows', not: 'monthly.misfit' }),
    /** Under it: how many bills, and which of them is off where they do not fit. */
    note: (result: Billed) =>
      result.calibration === null
        ? t('report:monthly.no_bills')
        : furthest(result) || fit(result, { fits: 'monthly.calibrated', not: 'method.bills_misfit' }),
    furthest,
    /** Over the plan, whose savings and paybacks rest on the meters; nothing where they do not. */
    basis: (result: Billed) => {
      const { calibration } = result
      const isFollowed = calibration !== null && fitsBills(calibration.cv_rmse) && to(result) !== ''
      return isFollowed ? t(`report:plan.basis${to(result)}`, { span: span(calibration) }) : ''
    },
    methodName: (result: Billed) => t(`report:method.bills${to(result)}`),
    ...legend,
    method: (result: Billed) => fit(result, { fits: 'method.bills_text', not: 'method.bills_misfit' }),
  }
}

/** "January", "November–April" or "the whole year". */
function monthsIn(months: Furthest['months'], locale: string, t: Translate): string {
  if (months.length === 12) return t('report:monthly.whole_year')
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const name = (month: number) => format.format(Date.UTC(2026, month - 1, 15))
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  const first = months.find((month) => !months.includes(before(month))) ?? 1
  const last = months.find((month) => !months.includes(after(month))) ?? 12
  return first === last ? name(first) : t('report:range', { low: name(first), high: name(last) })
}
