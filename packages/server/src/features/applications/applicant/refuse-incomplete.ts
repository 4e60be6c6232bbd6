import { answerIn } from '@hearthlight/domain/applications/answers/answer-question'
import { type Submission, submitRefusal } from '@hearthlight/domain/applications/answers/submit-rules'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { listComments } from '../comments/comment-store.ts'
import type { Asked } from './asked-items.ts'

type Place = { readonly buildingId: string; readonly projectId: string | null }
type Rest = Pick<Submission, 'requestedUploads' | 'requestedEdits' | 'needsConsent' | 'consent'>

/**
 * Refuses by the first of the nine rules that is broken, as the browser does before it sends. Answers what was answered
 * to a question.
 */
export async function refuseIncomplete(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: HomeScope,
  { questions, documents }: Asked,
  { buildingId, projectId }: Place,
  rest: Rest,
): Promise<(question: string) => string | undefined> {
  const comments = await listComments(db, scope.access, {
    building_id: buildingId,
    project_id: projectId,
    commentable_type: 'ListItem',
  })
  const contents = new Map(comments.map(({ commentable_id, content }) => [commentable_id, content]))
  const submission: Submission = {
    questions,
    answers: Object.fromEntries(
      questions.map((item) => [item.id, answerIn(item, contents.get(item.id) ?? '')]),
    ),
    saved: [...contents].filter(([, content]) => content !== '').map(([id]) => id),
    inEdit: [],
    unsaved: [],
    documents,
    given: await deps.documents.listGiven(db, scope.access, buildingId, projectId),
    today: dayIn(scope.partner.config.time_zone, deps.now()),
    ...rest,
  }
  const translate = translator(scope.language, scope.partner.config)
  const refusal = submitRefusal(submission, translate, fieldMessages(translate))
  if (refusal !== null) throw new Problem(refusal.code, { fields: refusal.fields })
  return (question) => contents.get(question)
}
