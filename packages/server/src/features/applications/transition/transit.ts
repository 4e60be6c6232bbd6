import { mustTransit } from '@hearthlight/domain/applications/must-transit'
import { isFinished, type Statuses } from '@hearthlight/domain/applications/statuses'
import type { Transition } from '@hearthlight/domain/applications/transition'
import {
  type TransitionActor,
  type TransitionEvent,
  transitionFrom,
} from '@hearthlight/domain/applications/transition-event'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import type { FoundApplication } from '../find-application-store.ts'
import { carryOut, type TransitTold } from './carry-out.ts'
import { mustNotBeInBatch } from './must-not-be-in-batch.ts'
import { transitionMail } from './transition-mail.ts'

/** An event, with who made it happen. */
export type Happening = { readonly event: TransitionEvent; readonly actor: TransitionActor }

/**
 * The only way in which an application gets another status, lock, amount or payment, whoever acts: by the rule, with all that
 * follows, in the transaction of the change. The applicant is written, and nobody comes to the home of what came to nothing.
 */
export async function transit(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  application: FoundApplication,
  statuses: Statuses,
  { event, actor }: Happening,
  told: TransitTold = {},
): Promise<Transition> {
  const step = mustTransit(statuses, transitionFrom(application), event, actor)
  if (step.payment === 'due' && step.approved !== null)
    await mustNotBeInBatch(deps, db, scope, application.id, step.approved)
  const at = deps.now()
  const by = actor === 'system' ? ({ kind: 'system' } as const) : scope.actor
  await carryOut(deps.noteMoney, db, scope, application, step, { ...told, at, by })
  const finished = { was: isFinished(statuses, application.status), is: isFinished(statuses, step.to) }
  await deps.noteWork(db, scope, application, finished)
  if (step.callsOff) await deps.callOffVisits(db, scope, application.id)
  const mail = await transitionMail(deps, db, scope, application, step, { ...told, at })
  if (mail !== undefined) await deps.sendMail(db, scope, mail)
  return step
}
