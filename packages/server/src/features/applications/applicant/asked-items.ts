import { withinLimit } from '@hearthlight/domain/applications/amounts/quantity-limit'
import { stageOf } from '@hearthlight/domain/applications/stage-of'
import { quantityLeft } from '@hearthlight/domain/incentives/classification/quantity-limit'
import { classificationContext } from '@hearthlight/domain/incentives/classification-context'
import type { DocumentItem, ListItem } from '@hearthlight/domain/incentives/incentive'
import { askedAt } from '@hearthlight/domain/incentives/incentive-lists'
import type { HomeScope } from '../../../platform/access/access.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import type { OpenApplication } from './must-be-undecided.ts'
import { listCounted } from './project-store.ts'

export type Asked = { readonly questions: readonly ListItem[]; readonly documents: readonly DocumentItem[] }

/** What is asked of an application that was sent, as far as it has come. Its own quantity is not counted against it. */
export async function askedOf(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: HomeScope,
  application: OpenApplication,
): Promise<Asked> {
  const lists = await deps.listsOf(db, scope, application.incentive_id)
  const { user_quantity_limitation, building_quantity_limitation } = lists
  const home = { id: application.building_id, ea_assignment: {} }
  const { time_zone } = scope.partner.config
  const context = classificationContext(time_zone, home, await listCounted(db, scope.access), deps.now())
  const others = context.projects.filter(
    ({ id, programmable_id, original_programmable_id }) =>
      id !== application.id && [programmable_id, original_programmable_id].includes(application.incentive_id),
  )
  const left = Math.min(
    quantityLeft(user_quantity_limitation, others),
    quantityLeft(
      building_quantity_limitation,
      others.filter(({ building_id }) => building_id === application.building_id),
    ),
  )
  const stage = stageOf(application)
  const translate = translator(scope.language, scope.partner.config)
  return {
    questions: withinLimit(askedAt(lists.question_list, stage), left, translate),
    documents: askedAt(lists.document_list, stage),
  }
}
