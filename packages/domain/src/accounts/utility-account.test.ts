import { describe, expect, it } from 'vitest'
import { accountIdKey, addressKey, looseKey } from './address-match.ts'
import { accountsOfRows, UtilityAccountRow } from './utility-account.ts'

describe('addresses', () => {
  it.each([
    ['12 Elm Street, Apt. 4', '12 elm st apt 4'],
    ['1450, rue Saint-Édouard Ouest', '1450 RUE SAINT EDOUARD OUEST'],
    ['7 North  Shore Drive', '7 N. Shore Dr'],
    ['Rua da Praça 3', 'R. da Praca 3'],
  ])('%s and %s are one', (left, right) => {
    expect(addressKey(left)).toBe(addressKey(right))
  })
  it('different house numbers stay different', () => {
    expect(addressKey('12 Elm St')).not.toBe(addressKey('112 Elm St'))
    expect(addressKey('1 2 Elm St')).not.toBe(addressKey('12 Elm St'))
  })
  it('names, zips and account ids are compared as they sound, not as they are set', () => {
    expect(looseKey("O'Neil-Côté")).toBe(looseKey('oneil cote'))
    expect(looseKey('h2x 1y4')).toBe(looseKey('H2X1Y4'))
    expect(accountIdKey('bo-100 234')).toBe('BO100234')
  })
})

describe('import rows', () => {
  const row = {
    account_id: 'A-1',
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'Ada@Oakridge.test',
    mailing_address: '1 Elm St',
    city: 'Madison',
    region: 'WI',
    country: 'US',
    zip: '53703',
    site_permission: 'ru',
    site_id: 'S-1',
    site_address: '1 Elm St',
    site_city: 'Madison',
    site_region: 'WI',
    site_zip: '53703',
  }
  it('of one account become one account with its sites', () => {
    const rows = [
      row,
      { ...row, account_id: 'a 1', site_id: 'S-2', site_address: '9 Oak Ave' },
      { ...row, account_id: 'A-2', email: '' },
    ]
    const [first, second] = accountsOfRows(rows.map((each) => UtilityAccountRow.parse(each)))
    expect(first).toMatchObject({ accountId: 'A-1', email: 'ada@oakridge.test', site_permission: 'ru' })
    expect(first?.sites.map((site) => site.id)).toEqual(['S-1', 'S-2'])
    expect(second).toMatchObject({ accountId: 'A-2', email: null })
  })
  it.each([
    ['site_permission', 'admin'],
    ['email', 'not an email'],
    ['account_id', ' '],
    ['account_id', '--'],
    ['mailing_address', '-'],
    ['country', 'FR'],
  ])('refuse %s %j', (column, value) => {
    const result = UtilityAccountRow.safeParse({ ...row, [column]: value })
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[column]])
  })
})
