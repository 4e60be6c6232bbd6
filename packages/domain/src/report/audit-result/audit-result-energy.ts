import { FUELS, HEAT_PATHS, type HomeYear } from '@hearthlight/engine'
import type { Assessment } from '../../assessment/assess-home.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Translate } from '../../shared/translate.ts'
import { CATEGORIES, type Category, categoryTotals, SOLAR } from '../parts/end-use-totals.ts'
import { round2, roundedParts } from '../parts/wire-figures.ts'

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

/** What solar electricity that is used at home takes off: nothing without panels. */
function solarUsed({ result }: HomeYear, { economics }: Assessment): WireTotals {
  const kwh = round2(result.photovoltaics.usedAtHomeKWh)
  return {
    kwh: round2(-kwh),
    money: round2(-kwh * economics.prices.electricity.perKWh),
    kg_co2: round2(-kwh * economics.kgCo2PerKWh.electricity),
  }
}

/** All that each category uses, rounded so that the categories and the roof add up to what the home buys. */
function wireCategories(home: HomeYear, assessment: Assessment): Record<Category, WireTotals> {
  const totals = categoryTotals(home, assessment.economics, 'used')
  const solar = solarUsed(home, assessment)
  const { totalBoughtKWh, money, fixedMoney, exportMoney, kgCo2 } = home.bill
  const kwh = roundedParts(
    CATEGORIES.map((category) => totals[category].kWh),
    round2(totalBoughtKWh) - solar.kwh,
  )
  const spent = roundedParts(
    CATEGORIES.map((category) => totals[category].money),
    round2(money) - round2(fixedMoney) + round2(exportMoney) - solar.money,
  )
  const weights = roundedParts(
    CATEGORIES.map((category) => totals[category].kgCo2),
    round2(kgCo2) - solar.kg_co2,
  )
  return byCategory((category) => {
    const i = CATEGORIES.indexOf(category)
    return { kwh: kwh[i] ?? 0, money: spent[i] ?? 0, kg_co2: weights[i] ?? 0 }
  })
}

/** Bought, not used: the categories of the consumption add up to its total. */
function categories(home: HomeYear, { economics }: Assessment, t: Translate) {
  const totals = categoryTotals(home, economics, 'bought')
  const kwh = roundedParts(
    CATEGORIES.map((category) => totals[category].kWh),
    home.bill.totalBoughtKWh,
  )
  return byCategory((category) => ({
    value: kwh[CATEGORIES.indexOf(category)] ?? 0,
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

/** What every use takes; panels are a line of their own, below nothing, and there only where there are panels. */
export function wireEndUses(assessment: Assessment, t: Translate): AuditResult['end_uses'] {
  const { base, plan } = assessment.audit
  const [now, after] = [wireCategories(base, assessment), wireCategories(plan.after, assessment)]
  const solar = { current: solarUsed(base, assessment), new: solarUsed(plan.after, assessment) }
  const line = (
    id: Category | typeof SOLAR,
    values: Pick<AuditResult['end_uses'][number], 'current' | 'new'>,
  ) => ({
    id,
    label: t(`assessment:end_use.${id}`),
    ...values,
  })
  return [
    ...CATEGORIES.map((id) => line(id, { current: now[id], new: after[id] })),
    ...(solar.current.kwh < 0 || solar.new.kwh < 0 ? [line(SOLAR, solar)] : []),
  ]
}

export function wireMonthly({ audit, economics }: Assessment): AuditResult['monthly'] {
  const at = (home: HomeYear) => {
    const totals = categoryTotals(home, economics, 'bought')
    return byCategory((category) => totals[category].monthlyKWh.map(round2))
  }
  return { current: at(audit.base), new: at(audit.plan.after) }
}

/** Money of heating, shared out by the heat each part lets through. */
function heatLost(home: HomeYear, { economics }: Assessment) {
  const total = HEAT_PATHS.reduce((all, path) => all + Math.max(0, home.result.heatLostKWh[path]), 0)
  const money = categoryTotals(home, economics, 'used').heating.money
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
