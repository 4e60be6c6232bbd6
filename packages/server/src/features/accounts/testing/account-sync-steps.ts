import { type AuditStep, again, call, test } from '../../../testing/audit-walk.ts'

export const accountSyncSteps: readonly AuditStep[] = [
  [
    'GET /api/v1/users/fetch_sites_fields',
    'user.change-site-permission',
    async () => {
      await test.db.updateTable('utility_accounts').set({ site_permission: 'walked' }).execute()
      await test.db
        .updateTable('users')
        .set({ partner_account_id: 'BO-100-577' })
        .where('email', '=', 'homeowner@boreale.test')
        .execute()
      return call('GET', '/api/v1/users/fetch_sites_fields', undefined, await again('homeowner@boreale.test'))
    },
  ],
  [
    'GET /api/v1/users/account_verification/search_and_sync_account',
    'user.account-search',
    async () => {
      const as = await again('homeowner@boreale.test')
      const { id } = (await call('GET', '/api/v1/users')).json().data
      const row = await test.db
        .selectFrom('users')
        .select('extra_info')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const extra_info = JSON.stringify({ ...row.extra_info, verification_step: 'email_search' })
      await test.db.updateTable('users').set({ extra_info }).where('id', '=', id).execute()
      return call('GET', '/api/v1/users/account_verification/search_and_sync_account', undefined, as)
    },
  ],
]
