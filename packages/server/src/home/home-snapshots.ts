import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import type { HomeSnapshot } from '../features/assessment/home-snapshot.ts'
import { findAudit } from '../features/assessment/virtual-audit-store.ts'
import { presentBuilding } from '../features/buildings/present-building.ts'
import { presentApplications } from '../features/buildings/present-links.ts'
import { offeredTo, readCatalogue, type StoredCatalogue } from '../features/incentives/incentive-store.ts'
import { presentIncentives } from '../features/incentives/present-incentives.ts'
import type { HomeScope } from '../platform/access/access.ts'
import { latestUsed } from '../platform/caches/latest-used.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { PartnerDb, PlatformDb } from '../platform/database/schema.ts'
import { configNumber } from '../platform/process/config-number.ts'
import { findVersionedHome } from './home-snapshot-store.ts'

/** Some hundred kB each. */
const HOMES_KEPT = 100
const CATALOGUES_KEPT = 20

type Row = NonNullable<Awaited<ReturnType<typeof findVersionedHome>>>

/**
 * Reads what several features store of a home, in one transaction. Audit and catalogue are read only in a version that was not
 * read before; the snapshot of a home that is as it was is the very one given before, so that what was made of it stands too.
 */
export function homeSnapshots(
  platformDb: PlatformDb,
  meteredOf: AssessmentDeps['metered'],
): AssessmentDeps['homeOf'] {
  const snapshots = latestUsed<HomeSnapshot>(HOMES_KEPT)
  const catalogues = latestUsed<StoredCatalogue>(CATALOGUES_KEPT)

  async function catalogueFor(db: PartnerDb, scope: HomeScope, version: string): Promise<StoredCatalogue> {
    const key = `${scope.partnerId} ${version}`
    const known = catalogues.get(key)
    if (known !== undefined) return known
    const read = await readCatalogue(db, scope)
    catalogues.set(key, read)
    return read
  }

  async function readSnapshot(db: PartnerDb, scope: HomeScope, row: Row): Promise<HomeSnapshot> {
    const { virtual_audit, answers, plan } = row
    const hasIncentives = features(scope.partner.config, null).incentives
    const audit = virtual_audit === null ? undefined : await findAudit(db, scope.access, virtual_audit)
    const stored = hasIncentives ? await catalogueFor(db, scope, row.catalogue_version) : undefined
    const applications = presentApplications(row.links, scope.language)
    const building = presentBuilding(row, scope.language)
    const applied = applications.filter(({ building_id }) => building_id === building.id)
    const catalogue =
      stored &&
      offeredTo(
        stored,
        new Set(applied.flatMap((each) => [each.programmable_id, each.original_programmable_id])),
      )
    return {
      building,
      applications,
      answers: answers ?? {},
      metered: row.meter_version === null ? [] : await meteredOf(db, scope, building.id),
      audit,
      plan,
      incentivesFor: (known) => (catalogue ? presentIncentives(scope, catalogue, known) : []),
    }
  }

  return (scope, which) =>
    inPartner(platformDb, scope, async (db) => {
      const row = await findVersionedHome(db, scope.access, which)
      if (row === undefined) throw new Problem('shared.not-found')
      const key = JSON.stringify([configNumber(scope.partner.config), scope.language, row])
      const known = snapshots.get(key)
      if (known !== undefined) return known
      const snapshot = await readSnapshot(db, scope, row)
      snapshots.set(key, snapshot)
      return snapshot
    })
}
