import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whileAnotherTabSaves } from '../../../testing/browsers/another-tab.ts'
import { changePartner } from '../../../testing/change-partner.ts'
import { changeRows } from '../../../testing/database/change-rows.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'
import { insertUser, mergeExtraInfo } from '../user-store.ts'

const boreale = { host: 'boreale.localhost', 'accept-language': 'en' }
const SEARCH = '/api/v1/users/account_verification/search_and_sync_account'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const get = (url: string, headers: object) => test.app.inject({ method: 'GET', url, headers: { ...headers } })
const userOf = async (headers: object) => (await get('/api/v1/users', headers)).json().data.attributes
const search = async (headers: object, accountId?: string) => {
  const query = accountId === undefined ? '' : `?accountId=${encodeURIComponent(accountId)}`
  return (await get(`${SEARCH}${query}`, headers)).json().data.attributes.type
}
const verify = (payload: object, headers: object = boreale) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/users/account_verification',
    payload,
    headers: { ...headers },
  })

/** A person in the first step of the search, as single sign-on or sign-up leaves them. */
async function searching(
  email: string,
  more: { confirmed?: boolean; first_name?: string } = {},
): Promise<SignedIn> {
  const scope = { partnerId: test.partners.boreale.id, language: 'en' } as const
  await changeRows(test.db, scope.partnerId, (db) =>
    insertUser(db, scope, {
      email,
      name: 'New user',
      first_name: more.first_name ?? '',
      last_name: '',
      mailing_address: '',
      city: '',
      region: '',
      country: '',
      community: '',
      zip: '',
      consent: true,
      subscribed: false,
      password_hash: null,
      user_type: 'customer',
      partner_account_id: null,
      third_party_signup: true,
      email_confirmed_at: more.confirmed === false ? null : new Date(),
      who_dunnit_admin_id: null,
      extra_info: { ...EMPTY_EXTRA_INFO, is_fulfill_sync: true, verification_step: 'email_search' },
    }),
  )
  return { ...(await test.signIn(email, 'boreale')), 'accept-language': 'en' } as SignedIn
}
async function saveDetails(headers: SignedIn, details: object) {
  const { id } = await userOf(headers)
  return test.app.inject({
    method: 'PUT',
    url: `/api/v1/users/${id}`,
    payload: { user: { consent: true, ...details } },
    headers,
  })
}
const linesOf = async (headers: SignedIn, action: string) =>
  test.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', action)
    .where('record_id', '=', (await userOf(headers)).id)
    .orderBy('id')
    .execute()
const priya = {
  first_name: 'Priya',
  last_name: 'Natarajan',
  mailing_address: '640 King St. West',
  city: 'Sudbury',
  zip: 'p3e3k9',
}

describe('account verification', () => {
  it('answers success, userExist, accountId, email [S1-7.012] [S2-7.076] [S1-4.016]', async () => {
    const known = await verify({ accountId: 'bo 200 018', address: '19 maple court' })
    expect(known.json().data.attributes).toEqual({
      success: true,
      userExist: false,
      accountId: 'BO-200-018',
      email: 'j•••@b•••.test',
      warning: null,
    })
    const taken = await verify({ accountId: 'BO-100-234', address: '1450 rue Saint-Edouard' })
    expect(taken.json().data.attributes).toMatchObject({
      success: false,
      userExist: true,
      accountId: 'BO-100-234',
      email: expect.stringContaining('•••@'),
      warning: null,
    })
    const unknown = await verify({ accountId: 'BO-999-999', address: '19 Maple Court' })
    expect(unknown.json().data.attributes).toMatchObject({
      success: false,
      userExist: false,
      accountId: 'BO-999-999',
      email: null,
      warning: expect.stringContaining('bill'),
    })
  })
  it('takes the address of any site of the account', async () => {
    const answer = await verify({ accountId: 'BO-100-234', address: '12 chemin du lac bleu' })
    expect(answer.json().data.attributes.userExist).toBe(true)
  })
  it('with a wrong address tells nothing about the account [S1-7.012]', async () => {
    const [wrongAddress, wrongId] = [
      await verify({ accountId: 'BO-200-018', address: '1 Elsewhere' }),
      await verify({ accountId: 'BO-000-000', address: '1 Elsewhere' }),
    ]
    const { accountId: _a, ...first } = wrongAddress.json().data.attributes
    const { accountId: _b, ...second } = wrongId.json().data.attributes
    expect(first).toEqual(second)
  })
  it('does not know the accounts of another partner', async () => {
    await changePartner(test, 'tejo', { settings: { enable_sign_up_integrated: true } })
    const answer = await verify(
      { accountId: 'BO-200-018', address: '19 Maple Court' },
      { host: 'tejo.localhost' },
    )
    expect(answer.json().data.attributes.success).toBe(false)
    await changePartner(test, 'tejo')
  })
  it('is not there where sign-up does not begin with it', async () => {
    const answer = await verify(
      { accountId: 'TJ-7001162', address: 'Rua das Flores 1' },
      { host: 'tejo.localhost' },
    )
    expect(answer.statusCode).toBe(404)
  })
  it('slows down guesses at many accounts from one network, which its own account makes no better', async () => {
    const from = (accountId: string, address = '19 Maple Court') =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/users/account_verification',
        payload: { accountId, address },
        headers: boreale,
        remoteAddress: '10.9.0.1',
      })
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await from(`BO-900-00${guess}`)).statusCode).toBe(200)
      if (guess === 5) expect((await from('BO-200-018')).json().data.attributes.success).toBe(true)
    }
    expect((await from('BO-900-010')).statusCode).toBe(429)
  })
  it('slows down guesses at one account from many networks', async () => {
    const from = (address: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/users/account_verification',
        payload: { accountId: 'BO-100-611', address: `${address} Guess Road` },
        headers: boreale,
        remoteAddress: `10.8.0.${address}`,
      })
    for (let guess = 0; guess < 50; guess += 1) expect((await from(guess)).statusCode).toBe(200)
    expect((await from(50)).statusCode).toBe(429)
  })
})

