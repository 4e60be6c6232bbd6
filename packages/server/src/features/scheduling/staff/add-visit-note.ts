import type { NewVisitNote } from '@hearthlight/domain/scheduling/visit-brief'
import { Problem } from '@hearthlight/domain/shared/problem'
import { asAdvisor } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { actorName, type Scope } from '../../../platform/scope.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { lockRows } from './lock-rows-store.ts'
import { mustFindBooking } from './visit-brief.ts'
import { insertVisitNote, type LockedAnswers, lockAnswers } from './visit-note-store.ts'

/**
 * Keeps what an advisor found. The answers it corrects are saved as the owner's own would be, and the log says who did;
 * the next who reads the home has its result computed anew. Refused when somebody has answered since the brief was read.
 */
export async function addVisitNote(
  deps: SchedulingDeps,
  scope: Scope,
  id: string,
  { content, corrections, answers_at }: NewVisitNote,
): Promise<void> {
  const { building_id, application_id, user_id } = await mustFindBooking(deps, scope, id)
  const what = { action: 'visit.note', record: { type: 'visit_note', of: building_id } }
  await change(deps.db, scope, what, async (db) => {
    // Of two notes on one visit the second waits, even where there is no answer yet to wait at.
    await lockRows(db, scope, 'applications', [application_id])
    const stored = await lockAnswers(db, scope, building_id)
    const corrected = corrections.flatMap((correction) => differing(correction, stored))
    if (content === '' && corrected.length === 0) throw new Problem('scheduling.empty-note')
    if (corrected.length > 0) {
      if ((stored.at?.toISOString() ?? null) !== answers_at) throw new Problem('scheduling.stale')
      const items = corrections.map((correction) => ({ ...correction, building_id }))
      await deps.home.correct(db, asAdvisor(scope, user_id), items)
    }
    const note = { building_id, application_id, content, corrected, by_name: actorName(scope.actor) }
    const noteId = await insertVisitNote(db, scope, { ...note, created_at: deps.now() })
    return { result: undefined, id: noteId, after: { content, corrected } }
  })
}

/** The questions to which a correction gives another answer. */
const differing = (
  { item_type, data }: NewVisitNote['corrections'][number],
  { answers }: LockedAnswers,
): string[] =>
  Object.entries(data).flatMap(([question, values]) =>
    JSON.stringify(values) === JSON.stringify(answers[item_type]?.[question] ?? []) ? [] : [question],
  )
