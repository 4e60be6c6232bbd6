import type { BuildingInput, SavedBuilding } from '@hearthlight/domain/buildings/building'
import { BUILDING_FIELD_NAMES } from '@hearthlight/domain/buildings/building-fields'
import { changedFields, changesSince, revised } from '@hearthlight/domain/buildings/field-revisions'
import { type BuildingRecord, changedBuilding } from '@hearthlight/domain/buildings/new-building'
import { withoutPrefills } from '@hearthlight/domain/buildings/prefill'
import type { Features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { difference } from '../../platform/audit-log/difference.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { type BuildingDeps, buildingFeatures } from './building-deps.ts'
import { lockBuilding, markPage, type StoredBuilding, updateBuilding } from './building-store.ts'
import { presentBuilding, recordOf } from './present-building.ts'
import { validateBuilding } from './validate-building.ts'

type Change = { readonly building: BuildingInput; readonly revision?: number | undefined }

/**
 * The wizard's own marks (mode, current page) are no edit of the profile and need no right to one. A save that brings nothing
 * is one of the form, in which nothing was changed.
 */
const editsProfile = (input: BuildingInput) =>
  Object.keys(input).length === 0 || BUILDING_FIELD_NAMES.some((name) => input[name] !== undefined)

function refuseEdit(allowed: Features): void {
  if (!allowed.updateBuilding) throw new Problem('buildings.no-update-right')
  if (!allowed.editBuilding) throw new Problem('buildings.update-disabled')
}

const loggedBuilding = ({ fields, ...record }: BuildingRecord) => ({ ...fields, ...record })

/** Where the person is in the assessment from now on. */
async function turnPage(
  db: PartnerDb,
  scope: HomeScope,
  row: StoredBuilding,
  { extra_info }: BuildingInput,
  at: Date,
): Promise<StoredBuilding['current_page']> {
  const page = extra_info?.current_page
  if (page === undefined) return row.current_page
  await markPage(db, scope, row.id, page, at)
  return page
}

/** Changes what is sent and nothing else. The later save wins per field; what it overwrote is told. */
export async function changeBuilding(
  deps: BuildingDeps,
  scope: HomeScope,
  id: string,
  { building: input, revision: basis }: Change,
): Promise<SavedBuilding> {
  requireHomePermission(scope, 'change')
  const owner = scope.access
  const what = { action: 'building.change', record: { type: 'building', id, of: owner.ownerId } }
  return await change(deps.db, scope, what, async (transaction) => {
    const allowed = buildingFeatures(scope)
    const row = await lockBuilding(transaction, owner, id)
    if (!row) throw new Problem('shared.not-found')
    if (editsProfile(input)) refuseEdit(allowed)
    const before = recordOf(row)
    const record = changedBuilding(before, input)
    const changed = changedFields(before.fields, record.fields)
    if (changed.length > 0) {
      validateBuilding(
        scope,
        allowed,
        withoutPrefills({ ...record.fields, prefilled_fields: record.prefilled_fields }),
        deps.now(),
      )
    }
    const current_page = await turnPage(transaction, scope, row, input, deps.now())
    const logged = { before: loggedBuilding(before), after: loggedBuilding(record) }
    const revision = row.revision + 1
    const fieldRevisions = revised(row.field_revisions, changed, revision)
    const saved =
      difference(logged) === undefined
        ? { ...row, current_page }
        : await updateBuilding(transaction, owner, id, { record, revision, fieldRevisions, at: deps.now() })
    const result = {
      ...presentBuilding(saved, scope.language),
      ...changesSince(row.field_revisions, basis, changed),
    }
    return { result, ...logged }
  })
}
