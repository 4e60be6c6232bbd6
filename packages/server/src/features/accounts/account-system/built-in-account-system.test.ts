import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountSystemContract } from '../../../testing/account-system-contract.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { reportingFailures } from './account-system.ts'
import { builtInAccountSystem } from './built-in-account-system.ts'
import { importAccounts } from './import-accounts.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

describe('the built-in account system', () => {
  accountSystemContract(() => ({
    system: builtInAccountSystem(test.db),
    partnerId: test.partners.boreale.id,
    otherPartnerId: test.partners.tejo.id,
  }))
})

it('a failure of the system is logged and told as one problem', async () => {
  const logged: unknown[] = []
  const broken = builtInAccountSystem(test.db)
  const down = new Error('connection refused')
  const system = reportingFailures({ ...broken, findByEmail: () => Promise.reject(down) }, (error) =>
    logged.push(error),
  )
  await expect(system.findByEmail({ partnerId: 'x' }, 'a@b.test')).rejects.toThrow(
    'accounts.fulfill-api-error',
  )
  expect(logged).toEqual([down])
})

describe('the import', () => {
  const HEADER =
    'account_id,first_name,last_name,email,mailing_address,city,region,country,zip,site_permission,site_id,site_address,site_city,site_region,site_zip'
  const row = (accountId: string, siteId: string, more: { permission?: string; email?: string } = {}) =>
    `${accountId},Ana,Reis,${more.email ?? ''},"Rua 1, 2.º",Lisboa,Lisboa,PT,1000-001,${more.permission ?? ''},${siteId},Rua 1,Lisboa,Lisboa,1000-001`
  const read = (...rows: string[]) =>
    importAccounts(test.db, test.partners.tejo.id, [HEADER, ...rows].join('\r\n'))
  const account = (accountId: string) =>
    builtInAccountSystem(test.db).account({ partnerId: test.partners.tejo.id }, accountId)

  it('reads accounts with their sites, byte order mark and quoted cells included', async () => {
    const csv = `\uFEFF${[HEADER, row('N-1', 'S-1'), row('N-1', 'S-2'), row('N-2', 'S-3'), ''].join('\r\n')}`
    const result = await importAccounts(test.db, test.partners.tejo.id, csv)
    expect(result).toEqual({ kind: 'imported', accounts: 2, sites: 3 })
    expect(await account('N-1')).toMatchObject({ mailing_address: 'Rua 1, 2.º', email: null })
  })
  it('read again, brings an account up to date and replaces its sites', async () => {
    await read(row('N-1', 'S-9', { permission: 'ru' }))
    expect(await account('n1')).toMatchObject({ site_permission: 'ru', sites: [{ id: 'S-9' }] })
  })
  it('with faulty rows names each of them and changes nothing', async () => {
    const result = await read(
      row('N-7', 'S-1'),
      row('', 'S-2'),
      row('N-8', 'S-3', { permission: 'x', email: 'nope' }),
    )
    expect(result.kind).toBe('refused')
    const faults = result.kind === 'refused' ? result.faults : []
    expect(faults.map(({ line, message }) => `${line} ${message.split(' ')[0]}`)).toEqual([
      '3 account_id',
      '4 email',
      '4 site_permission',
    ])
    expect(await account('N-7')).toBeUndefined()
  })
  it('refuses a file with other columns', async () => {
    const result = await importAccounts(test.db, test.partners.tejo.id, 'id,name\n1,Ana')
    expect(result.kind).toBe('refused')
  })
})
