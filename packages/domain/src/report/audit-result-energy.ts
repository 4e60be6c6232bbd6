import { FUELS, HEAT_PATHS, type HomeYear } from '@hearthlight/engine'
import type { Assessment } from '../assessment/assess-home.ts'
import type { AuditResult } from './audit-result-schema.ts'
import { CATEGORIES, type Category, categoryTotals } from './end-use-totals.ts'
import type { Translate } from './translate.ts'
import { round2, roundedParts } from './wire-figures.ts'

/** Record of the six categories; each entry made by `value`. */
const byCategory = <T>(value: (category: Category) => T): Record<Category, T> => ({
  heating: value('heating'),
  cooling: value('cooling'),
  hot_water: value('hot_water'),
  appliances: value('appliances'),
  ventilation: value('ventilation'),
  other: value('other'),
})

interface WireTotals {
  readonly kwh: number
  readonly money: number
  readonly kg_co2: number
}

/** Each category of a home, rounded so that the categories add up to what the home buys. */
function wireCategories(home: HomeYear, { economics }: Assessment): Record<Category, WireTotals> {
  const totals = categoryTotals(home, economics)
  const { totalBoughtKWh, money, fixedMoney, exportMoney, kgCo2 } = home.bill
  const kwh = roundedParts(
    CATEGORIES.map((category) => totals[category].kWh),
    totalBoughtKWh,
  )
  const spent = roundedParts(
    CATEGORIES.map((category) => totals[category].money),
    round2(money) - round2(fixedMoney) + round2(exportMoney),
  )
  const weights = roundedParts(
    CATEGORIES.map((category) => totals[category].kgCo2),
    kgCo2,
  )
  return byCategory((category) => {
    const i = CATEGORIES.indexOf(category)
    return { kwh: kwh[i] ?? 0, money: spent[i] ?? 0, kg_co2: weights[i] ?? 0 }
  })
}

function categories(home: HomeYear, assessment: Assessment, t: Translate) {
  const totals = wireCategories(home, assessment)
  return byCategory((category) => ({
    value: totals[category].kwh,
    label: t(`assessment:end_use.${category}`),
  }))
}

function wireByFuel({ audit }: Assessment, t: Translate): AuditResult['consumptions_by_fuel'] {
  const { base, plan } = audit
  const entries = FUELS.filter(
    (fuel) => (base.result.byFuel[fuel] ?? 0) > 0 || (plan.after.result.byFuel[fuel] ?? 0) > 0,
  ).map((fuel) => {
    const at = ({ bill }: HomeYear) => ({
      value: round2(bill.boughtKWh[fuel]),
      money: round2(bill.moneyByFuel[fuel]),
    })
    const row = { label: t(`assessment:fuel.${fuel}`), unit: 'kWh', current: at(base), new: at(plan.after) }
    return [fuel, row] as const
  })
  return Object.fromEntries(entries)
}

/** The categories add up to the total to the last digit, so that the card and the chart agree. */
export function wireConsumptions(
  assessment: Assessment,
  t: Translate,
): Pick<AuditResult, 'consumptions' | 'consumptions_by_fuel'> {
  const current = categories(assessment.audit.base, assessment, t)
  const after = categories(assessment.audit.plan.after, assessment, t)
  const figure = ({ bill }: HomeYear, when: 'before' | 'after') => ({
    value: round2(bill.totalBoughtKWh),
    unit: 'kWh',
    title: t(`assessment:consumption.${when}.title`),
    description: t(`assessment:consumption.${when}.description`),
  })
  return {
    consumptions: {
      current: { ...current, total_consumption_before_retrofit: figure(assessment.audit.base, 'before') },
      new: { ...after, total_consumption_after_retrofit: figure(assessment.audit.plan.after, 'after') },
    },
    consumptions_by_fuel: wireByFuel(assessment, t),
  }
}

export function wireEndUses(assessment: Assessment, t: Translate): AuditResult['end_uses'] {
  const now = wireCategories(assessment.audit.base, assessment)
  const after = wireCategories(assessment.audit.plan.after, assessment)
  return CATEGORIES.map((id) => ({
    id,
    label: t(`assessment:end_use.${id}`),
    current: now[id],
    new: after[id],
  }))
}

export function wireMonthly({ audit, economics }: Assessment): AuditResult['monthly'] {
  const at = (home: HomeYear) => {
    const totals = categoryTotals(home, economics)
    return byCategory((category) => totals[category].monthlyKWh.map(round2))
  }
  return { current: at(audit.base), new: at(audit.plan.after) }
}

/** Money of heating, shared out by the heat each part lets through. */
function heatLost(home: HomeYear, { economics }: Assessment) {
  const total = HEAT_PATHS.reduce((all, path) => all + Math.max(0, home.result.heatLostKWh[path]), 0)
  const money = categoryTotals(home, economics).heating.money
  return (path: (typeof HEAT_PATHS)[number]) => {
    const kWh = Math.max(0, home.result.heatLostKWh[path])
    const share = total > 0 ? kWh / total : 0
    return { kwh: round2(kWh), share: Math.round(share * 1e4) / 1e4, money: round2(share * money) }
  }
}

export function wireHeatLoss(assessment: Assessment, t: Translate): AuditResult['heat_loss_by_part'] {
  const now = heatLost(assessment.audit.base, assessment)
  const after = heatLost(assessment.audit.plan.after, assessment)
  return HEAT_PATHS.map((part) => ({
    part,
    label: t(`assessment:heat_path.${part}`),
    current: now(part),
    new: after(part),
  })).filter(({ current, new: later }) => current.kwh > 0 || later.kwh > 0)
}

const HOURS_A_YEAR = 8760

export function wireLoads({ audit }: Assessment): AuditResult['loads'] {
  const now = audit.base.result
  const after = audit.plan.after.result
  const both = (value: (result: typeof now) => number, digits = 2) => ({
    current: Number(value(now).toFixed(digits)),
    new: Number(value(after).toFixed(digits)),
  })
  return {
    peak_heating_kw: both((result) => result.peak.heatingW / 1000),
    peak_cooling_kw: both((result) => result.peak.coolingW / 1000),
    solar_gain_kwh: round2(now.gainsKWh.sun),
    inner_gain_kwh: round2(now.gainsKWh.people + now.gainsKWh.equipment),
    air_changes_per_hour: both((result) => result.airChangesPerHour, 3),
    share_of_hours_above_26: both((result) => result.indoor.hoursAbove26 / HOURS_A_YEAR, 4),
    share_of_hours_below_18: both((result) => result.indoor.hoursBelow18 / HOURS_A_YEAR, 4),
    solar_kwh: both((result) => result.photovoltaics.producedKWh),
  }
}
