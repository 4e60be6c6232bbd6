import { appliedAmount, asTold, paidQuantity } from '@hearthlight/domain/applications/amounts/applied-amount'
import { quantityIn, withinLimit } from '@hearthlight/domain/applications/amounts/quantity-limit'
import { toldByAnswers } from '@hearthlight/domain/applications/answers/told-by-answers'
import { refusalToApply } from '@hearthlight/domain/applications/may-apply'
import type { Project, SubmitApplication, SubmitQuery } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import { classificationContext } from '@hearthlight/domain/incentives/classification-context'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { classifyIncentive, remainingQuantity } from '@hearthlight/domain/incentives/classify-incentive'
import { askedAt } from '@hearthlight/domain/incentives/incentive-lists'
import { features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { ApplicationDeps, HomeWithIncentives } from '../application-deps.ts'
import { lockApplicant } from '../application-store.ts'
import { attachComments } from '../comments/comment-store.ts'
import { insertApplication, type NewApplication } from '../transition/transition-store.ts'
import type { Asked } from './asked-items.ts'
import { presentProject } from './present-project.ts'
import { findProject, listCounted } from './project-store.ts'
import { nextOf, rebateCopy } from './rebate-copy.ts'
import { receiptMail } from './receipt-mail.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'

/**
 * Applies for an incentive with what is saved for the home. The home and its classification are read before, since that
 * may take its time; what decides over the last unit is counted again while nobody else can apply for this person.
 */
export async function submitApplication(
  deps: ApplicationDeps,
  scope: HomeScope,
  query: SubmitQuery,
  input: SubmitApplication,
): Promise<Project> {
  requireHomePermission(scope, 'change')
  const home = await deps.homeOf(scope, input.building_id)
  const incentive = findIncentive(home, query)
  const { building } = home
  const what = { action: 'application.submit', record: { type: 'application', of: building.id } }
  return await change(deps.db, scope, what, async (db) => {
    const owner = scope.access
    await lockApplicant(db, owner)
    const left = await refuseClosed(deps, db, scope, building, incentive, input.applied_obj_quantity ?? 1)
    if (incentive.program !== null) throw new Problem('applications.in-program')
    const asked = askedNow(scope, incentive, left)
    const contentOf = await refuseIncomplete(
      deps,
      db,
      scope,
      asked,
      { buildingId: building.id, projectId: null },
      {
        requestedUploads: [],
        requestedEdits: [],
        consent: input.consent === true,
        needsConsent: features(scope.partner.config, null).consent,
      },
    )
    const told = toldByAnswers(asked.questions, contentOf)
    const paying = asTold(incentive, told)
    const { amount, basis } = appliedAmount(paying, paidQuantity(asked.questions, contentOf))
    const application = {
      ...newApplication(incentive, building.id, query),
      quantity: quantityIn(asked.questions, contentOf) ?? input.applied_obj_quantity ?? 1,
      total_incentive: amount,
      total_basis: basis,
    }
    const at = deps.now()
    const { id, number } = await insertApplication(
      db,
      owner,
      { ...application, submitted_at: at },
      { at, by: scope.actor },
    )
    await attach(deps, db, scope, asked, building.id, id)
    await deps.sendMail(
      db,
      scope,
      receiptMail(scope, {
        application: { id, kind: incentive.kind, building_id: building.id, number },
        name: incentive.title,
        home: building,
        isUpdate: false,
        lines: await rebateCopy(deps, db, scope, asked, {
          id,
          amount,
          basis,
        }),
        next: nextOf(scope, application.status),
      }),
    )
    return { result: await present(db, scope, id), id, after: application }
  })
}

function findIncentive(
  { incentives }: HomeWithIncentives,
  { offer_id, subsidy_id }: SubmitQuery,
): ClassifiedIncentive {
  const [kind, id] = subsidy_id === undefined ? ['Offer', offer_id] : ['Subsidy', subsidy_id]
  const incentive = incentives.find((one) => one.kind === kind && one.id === id)
  if (incentive === undefined) throw new Problem('shared.not-found')
  return incentive
}

/** What is asked with the application; what the payment needs is asked once it is approved. */
function askedNow(
  { language, partner }: HomeScope,
  { question_list, document_list }: ClassifiedIncentive,
  left: number,
): Asked {
  const translate = translator(language, partner.config)
  return {
    questions: withinLimit(askedAt(question_list, 'application'), left, translate),
    documents: askedAt(document_list, 'application'),
  }
}

/** Answers how many may still be applied for. */
async function refuseClosed(
  { now }: ApplicationDeps,
  db: PartnerDb,
  scope: HomeScope,
  building: Building,
  incentive: ClassifiedIncentive,
  wanted: number,
): Promise<number> {
  const projects = await listCounted(db, scope.access)
  const context = classificationContext(scope.partner.config.time_zone, building, projects, now())
  const refusal = refusalToApply(classifyIncentive(incentive, context))
  if (refusal !== null) throw new Problem(refusal)
  const left = remainingQuantity(incentive, context)
  if (wanted > left) throw new Problem('applications.too-many', { params: { left, wanted } })
  return left
}

const newApplication = (
  { id, kind, project_type, schedule_plan, project_manager_disabled }: ClassifiedIncentive,
  building_id: string,
  { user_schedule = false, manager_schedule = false }: SubmitQuery,
): Extract<NewApplication, { incentive_id: string }> => ({
  building_id,
  kind,
  incentive_id: id,
  project_type_id: project_type.id,
  status: 'submitted',
  scheduled_by:
    user_schedule && schedule_plan.user.enabled
      ? 'user'
      : manager_schedule && schedule_plan.enabled && !project_manager_disabled
        ? 'manager'
        : null,
})

/** What waited for this incentive belongs to the application from now on. */
async function attach(
  deps: ApplicationDeps,
  db: ChangeDb,
  { access }: HomeScope,
  { questions, documents }: Asked,
  buildingId: string,
  id: string,
): Promise<void> {
  const ids = (items: readonly { readonly id: string }[]) => items.map((item) => item.id)
  await attachComments(db, access, buildingId, ids(questions), id)
  await deps.documents.attach(db, access, buildingId, ids(documents), id)
}

async function present(db: PartnerDb, { access, language }: HomeScope, id: string): Promise<Project> {
  const row = await findProject(db, access, id)
  if (row === undefined) throw new Error('The application is gone before it was there.')
  return presentProject(row, language)
}
