import type { BriefResult } from '@hearthlight/domain/scheduling/visit-brief'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { saveItems } from '../features/assessment/items/save-items.ts'
import { gatherReport } from '../features/report/gather-report.ts'
import { makeReport, type ReportDeps } from '../features/report/make-report.ts'
import { reportWords } from '../features/report/pdf/report-words.ts'
import type { ReportContent } from '../features/report/report-content.ts'
import type { VisitedHome } from '../features/scheduling/scheduling-deps.ts'

/** What an advisor is told of a home before a visit, and how they correct it after. */
export const visitedHome = (assessment: AssessmentDeps, report: ReportDeps): VisitedHome => ({
  read: async (scope, buildingId) => {
    // A home that is not assessed has no report, and is visited all the same.
    const content = await gatherReport(report, scope, buildingId, '').catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'report.not-assessed') return null
      throw error
    })
    const { building, answers } = await assessment.homeOf(scope, { buildingId })
    return { building, answers, result: content && briefly(content) }
  },
  correct: async (db, scope, items) => {
    await saveItems({ ...assessment, db }, scope, items, (index) => `corrections/${index}`)
  },
  report: async (scope, buildingId, site) => (await makeReport(report, scope, buildingId, site)).pdf,
})

function briefly({ view, plan, config, language }: ReportContent): BriefResult {
  const words = reportWords(config, language)
  const assumed = view.parts.filter(({ known }) => known.source === 'assumed')
  return {
    losses: view.losses.map(({ part, percent, money }) => ({
      part,
      percent,
      money,
      name: words.t(`heat.part.${part}`),
    })),
    checks: assumed
      .toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0))
      .map((part) => ({
        id: part.id,
        percent: part.percent,
        name: words.t(`parts.name.${part.id}`),
        assumed: words.part(part),
      })),
    label_now: view.label.now.text,
    label_after: view.label.after.text,
    steps: plan.steps.map(({ measure, net, moneySaved }) => ({
      id: measure.id,
      title: measure.label,
      cost_cents: { low: net.cost.low, high: net.cost.high },
      rebate_cents: { low: net.incentives.low, high: net.incentives.high },
      saved_a_year: { low: moneySaved.low, high: moneySaved.high },
    })),
  }
}
