import type { Insertable } from 'kysely'
import type { PlatformDb, Schema } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

type Pictures = Schema['partner_pictures']

export const insertPicture = (
  db: PlatformDb,
  { partnerId }: InPartner,
  row: Omit<Insertable<Pictures>, 'partner_id'>,
) =>
  db
    .insertInto('partner_pictures')
    .values({ ...row, partner_id: partnerId })
    .execute()

/** Which of these there are. */
export async function findPictureIds(
  db: PlatformDb,
  { partnerId }: InPartner,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('partner_pictures')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export const findPicture = (db: PlatformDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('partner_pictures')
    .select(['id', 'content_type', 'size'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()
