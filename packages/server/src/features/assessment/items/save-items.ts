import { buildingOf, type GenericItemInput } from '@hearthlight/domain/assessment/wizard/generic-item'
import { mergeAnswers } from '@hearthlight/domain/assessment/wizard/merge-answers'
import {
  sectionFields,
  sectionQuestions,
  validateSomeAnswers,
} from '@hearthlight/domain/assessment/wizard/wizard-answers'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems } from '@hearthlight/domain/forms/field-problems'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { type Changed, change } from '../../../platform/audit-log/change.ts'
import { difference } from '../../../platform/audit-log/difference.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, Db, PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { AssessmentDeps } from '../assessment-deps.ts'
import { lockItem, type StoredItem, writeAnswers } from './generic-item-store.ts'

/** Saves the answers of several sections, all or none. Field by field the later answer wins. */
export async function saveItems(
  deps: Pick<AssessmentDeps, 'now' | 'readBuilding'> & { readonly db: Db },
  scope: HomeScope,
  items: readonly GenericItemInput[],
  under: (index: number) => string,
): Promise<StoredItem[]> {
  requireHomePermission(scope, 'change')
  return await inPartner(deps.db, scope, async (transaction) => {
    for (const id of new Set(items.map(buildingOf))) await deps.readBuilding(transaction, scope, id)
    validateItems(scope, items, under)
    const saved: StoredItem[] = []
    // Always in the same order, so that two saves of the same sections cannot wait for each other in a circle.
    for (const { item, at } of inOrder(items)) saved[at] = await save(transaction, deps.now(), scope, item)
    return saved
  })
}

const inOrder = (items: readonly GenericItemInput[]) =>
  items.map((item, at) => ({ item, at })).sort((one, other) => key(one.item).localeCompare(key(other.item)))

const key = (item: GenericItemInput) => `${buildingOf(item)} ${item.item_type}`

function validateItems(
  scope: HomeScope,
  items: readonly GenericItemInput[],
  under: (index: number) => string,
): void {
  const { config } = scope.partner
  const translate = translator(scope.language, config)
  const fields = items.flatMap((item, index) => {
    const asked = sectionFields(config.settings.sections.audit_sections, item.item_type)
    const questions = sectionQuestions(asked, (text) => translate(text))
    const mistakes = validateSomeAnswers(questions, item.data, fieldMessages(translate))
    return fieldProblems(mistakes, `${under(index)}/data`)
  })
  if (fields.length > 0) throw new Problem('assessment.invalid-answer', { fields })
}

function save(db: PartnerDb, at: Date, scope: HomeScope, item: GenericItemInput): Promise<StoredItem> {
  const what = { action: 'assessment.answer', record: { type: 'generic_item', of: buildingOf(item) } }
  return change(db, scope, what, (changeDb) => answer(changeDb, at, scope, item))
}

async function answer(
  db: ChangeDb,
  at: Date,
  scope: HomeScope,
  item: GenericItemInput,
): Promise<Changed<StoredItem>> {
  const row = await lockItem(db, scope.partnerId, buildingOf(item), item.item_type, at)
  const fields = sectionFields(scope.partner.config.settings.sections.audit_sections, item.item_type)
  const before = { data: row.data, answeredAt: row.answered_at }
  const merged = mergeAnswers(
    before,
    { data: item.data, answeredAt: item.answered_at },
    sectionQuestions(fields),
    at.toISOString(),
  )
  const logged = { before: before.data, after: merged.data }
  const saved = await writeAnswers(db, row, merged, difference(logged) === undefined ? row.updated_at : at)
  return { result: saved, id: row.id, ...logged }
}
