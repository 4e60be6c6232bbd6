import type { SentMailQuery } from '@hearthlight/domain/records/sent-mail'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/queries/keyset.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

const mails = (db: PartnerDb, { partnerId }: InPartner) =>
  db.selectFrom('sent_mails').selectAll().where('partner_id', '=', partnerId)

export type StoredSentMail = NonNullable<Awaited<ReturnType<typeof findSentMail>>>

export const findSentMail = (db: PartnerDb, scope: InPartner, id: string) =>
  mails(db, scope).where('id', '=', id).executeTakeFirst()

export function listSentMails(db: PartnerDb, scope: InPartner, { q, state, ...page }: SentMailQuery) {
  let query = mails(db, scope)
  if (q !== undefined) query = query.where(sql`lower("to")`, 'like', `${escaped(q.toLowerCase())}%`)
  if (state !== undefined) query = query.where('state', '=', state)
  return keysetPage(query, page, {
    sorts: { created: { by: sql.ref('created_at'), kind: 'timestamptz' } },
    id: { by: sql.ref('id'), kind: 'uuid' },
  })
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')
