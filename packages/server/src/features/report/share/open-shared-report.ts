import {
  auditForReader,
  buildingForReader,
  incentiveForReader,
  type SharedReport,
} from '@hearthlight/domain/report/report-share'
import { Problem } from '@hearthlight/domain/shared/problem'
import { asInvited } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ReportDeps } from '../make-report.ts'
import { readPlannedHome } from '../read-planned-home.ts'
import { findOpenShare } from './report-share-store.ts'
import { shareHash } from './share-report.ts'

/** The report behind a link, read for its owner's sake, and only for as long as the link is open. */
export async function openSharedReport(deps: ReportDeps, scope: Scope, token: string): Promise<SharedReport> {
  const share = await inPartner(deps.db, scope, (db) =>
    findOpenShare(db, scope, shareHash(token), deps.now()),
  )
  if (share === undefined) throw new Problem('report.share-ended')
  const { building, audit, plan, result, aid, answerCount } = await readPlannedHome(
    deps,
    asInvited(scope, share.user_id),
    share.building_id,
  )
  return {
    building: buildingForReader(building),
    audit: auditForReader({ ...audit, ...result }, aid.incentives),
    plan_order: plan.order,
    answer_count: answerCount,
    incentives: aid.incentives.map(incentiveForReader),
    ends_at: share.ends_at.toISOString(),
  }
}
