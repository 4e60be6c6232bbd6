import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type ByStaff = { readonly id: string; readonly name: string }
export type Colleague = ByStaff & { readonly email: string }

/** Who works at the partner now, by name: who was invited only, or switched off, is told nothing of an application. */
export const listColleagues = (db: PartnerDb, { partnerId }: InPartner): Promise<Colleague[]> =>
  db
    .selectFrom('admins')
    .select(['id', 'name', 'email'])
    .where('partner_id', '=', partnerId)
    .where('joined_at', 'is not', null)
    .where('switched_off_at', 'is', null)
    .orderBy('name')
    .limit(200)
    .execute()

/** Oldest first. */
export const listNotes = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('application_notes')
    .select(['id', 'by_name', 'content', 'mentions', 'created_at'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function insertNote(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  note: { readonly content: string; readonly mentions: readonly ByStaff[] },
  { by, at }: { readonly by: ByStaff; readonly at: Date },
): Promise<void> {
  const mentions = JSON.stringify(note.mentions.map(({ id, name }) => ({ id, name })))
  await db
    .insertInto('application_notes')
    .values({
      partner_id: partnerId,
      id: newId(),
      application_id: applicationId,
      by_id: by.id,
      by_name: by.name,
      content: note.content,
      mentions,
      created_at: at,
    })
    .execute()
}
