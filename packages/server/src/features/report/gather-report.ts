import type { VirtualAudit } from '@hearthlight/domain/assessment/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import { dayIn } from '@hearthlight/domain/incentives/date-range'
import { homeFacts } from '@hearthlight/domain/incentives/home-facts'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { pathTo } from '@hearthlight/domain/navigation/routes'
import type { AuditResult } from '@hearthlight/domain/report/audit-result-schema'
import { homeView } from '@hearthlight/domain/report/home-view'
import { planView } from '@hearthlight/domain/report/plan-view'
import type { ReportPlan } from '@hearthlight/domain/report/report-plan'
import type { Scope } from '../../platform/scope.ts'
import { readPlannedHome } from './read-planned-home.ts'
import type { ReportContent } from './report-content.ts'

/** What other features know; each refuses what is not this person's. */
export type ReportSources = {
  readonly homeOf: (scope: Scope, buildingId: string) => Promise<AssessedHome>
  readonly planOf: (scope: Scope, buildingId: string) => Promise<ReportPlan | null>
  readonly incentivesOf: (scope: Scope, buildingId: string) => Promise<readonly IdentifiedIncentive[]>
  /** The stored result with another plan, as the screen works it out. */
  readonly withPlan: (scope: Scope, home: AssessedHome, measureIds: readonly string[]) => Promise<AuditResult>
  readonly now: () => Date
}
export type AssessedHome = { readonly building: Building; readonly audit: VirtualAudit | null }

/** The content of the report: the stored result, seen through the plan the person keeps. */
export async function gatherReport(
  sources: ReportSources,
  scope: Scope,
  buildingId: string,
  site: string,
): Promise<ReportContent> {
  const { building, audit, result, incentives } = await readPlannedHome(sources, scope, buildingId)
  const { config, version } = scope.partner
  const { settings } = config
  return {
    config,
    configVersion: version,
    language: scope.language,
    building,
    result,
    view: homeView(result, settings.label_scheme),
    plan: planView(result, {
      incentives,
      facts: homeFacts(building, audit.answers),
      today: dayIn(config.time_zone, sources.now()),
      scheme: settings.label_scheme,
    }),
    reportId: building.extra_info.virtual_audit ?? building.id,
    computedAt: new Date(audit.computed_at),
    liveUrl: `${site}${pathTo('home-overview', {}, { buildingId })}`,
  }
}
