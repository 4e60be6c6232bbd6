import { type Band, FUELS, type HomeYear, type Totals } from '@hearthlight/engine'
import {
  EXTRA_OF_PRICE,
  MEASURE_COSTS,
  MEASURE_IDS,
  type MeasureId,
  measureOf,
  type PlanStep,
  type Saving,
} from '@hearthlight/engine/measures'
import type { Assessment } from '../../assessment/assess-home.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import type { Translate } from '../../shared/translate.ts'
import { round2, totalsBetween, wireBands, type wireLabel, wireTotals } from '../parts/wire-figures.ts'

type WireMeasure = AuditResult['measures'][number]
const title = (t: Translate, id: MeasureId) => t(`assessment:measure.${id}.title`)

const cooling = ({ result }: HomeYear) => result.byEndUse.cooling + result.byEndUse.cooling_fans

/** Differences of rounded totals, so that the rounded steps add up to the rounded package to the cent. */
function wireSaving(saving: Saving, before: HomeYear, after: HomeYear): WireMeasure['saving'] {
  const byFuel = FUELS.filter((fuel) => Math.abs(saving.kWhByFuel[fuel]) >= 0.005)
  return {
    ...totalsBetween(wireTotals(before.bill), wireTotals(after.bill)),
    kwh_by_fuel: Object.fromEntries(byFuel.map((fuel) => [fuel, round2(saving.kWhByFuel[fuel])])),
    cooling_kwh: round2(cooling(before) - cooling(after)),
    cooling_load_kwh: round2(before.result.loads.coolingKWh - after.result.loads.coolingKWh),
    hot_hours: before.result.indoor.hoursAbove26 - after.result.indoor.hoursAbove26,
  }
}

const years = (cost: number, saving: number) => Math.round((cost / saving) * 10) / 10

/** No payback where the bill does not fall; an open end where it might not. */
function payback(step: PlanStep, band: Totals<Band>): Pick<WireMeasure, 'payback_years' | 'payback_range'> {
  if (step.saving.money <= 0) return { payback_years: null, payback_range: null }
  const { p10, p90 } = band.money
  return {
    payback_years: years(step.cost.mid, step.saving.money),
    payback_range: {
      low: years(step.cost.low, p90),
      high: p10 > 0 ? years(step.cost.high, p10) : null,
    },
  }
}

const wireCost = ({ low, mid, high }: PlanStep['cost']) => ({
  low: round2(low),
  mid: round2(mid),
  high: round2(high),
})

const extraOf = ({ low, mid, high }: PlanStep['cost']) => ({
  low: EXTRA_OF_PRICE * low,
  mid: EXTRA_OF_PRICE * mid,
  high: EXTRA_OF_PRICE * high,
})

/** One array: its size, what it makes, what of it the home uses, and what the rest earns. */
function wireSolar({ id, quantity, after }: PlanStep): WireMeasure['solar'] {
  if (id !== 'rooftop_pv') return null
  const { producedKWh, usedAtHomeKWh } = after.result.photovoltaics
  const [produced, used] = [round2(producedKWh), round2(usedAtHomeKWh)]
  return {
    kw: round2(quantity),
    produced_kwh: produced,
    used_kwh: used,
    sold_kwh: round2(produced - used),
    sold_money: round2(after.bill.exportMoney),
  }
}

/** Every applicable measure in the order of work; those of the plan with their saving in the plan. */
export function wireMeasures(
  assessment: Assessment,
  t: Translate,
  labelAfter: (home: HomeYear) => ReturnType<typeof wireLabel>,
): WireMeasure[] {
  const { audit, bands } = assessment
  return audit.alone.map((alone) => {
    const place = audit.plan.steps.findIndex((step) => step.id === alone.id)
    const planned = audit.plan.steps[place]
    const before = audit.plan.steps[place - 1]?.after ?? audit.base
    const step = planned ?? alone
    const band = (planned ? bands.savingInPlan : bands.savingAlone).get(alone.id) ?? NO_BAND
    const measure = measureOf(alone.id)
    return {
      id: alone.id,
      label: title(t, alone.id),
      description: t(`assessment:measure.${alone.id}.benefit`),
      watch: t(`assessment:measure.${alone.id}.watch`),
      category: measure.category,
      is_recommended: planned !== undefined,
      order: MEASURE_IDS.indexOf(alone.id) + 1,
      cost: wireCost(step.cost),
      quantity: round2(step.quantity),
      unit: MEASURE_COSTS[alone.id].unit,
      saving: wireSaving(step.saving, planned ? before : audit.base, step.after),
      saving_alone: wireSaving(alone.saving, audit.base, alone.after),
      uncertainty: wireBands(band),
      ...payback(step, band),
      lifetime_years: step.lifeYears,
      label_after: planned ? labelAfter(planned.after) : null,
      extra_cost: assessment.due.includes(alone.id) ? wireCost(extraOf(step.cost)) : null,
      done_recently: assessment.recent.includes(alone.id),
      solar: wireSolar(step),
    }
  })
}

const ZERO: Band = { p10: 0, p90: 0 }
const NO_BAND: Totals<Band> = { money: ZERO, kWh: ZERO, kgCo2: ZERO }

/** Savings by measure; only those of the plan count in the analysis, and they add up to the total. */
export function wireSavings(
  measures: readonly WireMeasure[],
  total: AuditResult['totals']['savings'],
): AuditResult['savings'] {
  const each = (value: (saving: WireMeasure['saving']) => number) =>
    Object.fromEntries(
      measures.map(({ id, label, saving, is_recommended }) => [
        id,
        { value: value(saving), label, hideInAnalysis: !is_recommended },
      ]),
    )
  return {
    money: each((saving) => saving.money),
    ghg: each((saving) => saving.kg_co2),
    all_measurements: {
      money: { total: total.money },
      ghg: { total: total.kg_co2 },
      kwh: { total: total.kwh },
    },
  }
}

export const wireNotApplicable = ({ audit }: Assessment, t: Translate): AuditResult['not_applicable'] =>
  audit.refused.map(({ id, reason }) => ({
    id,
    label: title(t, id),
    reason,
    reason_text: t(`assessment:not_applicable.${reason}`),
  }))
