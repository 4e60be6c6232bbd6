import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { homeView } from '@hearthlight/domain/report/home/home-view'
import { planView } from '@hearthlight/domain/report/plan/plan-view'
import type { HomeScope } from '../../platform/access/access.ts'
import { readPlannedHome } from './read-planned-home.ts'
import type { ReportContent } from './report-content.ts'
import type { ReportSources } from './report-sources.ts'

/** The content of the report: the stored result, seen through the plan the person keeps. */
export async function gatherReport(
  sources: ReportSources,
  scope: HomeScope,
  buildingId: string,
  site: string,
): Promise<ReportContent> {
  const { building, audit, plan, result, aid, answerCount } = await readPlannedHome(
    sources,
    scope,
    buildingId,
  )
  const { config, version } = scope.partner
  const { settings } = config
  return {
    config,
    configVersion: version,
    language: scope.language,
    building,
    result,
    view: homeView(result, settings.label_scheme),
    plan: planView(result, { ...aid, scheme: settings.label_scheme }),
    order: plan.order,
    answerCount,
    reportId: building.extra_info.virtual_audit ?? building.id,
    computedAt: new Date(audit.computed_at),
    liveUrl: `${site}${pathTo('home-overview', {}, { buildingId })}`,
  }
}
