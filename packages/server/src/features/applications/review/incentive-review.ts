import { paidQuantity } from '@hearthlight/domain/applications/amounts/applied-amount'
import { appliedSteps } from '@hearthlight/domain/applications/amounts/applied-steps'
import { brokenRules } from '@hearthlight/domain/applications/answers/answer-question'
import { answerWords } from '@hearthlight/domain/applications/answers/answer-words'
import { withoutRestricted } from '@hearthlight/domain/applications/answers/hide-restricted'
import { toldByAnswers } from '@hearthlight/domain/applications/answers/told-by-answers'
import { INCENTIVE_STATUSES } from '@hearthlight/domain/applications/incentive-statuses'
import { NO_LIMITS } from '@hearthlight/domain/applications/staff-moves'
import { stageOf } from '@hearthlight/domain/applications/stage-of'
import { reviewerMoves } from '@hearthlight/domain/applications/statuses'
import type { ApplicationStatus } from '@hearthlight/domain/buildings/rebate-project'
import { quoteAmount } from '@hearthlight/domain/incentives/amounts/quote-amount'
import { decimalOfCents } from '@hearthlight/domain/incentives/amounts/rational'
import type { Facts } from '@hearthlight/domain/incentives/classification/home-condition'
import type { DocumentItem, ListItem, Stage } from '@hearthlight/domain/incentives/incentive'
import { askedAt } from '@hearthlight/domain/incentives/incentive-lists'
import { formats } from '@hearthlight/domain/partner/formats'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Translate } from '@hearthlight/domain/shared/translate'
import { asStaffReader } from '../../../platform/access/access.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { findAnyProject } from '../applicant/project-store.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { listComments } from '../comments/comment-store.ts'
import type { FoundApplication } from '../find-application-store.ts'
import type { ApprovalAsks, Reviewed, ReviewedKind, ReviewRules } from './review-contract.ts'

/** How an application for an incentive is reviewed. */
export const reviewedIncentive = (
  deps: Pick<ApplicationDeps, 'db' | 'now' | 'listsOf' | 'homeOf' | 'documents'>,
): ReviewedKind => ({
  rules: async (db, scope, application, language): Promise<ReviewRules> => {
    const project = await findAnyProject(db, scope, application.id)
    if (project === undefined) throw new Problem('shared.not-found')
    const { question_list, document_list } = await listsOf(deps, db, { ...scope, language }, application)
    const translate = translator(language, scope.partner.config)
    const stage = stageOf(application)
    return {
      name: project.title[language] ?? '',
      statusName: (code) => translate(`incentives:status.${code}`),
      statuses: INCENTIVE_STATUSES,
      moves: reviewerMoves(INCENTIVE_STATUSES, application.status),
      statusMail: () => undefined,
      next: (code) => translate(`incentives:next.${code}`),
      approvalAsks: stage === 'payment' ? null : approvalAsks(question_list, document_list, translate),
      asked: { answer: askedAt(question_list, stage), upload: askedAt(document_list, stage), step: [] },
    }
  },
  limits: async (db, scope, application) => {
    const { amount_formula } = await listsOf(deps, db, scope, application)
    const { cents } = quoteAmount(amount_formula, {}, {})
    return { ...NO_LIMITS, cap: cents === null ? null : decimalOfCents(cents) }
  },
  // What incentives pay belongs to no program, and so to no budget.
  holdBudget: async () => {},
  read: async (scope, application): Promise<Reviewed> => {
    const { counted, quantity, told, restricted, ...given } = await inPartner(deps.db, scope, (db) =>
      givenIn(deps, db, scope, application),
    )
    const reader = asStaffReader(scope, application.user_id)
    const home = await deps.homeOf(reader, application.building_id, told)
    const incentive = home.incentives.find(({ id }) => id === application.incentive_id)
    const total = application.total_incentive ?? incentive?.amount ?? null
    // One that is not offered any more has no rules to be compared with.
    const { verdict, trace } = incentive?.eligibility ?? { verdict: 'needs_person' as const, trace: [] }
    return {
      ...given,
      eligibility: { verdict, trace: withoutRestricted(trace, restricted) },
      amount: {
        lines:
          incentive === undefined
            ? []
            : [
                {
                  name: incentive.title,
                  steps: [...appliedSteps(incentive, quantity, total, ...wordsIn(scope))],
                  answers: [...counted],
                  amount: total,
                },
              ],
        above_cap: null,
        total,
      },
      promise: null,
      contactId: null,
    }
  },
})

const listsOf = async (
  deps: Pick<ApplicationDeps, 'listsOf'>,
  db: PartnerDb,
  scope: Scope,
  { incentive_id }: FoundApplication,
) => await deps.listsOf(db, scope, incentive_id ?? '')

