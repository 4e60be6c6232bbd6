import type { ProgramMoney } from '@hearthlight/domain/applications/queue/dashboard'
import { centsOfDecimal } from '@hearthlight/domain/incentives/amounts/rational'
import { FORECAST_WEEKS, forecastBudget } from '@hearthlight/domain/payments/forecast-budget'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { Scope } from '../../platform/scope.ts'
import { readBudgets } from './budgets.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { approvedByProgram } from './spent-store.ts'

const WEEK_MS = 7 * 86_400_000

/** The programs with a budget, how much of it is used, and how far it reaches. */
export async function forecastBudgets(deps: PaymentDeps, scope: Scope): Promise<ProgramMoney[]> {
  const now = deps.now()
  const weeksAgo = (weeks: number) => new Date(now.getTime() - weeks * WEEK_MS)
  const since = { from: weeksAgo(FORECAST_WEEKS), middle: weeksAgo(FORECAST_WEEKS / 2) }
  const budgets = await readBudgets(deps, scope)
  const approved = await inPartner(deps.db, scope, (db) => approvedByProgram(db, scope, since))
  const today = dayIn(scope.partner.config.time_zone, now)
  return budgets.flatMap(({ id, name, ...amounts }) => {
    if (amounts.budget === null) return []
    const { earlier = '0', later = '0' } = approved.find(({ program_id }) => program_id === id) ?? {}
    const [budget, paid, committed] = [amounts.budget, amounts.paid, amounts.committed].map(centsOfDecimal)
    const forecast = forecastBudget({
      budget: budget ?? 0,
      used: (paid ?? 0) + (committed ?? 0),
      today,
      approved: [centsOfDecimal(earlier), centsOfDecimal(later)],
    })
    const { likely, low, high } = forecast.at_year_end
    return [
      {
        id,
        name,
        budget: Number(amounts.budget),
        paid: Number(amounts.paid),
        committed: Number(amounts.committed),
        forecast: {
          kind: forecast.kind,
          runs_out_on: forecast.kind === 'runs-out' ? forecast.on : null,
          likely: likely / 100,
          low: low / 100,
          high: high / 100,
        },
      },
    ]
  })
}
