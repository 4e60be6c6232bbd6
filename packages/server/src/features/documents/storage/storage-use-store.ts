import type { StorageUse } from '@hearthlight/domain/partner/storage/storage'
import { sql } from 'kysely'
import type { OwnedBy } from '../../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Of two people of a partner who send something at once the second counts what the first has sent. */
export async function lockStorage(db: ChangeDb, { partnerId }: InPartner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${partnerId}, 7047))`.execute(db)
}

const summed = (db: Pick<PlatformDb, 'selectFrom'>) =>
  db
    .selectFrom('storage_use')
    .select(({ fn }) => [
      fn.coalesce(fn.sum<string>('documents'), sql.lit('0')).as('documents'),
      fn.coalesce(fn.sum<string>('bytes'), sql.lit('0')).as('bytes'),
    ])

const asNumbers = ({ documents, bytes }: { documents: string; bytes: string }): StorageUse => ({
  documents: Number(documents),
  bytes: Number(bytes),
})

export const storageOfPartner = async (db: PartnerDb, { partnerId }: InPartner): Promise<StorageUse> =>
  asNumbers(await summed(db).where('partner_id', '=', partnerId).executeTakeFirstOrThrow())

export const storageOfPerson = async (db: PartnerDb, { partnerId, ownerId }: OwnedBy): Promise<StorageUse> =>
  asNumbers(
    await summed(db)
      .where('partner_id', '=', partnerId)
      .where('user_id', '=', ownerId)
      .executeTakeFirstOrThrow(),
  )

/** By partner; who has no documents is not among them. */
export async function storageOfAll(db: PlatformDb): Promise<ReadonlyMap<string, StorageUse>> {
  const rows = await summed(db).select('partner_id').groupBy('partner_id').execute()
  return new Map(rows.map(({ partner_id, ...use }) => [partner_id, asNumbers(use)]))
}
