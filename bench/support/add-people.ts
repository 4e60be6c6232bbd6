import { hashPassword } from '../../packages/server/src/features/accounts/passwords/password-hash.ts'
import { insertUser } from '../../packages/server/src/features/accounts/user-store.ts'
import type { Database } from '../../packages/server/src/platform/database/database.ts'
import { changeRows } from '../../packages/server/src/testing/database/change-rows.ts'

export const PASSWORD = 'Load-pass-2026'

/** People of a partner with an account and nothing else; answers their addresses. */
export async function addPeople(
  { db }: Pick<Database, 'db'>,
  code: string,
  count: number,
): Promise<string[]> {
  const { id: partnerId } = await db
    .selectFrom('partners')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  const password_hash = await hashPassword(PASSWORD)
  const emails = Array.from({ length: count }, (_, index) => `person-${index}@${code}.test`)
  await changeRows(db, partnerId, async (changeDb) => {
    for (const email of emails)
      await insertUser(
        changeDb,
        { partnerId, language: 'en' },
        {
          city: 'Sheboygan',
          country: 'US',
          region: 'WI',
          zip: '53081',
          mailing_address: '',
          email,
          password_hash,
          name: 'Kim Doe',
          first_name: 'Kim',
          last_name: 'Doe',
          community: '',
          consent: true,
          subscribed: false,
          user_type: 'customer',
          third_party_signup: false,
          partner_account_id: null,
          email_confirmed_at: new Date(),
          who_dunnit_admin_id: null,
          extra_info: {},
        },
      )
  })
  return emails
}
