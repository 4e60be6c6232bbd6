import { isMet } from '@hearthlight/domain/forms/condition'
import type { StepDefinition } from '@hearthlight/domain/programs/definition/step-definition'
import { attachmentMessage } from '@hearthlight/domain/programs/questions/attachment-message'
import { validateAttachment } from '@hearthlight/domain/programs/questions/validate-attachment'
import type { AttachmentQuestion, AttachmentSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { AttachedFile, BuiltInDeps } from '../built-in-deps.ts'
import type { AddAttachment } from '../program-engine.ts'
import { applicationChange } from './application-log.ts'
import { isOpenUpload, mustBeAsked } from './must-be-asked.ts'
import { changeApplication, type OpenApplication, readApplication } from './open-application.ts'
import { attachmentsOfStep } from './sections-of-step.ts'

/** Adds a file where the program asks for one, and answers the sections of that step. */
export async function addAttachment(
  deps: BuiltInDeps,
  scope: HomeScope,
  { project_id: projectId, attachment_id: attachment, file }: AddAttachment,
): Promise<AttachmentSection[]> {
  const step = await change(
    deps.db,
    scope,
    applicationChange(scope, 'application.add-attachment', projectId),
    async (db) => {
      const application = await changeApplication(deps, db, scope, projectId)
      const step = placeFor(scope, application, attachment, file)
      await file.keep(db, { projectId, buildingId: application.row.building_id, attachment })
      const at = deps.now()
      await noteUploaded(deps, db, scope, { projectId, attachment, step: step.id }, at)
      await deps.applications.touch(db, scope.access, projectId, at)
      return { result: step, after: loggedFile(application, attachment, file.name) }
    },
  )
  return inPartner(deps.db, scope, async (db) =>
    attachmentsOfStep(scope, await readApplication(deps, db, scope, projectId), step),
  )
}

/** A name may tell what only some of the staff may read. */
const loggedFile = ({ row: { restricted } }: OpenApplication, attachment: string, file: string) =>
  restricted.documents.includes(attachment) ? { attachment } : { attachment, file }

/** It may be what was asked for, by its name or with its step. */
async function noteUploaded(
  { applications }: BuiltInDeps,
  db: ChangeDb,
  scope: HomeScope,
  {
    projectId,
    attachment,
    step,
  }: { readonly projectId: string; readonly attachment: string; readonly step: string },
  at: Date,
): Promise<void> {
  const application_id = projectId
  await applications.markDone(db, scope, { application_id, kind: 'upload', item_id: attachment }, at)
  await applications.markDone(db, scope, { application_id, kind: 'step', item_id: step }, at)
}

/** The step that asks for a file like this one now. */
export function placeFor(
  scope: HomeScope,
  application: OpenApplication,
  attachment: string,
  file: AttachedFile,
): StepDefinition {
  const { step, question } = placeOf(scope, application, attachment)
  mustBeAsked(isOpenUpload(application, attachment))
  mustFit(scope, question, file)
  return step
}

type Place = { readonly step: StepDefinition; readonly question: AttachmentQuestion }

/** Where it is asked for now. */
function placeOf(scope: HomeScope, application: OpenApplication, attachment: string): Place {
  for (const step of application.program.steps) {
    if (!isMet(step.visible_when, application.facts)) continue
    const questions = attachmentsOfStep(scope, application, step).flatMap((section) => section.questions)
    const question = questions.find(({ id }) => id === attachment)
    if (question !== undefined) return { step, question }
  }
  throw new Problem('shared.not-found')
}

/** By the rule that the browser asks too, in the words of the partner where it has its own. */
function mustFit(scope: HomeScope, { rules, responses }: AttachmentQuestion, file: AttachedFile): void {
  const broken = validateAttachment(
    file,
    rules,
    responses.map(({ response }) => response),
  )
  if (broken === null) return
  const { config } = scope.partner
  const message = attachmentMessage(
    broken,
    rules,
    config.settings.attachments,
    translator(scope.language, config),
  )
  throw new Problem(PROBLEMS[broken.rule], { params: { message, ...broken.params } })
}

const PROBLEMS = {
  too_big: 'programs.attachment-too-big',
  type: 'programs.attachment-type',
  duplicate: 'programs.attachment-duplicate',
  count: 'programs.attachment-count',
} as const

export async function deleteAttachment(deps: BuiltInDeps, scope: HomeScope, id: string): Promise<void> {
  const what = {
    action: 'application.delete-attachment',
    record: { type: 'application', of: scope.access.ownerId },
  }
  const sweep = await change(deps.db, scope, what, async (db) => {
    const attachment = await deps.files.find(db, scope.access, id)
    if (attachment === undefined) throw new Problem('shared.not-found')
    const { projectId } = attachment
    const application = await changeApplication(deps, db, scope, projectId)
    mustBeAsked(isOpenUpload(application, attachment.attachment))
    const after = await deps.files.remove(db, scope, id)
    await deps.applications.touch(db, scope.access, projectId, deps.now())
    return {
      result: after,
      id: projectId,
      before: loggedFile(application, attachment.attachment, attachment.response),
    }
  })
  await sweep()
}
