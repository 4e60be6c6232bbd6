import { eraseAuditValues } from '../../platform/audit-log/audit-log-store.ts'
import type { Retained } from '../../platform/feature.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { listClosedDocuments, listOldDrafts } from './retention-store.ts'

type Deps = Pick<PersonalDataDeps, 'deleteApplications' | 'deleteDocuments'>

export const removeOldDrafts = ({ deleteApplications }: Deps) => removed(listOldDrafts, deleteApplications)

export const removeClosedDocuments = ({ deleteDocuments }: Deps) =>
  removed(listClosedDocuments, deleteDocuments)

/** What the log tells of what is gone goes with it. */
function removed(list: typeof listOldDrafts, deleteRows: Deps['deleteDocuments']): Retained['remove'] {
  return async (db, scope, before, most) => {
    const ids = await list(db, scope, before, most)
    await deleteRows(db, scope, ids)
    for (const id of ids) await eraseAuditValues(db, scope, id)
    return ids.length
  }
}
