import { DRAWS, ENGINE_VERSION, FUELS, type HomeYear } from '@hearthlight/engine'
import type { Assessment } from '../../assessment/assess-home.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { energyLabel, type LabelReferences, letterLimits } from '../../assessment/result/energy-label.ts'
import type { Translate } from '../../shared/translate.ts'
import { comparisonVerdict } from '../home/comparison-verdict.ts'
import { round2, totalsBetween, wireLabel, wireTotals } from '../parts/wire-figures.ts'
import {
  wireAssumptions,
  wireCalibration,
  wireNextQuestion,
  wireUncertainty,
} from './audit-result-certainty.ts'
import { wireConsumptions, wireEndUses, wireHeatLoss, wireLoads, wireMonthly } from './audit-result-energy.ts'
import { wireMeasures, wireNotApplicable, wireSavings } from './audit-result-measures.ts'

/** What the label counts is what the page calls the home's energy: bought. What panels send out is paid for instead. */
const bought = ({ bill }: HomeYear) => bill.totalBoughtKWh

export function labelReferences({ references, audit }: Assessment): LabelReferences {
  const area = audit.base.house.floorAreaM2
  return { stock: bought(references.typical) / area, regulation: bought(references.modern) / area }
}

/** The label of the same home at another moment of its plan. */
export function labelOf(assessment: Assessment, home: HomeYear) {
  const area = assessment.audit.base.house.floorAreaM2
  return energyLabel(bought(home), area, labelReferences(assessment))
}

/** What the label would be if the panels made nothing. */
function wireLabelWithoutSolar(assessment: Assessment): AuditResult['label']['without_solar'] {
  const { base, plan } = assessment.audit
  const hasPanels = [base, plan.after].some(({ result }) => result.photovoltaics.producedKWh > 0)
  const area = base.house.floorAreaM2
  const label = ({ bill, result }: HomeYear) => {
    const used = bill.totalBoughtKWh + result.photovoltaics.usedAtHomeKWh
    return wireLabel(energyLabel(used, area, labelReferences(assessment)))
  }
  return hasPanels ? { now: label(base), after: label(plan.after) } : null
}

function wireBill({ audit, economics }: Assessment): AuditResult['bill'] {
  const { base, plan } = audit
  const used = FUELS.filter(
    (fuel) => (base.result.byFuel[fuel] ?? 0) + (plan.after.result.byFuel[fuel] ?? 0) > 0,
  )
  const ofUsed = (value: (fuel: (typeof FUELS)[number]) => number) =>
    Object.fromEntries(used.map((fuel) => [fuel, value(fuel)]))
  return {
    fixed_charges: round2(base.bill.fixedMoney),
    solar_export: {
      current: round2(base.bill.exportMoney),
      new: round2(plan.after.bill.exportMoney),
    },
    currency_code: economics.currency,
    price_per_kwh: ofUsed((fuel) => economics.prices[fuel].perKWh),
    kg_co2_per_kwh: ofUsed((fuel) => economics.kgCo2PerKWh[fuel]),
  }
}

function wireComparison(assessment: Assessment): AuditResult['comparison'] {
  const compared = (home: HomeYear) => ({
    ...wireTotals(home.bill),
    label: wireLabel(labelOf(assessment, home)),
  })
  return {
    typical: compared(assessment.references.typical),
    new_home: compared(assessment.references.modern),
    verdict: comparisonVerdict(labelOf(assessment, assessment.audit.base).letter, {
      own: bought(assessment.audit.base),
      typical: bought(assessment.references.typical),
      newHome: bought(assessment.references.modern),
    }),
  }
}

/** The assessment as the wire carries it: complete, rounded to cents, with labels in the reader's language. */
export function toAuditResult(assessment: Assessment, t: Translate): AuditResult {
  const { home, audit } = assessment
  const { base, plan } = audit
  const { place } = home.facts
  const current = wireTotals(base.bill)
  const after = wireTotals(plan.after.bill)
  const savings = totalsBetween(current, after)
  const measures = wireMeasures(assessment, t, (year) => wireLabel(labelOf(assessment, year)))
  return {
    ...wireConsumptions(assessment, t),
    savings: wireSavings(measures, savings),
    total_kg_co2: { current: current.kg_co2, new: after.kg_co2 },
    totals: { current, new: after, savings },
    bill: wireBill(assessment),
    end_uses: wireEndUses(assessment, t),
    monthly: wireMonthly(assessment),
    heat_loss_by_part: wireHeatLoss(assessment, t),
    loads: wireLoads(assessment),
    label: {
      now: wireLabel(labelOf(assessment, base)),
      after: wireLabel(labelOf(assessment, plan.after)),
      without_solar: wireLabelWithoutSolar(assessment),
      limits_kwh_per_m2: letterLimits(labelReferences(assessment)).map(round2),
    },
    measures,
    not_applicable: wireNotApplicable(assessment, t),
    plan: {
      measure_ids: plan.steps.map((step) => step.id),
      cost: { low: round2(plan.cost.low), mid: round2(plan.cost.mid), high: round2(plan.cost.high) },
    },
    comparison: wireComparison(assessment),
    ...wireAssumptions(assessment, t),
    uncertainty: { ...wireUncertainty(assessment), draws: DRAWS },
    next_question: wireNextQuestion(assessment),
    calibration: wireCalibration(assessment),
    engine: {
      version: ENGINE_VERSION,
      climate_place: { id: place.id, name: place.name, region: place.region, country: place.country },
    },
  }
}
