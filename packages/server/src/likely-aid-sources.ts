import { homeFacts } from '@hearthlight/domain/incentives/home-facts'
import { features } from '@hearthlight/domain/partner/features'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { showIncentives } from './features/incentives/show-incentives.ts'

/** The incentives of a home that is about to be assessed: judged by its record and answers, before any measure is known. */
export const likelyAidSources =
  ({ db, now }: Pick<AssessmentDeps, 'db' | 'now'>): AssessmentDeps['aidOf'] =>
  async (scope, building, answers) => {
    const { config } = scope.partner
    if (!features(config, null).incentives) return undefined
    const facts = homeFacts(building, answers)
    const deps = { db, homeOf: async () => ({ facts, measures: null, placeholders: {} }) }
    const offers = await showIncentives(deps, scope, 'Offer', building.id)
    const subsidies = await showIncentives(deps, scope, 'Subsidy', building.id)
    return { incentives: [...offers, ...subsidies], facts, today: dayIn(config.time_zone, now()) }
  }
