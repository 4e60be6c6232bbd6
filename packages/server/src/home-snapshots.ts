import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { AssessmentDeps } from './features/assessment/assessment-deps.ts'
import { findAudit } from './features/assessment/virtual-audit-store.ts'
import { presentBuilding } from './features/buildings/present-building.ts'
import { presentApplications } from './features/buildings/present-links.ts'
import { readCatalogue } from './features/incentives/incentive-store.ts'
import { presentIncentives } from './features/incentives/present-incentives.ts'
import { findHome } from './home-snapshot-store.ts'
import { inPartner } from './platform/database/in-partner.ts'
import type { PlatformDb } from './platform/database/schema.ts'

/** Reads what several features store of a home, in one transaction. */
export const homeSnapshots =
  (platformDb: PlatformDb): AssessmentDeps['homeOf'] =>
  (scope, which) =>
    inPartner(platformDb, scope, async (db) => {
      const row = await findHome(db, scope.access, which)
      if (row === undefined) throw new Problem('shared.not-found')
      const { virtual_audit, answers, plan } = row
      const hasIncentives = features(scope.partner.config, null).incentives
      const audit = virtual_audit === null ? undefined : await findAudit(db, scope.access, virtual_audit)
      const catalogue = hasIncentives ? await readCatalogue(db, scope) : undefined
      return {
        building: presentBuilding(row, scope.language),
        applications: presentApplications(row.links, scope.language),
        answers: answers ?? {},
        audit,
        plan,
        incentivesFor: (known) => (catalogue ? presentIncentives(scope, catalogue, known) : []),
      }
    })
