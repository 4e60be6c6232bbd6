import { answerIn } from '@hearthlight/domain/applications/answer-question'
import { incentiveMoves } from '@hearthlight/domain/applications/staff-moves'
import { APPLICATION_STATUSES, type ApplicationStatus } from '@hearthlight/domain/buildings/rebate-project'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Translate } from '@hearthlight/domain/shared/translate'
import { asStaffReader } from '../../platform/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { listComments } from './comment-store.ts'
import type { FoundApplication } from './find-application-store.ts'
import { findAnyProject } from './project-store.ts'
import type { Reviewed, ReviewedKind, ReviewRules } from './reviewed.ts'

/** How an application for an incentive is reviewed. */
export const reviewedIncentive = (
  deps: Pick<ApplicationDeps, 'db' | 'listsOf' | 'homeOf'>,
): ReviewedKind => ({
  rules: async (db, scope, application, language): Promise<ReviewRules> => {
    const project = await findAnyProject(db, scope, application.id)
    if (project === undefined) throw new Problem('shared.not-found')
    const { question_list, document_list } = await listsOf(deps, db, { ...scope, language }, application)
    const translate = translator(language, scope.partner.config)
    const status = statusOf(application.status)
    return {
      name: project.title[language] ?? '',
      statusName: (code) => translate(`incentives:status.${code}`),
      moves: incentiveMoves(status),
      waits: status === 'information_requested',
      locks: () => undefined,
      statusMail: () => undefined,
      asked: { answer: question_list, upload: document_list },
    }
  },
  read: async (scope, application): Promise<Reviewed> => {
    const home = await deps.homeOf(asStaffReader(scope, application.user_id), application.building_id)
    const incentive = home.incentives.find(({ id }) => id === application.incentive_id)
    const total = application.total_incentive ?? incentive?.amount ?? null
    return {
      answers: await inPartner(deps.db, scope, (db) => answersOf(deps, db, scope, application)),
      // One that is not offered any more has no rules to be compared with.
      eligibility: incentive?.eligibility ?? { verdict: 'needs_person', trace: [] },
      amount: {
        lines:
          incentive === undefined ? [] : [{ name: incentive.title, says: '', answers: [], amount: total }],
        above_cap: null,
        total,
      },
      promise: null,
    }
  },
})

const listsOf = async (
  deps: Pick<ApplicationDeps, 'listsOf'>,
  db: PartnerDb,
  scope: Scope,
  { incentive_id }: FoundApplication,
) => await deps.listsOf(db, scope, incentive_id ?? '')

async function answersOf(
  deps: Pick<ApplicationDeps, 'listsOf'>,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
): Promise<Reviewed['answers']> {
  const { question_list } = await listsOf(deps, db, scope, application)
  const owner = { partnerId: scope.partnerId, ownerId: application.user_id }
  const comments = await listComments(db, owner, {
    project_id: application.id,
    commentable_type: 'ListItem',
  })
  const translate = translator(scope.language, scope.partner.config)
  return question_list.map((item) => {
    const comment = comments.find(({ commentable_id }) => commentable_id === item.id)
    const words = (content: string) => answerWords(item, content, translate)
    return {
      item_id: item.id,
      section: '',
      name: item.name,
      is_required: item.is_required === 'true',
      is_restricted: item.restrict_data_access,
      content: comment === undefined || comment.content === '' ? null : words(comment.content),
      history: (comment?.versions ?? []).map(({ created_at, before, after }) => ({
        ...{ at: created_at, before: words(before), after: words(after) },
      })),
    }
  })
}

/** What was answered, in words: options by their labels. */
function answerWords(item: ListItem, content: string, translate: Translate): string {
  if (item.answer_type === 'boolean') return translate(`incentives:answer.${content}`)
  const answer = answerIn(item, content)
  const chosen = Array.isArray(answer) ? answer : [content]
  const label = (code: string) => item.select_options[item.select_codes.indexOf(code)] ?? code
  return chosen.map(label).join(', ')
}

/** The column also holds the words of programs, which no incentive has. */
function statusOf(status: string): ApplicationStatus {
  const known = APPLICATION_STATUSES.find((one) => one === status)
  if (known === undefined) throw new Error(`No application for an incentive has the status ${status}.`)
  return known
}
