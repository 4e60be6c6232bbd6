import type { CommentQuery } from '@hearthlight/domain/applications/comment'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findApplication } from '../find-application-store.ts'
import { listComments, type StoredComment } from './comment-store.ts'

/** The answers of an application, or those that wait for one. */
export const readComments = (
  { db, mustOwnBuilding }: ApplicationDeps,
  scope: HomeScope,
  { project_id, building_id, commentable_type, commentable_id }: CommentQuery,
): Promise<StoredComment[]> =>
  inPartner(db, scope, async (partnerDb) => {
    if (building_id !== undefined) await mustOwnBuilding(partnerDb, scope, building_id)
    if (project_id !== undefined) {
      const application = await findApplication(partnerDb, scope.access, project_id, building_id)
      if (application === undefined) throw new Problem('shared.not-found')
    }
    return await listComments(partnerDb, scope.access, {
      project_id: project_id ?? null,
      commentable_type,
      ...(building_id !== undefined && { building_id }),
      ...(commentable_id !== undefined && { commentable_id }),
    })
  })
