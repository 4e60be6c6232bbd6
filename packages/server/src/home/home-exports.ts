import { streetOf } from '@hearthlight/domain/buildings/home-address'
import { answerUnits } from '@hearthlight/domain/hpxml/answers/units'
import { exportedReport } from '@hearthlight/domain/hpxml/writing/exported-report'
import type { HomeExport } from '@hearthlight/domain/hpxml/writing/home-export'
import { planView } from '@hearthlight/domain/report/plan/plan-view'
import { questionOf } from '../features/assessment/assess-building.ts'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { readPlannedHome } from '../features/report/read-planned-home.ts'
import type { ReportSources } from '../features/report/report-sources.ts'
import type { HomeScope } from '../platform/access/access.ts'

/** What a file of a home says: its record, its answers and, once it is assessed, the report as its owner reads it. */
export const homeExports =
  (assessment: AssessmentDeps, sources: ReportSources) =>
  async (scope: HomeScope, buildingId: string): Promise<HomeExport> => {
    const { building, answers, metered, audit } = await assessment.homeOf(scope, { buildingId })
    const { config } = scope.partner
    const { settings } = config
    const planned = audit && (await readPlannedHome(sources, scope, buildingId))
    const at = planned?.audit.computed_at ?? building.updated_at
    const { climates } = assessment
    const { city, region, zip, country } = building
    return {
      id: building.id,
      address: { street: streetOf(building), city, region, zip, country },
      input: questionOf({ building, answers, metered, config, climates, at: new Date(at) }),
      units: answerUnits(settings),
      partner: config.name,
      at,
      ...(planned && {
        report: exportedReport(
          planned.result,
          planView(planned.result, { ...planned.aid, scheme: settings.label_scheme }),
        ),
      }),
      metered: [],
    }
  }
