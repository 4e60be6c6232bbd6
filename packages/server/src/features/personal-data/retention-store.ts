import { type RawBuilder, sql } from 'kysely'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { hasEnded } from './subject-store.ts'

type Old = (db: PlatformDb, scope: InPartner, before: Date, most: number) => Promise<string[]>

/** Applications that were begun and not touched since; one that a visit or a payment hangs on is no mere draft. */
export const listOldDrafts: Old = (db, { partnerId }, before, most) =>
  ids(
    db,
    sql`select a.id from applications a
      where a.partner_id = ${partnerId} and a.submitted_at is null and a.updated_at < ${before}
        and not exists (select from application_drafts d
          where d.partner_id = a.partner_id and d.application_id = a.id and d.updated_at >= ${before})
        and not exists (select from applications part
          where part.partner_id = a.partner_id and part.parent_id = a.id and part.submitted_at is not null)
        and not exists (select from bookings b where b.partner_id = a.partner_id and b.application_id = a.id)
        and not exists (select from payments p where p.partner_id = a.partner_id and p.application_id = a.id)
      order by a.updated_at limit ${most} for update of a`,
  )

/** What was given for an application that ended; not while a payment for it is open. */
export const listClosedDocuments: Old = (db, { partnerId }, before, most) =>
  ids(
    db,
    sql`select documents.id from documents
      join applications on applications.partner_id = documents.partner_id and applications.id = documents.project_id
      left join program_versions program on program.partner_id = applications.partner_id
        and program.program_id = applications.program_id and program.version = applications.program_version
      where documents.partner_id = ${partnerId} and applications.submitted_at is not null
        and applications.status_at < ${before} and ${hasEnded}
        and not exists (select from payments p where p.partner_id = applications.partner_id
          and p.application_id = applications.id and p.status not in ('paid', 'cancelled'))
      limit ${most} for update of documents, applications`,
  )

async function ids(db: PlatformDb, query: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await query.$castTo<{ readonly id: string }>().execute(db)
  return rows.map(({ id }) => id)
}
