import { accountIdKey } from '@hearthlight/domain/accounts/address-match'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bySystem, change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { findAccountsByKey, saveAccounts } from './utility-account-store.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** More than a statement could hold with a parameter a value: PostgreSQL takes 65,535. */
const MANY = 4_000
const account = (number: number): UtilityAccount => {
  const place = { city: 'Sheboygan', region: 'WI', country: 'US', zip: '53081' }
  return {
    accountId: `MANY-${number}`,
    first_name: 'Ida',
    last_name: 'Berg',
    email: null,
    ...place,
    mailing_address: `${number} Pier Road`,
    site_permission: '',
    sites: [{ id: `S-${number}`, address1: `${number} Pier Road`, ...place }],
  }
}

it('saves many accounts with their sites in a few statements, again as they are then', async () => {
  const { id: partnerId } = test.partners.lakeshore
  const save = (accounts: readonly UtilityAccount[]) =>
    change(
      test.db,
      bySystem(partnerId, 'test'),
      { action: 'test.save', record: { type: 'partner', id: partnerId } },
      async (db) => ({ result: await saveAccounts(db, { partnerId }, accounts) }),
    )
  const accounts = Array.from({ length: MANY }, (_, index) => account(index))
  await save(accounts)
  const moved = { ...account(7), mailing_address: '1 Oak Street', email: 'ida@example.test', sites: [] }
  await save([moved])
  const found = await inPartner(test.db, { partnerId }, (db) =>
    findAccountsByKey(db, { partnerId }, ['MANY-7', 'MANY-8', `MANY-${MANY - 1}`].map(accountIdKey)),
  )
  expect([...found.values()].toSorted((a, b) => a.accountId.localeCompare(b.accountId))).toEqual([
    account(MANY - 1),
    moved,
    account(8),
  ])
})