describe('account search', () => {
  it('answers the three types [S1-7.013] [S2-7.074]', async () => {
    expect(await search(await searching('synced@boreale.test'))).toBe('user_synced')
    expect(await search(await searching('twice@boreale.test'))).toBe('more_than_one_found')
    expect(await search(await searching('unknown@boreale.test'))).toBe('account_not_found')
  })
  it('takes over what the account system knows of the one it found', async () => {
    const user = await userOf(await test.signIn('synced@boreale.test'))
    expect(user).toMatchObject({
      name: 'Olivier Tremblay',
      partner_account_id: 'BO-100-577',
      city: 'Gatineau',
      extra_info: { fulfill_site_permission: 'ru', verification_step: null, is_fulfill_sync: true },
    })
  })
  it('brings the sites of the account over as homes, which a person may not always add', async () => {
    const me = await test.signIn('synced@boreale.test')
    const homes = async () => (await get('/api/v1/buildings/', me)).json().records.data
    const [home, ...others] = await homes()
    expect(others).toEqual([])
    expect(home.attributes).toMatchObject({
      address1: '88, avenue des Érables',
      city: 'Gatineau',
      region: 'QC',
      country: 'CA',
      zip: 'J8X 1A1',
      partner_building_id: 'S-57701',
    })
    const { id } = await userOf(me)
    const partner = { partnerId: test.partners.boreale.id }
    await changeRows(test.db, partner.partnerId, (db) =>
      mergeExtraInfo(db, partner, id, { verification_step: 'email_search' }),
    )
    expect(await search(me)).toBe('user_synced')
    expect(await homes()).toHaveLength(1)
  })
  it('moves off the email step whatever it finds, then off the details, and then is over [S2-3.038]', async () => {
    const me = await searching('walks@boreale.test')
    const steps = []
    for (let round = 0; round < 3; round += 1) {
      const { extra_info } = await userOf(me)
      steps.push([extra_info.verification_step, await search(me)])
    }
    expect(steps).toEqual([
      ['email_search', 'account_not_found'],
      ['detail_search', 'account_not_found'],
      [null, 'no_search_needed'],
    ])
  })
  it('finds by details what the email did not find', async () => {
    const me = await searching('priya@elsewhere.test')
    expect(await search(me)).toBe('account_not_found')
    expect((await saveDetails(me, priya)).statusCode).toBe(200)
    expect(await search(me, 'bo 200 042')).toBe('user_synced')
    expect(await userOf(me)).toMatchObject({ partner_account_id: 'BO-200-042' })
  })
  it('does not give an account to a second person', async () => {
    const me = await searching('thief@boreale.test')
    await search(me)
    await saveDetails(me, priya)
    expect(await search(me, 'BO-200-042')).toBe('account_not_found')
  })
  it.each([
    ['no number', undefined],
    ['another number', 'BO-200-019'],
  ])('gives nobody an account for a name and an address with %s', async (what, accountId) => {
    const me = await searching(`${what.replace(' ', '-')}@elsewhere.test`)
    await search(me)
    await saveDetails(me, {
      first_name: 'James',
      last_name: 'Whitfield',
      mailing_address: '19 Maple Court',
      city: 'Ottawa',
      zip: 'K1S 2B7',
    })
    expect(await search(me, accountId)).toBe('account_not_found')
    expect((await userOf(me)).partner_account_id).toBeNull()
  })
  it('is made by our own page only, and not by HEAD', async () => {
    const me = await searching('elsewhere@boreale.test')
    expect((await get(SEARCH, { ...me, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await test.app.inject({ method: 'HEAD', url: SEARCH, headers: me })).statusCode).toBe(404)
    expect((await userOf(me)).extra_info.verification_step).toBe('email_search')
  })
  it('does not search by an email that nobody confirmed', async () => {
    const me = await searching('james.whitfield@boreale.test', { confirmed: false })
    expect(await search(me)).toBe('account_not_found')
  })
  it('makes an account for a person nobody knew, from the profile they save', async () => {
    const me = await searching('brandnew@boreale.test')
    await search(me)
    await search(me)
    const details = { ...priya, first_name: 'Noé', mailing_address: '3 Pine Rd' }
    const saved = (await saveDetails(me, details)).json().data.attributes
    expect(saved).toMatchObject({
      partner_account_id: expect.stringMatching(/^P-/),
      extra_info: { educate_created_sync: true },
    })
    const again = await verify({ accountId: saved.partner_account_id, address: '3 Pine Road' })
    expect(again.json().data.attributes.userExist).toBe(true)
  })
  it('is kept together with what another tab saved while it was made', async () => {
    const me = await searching('busy@boreale.test')
    await search(me)
    await search(me)
    await test.db
      .updateTable('users')
      .set({ last_name: 'Byron' })
      .where('email', '=', 'busy@boreale.test')
      .execute()
    const { last_name: _name, ...details } = priya
    const answer = await whileAnotherTabSaves(test.db, 'busy@boreale.test', 'Meanwhile', () =>
      saveDetails(me, { ...details, first_name: 'Ada' }),
    )
    expect(answer.json().data.attributes).toMatchObject({
      first_name: 'Ada',
      last_name: 'Meanwhile',
      name: 'Ada Meanwhile',
    })
  })
  it('is made only where accounts are synchronised, by fulfill_sync_details [S1-1.010]', async () => {
    expect(await search(await test.signIn('new@lakeshore.test'))).toBe('no_search_needed')
    const me = await searching('switched@boreale.test')
    await changePartner(test, 'boreale', { settings: { fulfill_sync_details: { allowed: false } } })
    expect(await search(me)).toBe('no_search_needed')
    await changePartner(test, 'boreale')
    expect(await search(me)).toBe('account_not_found')
  })
})

describe('sites', () => {
  it('come with the permission string [S1-7.014]', async () => {
    const answer = await get('/api/v1/users/fetch_sites_fields', await test.signIn('synced@boreale.test'))
    expect(answer.json().data.attributes).toEqual({
      fulfill_site_permission: 'ru',
      sites: [
        {
          id: 'S-57701',
          address1: '88, avenue des Érables',
          city: 'Gatineau',
          region: 'QC',
          country: 'CA',
          zip: 'J8X 1A1',
        },
      ],
    })
  })
  it('follow a permission that changed in the account system', async () => {
    await test.db
      .updateTable('utility_accounts')
      .set({ site_permission: 'r' })
      .where('account_number', '=', 'BO-100-577')
      .execute()
    const me = await test.signIn('synced@boreale.test')
    await get('/api/v1/users/fetch_sites_fields', me)
    expect((await userOf(me)).extra_info.fulfill_site_permission).toBe('r')
    const [line] = await linesOf(me, 'user.change-site-permission')
    expect(line).toEqual({
      before: { fulfill_site_permission: 'ru' },
      after: { fulfill_site_permission: 'r' },
    })
    await get('/api/v1/users/fetch_sites_fields', me)
    expect(await linesOf(me, 'user.change-site-permission')).toHaveLength(1)
  })
  it('of a person without an account are none', async () => {
    const answer = await get('/api/v1/users/fetch_sites_fields', await test.signIn('new@lakeshore.test'))
    expect(answer.json().data.attributes).toEqual({ fulfill_site_permission: '', sites: [] })
  })
})

it('a failing account system is told as fulfill_api_error', async () => {
  const me = await searching('unlucky@boreale.test')
  await test.db.schema.alterTable('utility_accounts').renameTo('utility_accounts_away').execute()
  const answer = await get(SEARCH, me)
  await test.db.schema.alterTable('utility_accounts_away').renameTo('utility_accounts').execute()
  expect(answer.statusCode).toBe(502)
  expect(answer.json().errors[0]).toEqual({
    status: '502',
    code: 'fulfill_api_error',
    title: 'The account system did not answer. Please try again in a few minutes.',
  })
  expect((await userOf(me)).extra_info.verification_step).toBe('email_search')
})
