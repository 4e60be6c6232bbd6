import type { DraftDocument } from '@hearthlight/domain/shared/draft'
import type { Selectable } from 'kysely'
import type { PartnerDb, Schema } from '../database/schema.ts'
import { actorName, type Scope } from '../scope.ts'

export type DraftKind = Schema['studio_drafts']['kind']
export type StoredDraft = Selectable<Schema['studio_drafts']>
/** Which draft: what it is of shares its id. */
export type WhichDraft = { readonly kind: DraftKind; readonly id: string }

export const listDrafts = (db: PartnerDb, { partnerId }: Scope, kind: DraftKind): Promise<StoredDraft[]> =>
  db
    .selectFrom('studio_drafts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .execute()

const oneDraft = (db: PartnerDb, { partnerId }: Scope, { kind, id }: WhichDraft) =>
  db
    .selectFrom('studio_drafts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('id', '=', id)

export const findDraft = (db: PartnerDb, scope: Scope, which: WhichDraft): Promise<StoredDraft | undefined> =>
  oneDraft(db, scope, which).executeTakeFirst()

/** To be published: nobody saves it meanwhile. */
export const lockDraft = (db: PartnerDb, scope: Scope, which: WhichDraft): Promise<StoredDraft | undefined> =>
  oneDraft(db, scope, which).forUpdate().executeTakeFirst()

type NewDraft = { readonly document: DraftDocument; readonly base: DraftDocument | null; readonly at: Date }

/** Begins a draft; one that is there stays as it is. */
export async function beginDraft(
  db: PartnerDb,
  scope: Scope,
  { kind, id }: WhichDraft,
  { document, base, at }: NewDraft,
): Promise<void> {
  await db
    .insertInto('studio_drafts')
    .values({
      partner_id: scope.partnerId,
      kind,
      id,
      revision: 1,
      updated_at: at,
      updated_by: actorName(scope.actor),
      document: JSON.stringify(document),
      base: base && JSON.stringify(base),
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'kind', 'id']).doNothing())
    .execute()
}

/** Nothing is written over a save that the asker has not seen: then there is no answer. */
export const writeDraft = (
  db: PartnerDb,
  scope: Scope,
  { kind, id }: WhichDraft,
  saved: { readonly document: DraftDocument; readonly revision: number; readonly at: Date },
): Promise<StoredDraft | undefined> =>
  db
    .updateTable('studio_drafts')
    .set({
      document: JSON.stringify(saved.document),
      revision: saved.revision + 1,
      updated_at: saved.at,
      updated_by: actorName(scope.actor),
    })
    .where('partner_id', '=', scope.partnerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('revision', '=', saved.revision)
    .returningAll()
    .executeTakeFirst()

export async function removeDraft(
  db: PartnerDb,
  { partnerId }: Scope,
  { kind, id }: WhichDraft,
): Promise<void> {
  await db
    .deleteFrom('studio_drafts')
    .where('partner_id', '=', partnerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
}