/** What approving asks for; null where the payment needs nothing more. */
function approvalAsks(
  questions: readonly ListItem[],
  documents: readonly DocumentItem[],
  translate: Translate,
): ApprovalAsks | null {
  const isForPayment = ({ stage, is_required }: ListItem | DocumentItem) =>
    stage === 'payment' && is_required === 'true'
  const ask = (kind: 'answer' | 'upload', { id, description }: ListItem | DocumentItem) => ({
    kind,
    item_id: id,
    content: [translate('applications:payment_item'), description].filter((part) => part !== '').join(' '),
  })
  const [asked, uploaded] = [questions.filter(isForPayment), documents.filter(isForPayment)]
  if (asked.length + uploaded.length === 0) return null
  return {
    status: 'information_requested' satisfies ApplicationStatus,
    requests: [...asked.map((item) => ask('answer', item)), ...uploaded.map((item) => ask('upload', item))],
    items: [...asked, ...uploaded],
    message: translate('applications:payment_ask'),
  }
}

/** What the amount is worked out from and the rules read. */
type Applied = {
  readonly counted: readonly { readonly name: string; readonly content: string }[]
  readonly quantity: number | undefined
  readonly told: Facts
  /** What of it is told by answers that may only be read one by one. */
  readonly restricted: ReadonlySet<string>
}

const wordsIn = ({ partner, language }: Scope) =>
  [formats(partner.config, language), translator(language, partner.config)] as const

/** What was answered and given, as far as the application has come, and what in it is against a rule. */
async function givenIn(
  deps: Pick<ApplicationDeps, 'listsOf' | 'documents' | 'now'>,
  db: PartnerDb,
  scope: Scope,
  application: FoundApplication,
): Promise<Pick<Reviewed, 'answers' | 'concerns'> & Applied> {
  const lists = await listsOf(deps, db, scope, application)
  const stage = stageOf(application)
  const questions = askedAt(lists.question_list, stage)
  const owner = { partnerId: scope.partnerId, ownerId: application.user_id }
  const comments = await listComments(db, owner, {
    project_id: application.id,
    commentable_type: 'ListItem',
  })
  const contentOf = (id: string) => comments.find((each) => each.commentable_id === id)?.content ?? ''
  const given = await deps.documents.listOfApplication(db, scope, application.id)
  const translate = translator(scope.language, scope.partner.config)
  const today = dayIn(scope.partner.config.time_zone, deps.now())
  const counted = questions.filter((item) => item.sets_amount && !item.restrict_data_access)
  return {
    answers: questions.map((item) => answerOf(item, comments, stage, scope)),
    counted: counted.flatMap((item) => {
      const content = contentOf(item.id)
      return content === ''
        ? []
        : [{ name: item.name, content: answerWords(item, content, ...wordsIn(scope)) }]
    }),
    quantity: paidQuantity(counted, contentOf),
    told: toldByAnswers(questions, contentOf),
    restricted: new Set(
      questions.flatMap((item) => (item.restrict_data_access ? (item.tells?.fact ?? []) : [])),
    ),
    concerns: [
      // What staff read one by one is not told by its rules either.
      ...questions
        .filter((item) => !item.restrict_data_access)
        .flatMap((item) =>
          brokenRules(item, contentOf(item.id), today).map((rule) => concern(item, rule.says)),
        ),
      ...askedAt(lists.document_list, stage).flatMap((item) => {
        const files = given.filter(({ item_id }) => item_id === item.id).length
        const isWhole = files >= item.min_files || (files === 0 && item.is_required === 'false')
        return isWhole
          ? []
          : [concern(item, translate('applications:files_given', { files, needed: item.min_files }))]
      }),
    ],
  }
}

const concern = ({ id, name }: ListItem | DocumentItem, says: string) => ({ item_id: id, name, says })

function answerOf(
  item: ListItem,
  comments: Awaited<ReturnType<typeof listComments>>,
  stage: Stage,
  scope: Scope,
): Reviewed['answers'][number] {
  const comment = comments.find(({ commentable_id }) => commentable_id === item.id)
  const [written, translate] = wordsIn(scope)
  const words = (content: string) => (content === '' ? '' : answerWords(item, content, written, translate))
  return {
    item_id: item.id,
    section: stage === 'payment' ? translate(`applications:stage.${item.stage}`) : '',
    name: item.name,
    is_required: item.is_required === 'true',
    is_restricted: item.restrict_data_access,
    content: comment === undefined || comment.content === '' ? null : words(comment.content),
    history: (comment?.versions ?? []).map(({ created_at, before, after }) => ({
      at: created_at,
      before: words(before),
      after: words(after),
    })),
  }
}
