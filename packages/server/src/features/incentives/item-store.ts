import type { Incentive, ListItem } from '@hearthlight/domain/incentives/incentive'
import type { IncentiveLists } from '@hearthlight/domain/incentives/incentive-lists'
import { incentiveLists, listItem } from '@hearthlight/domain/incentives/incentive-lists'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

const dictionariesOf = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('incentive_dictionaries')
    .select('definition')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()

/** Whether the partner's incentives know a document by this code. */
export async function isDocumentItem(db: PartnerDb, scope: InPartner, code: string): Promise<boolean> {
  const row = await dictionariesOf(db, scope)
  return Object.hasOwn(row?.definition.documents ?? {}, code)
}

/** A question that the partner's incentives know by this code; whether it must be answered is for the incentive to say. */
export async function findListItem(db: PartnerDb, scope: Scope, code: string): Promise<ListItem | undefined> {
  const row = await dictionariesOf(db, scope)
  if (row === undefined || !Object.hasOwn(row.definition.questions, code)) return undefined
  return listItem(row.definition, code, true, scope.language)
}

/** Codes of the questions and documents that only staff with a permission of their own read. */
export async function restrictedCodes(db: PartnerDb, scope: InPartner) {
  const row = await dictionariesOf(db, scope)
  const restricted = (items: Readonly<Record<string, { readonly restrict_data_access?: boolean }>> = {}) =>
    new Set(Object.keys(items).filter((code) => items[code]?.restrict_data_access))
  return {
    questions: restricted(row?.definition.questions),
    documents: restricted(row?.definition.documents),
  }
}

/** What one incentive asks for and pays, and how often one may apply for it. */
export async function readIncentiveLists(
  db: PartnerDb,
  scope: Scope,
  incentiveId: string,
): Promise<
  IncentiveLists &
    Pick<Incentive, 'user_quantity_limitation' | 'building_quantity_limitation' | 'amount_formula'>
> {
  const row = await db
    .selectFrom('incentives')
    .innerJoin('incentive_dictionaries', 'incentive_dictionaries.partner_id', 'incentives.partner_id')
    .select(['incentives.definition', 'incentive_dictionaries.definition as dictionaries'])
    .where('incentives.partner_id', '=', scope.partnerId)
    .where('incentives.id', '=', incentiveId)
    .executeTakeFirstOrThrow()
  const { user_quantity_limitation, building_quantity_limitation } = row.definition
  const lists = incentiveLists(row.definition, row.dictionaries, scope.language)
  return {
    ...lists,
    user_quantity_limitation,
    building_quantity_limitation,
    amount_formula: row.definition.amount,
  }
}
