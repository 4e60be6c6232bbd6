import { answersIn, answersKey, auditKey } from '@hearthlight/domain/assessment/kept-assessment'
import { GenericItem } from '@hearthlight/domain/assessment/wizard/generic-item'
import type { Building } from '@hearthlight/domain/buildings/building'
import { BuildingListResponse } from '@hearthlight/domain/buildings/building-list'
import { homesIn, homesKey } from '@hearthlight/domain/buildings/homes-key'
import type { KnownAnswer } from '@hearthlight/domain/navigation/boot-data'
import { partnerIn } from '@hearthlight/domain/partner/read-partner'
import { z } from 'zod'
import { listItems } from '../features/assessment/items/generic-item-store.ts'
import { presentItem } from '../features/assessment/items/present-item.ts'
import { findPlannedAudit } from '../features/assessment/planned/find-planned-audit.ts'
import { buildingFeatures } from '../features/buildings/building-deps.ts'
import { readBuildings } from '../features/buildings/read-building.ts'
import { atOwnHomes, type HomeScope } from '../platform/access/access.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import type { AnswersOf } from '../platform/document/document-contents.ts'
import { scopeOf } from '../platform/scope.ts'
import type { Parts } from './compose-parts.ts'

/** Those of a first screen; each is some 10 kB. Who has more homes asks for the rest. */
const RESULTS_AT_MOST = 4

type Deps = Pick<Parts, 'db' | 'assessment'>

/** What a page of a signed-in person shows, made by what answers its calls. Where it cannot be had the browser asks itself. */
export const ownAnswers =
  (deps: Deps): AnswersOf =>
  async (request, page, { partner, language }) => {
    const { actor } = scopeOf(request)
    if (page !== 'buildings-list' || actor.kind !== 'user' || actor.guest) return undefined
    // The page may be asked for in another language than the header of the call says: that of the browser's cookie.
    const scope = atOwnHomes({ ...scopeOf(request), language, partner: partnerIn(partner, language) })
    try {
      return await answersOfList(deps, scope)
    } catch (error) {
      request.log.error({ err: error, page }, 'own page could not be drawn')
      return undefined
    }
  }

async function answersOfList({ db, assessment }: Deps, scope: HomeScope): Promise<readonly KnownAnswer[]> {
  const perPage = scope.partner.config.settings.buildings_listed_per_page
  const hasAssessment = buildingFeatures(scope).assessment
  const { homes, answers } = await inPartner(db, scope, async (partnerDb) => {
    const list = await readBuildings(partnerDb, scope, { page: 0, per_page: perPage })
    const homes = homesIn(z.encode(BuildingListResponse, list))
    return { homes, answers: hasAssessment ? await answersOfHomes(partnerDb, scope, homes.buildings) : [] }
  })
  const results = hasAssessment ? await resultsOf(assessment, scope, homes.buildings) : []
  return [{ key: homesKey(0, perPage), data: homes }, ...answers, ...results]
}

async function answersOfHomes(
  db: PartnerDb,
  scope: HomeScope,
  homes: readonly Building[],
): Promise<readonly KnownAnswer[]> {
  const rows = await listItems(db, scope.access, {})
  return homes.map(({ id }) => {
    const items = rows.filter((row) => row.building_id === id).map((row) => presentItem(row).attributes)
    return { key: answersKey(id), data: answersIn(z.encode(z.array(GenericItem), items)) }
  })
}

async function resultsOf(
  assessment: Deps['assessment'],
  scope: HomeScope,
  homes: readonly Building[],
): Promise<readonly KnownAnswer[]> {
  const ids = homes.flatMap(({ extra_info }) => extra_info.virtual_audit ?? []).slice(0, RESULTS_AT_MOST)
  const found = await Promise.all(
    ids.map(async (id) => ({
      key: auditKey(id),
      data: await findPlannedAudit(assessment, scope, id),
    })),
  )
  return found.filter(({ data }) => data !== undefined)
}
