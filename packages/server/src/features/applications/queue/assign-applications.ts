import { assignInTurn } from '@hearthlight/domain/applications/queue/assign-in-turn'
import type { Assignment, AssignmentPlanRequest } from '@hearthlight/domain/applications/queue/queue'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { actorId, type Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { assignIfStill, findAssignments } from './assignment-store.ts'
import { countLoads } from './queue-count-store.ts'
import { rulesOfTab } from './queue-rules.ts'
import { listReviewers } from './queue-rules-store.ts'
import { readQueueWords } from './read-queue.ts'
import { handUnread } from './unread-store.ts'

type Deps = Pick<ApplicationDeps, 'db' | 'now'>

/** What an assignment would do, without doing it. What already is whose it would be is left out. */
export const planAssignments = (
  deps: Deps,
  scope: Scope,
  { ids, to }: AssignmentPlanRequest,
): Promise<Assignment[]> =>
  inPartner(deps.db, scope, async (db) => {
    const found = await findAssignments(db, scope, ids)
    if (found.length === 0) return []
    const reviewers = await reviewersFor(
      deps,
      db,
      scope,
      found.map(({ id }) => id),
      to,
    )
    return found
      .map(({ id, assigned_to }) => ({ id, from: assigned_to, to: reviewers.get(id) ?? null }))
      .filter((assignment) => assignment.from !== assignment.to)
  })

async function reviewersFor(
  { now }: Deps,
  db: PartnerDb,
  scope: Scope,
  ids: readonly string[],
  to: string,
): Promise<ReadonlyMap<string, string>> {
  if (to === 'nobody') return new Map()
  const reviewers = await listReviewers(db, scope)
  if (to === 'in_turn') {
    const { rules } = await readQueueWords(db, scope, now())
    const loads = await countLoads(db, scope, rulesOfTab(rules, 'mine') ?? [])
    const open = new Map(loads.map(({ assigned_to, open: count }) => [assigned_to, Number(count)]))
    return assignInTurn(ids, new Map(reviewers.map(({ id }) => [id, open.get(id) ?? 0])))
  }
  if (!reviewers.some(({ id }) => id === to)) throw new Problem('shared.not-found')
  return new Map(ids.map((id) => [id, to]))
}

/** Assigns each that is still whose the asker thought; the others keep who has them. */
export const assignApplications = ({ db, now }: Deps, scope: Scope, assignments: readonly Assignment[]) =>
  inPartner(db, scope, async (partnerDb) => {
    const reviewers = new Set((await listReviewers(partnerDb, scope)).map(({ id }) => id))
    if (assignments.some(({ to }) => to !== null && !reviewers.has(to))) throw new Problem('shared.not-found')
    const homes = new Map(
      (
        await findAssignments(
          partnerDb,
          scope,
          assignments.map(({ id }) => id),
        )
      ).map((row) => [row.id, row.building_id]),
    )
    const result = { done: [] as string[], refused: [] as string[] }
    for (const assignment of assignments) {
      const { id, from, to } = assignment
      const record = { type: 'application', id, of: homes.get(id) ?? id }
      const isDone = await change(
        partnerDb,
        scope,
        { action: 'application.assign', record },
        async (changeDb) => {
          const isAssigned = await assignIfStill(changeDb, scope, assignment)
          if (isAssigned) await handUnread(changeDb, scope, id, { to, by: actorId(scope.actor), at: now() })
          return {
            result: isAssigned,
            ...(isAssigned && { before: { assigned_to: from }, after: { assigned_to: to } }),
          }
        },
      )
      result[isDone ? 'done' : 'refused'].push(id)
    }
    return result
  })
