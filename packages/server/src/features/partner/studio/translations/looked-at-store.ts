import { createHash } from 'node:crypto'
import type { LookedAt } from '@hearthlight/domain/studio/translations/own-texts'
import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner } from '../../../../platform/scope.ts'

/** The marks of all documents of a partner. */
export const listLookedAt = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('looked_at_texts')
    .select(['document', 'language', 'source', 'text'])
    .where('partner_id', '=', partnerId)
    .orderBy('looked_at', 'desc')
    .execute()

/** What was looked at before stays so. */
export const insertLookedAt = (
  db: ChangeDb,
  { partnerId }: InPartner,
  document: string,
  texts: readonly LookedAt[],
  at: Date,
) =>
  db
    .insertInto('looked_at_texts')
    .values(
      texts.map(({ language, source, text }) => ({
        partner_id: partnerId,
        document,
        language,
        source,
        text,
        looked_at: at,
        digest: createHash('sha256')
          .update(JSON.stringify([source, text]))
          .digest('hex'),
      })),
    )
    .onConflict((conflict) => conflict.columns(['partner_id', 'document', 'language', 'digest']).doNothing())
    .execute()
