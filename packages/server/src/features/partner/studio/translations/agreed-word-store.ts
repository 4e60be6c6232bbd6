import type { AgreedWord } from '@hearthlight/domain/studio/translations/agreed-words'
import type { ChangeDb, PartnerDb } from '../../../../platform/database/schema.ts'
import type { InPartner } from '../../../../platform/scope.ts'

/** All of a partner, by what they are in its first language. */
export const listAgreedWords = (db: PartnerDb, { partnerId }: InPartner): Promise<AgreedWord[]> =>
  db
    .selectFrom('agreed_words')
    .select(['language', 'source', 'text', 'avoid'])
    .where('partner_id', '=', partnerId)
    .orderBy('language')
    .orderBy('source')
    .execute()

export const writeAgreedWord = (db: ChangeDb, { partnerId }: InPartner, word: AgreedWord) =>
  db
    .insertInto('agreed_words')
    .values({ partner_id: partnerId, ...word })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'language', 'source'])
        .doUpdateSet({ text: word.text, avoid: word.avoid }),
    )
    .execute()

export const deleteAgreedWord = (
  db: ChangeDb,
  { partnerId }: InPartner,
  { language, source }: Pick<AgreedWord, 'language' | 'source'>,
) =>
  db
    .deleteFrom('agreed_words')
    .where('partner_id', '=', partnerId)
    .where('language', '=', language)
    .where('source', '=', source)
    .execute()
